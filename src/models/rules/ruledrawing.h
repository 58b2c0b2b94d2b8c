// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/catalogue.h"
#include "models/analysis/outcomes.h"
#include "models/rules/drawnshapes.h"
#include "models/rules/ownruleslist.h"
#include "models/rules/rulefile.h"
#include "models/worker.h"

#include <QList>
#include <QObject>
#include <QPersistentModelIndex>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace models {

/// A rule that a drawing may begin with.
class StartRule {
    Q_GADGET
    QML_VALUE_TYPE(startRule)
    /// In the list of own rules; -1 for one that comes with the game.
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString notation MEMBER notation)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString caption MEMBER caption)

public:
    int row = -1;
    QString notation{};
    QString title{};
    QString caption{};

    friend bool operator==(const StartRule&, const StartRule&) = default;
};

/// A game that is drawn: the shapes that a move takes, and a board to try them on. What is known of the board
/// is worked out on threads while one draws. A drawing that was changed is kept among the own rules at once.
class RuleDrawing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::DrawnShapes* shapes READ shapes CONSTANT)
    /// The shape that is drawn on: a take under the pointer is of this one where it can be.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    Q_PROPERTY(models::OwnRulesList* saved READ saved CONSTANT)
    /// Rules to start from, and behind them the drawn games that are kept.
    Q_PROPERTY(QList<models::StartRule> starts READ starts NOTIFY keptChanged)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
    Q_PROPERTY(int longestName READ longestName CONSTANT)
    /// It is among the own rules.
    Q_PROPERTY(bool kept READ isKept NOTIFY keptChanged)
    Q_PROPERTY(int rows READ rows WRITE setRows NOTIFY boardChanged)
    Q_PROPERTY(int columns READ columns WRITE setColumns NOTIFY boardChanged)
    Q_PROPERTY(int mostCells READ mostCells CONSTANT)
    /// A sign for each cell, row by row: 1 a stone, 0 a stone that was taken, x a hole.
    Q_PROPERTY(QString cells READ cells NOTIFY boardChanged)
    /// 0: anybody; 1: Left, 2: Right is to move. Who is to move before a take begins the game.
    Q_PROPERTY(int mover READ mover WRITE setMover NOTIFY boardChanged)
    /// The seat that begins: 1 where that is Right, else 0.
    Q_PROPERTY(int starter READ starter NOTIFY boardChanged)
    Q_PROPERTY(bool undoable READ isUndoable NOTIFY boardChanged)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY boardChanged)
    /// The board as it was drawn, in canonical notation; empty while something is wrong.
    Q_PROPERTY(QString notation READ notation NOTIFY ruleChanged)
    /// The rules in words.
    Q_PROPERTY(QString rules READ rules NOTIFY ruleChanged)
    /// What is wrong with the rules as a whole.
    Q_PROPERTY(QString problem READ problem NOTIFY ruleChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY answered)
    Q_PROPERTY(models::outcomes::Outcome outcome READ outcome NOTIFY answered)
    /// Who wins, and by how many takes.
    Q_PROPERTY(QString verdict READ verdict NOTIFY answered)
    Q_PROPERTY(QString detail READ detail NOTIFY answered)
    /// How it was found, and how fast; empty while it is not known.
    Q_PROPERTY(QString solvedText READ solvedText NOTIFY answered)
    Q_PROPERTY(QString solvedDetail READ solvedDetail NOTIFY answered)
    /// The cells of the take that is pointed at; empty without one.
    Q_PROPERTY(QList<int> pointed READ pointed NOTIFY pointedChanged)
    /// What it leaves.
    Q_PROPERTY(models::outcomes::Outcome pointedOutcome READ pointedOutcome NOTIFY pointedChanged)
    Q_PROPERTY(QString pointedTitle READ pointedTitle NOTIFY pointedChanged)
    Q_PROPERTY(QString pointedText READ pointedText NOTIFY pointedChanged)

