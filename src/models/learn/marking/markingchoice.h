// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/learn/marking/markedtask.h"
#include "wording/names/examples.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <utility>

namespace models {

/// What a person has chosen to mark: a ready-made task or an own one, in either convention. Kept with the
/// settings at once.
class MarkingChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The ready-made tasks, and "own" at the end.
    Q_PROPERTY(QStringList ids READ ids CONSTANT)
    Q_PROPERTY(QStringList titles READ titles CONSTANT)
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY changed)
    /// The own task is chosen.
    Q_PROPERTY(bool own READ isOwn NOTIFY changed)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY changed)
    Q_PROPERTY(bool misereOffered READ isMisereOffered NOTIFY changed)
    /// The own task: a family with n, or n and m, or a position; and the largest n and m of a family.
    Q_PROPERTY(QString ownText MEMBER m_ownText WRITE setOwnText NOTIFY changed)
    /// How a family and a position are typed.
    Q_PROPERTY(QString familyExample READ familyExample CONSTANT)
    Q_PROPERTY(QString positionExample READ positionExample CONSTANT)
    Q_PROPERTY(int ownN MEMBER m_ownN WRITE setOwnN NOTIFY changed)
    Q_PROPERTY(int ownM MEMBER m_ownM WRITE setOwnM NOTIFY changed)
    Q_PROPERTY(bool ownIsFamily READ ownIsFamily NOTIFY changed)
    Q_PROPERTY(bool ownHasM READ ownHasM NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What a MarkingModel is given.
    Q_PROPERTY(models::MarkedTask task READ task NOTIFY changed)

public:
    explicit MarkingChoice(QObject* parent = nullptr);

    [[nodiscard]] static QStringList ids();
    [[nodiscard]] static QStringList titles();
    [[nodiscard]] QString current() const { return m_current; }
    /// Others than ids() are ignored.
    void setCurrent(const QString& id)
    {
        if (ids().contains(id))
            assign(m_current, id);
    }
    [[nodiscard]] bool isOwn() const;
    [[nodiscard]] bool isMisere() const { return m_misere; }
    void setMisere(bool misere) { assign(m_misere, misere); }
    /// An own text says itself which convention it means.
    [[nodiscard]] bool isMisereOffered() const { return !isOwn(); }
    [[nodiscard]] static QString familyExample() { return wording::example(games::ExampleOf::MarkedFamily); }
    [[nodiscard]] static QString positionExample()
    {
        return wording::example(games::ExampleOf::MarkedPosition);
    }
    void setOwnText(const QString& text) { assign(m_ownText, text.trimmed()); }
    void setOwnN(int n) { assign(m_ownN, std::clamp(n, 0, largestSize)); }
    void setOwnM(int m) { assign(m_ownM, std::clamp(m, 0, largestSize)); }
    [[nodiscard]] bool ownIsFamily() const;
    [[nodiscard]] bool ownHasM() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] MarkedTask task() const;

    static constexpr int largestSize = 399;

signals:
    void changed();

private:
    template <typename T>
    void assign(T& member, const T& value)
    {
        if (std::exchange(member, value) != value)
            keep();
    }
    void keep();

    QString m_current;
    bool m_misere = false;
    QString m_ownText;
    int m_ownN = 12;
    int m_ownM = 5;
};

} // namespace models
