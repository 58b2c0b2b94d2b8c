// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <utility>

namespace models {

/// Something that is shown to a class step by step: a position's ladder, a lesson, a picture of the Lab. What
/// the class may see already is `title`, `subtitle` and `sentence`; what only the teacher may see is
/// `answer`, `following` and `notes`, which no item of the projected window reads.
class Showing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A position, a lesson or a picture is shown")
    /// The step on screen, from 0.
    Q_PROPERTY(int step READ step NOTIFY shown)
    Q_PROPERTY(int steps READ steps NOTIFY shown)
    /// The farthest step that has been on screen since it began.
    Q_PROPERTY(int farthest READ farthest NOTIFY shown)
    /// Where the class is, the same in every window: "Step 3 of 30"; empty for a single step.
    Q_PROPERTY(QString stepText READ stepText NOTIFY shown)
    Q_PROPERTY(QString title READ title NOTIFY shown)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY shown)
    Q_PROPERTY(QString sentence READ sentence NOTIFY shown)
    /// For the teacher alone.
    Q_PROPERTY(QString answer READ answer NOTIFY shown)
    Q_PROPERTY(QString following READ following NOTIFY shown)
    Q_PROPERTY(QString notes READ notes NOTIFY shown)

public:
    explicit Showing(QObject* parent = nullptr) : QObject(parent)
    {
        connect(this, &Showing::shown, this, [this] {
            if (!m_isAway)
                m_farthest = std::max(m_farthest, step());
        });
    }

    [[nodiscard]] virtual int step() const = 0;
    [[nodiscard]] virtual int steps() const = 0;
    [[nodiscard]] int farthest() const { return m_farthest; }
    [[nodiscard]] virtual QString stepText() const
    {
        //: the number of this step, and how many there are
        return steps() > 1 ? tr("Step %1 of %2").arg(step() + 1).arg(steps()) : QString();
    }
    /// What it is about; tells nothing that is still hidden.
    [[nodiscard]] virtual QString title() const = 0;
    /// The rules, or what the page is about.
    [[nodiscard]] virtual QString subtitle() const = 0;
    /// What this step says, revealed by now.
    [[nodiscard]] virtual QString sentence() const = 0;
    /// The whole answer, whatever is revealed.
    [[nodiscard]] virtual QString answer() const = 0;
    /// What the next step will show; empty at the end.
    [[nodiscard]] virtual QString following() const = 0;
    /// What the teacher may say or ask here.
    [[nodiscard]] virtual QString notes() const = 0;

    /// One step on; nothing at the end.
    Q_INVOKABLE virtual void next() { goTo(step() + 1); }
    /// One step back; nothing at the beginning.
    Q_INVOKABLE virtual void back() { goTo(step() - 1); }
    /// From 0; a step that does not exist is ignored.
    Q_INVOKABLE virtual void goTo(int step) = 0;
    /// Everything from the first step on is asked anew.
    Q_INVOKABLE virtual void restart() { goTo(0); }
    /// A key's jump: to a step that has been seen, or to the one after it. A wrong digit reveals nothing
    /// more.
    Q_INVOKABLE void jumpTo(int step)
    {
        if (step <= m_farthest + 1)
            goTo(step);
    }
    /// What comes after the step on screen counts as not seen.
    Q_INVOKABLE void beginHere()
    {
        m_farthest = step();
        m_left = -1;
        emit shown();
    }
    /// The class sees it from now on. Where it comes back to the step that it left, what it had seen is still
    /// seen.
    Q_INVOKABLE void arrive()
    {
        const bool isBack = m_isAway && step() == m_left;
        m_isAway = false;
        if (!isBack)
            beginHere();
    }
    /// The class no longer sees it; steps that are taken meanwhile count as not seen.
    Q_INVOKABLE void depart()
    {
        if (std::exchange(m_isAway, true))
            return;
        m_left = step();
    }

signals:
    /// Anything above changed.
    void shown();

private:
    int m_farthest = 0;
    int m_left = -1; ///< the step that the class left, -1 for none
    bool m_isAway = false;
};

} // namespace models
