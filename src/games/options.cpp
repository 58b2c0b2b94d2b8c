// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/options.h"

#include "games/capabilities.h"
#include "games/judge.h"

#include <algorithm>
#include <cassert>

namespace games {
namespace {

/// The move's line with its refutation; nothing when the limits hide the refutation.
std::optional<OptionLine> refuted(const Game& game, const JudgedMove& judged, const solver::Job& job,
                                  Explanation& explanation, Shelf* shelf)
{
    const Move& move = judged.move;
    const theory::Outcome leaves = judged.leaves.outcome.value_or(theory::Outcome::N);
    const GamePtr left = game.after(move);
    if (const auto* images = game.as<AnsweredByImages>()) {
        if (const auto image = images->answerTo(move))
            return OptionLine{move, left->notation(), leaves, false, image, left->after(*image)->notation()};
    }
    const Answer reply =
        left->answer({.oneWin = true, .grundy = false, .remoteness = false, .shelf = shelf}, job);
    if (reply.winning == 0 || reply.moves.empty()) {
        // In misère play the move may have emptied the board: the opponent wins without a reply.
        explanation.unsolved = reply.unsolved ? reply.unsolved : explanation.unsolved;
        if (!left->isOver())
            return std::nullopt;
        return OptionLine{move, left->notation(), leaves, false, std::nullopt, {}};
    }
    const Move& answer = reply.moves.front().move;
    return OptionLine{move, left->notation(), leaves, false, answer, left->after(answer)->notation()};
}

Sentence equalText(const std::vector<std::uint64_t>& sizes, std::uint64_t sum)
{
    if (sizes.empty())
        return QT_TRANSLATE_NOOP("Wording", "The position equals Nim with no stone left; its value is 0.");
    return {sizes.size() == 1
                //: the size of a heap, such as 3, and its value, such as ∗3
                ? QT_TRANSLATE_NOOP("Wording", "The position equals a Nim heap of %1; its value is %2.")
                : QT_TRANSLATE_NOOP("Wording", "The position equals Nim with the heaps %1; its value is %2."),
            {listedNumbers(sizes), nimberText(sum)}};
}

/// `named`: a few of the `count` moves.
Sentence reversibleText(std::vector<Sentence> named, std::uint64_t count)
{
    //: how many moves, here one, and the move
    return {{QT_TRANSLATE_N_NOOP("Wording", "%1 move raises a heap instead (%2). It is reversible: the "
                                            "opponent has a reply that brings the heap back to what "
                                            "it was worth, so nothing is gained."),
             //: how many moves, and some of them
             QT_TRANSLATE_N_NOOP("Wording", "%1 moves raise a heap instead (such as %2). They are "
                                            "reversible: the opponent has a reply that brings the heap back "
                                            "to what it was worth, so nothing is gained.")},
            count,
            {GroupedNumber{count}, joined(std::move(named), QT_TRANSLATE_NOOP("Wording", "; "))}};
}

Sentence methodText(const Answer& known, SourceText values)
{
    if (values != "")
        return {values.source,
                {GroupedNumber{known.positions - std::min<std::uint64_t>(known.positions, 1)}}};
    const Argument positions = inner(positionCount(known.positions));
    switch (known.method) {
    case Method::Theory:
        return QT_TRANSLATE_NOOP("Wording", "A formula gives the answer; no position has to be searched.");
    case Method::Table:
        return {QT_TRANSLATE_NOOP("Wording",
                                  "No formula is known for this board, so the answer is a proof by table: "
                                  "every position that can arise is labelled, %1."),
                {positions}};
    case Method::Search: break;
    }
    return {QT_TRANSLATE_NOOP("Wording",
                              "No formula is known for this board, so the answer is a proof by search "
                              "over %1."),
            {positions}};
}

} // namespace

void appendOptions(Explanation& explanation, const Game& game, const Answer& known, const solver::Job& job,
                   Shelf* shelf, Levels levels)
{
    if (!known.verdict.outcome)
        return;
    OptionsStep step{.levels = levels,
                     .outcome = *known.verdict.outcome,
                     .play = game.play(),
                     .mover = game.mover(),
                     .wins = theory::winsMoving(*known.verdict.outcome, game.mover()),
                     .terminal = game.isOver(),
                     .lines = {},
                     .omitted = 0};
    const bool wins = step.wins;
    std::size_t bytes = 0; // of the positions' texts, each of which may be as long as the position is large
    for (const JudgedMove& judged : known.moves) {
        if (judged.move.player != game.mover() || wins != judged.winning ||
            step.lines.size() == mostOptionLines || bytes > job.limits.memoryBytes / 16)
            continue;
        if (const auto reason = solver::endOf(job)) {
            if (!explanation.unsolved)
                explanation.unsolved = withAllLooked({*reason, known.positions}, job);
            break;
        }
        if (wins) {
            step.lines.push_back(
                {judged.move, game.after(judged.move)->notation(), *judged.leaves.outcome, true, {}, {}});
        } else if (auto line = refuted(game, judged, job, explanation, shelf)) {
            step.lines.push_back(std::move(*line));
        } else {
            break;
        }
        bytes += step.lines.back().leaves.size() + step.lines.back().replyLeaves.size();
    }
    const std::uint64_t all = wins ? known.winning : known.moveCount();
    step.omitted = all - step.lines.size();
    explanation.steps.emplace_back(std::move(step));
}

void keepLevel(Explanation& explanation, Level level, const Game& game, const Answer& known)
{
    std::erase_if(explanation.steps, [level](const Step& step) { return !levelsOf(step).has(level); });
    const auto argues = [](const Step& step) {
        const auto* argument = std::get_if<ParagraphStep>(&step);
        return argument == nullptr || argument->says != Says::Method;
    };
    if (level == Level::Values && known.verdict.outcome && !game.isOver() &&
        std::ranges::none_of(explanation.steps, argues))
        explanation.steps.emplace_back(valueStep(game, known));
    explanation.isPartial = explanation.isPartial || (known.verdict.outcome && lacksValues(game, known));
}

void appendLens(Explanation& explanation, const Game& game, const Answer& known)
{
    constexpr std::size_t mostNamed = 5;
    auto heaps = game.lens(known);
    if (!heaps || game.info().id == "nim") // Nim itself needs no lens
        return;
    std::uint64_t sum = 0;
    std::vector<std::uint64_t> sizes;
    ParagraphStep step{.levels = Levels::from(Level::Theorems),
                       .title = QT_TRANSLATE_NOOP("Wording", "The same game as Nim"),
                       .paragraphs = {},
                       .says = Says::Aside};
    for (const LensHeap& heap : *heaps) {
        sum ^= heap.size;
        if (heap.size > 0)
            sizes.push_back(heap.size);
        step.pieces.insert(step.pieces.end(), heap.pieces.begin(), heap.pieces.end());
    }
    std::vector<Sentence> reversible;
    std::uint64_t count = 0;
    for (const JudgedMove& judged : known.moves) {
        if (!game.lensEffect(judged.move, known).isReversible())
            continue;
        ++count;
        if (reversible.size() < mostNamed)
            reversible.push_back(judged.move.action.text());
    }
    step.paragraphs.push_back(equalText(sizes, sum));
    if (count > 0)
        step.paragraphs.push_back(reversibleText(std::move(reversible), count));
    else if (!sizes.empty())
        step.paragraphs.emplace_back(
            sizes.size() == 1 ? QT_TRANSLATE_NOOP("Wording", "Every move takes from it.")
                              : QT_TRANSLATE_NOOP("Wording", "Every move takes from one of the heaps."));
    explanation.steps.emplace_back(std::move(step));
}

std::optional<LensHeaps> singleHeap(const Board& board, const Answer& known)
{
    if (!known.verdict.grundy)
        return std::nullopt;
    LensHeap heap{.key = 0, .size = *known.verdict.grundy, .pieces = {}};
    for (const Piece& piece : board.pieces)
        heap.pieces.push_back(piece.id);
    return LensHeaps{std::move(heap)};
}

LensEffect singleHeapEffect(const Move& move, const Answer& known)
{
    const std::uint64_t before = known.verdict.grundy.value_or(0);
    const auto listed = std::ranges::find(known.moves, move, &JudgedMove::move);
    const bool isKnown = listed != known.moves.end() && listed->leaves.grundy.has_value();
    return {.key = 0, .before = before, .after = isKnown ? *listed->leaves.grundy : before};
}

ParagraphStep methodStep(const Answer& known, SourceText values)
{
    ParagraphStep step{.levels =
                           Levels::from(known.method == Method::Theory ? Level::Theorems : Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "How it was found"),
                       .paragraphs = {methodText(known, values)},
                       .says = Says::Method};
    if (known.grundyTooLarge)
        step.paragraphs.emplace_back(QT_TRANSLATE_NOOP(
            "Wording", "The Grundy value is not computed: it would take too many positions."));
    return step;
}

void appendMethod(std::vector<Step>& steps, const Answer& known, SourceText values)
{
    if (known.verdict.outcome)
        steps.emplace_back(methodStep(known, values));
}

std::vector<Step> stepsWithoutFormula(const Answer& known)
{
    std::vector<Step> steps;
    appendMethod(steps, known);
    if (hasMex(known))
        steps.emplace_back(mexOf(known));
    return steps;
}

bool hasMex(const Answer& known)
{
    return known.verdict.grundy && known.omitted == 0 &&
           std::ranges::all_of(known.moves, [](const JudgedMove& m) { return m.leaves.grundy.has_value(); });
}

ParagraphStep mexStep(const std::vector<std::uint64_t>& optionValues, std::uint64_t mex)
{
    ParagraphStep step{.levels = Levels::from(Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "The Grundy value"),
                       .paragraphs = {},
                       .says = Says::Aside,
                       .saysValue = true,
                       .values = optionValues};
    if (optionValues.empty())
        step.paragraphs.emplace_back(
            QT_TRANSLATE_NOOP("Wording", "There is no option, so the Grundy value is 0."));
    else if (optionValues.size() == 1)
        step.paragraphs.emplace_back(
            //: two numbers
            QT_TRANSLATE_NOOP("Wording",
                              "Every option has the Grundy value %1. The smallest missing number is "
                              "%2: that is the Grundy value of the position."),
            std::vector<Argument>{optionValues.front(), mex});
    else
        step.paragraphs.emplace_back(
            //: a list of numbers, such as "0, 1 and 3", and a number
            QT_TRANSLATE_NOOP(
                "Wording", "The options have the Grundy values %1. The smallest number missing among them is "
                           "%2: that is the Grundy value of the position."),
            std::vector<Argument>{listedNumbers(optionValues), mex});
    return step;
}

bool lacksValues(const Game& game, const Answer& known)
{
    return game.play() == theory::Play::Normal && game.mover() == theory::Mover::Either &&
           known.method != Method::Theory && !known.grundyTooLarge && known.omitted == 0 && !hasMex(known);
}

ParagraphStep valueStep(const Game& game, const Answer& known)
{
    if (hasMex(known))
        return mexOf(known);
    ParagraphStep step{.levels = Levels::only(Level::Values),
                       //: heads a step of the reasons: what the position is worth
                       .title = QT_TRANSLATE_NOOP("Wording", "The value"),
                       .paragraphs = {},
                       .says = Says::Aside};
    if (known.verdict.value)
        step.paragraphs.emplace_back(
            QT_TRANSLATE_NOOP("Wording", "The position is worth %1. How that is found takes a theorem."),
            std::vector<Argument>{*known.verdict.value});
    else if (game.play() == theory::Play::Misere)
        step.paragraphs.emplace_back(
            QT_TRANSLATE_NOOP("Wording", "In misère play positions have no values that add up. The moves and "
                                         "their answers argue, or a theorem where there is one."));
    else
        step.paragraphs.emplace_back(
            QT_TRANSLATE_NOOP("Wording", "The value of this position is not worked out. The moves and their "
                                         "answers argue without it, or a theorem where there is one."));
    return step;
}

ParagraphStep mexOf(const Answer& known)
{
    assert(hasMex(known));
    std::vector<std::uint64_t> values;
    values.reserve(known.moves.size());
    for (const JudgedMove& judged : known.moves)
        values.push_back(*judged.leaves.grundy);
    std::ranges::sort(values);
    const auto repeated = std::ranges::unique(values);
    values.erase(repeated.begin(), repeated.end());
    return mexStep(values, *known.verdict.grundy);
}

} // namespace games
