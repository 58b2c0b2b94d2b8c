// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/verify.h"
#include "models/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>

namespace models {

/// Checks a game's theory against search on all small positions, on a thread of its own.
class TheoryCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// What is compared with search, the theory or, where no formula is known, a table: as the card's title,
    /// in a sentence, as a command, and as the label of what has been checked.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString command READ command NOTIFY changed)
    Q_PROPERTY(QString checkedLabel READ checkedLabel NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(bool done READ isDone NOTIFY changed)
    Q_PROPERTY(bool holds READ holds NOTIFY changed)
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY changed)
    Q_PROPERTY(int largestSize READ largestSize NOTIFY changed)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    Q_PROPERTY(QString checkedText READ checkedText NOTIFY changed)
    Q_PROPERTY(QStringList mismatches READ mismatches NOTIFY changed)

public:
    explicit TheoryCheck(QObject* parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString command() const;
    [[nodiscard]] QString checkedLabel() const;
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// There is a result, be it of a check that was stopped.
    [[nodiscard]] bool isDone() const { return m_result.has_value(); }
    /// Everything was compared and nothing differed.
    [[nodiscard]] bool holds() const { return m_result && m_result->holds(); }
    /// All positions up to this size are compared.
    [[nodiscard]] int size() const { return m_size; }
    void setSize(int size);
    [[nodiscard]] int largestSize() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString resultText() const;
    /// "122 positions"; empty unless the check holds.
    [[nodiscard]] QString checkedText() const;
    /// The first positions on which theory and search differ, a line each.
    [[nodiscard]] QStringList mismatches() const;

    /// The game to check; another one than before forgets the result.
    void setGame(const std::string& gameId);
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

signals:
    void changed();
    void progressChanged();

private:
    void receive(const analysis::Verification& result);
    void setProgress(quint64 positions);

    std::string m_gameId;
    int m_size = 0;
    quint64 m_positions = 0;
    std::optional<analysis::Verification> m_result;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
