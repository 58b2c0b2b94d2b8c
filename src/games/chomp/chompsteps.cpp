// SPDX-License-Identifier: GPL-3.0-or-later
// Chomp explained: the rules that are proven, as sentences.

#include "games/chomp/chomp.h"
#include "games/heaps/heapsidea.h"
#include "games/heaps/nimsteps.h"
#include "games/options.h"

#include <iterator>

namespace games {
namespace {

using theory::Play;

/// Two rows, or two columns; `shorter` squares in one and `longer` in the other.
std::vector<Sentence> pairTexts(bool ofRows, std::uint64_t longer, std::uint64_t shorter, Play play)
{
    if (play == Play::Misere)
        return {ofRows
                    ? QT_TRANSLATE_NOOP(
                          "Wording", "The player to move chooses the second square of the bottom row. Only "
                                     "the corner and the square above it are left: the opponent has to take "
                                     "that one, and whoever then cannot move wins.")
                    : QT_TRANSLATE_NOOP("Wording",
                                        "The player to move chooses the second square of the first column. "
                                        "Only the corner and the square beside it are left: the opponent has "
                                        "to take that one, and whoever then cannot move wins.")};
    std::vector<Sentence> texts{
        ofRows
            ? QT_TRANSLATE_NOOP("Wording",
                                "Two rows are cold exactly when the upper one is shorter by one square: "
                                "whatever is then taken, the opponent can make the upper row shorter by one "
                                "again.")
            : QT_TRANSLATE_NOOP("Wording",
                                "Two columns are cold exactly when the right one is lower by one square: "
                                "whatever is then taken, the opponent can make the right column lower by one "
                                "again.")};
    if (longer == shorter)
        texts.emplace_back(QT_TRANSLATE_NOOP("Wording",
                                             "Here both have %1: the last square, the one farthest "
                                             "from the corner, has to go."),
                           std::vector<Argument>{longer});
    else
        //: "they" are the two rows, or the two columns, of the board; two numbers of squares
        texts.emplace_back(QT_TRANSLATE_NOOP("Wording", "Here they have %1 and %2."),
                           std::vector<Argument>{longer, shorter});
    return texts;
}

std::vector<Sentence> equalArmsTexts()
{
    return {
        QT_TRANSLATE_NOOP("Wording",
                          "The bottom row and the first column are equally long. Choosing the square in row "
                          "2, column 2 leaves these two alone."),
        QT_TRANSLATE_NOOP("Wording",
                          "From then on whatever the opponent takes from one of them is taken from the other "
                          "one, too: they are two equal Nim heaps.")};
}

std::vector<Sentence> stealingTexts()
{
    return {QT_TRANSLATE_NOOP(
                "Wording", "The player to move wins every full board. Suppose that taking only the square "
                           "farthest from the corner lost: then the opponent would have a winning reply. But "
                           "that reply takes the same square, too, so it could have been the first move."),
            QT_TRANSLATE_NOOP(
                "Wording", "This proves that a winning move exists. It does not say which: no rule for it is "
                           "known, it has to be searched for.")};
}

} // namespace

/// Two Nim heaps: the squares beside the corner, and those above it.
std::vector<Step> Chomp::armSteps(const Answer& known) const
{
    const auto [right, up] = chompArms(m_rows);
    NimSummands summands{
        .levels = Levels::from(Level::Values), .summand = Summand::Heap, .rows = {}, .play = m_play};
    summands.rows.push_back({right, right, armPieces(true)});
    if (up > 0)
        summands.rows.push_back({up, up, armPieces(false)});
    std::vector<Step> steps;
    steps.emplace_back(ParagraphStep{
        .levels = Levels::from(Level::Values),
        .title = QT_TRANSLATE_NOOP("Wording", "Nim in disguise"),
        .paragraphs = {Sentence(
            //: two numbers of squares
            QT_TRANSLATE_NOOP("Wording",
                              "The other squares of the bottom row and of the first column are two Nim "
                              "heaps, of %1 and %2: a move shortens one of them, by as much as one "
                              "likes. The corner stays."),
            {right, up})},
        .says = Says::WinningMove});
    std::ranges::move(nimSteps(summands, known,
                               [this](const Move& move) {
                                   const auto& bite = move.action.as<Bite>();
                                   const bool ofRow = bite.row == 1;
                                   const std::uint64_t left = (ofRow ? bite.column : bite.row) - 2;
                                   return NimChange{.row = ofRow ? 0U : 1U,
                                                    .rows = {{left, left, {}}},
                                                    .taken = change(move).touched()};
                               }),
                      std::back_inserter(steps));
    return steps;
}

std::vector<Step> Chomp::ruleSteps(ChompRule rule) const
{
    switch (rule) {
    case ChompRule::Arms: return {};
    case ChompRule::TwoRows:
        return {ParagraphStep{.levels = Levels::from(Level::Theorems),
                              .title = QT_TRANSLATE_NOOP("Wording", "Why: two rows"),
                              .paragraphs = pairTexts(true, m_rows[0], m_rows[1], m_play),
                              .says = Says::WinningMove}};
    case ChompRule::TwoColumns: {
        const SquareRows columns = transposed(m_rows);
        return {ParagraphStep{.levels = Levels::from(Level::Theorems),
                              .title = QT_TRANSLATE_NOOP("Wording", "Why: two columns"),
                              .paragraphs = pairTexts(false, columns[0], columns[1], m_play),
                              .says = Says::WinningMove}};
    }
    case ChompRule::EqualArms: {
        std::vector<PieceId> arms = armPieces(true);
        std::ranges::move(armPieces(false), std::back_inserter(arms));
        return {ParagraphStep{.levels = Levels::from(Level::Theorems),
                              .title = QT_TRANSLATE_NOOP("Wording", "Why: the mirror"),
                              .paragraphs = equalArmsTexts(),
                              .pieces = std::move(arms),
                              .says = Says::WinningMove}};
    }
    case ChompRule::Rectangle: break;
    }
    return {ParagraphStep{.levels = Levels::from(Level::Theorems),
                          .title = QT_TRANSLATE_NOOP("Wording", "Why: the stolen strategy"),
                          .paragraphs = stealingTexts(),
                          .says = Says::Reason}};
}

std::vector<Step> Chomp::steps(const Answer& known) const
{
    const auto rule = chompRuleOf(m_rows);
    if (!rule || !known.verdict.outcome)
        return stepsWithoutFormula(known);
    if (*rule == ChompRule::Arms)
        return known.method == Method::Search ? stepsWithoutFormula(known) : armSteps(known);
    std::vector<Step> steps = ruleSteps(*rule);
    if (known.method != Method::Theory)
        std::ranges::move(stepsWithoutFormula(known), std::back_inserter(steps));
    else if (hasMex(known))
        steps.emplace_back(mexOf(known));
    return steps;
}

std::optional<Idea> Chomp::idea() const
{
    const auto rule = chompRuleOf(m_rows);
    if (!rule)
        return std::nullopt;
    if (*rule == ChompRule::Arms) {
        const auto [right, up] = chompArms(m_rows);
        auto idea = ideaOfNim({{0, right, armPieces(true)}, {1, up, armPieces(false)}}, m_play);
        if (idea && right > 0 && up > 0)
            idea->before = QT_TRANSLATE_NOOP(
                "Wording", "What is left of the bottom row and of the first column are two heaps.");
        return idea;
    }
    if (m_play == Play::Misere || *rule == ChompRule::EqualArms)
        return std::nullopt;
    if (*rule == ChompRule::Rectangle)
        return Idea{.kind = IdeaKind::Stolen,
                    .here = QT_TRANSLATE_NOOP(
                        "Wording",
                        "Whoever begins on a full board wins: if taking just the last square were a "
                        "mistake, you could begin with the move that punishes it. No rule tells which "
                        "move wins; it has to be searched for."),
                    .left = "",
                    .wins = true};
    const SquareRows sizes = *rule == ChompRule::TwoRows ? m_rows : transposed(m_rows);
    if (sizes[1] + 1 != sizes[0])
        return std::nullopt;
    return Idea{.kind = IdeaKind::OneLess,
                .here = QT_TRANSLATE_NOOP("Wording",
                                          "One of the two rows is shorter by one square: whatever you take, "
                                          "your opponent can make it so again."),
                .left = QT_TRANSLATE_NOOP("Wording",
                                          "Then one of the two rows is shorter by one square: whatever your "
                                          "opponent takes, you can make it so again.")};
}

} // namespace games
