// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/shelf.h"
#include "models/analysis/argument.h"
#include "models/analysis/explanationrows.h"
#include "models/analysis/outcomes.h"
#include "models/listmodel.h"
#include "models/worker.h"

#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace models {

/// Why?: the steps revealed so far, and the walk into the argument by options.
class ExplanationModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// How far it argues. Another one begins again, and leaves any walk.
    Q_PROPERTY(models::arguments::Argument level READ level WRITE setLevel NOTIFY levelChanged)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY shownChanged)
    Q_PROPERTY(int shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(QString nextLabel READ nextLabel NOTIFY readStepChanged)
    /// The last step shown has a drawing that is not on the board, because Why? is not being read.
    Q_PROPERTY(bool undrawn READ isUndrawn NOTIFY readStepChanged)
    Q_PROPERTY(bool drawn READ isDrawn NOTIFY readStepChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(int walkDepth READ walkDepth NOTIFY walkChanged)
    Q_PROPERTY(QString walkTitle READ walkTitle NOTIFY walkChanged)
    Q_PROPERTY(models::outcomes::Outcome walkOutcome READ walkOutcome NOTIFY shownChanged)
    Q_PROPERTY(QString walkVerdict READ walkVerdict NOTIFY shownChanged)
    Q_PROPERTY(int pointedOption READ pointedOption WRITE setPointedOption NOTIFY pointedOptionChanged)

public:
    enum Role { StepRole = Qt::UserRole + 1 }; ///< an ExplanationStep
    Q_ENUM(Role)

    explicit ExplanationModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return m_hidden ? 0 : rowsOf(m_shown); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    /// What a row shows. Precondition: there is that row.
    [[nodiscard]] const ExplanationRow& stepAt(int row) const;

    [[nodiscard]] Argument level() const { return m_level; }
    void setLevel(Argument level);
    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] int shown() const { return m_shown; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// Set while Why? is being read: the board then lights the pieces of the last step shown.
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    /// What the button says that shows the next step; empty when there is none.
    [[nodiscard]] QString nextLabel() const;
    [[nodiscard]] bool isUndrawn() const;
    /// The drawing of the step that is read is on the board.
    [[nodiscard]] bool isDrawn() const
    {
        return readStep() != nullptr && !readStep()->drawing.pieces.empty();
    }
    /// One step further; first of all the drawing of the step shown. Why? is being read from now on.
    Q_INVOKABLE void next();
    /// One step back; from the first drawing back to the position.
    Q_INVOKABLE void back();
    Q_INVOKABLE void showAll() { setShown(stepCount()); }
    Q_INVOKABLE void showFirst() { setShown(1); }
    /// The first `count` steps, at least one.
    Q_INVOKABLE void showSteps(int count) { setShown(count); }
    /// A step, also of one that is not shown yet; an empty one for none.
    [[nodiscard]] Q_INVOKABLE models::ExplanationStep stepOf(int step) const
    {
        return step < 0 || step >= stepCount()
                   ? ExplanationStep()
                   : static_cast<const ExplanationStep&>(m_steps[static_cast<std::size_t>(step)]);
    }
    /// The title of a step, also of one that is not shown yet. Precondition: there is that step.
    [[nodiscard]] const QString& titleOf(int step) const
    {
        return m_steps[static_cast<std::size_t>(step)].title;
    }

    /// Opens the position after a line's move and reply (or after its winning move), and its argument.
    Q_INVOKABLE void walkInto(int optionRow);
    Q_INVOKABLE void walkBack() { walkUpTo(walkDepth() - 1); }
    Q_INVOKABLE void walkLeave() { walkUpTo(0); }
    [[nodiscard]] int walkDepth() const { return static_cast<int>(m_walk.size()); }
    /// The moves walked last: "… · c3, then d4".
    [[nodiscard]] QString walkTitle() const;
    /// The letter and the sentence of the walked position; empty when none is walked, or until it is solved.
    [[nodiscard]] Outcome walkOutcome() const
    {
        return m_walk.empty() ? Outcome::Unknown : shownOutcome(m_outcome);
    }
    [[nodiscard]] QString walkVerdict() const;
    /// The line of the argument that the person points at: its moves are shown on the board. -1 for none.
    [[nodiscard]] int pointedOption() const { return m_pointedOption; }
    void setPointedOption(int optionRow);
    [[nodiscard]] const games::OptionLine* pointedLine() const;
    /// The position that its moves are made in; null when no line is pointed at.
    [[nodiscard]] games::GamePtr pointedPosition() const;
    /// The move that led to the walked position, and the position where it was made.
    [[nodiscard]] std::optional<std::pair<games::GamePtr, games::Move>> walkedMove() const;
    /// The position being walked; null when none is.
    [[nodiscard]] games::GamePtr walked() const { return m_walk.empty() ? nullptr : m_walk.back().game; }

    /// Explains a position of the session with the tables on the shelf; null explains nothing. Leaves any
    /// walk.
    void explain(const games::GamePtr& game, std::shared_ptr<games::Shelf> shelf = nullptr);
    /// Another position comes: leaves any walk, and no step is read until explain() says what to show. Until
    /// then views keep the steps that they have.
    void leave();
    [[nodiscard]] bool isAwaiting() const { return m_isAwaiting; }
    /// Present mode: no step is told.
    void setHidden(bool hidden);
    /// The last step shown; null when there is none, or Why? is not being read.
    [[nodiscard]] const ExplanationRow* readStep() const;

signals:
    void levelChanged();
    void shownChanged();
    void busyChanged();
    void activeChanged();
    void walkChanged();
    void pointedOptionChanged();
    /// Another step is read.
    void readStepChanged();

private:
    struct Walked {
        games::GamePtr game;
        games::OptionLine line; ///< that led to it
        games::GamePtr before;
        games::Move last; ///< from `before` to `game`
    };

    /// A line of the argument, and the position that its moves are made in.
    struct Argued {
        games::OptionLine line;
        games::GamePtr position;
    };

    [[nodiscard]] std::string_view gameId() const
    {
        return m_game ? std::string_view(m_game->info().id) : std::string_view();
    }
    void walkUpTo(int depth);
    [[nodiscard]] const games::GamePtr& here() const { return m_walk.empty() ? m_game : m_walk.back().game; }
    /// Of the first `shown` steps one stands in the place of this one.
    [[nodiscard]] bool isReplaced(int step, int shown) const
    {
        return step + 1 < shown && m_steps[static_cast<std::size_t>(step) + 1].replaces;
    }
    [[nodiscard]] int rowsOf(int shown) const;
    [[nodiscard]] std::vector<Argued> linesOf(const std::vector<games::Step>& steps) const;
    [[nodiscard]] std::vector<games::Step> toldSteps(const games::Explanation& explanation) const;
    void start(const games::GamePtr& game);
    void receive(const games::Explanation& explanation);
    void composeAgain();
    [[nodiscard]] std::vector<ExplanationRow> rowsFor(const std::vector<games::Step>& steps,
                                                      const games::Explanation& explanation) const;
    void resetSteps(std::vector<ExplanationRow> steps);
    void replaceSteps(std::vector<ExplanationRow> steps);
    void setShown(int shown);

    games::GamePtr m_game;
    std::shared_ptr<games::Shelf> m_shelf;
    Argument m_level = Argument::Theorems;
    std::vector<Walked> m_walk;
    games::Explanation m_explanation; ///< whose steps are shown
    std::vector<ExplanationRow> m_steps;
    std::vector<Argued> m_options;
    std::optional<theory::Outcome> m_outcome; ///< as the argument by options says
    int m_pointedOption = -1;
    int m_shown = 0;
    bool m_active = false;
    bool m_hidden = false;
    bool m_isAwaiting = false; ///< the steps are those of a position that was left
    Worker m_worker;           ///< last: its thread ends before what it reports to
};

} // namespace models
