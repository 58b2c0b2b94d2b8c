// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/watched.h"

#include <utility>

namespace models {

/// Labels the positions step by step, backwards from the terminal ones, as it is done by hand: first T,
/// then what has a move to a lost position, then what has only moves to won ones, and so on. A step holds
/// the positions of one remoteness.
class StateGraphLabels : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("StateGraph has them")
    /// Labels are put on step by step; otherwise all are there.
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY stepChanged)
    /// No position has its label yet: the step before the first one.
    Q_PROPERTY(bool blank READ isBlank WRITE setBlank NOTIFY stepChanged)
    /// From 0; the last step is `steps` - 1.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged)
    Q_PROPERTY(int steps READ steps NOTIFY stepChanged)
    /// What happens at this step, and why; empty while not on.
    Q_PROPERTY(QString text READ text NOTIFY stepChanged)

public:
    using QObject::QObject;

    void setLab(Lab* lab)
    {
        if (watch(m_lab, lab, &Lab::wholeChanged, this, &StateGraphLabels::receiveWhole))
            receiveWhole();
    }
    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);
    [[nodiscard]] bool isBlank() const { return m_blank; }
    void setBlank(bool blank)
    {
        if (std::exchange(m_blank, blank) != blank)
            emit stepChanged();
    }
    [[nodiscard]] int step() const { return m_step; }
    /// Clamped to the steps that there are.
    void setStep(int step);
    [[nodiscard]] int steps() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] QString text() const;
    /// The same without the number of the step.
    [[nodiscard]] QString reasonText() const;

    /// The remoteness up to which positions have their labels; nothing while none has one. Precondition: on,
    /// and there are steps, or blank.
    [[nodiscard]] std::optional<std::uint64_t> labelledUpTo() const;
    /// Whether a position may be told the outcome of: always when not on.
    [[nodiscard]] Q_INVOKABLE bool isTold(int node) const;
    /// How many positions this step labels.
    [[nodiscard]] int newlyLabelled() const
    {
        return m_steps.empty() ? 0 : m_steps[static_cast<std::size_t>(m_step)].positions;
    }

signals:
    void stepChanged();

private:
    struct Step {
        std::uint64_t remoteness = 0;
        int positions = 0;
        std::optional<theory::Outcome> outcome{}; ///< of all its positions; none where they differ
    };

    void receiveWhole();
    [[nodiscard]] QString reason(const Step& step) const;
    [[nodiscard]] QString rest() const;

    Watched<Lab> m_lab;
    bool m_on = false;
    bool m_blank = false;
    int m_step = 0;
    std::vector<Step> m_steps; ///< ascending
    int m_endless = 0;         ///< positions that are never labelled
};

} // namespace models