public:
    explicit RuleDrawing(QObject* parent = nullptr);

    [[nodiscard]] DrawnShapes* shapes() { return &m_shapes; }
    [[nodiscard]] OwnRulesList* saved() { return &m_saved; }
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int current);
    [[nodiscard]] QList<StartRule> starts() const;
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] int longestName() const { return mostNameLetters; }
    [[nodiscard]] bool isKept() const { return m_keptRow.isValid(); }
    [[nodiscard]] int rows() const { return m_rows; }
    void setRows(int rows) { resize(rows, m_columns); }
    [[nodiscard]] int columns() const { return m_columns; }
    void setColumns(int columns) { resize(m_rows, columns); }
    [[nodiscard]] int mostCells() const { return mostBoardCells; }
    [[nodiscard]] QString cells() const;
    [[nodiscard]] int mover() const { return m_game ? static_cast<int>(m_game->mover()) : 0; }
    void setMover(int mover);
    [[nodiscard]] int starter() const { return kept().starter == theory::Mover::Right ? 1 : 0; }
    [[nodiscard]] bool isUndoable() const { return !m_past.empty(); }
    [[nodiscard]] bool isMisere() const { return m_play == theory::Play::Misere; }
    void setMisere(bool misere);
    [[nodiscard]] QString notation() const { return m_notation; }
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_lister.isBusy() || m_answerer.isBusy(); }
    [[nodiscard]] Outcome outcome() const
    {
        return m_solved ? shownOutcome(m_solved->answer.verdict.outcome) : Outcome::Unknown;
    }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] QString solvedText() const;
    [[nodiscard]] QString solvedDetail() const;
    [[nodiscard]] QList<int> pointed() const;
    [[nodiscard]] Outcome pointedOutcome() const;
    [[nodiscard]] QString pointedTitle() const;
    [[nodiscard]] QString pointedText() const;

    /// Begins a drawing of its own with the rules of a position; false where they are none that are drawn.
    Q_INVOKABLE bool start(const QString& notation) { return begin({.name = {}, .notation = notation}); }
    /// Goes on with what is kept in a row of `saved`.
    Q_INVOKABLE bool resume(int row);
    /// The first kept row of a position; -1 where it is not kept.
    [[nodiscard]] Q_INVOKABLE int keptRow(const QString& notation) const;
    /// Whether the rules of a position are of the game that is drawn.
    [[nodiscard]] Q_INVOKABLE static bool isDrawn(const QString& notation);
    /// "c3".
    [[nodiscard]] Q_INVOKABLE QString cellName(int cell) const;
    /// Points at the take nearest to a point of a cell, both coordinates from -0.5 to 0.5.
    Q_INVOKABLE void point(int cell, double x, double y);
    /// The next take through a cell, or the one before.
    Q_INVOKABLE void pointNext(int cell, int step);
    Q_INVOKABLE void pointNowhere();
    /// Makes the take that is pointed at.
    Q_INVOKABLE void take();
    Q_INVOKABLE void undo();
    /// All stones as they were drawn.
    Q_INVOKABLE void fillAgain();
    Q_INVOKABLE void toggleHole(int cell);
    /// Another page may have kept more.
    Q_INVOKABLE void readAgain() { m_saved.readAgain(); }
    /// Writes the drawing to a file, or begins one from a file; what went wrong, else empty.
    [[nodiscard]] Q_INVOKABLE QString write(const QUrl& url) const
    {
        return writeRule(url.toLocalFile(), kept());
    }
    [[nodiscard]] Q_INVOKABLE QString read(const QUrl& url);
    /// A name for the file.
    [[nodiscard]] Q_INVOKABLE QString fileName() const;

    static constexpr int mostBoardCells = 64;
    static constexpr int mostNameLetters = longestRuleName;

signals:
    void currentChanged();
    void nameChanged();
    void keptChanged();
    void boardChanged();
    void ruleChanged();
    void answered();
    void pointedChanged();

private:
    /// What a move takes: a bit for each cell, row by row.
    struct Take {
        std::uint64_t cells = 0;
        games::Move move;
        std::uint64_t shapes = 0; ///< a bit for each shape that it is of
    };
    /// What was asked to be pointed at: a cell, and a point of it.
    struct Pointer {
        int cell = 0;
        double x = 0;
        double y = 0;
    };
    struct Moment {
        std::uint64_t stones = 0;
        theory::Mover mover = theory::Mover::Left;
    };
    struct Solved {
        games::Answer answer;
        std::chrono::milliseconds time{};
    };
    /// What makes a take of each shape: its rules alone on the board; null where it takes nothing.
    using Alone = std::vector<games::GamePtr>;

    [[nodiscard]] std::string composed(std::uint64_t stones, const std::vector<DrawnShape>& shapes) const;
    [[nodiscard]] games::GamePtr played(std::uint64_t stones, const std::vector<DrawnShape>& shapes) const;
    [[nodiscard]] Alone shapesAlone(std::uint64_t stones) const;
    [[nodiscard]] static std::vector<Take> listed(const games::Game& game, const Alone& alone, int columns,
                                                  const std::stop_token& stop);
    bool begin(const SavedRule& rule);
    void show(const games::Game& game, const QString& name, theory::Mover starter);
    [[nodiscard]] SavedRule kept() const;
    void resize(int rows, int columns);
    void edit();
    void check();
    void checkShapes();
    void checkBoard();
    void ask();
    void keep();
    void go(const Moment& to);
    [[nodiscard]] std::vector<const Take*> takesThrough(int cell) const;
    void pointAt(const Take* take);
    void pointAgain();
    [[nodiscard]] const games::JudgedMove* pointedMove() const;

    const games::Entry* m_entry; ///< the game whose shapes are drawn
    DrawnShapes m_shapes;
    int m_current = 0;
    QString m_name;
    int m_rows = 5;
    int m_columns = 5;
    theory::Play m_play = theory::Play::Normal;
    std::uint64_t m_full = 0;                      ///< the board without its holes
    theory::Mover m_starter = theory::Mover::Left; ///< where the players have takes of their own
    Moment m_now;
    std::vector<Moment> m_past;
    QString m_notation;
    QString m_problem;
    games::GamePtr m_game; ///< on the board as it is now; null while something is wrong
    std::vector<Take> m_takes;
    std::optional<Pointer> m_pointer;
    std::optional<std::uint64_t> m_pointed;
    std::optional<Solved> m_solved;
    OwnRulesList m_saved;
    QPersistentModelIndex m_keptRow;
    Worker m_lister;
    Worker m_answerer; ///< last: their threads end before what they report to
};

} // namespace models
