// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/exerciseparts.h"

#include "games/options.h"
#include "wording/classroom/exercisemoves.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/steps/explanations.h"
#include "wording/steps/stepsonpaper.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <bit>

namespace wording {
namespace {

/// More lines of an argument than these are named by their number.
constexpr std::size_t mostLines = 3;

QStringList argumentLines(const games::Game& game, const games::OptionsStep& step)
{
    QStringList texts;
    const auto lines = distinctLines(game, step.lines);
    for (std::size_t line = 0; line < std::min(mostLines, lines.size()); ++line)
        texts.append(asSentence(translate("Wording", "%1.").arg(optionText(lines[line]))));
    const std::uint64_t more = lines.size() + step.omitted - static_cast<std::size_t>(texts.size());
    if (more > 0)
        texts.append(counted(QT_TRANSLATE_N_NOOP("Wording", "And %1 more."),
                             QT_TRANSLATE_N_NOOP("Wording", "And %1 more."), more)
                         .arg(localized(more)));
    return texts;
}

/// Moves that are not told apart count as one.
QStringList argumentText(const games::Game& game, const games::OptionsStep& step)
{
    games::OptionsStep distinct = step;
    distinct.lines = distinctLines(game, step.lines);
    return stepText(distinct, game.info().id) + argumentLines(game, distinct);
}

/// How much an argument in sentences says; nothing of other steps.
std::optional<games::Says> saidBy(const games::Step& step)
{
    const auto* argument = std::get_if<games::ParagraphStep>(&step);
    return argument == nullptr ? std::nullopt : std::optional(argument->says);
}

/// A formula has said it all; without one the argument by options does.
bool isFormula(const games::Step& step)
{
    return std::holds_alternative<games::NimSumStep>(step) || saidBy(step) == games::Says::WinningMove;
}

bool saysWhoWins(const games::Step& step)
{
    const auto* nimSum = std::get_if<games::NimSumStep>(&step);
    const auto says = saidBy(step);
    return nimSum != nullptr ? !nimSum->afterMove : says != games::Says::Method && says != games::Says::Aside;
}

/// The argument by options alone; nothing where it was not found within the limits.
std::optional<games::OptionsStep> argumentOf(const games::Game& game, const solver::Job& job)
{
    for (const games::Level level : {games::Level::Values, games::Level::Labels}) {
        for (const games::Step& step : game.explain(level, job).steps) {
            if (const auto* options = std::get_if<games::OptionsStep>(&step))
                return *options;
        }
    }
    return std::nullopt;
}

/// A winning move, and why the position that it leaves is lost.
QStringList winningLine(const games::Game& game, const games::Move& move, const solver::Job& job)
{
    const games::GamePtr after = game.after(move);
    const auto answers = argumentOf(*after, job);
    QStringList texts{asSentence(winningText(game, move))};
    if (answers && answers->terminal)
        texts += stepText(*answers, game.info().id);
    else if (answers)
        texts += QStringList{translate("Wording", "Every move from there has an answer:")} +
                 argumentLines(*after, *answers);
    return texts;
}

QString sumText(const games::NimSumStep& step)
{
    std::vector<std::uint64_t> values;
    values.reserve(step.rows.size());
    for (const games::NimRow& row : step.rows)
        values.push_back(row.nimber);
    return values.size() < 2 ? translate("Wording", "The Grundy value is %1.").arg(localized(step.sum))
                             //: a sum such as 3 ⊕ 5, and its value
                             : translate("Wording", "The Grundy value is the nim-sum %1 = %2.")
                                   .arg(joinedNumbers(values, u" ⊕ "), localized(step.sum));
}

bool saysGrundy(const games::Step& step)
{
    const auto* argument = std::get_if<games::ParagraphStep>(&step);
    return argument != nullptr && argument->saysValue;
}

} // namespace

QString joinedNumbers(const std::vector<std::uint64_t>& numbers, QStringView between)
{
    QStringList texts;
    for (const std::uint64_t number : numbers)
        texts.append(ungrouped(number));
    return texts.join(between);
}

QString binaryText(std::uint64_t number, int digits)
{
    return QStringLiteral("%1").arg(number, digits, 2, QLatin1Char('0'));
}

int binaryDigits(const std::vector<std::uint64_t>& numbers)
{
    std::uint64_t all = 1;
    for (const std::uint64_t number : numbers)
        all |= number;
    return static_cast<int>(std::bit_width(all));
}

QString asSentence(const QString& text)
{
    const qsizetype first = text.startsWith(QChar(u'“')) ? 1 : 0;
    const bool isWord = text.size() > first + 1 && text[first].isLower() && text[first + 1].isLower();
    return isWord ? text.left(first) + QLocale().toUpper(text.mid(first, 1)) + text.mid(first + 1) : text;
}

QString refutationText(const games::Game& game, const games::Move& move, const solver::Job& job)
{
    const games::GamePtr after = game.after(move);
    const bool impartial = game.mover() == theory::Mover::Either;
    if (after->isOver())
        return translate("Wording", "after “%1” the opponent cannot move and wins.").arg(moveText(move));
    const games::Answer replies = after->answer({.grundy = false}, job);
    const auto reply = std::ranges::find_if(replies.moves, [&replies](const games::JudgedMove& judged) {
        return judged.winning && judged.move.player == replies.mover;
    });
    if (reply == replies.moves.end())
        return translate("Wording", "after “%1” the opponent wins.").arg(moveText(move));
    //: two moves, such as "take 3 from heap 1"
    return (impartial ? translate("Wording", "“%1” leaves an N-position: the opponent wins by “%2”.")
                      : translate("Wording", "after “%1” the opponent wins by “%2”."))
        .arg(moveText(move), moveText(reply->move));
}

QString winningText(const games::Game& game, const games::Move& move)
{
    return (game.mover() == theory::Mover::Either
                ? translate("Wording", "“%1” leaves a P-position.")
                : translate("Wording", "after “%1” the opponent, to move, has lost."))
        .arg(moveText(move));
}

QStringList winnerReasons(const games::Game& game, games::Level level, const solver::Job& job)
{
    const games::Explanation explanation = game.explain(level, job);
    const bool formula = std::ranges::any_of(explanation.steps, isFormula);
    StepsOnPaper paper(game.info().id);
    QStringList texts;
    for (const games::Step& step : explanation.steps) {
        const auto* options = std::get_if<games::OptionsStep>(&step);
        if (!saysWhoWins(step) || (options != nullptr && formula && !options->terminal))
            continue;
        if (options != nullptr)
            texts.append(argumentText(game, *options));
        else
            texts.append(paper.text(step));
    }
    return texts;
}

QStringList optionReasons(const games::Game& game, const solver::Job& job)
{
    const auto argument = argumentOf(game, job);
    if (!argument)
        return winnerReasons(game, games::Level::Theorems, job);
    const bool isImpartial = argument->mover == theory::Mover::Either;
    if (argument->wins && !argument->lines.empty()) {
        const QStringList line = winningLine(game, argument->lines.front().move, job);
        return isImpartial ? line
                           : stepText(*argument, game.info().id) + line; // who moves first is told, too
    }
    if (isImpartial && argument->outcome == theory::Outcome::P && !argument->terminal)
        return QStringList{translate("Wording", "It is a P-position: every move has an answer.")} +
               argumentLines(game, *argument);
    return argumentText(game, *argument);
}

bool hasFormula(const games::Game& game, games::Level level, const solver::Job& job)
{
    return std::ranges::any_of(game.explain(level, job).steps, isFormula);
}

bool isDecidedByTheory(const games::Game& game, games::Level level, const solver::Job& job)
{
    const games::Explanation explanation = game.explain(level, job);
    return std::ranges::any_of(explanation.steps, [](const games::Step& step) {
        return isFormula(step) || saidBy(step) == games::Says::Winner;
    });
}

QStringList grundyReasons(const games::Game& game, games::Level level, const solver::Job& job)
{
    const games::Explanation explanation = game.explain(level, job);
    StepsOnPaper paper(game.info().id);
    QStringList texts;
    for (const games::Step& step : explanation.steps) {
        const auto* nimSum = std::get_if<games::NimSumStep>(&step);
        if (nimSum != nullptr && !nimSum->afterMove)
            texts += paper.values(*nimSum) + QStringList(sumText(*nimSum));
        else if (saysGrundy(step))
            texts.append(paper.text(step));
    }
    if (!texts.isEmpty())
        return texts;
    return valueByMex(game, job);
}

QStringList valueByMex(const games::Game& game, const solver::Job& job)
{
    const games::Answer known = game.answer({.remoteness = false}, job);
    return games::hasMex(known) ? stepText(games::mexOf(known)) : QStringList();
}

} // namespace wording
