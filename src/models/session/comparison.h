// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "models/analysis/analyst.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace models {

/// Two positions compared by playing their difference: how the first stands to the second, and why. It is
/// there while the difference, as it was put on the table, is analysed.
class Comparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a session")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// "nim:3,5 = nim:6"; "G = H" where they are long.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    /// How the second player answers, where every board has its mirror image; else empty.
    Q_PROPERTY(QString mirror READ mirror NOTIFY changed)

public:
    explicit Comparison(Analyst* analyst) : m_analyst(analyst)
    {
        connect(m_analyst, &Analyst::changed, this, &Comparison::changed);
    }

    /// `difference`: G − H, which is analysed from now on.
    void begin(const games::Game& g, const games::Game& h, const games::Game& difference);

    [[nodiscard]] bool isShown() const
    {
        return !m_difference.empty() && m_analyst->game() && m_analyst->game()->notation() == m_difference;
    }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString mirror() const;

signals:
    void changed();

private:
    [[nodiscard]] std::optional<theory::Outcome> outcome() const
    {
        return isShown() && m_analyst->isSolved() ? m_analyst->answer()->verdict.outcome : std::nullopt;
    }

    Analyst* m_analyst;
    std::string m_first;
    std::string m_second;
    std::string m_difference;
};

} // namespace models
