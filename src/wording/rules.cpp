// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names.h"

#include "wording/text.h"

#include <QStringList>

#include <algorithm>

namespace wording {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// "1–5" for more than three numbers in a row, else "1, 2 or 3".
QString numbersText(const Numbers& numbers)
{
    const bool consecutive = numbers.size() > 3 && numbers.back() - numbers.front() == numbers.size() - 1;
    if (consecutive)
        return translate("Wording", "%1–%2").arg(numbers.front()).arg(numbers.back());
    QStringList texts;
    for (const std::uint64_t number : numbers)
        texts.append(QString::number(number));
    return orList(texts);
}

QString takeawayRule(const Numbers& takes, bool severalHeaps)
{
    const QString numbers = numbersText(takes);
    const std::uint64_t most = takes.empty() ? 0 : takes.back();
    return (severalHeaps ? counted(QT_TRANSLATE_N_NOOP("Wording", "Take %1 stick from one heap."),
                                   QT_TRANSLATE_N_NOOP("Wording", "Take %1 sticks from one heap."), most)
                         : counted(QT_TRANSLATE_N_NOOP("Wording", "Take %1 stick."),
                                   QT_TRANSLATE_N_NOOP("Wording", "Take %1 sticks."), most))
        .arg(numbers);
}

QString linesRule(const Numbers& max)
{
    if (max.empty())
        return translate("Wording", "Take any number of neighbouring counters on one line.");
    if (max.front() == 1)
        return translate("Wording", "Take one counter.");
    return translate("Wording", "Take 1–%1 neighbouring counters on one line.").arg(max.front());
}

QString gridRule(const Numbers& max)
{
    if (max.empty())
        return translate("Wording", "Take any number of neighbouring stones in one row or column.");
    if (max.front() == 1)
        return translate("Wording", "Take one stone.");
    return translate("Wording", "Take 1–%1 neighbouring stones in one row or column.").arg(max.front());
}

/// Where the last piece can always be taken, who takes it decides; elsewhere who cannot move does.
QString ending(const games::Game& game)
{
    const bool normal = game.play() == theory::Play::Normal;
    const std::string& id = game.info().id;
    const auto numbers = game.ruleNumbers();
    const bool stuckEarly = id == "takeaway" && std::ranges::find(numbers, 1U) == numbers.end();
    if (stuckEarly || game.info().shape == games::Shape::Graph)
        return normal ? translate("Wording", "Whoever cannot move loses.")
                      : translate("Wording", "Whoever cannot move wins.");
    if (id == "takeaway")
        return normal ? translate("Wording", "Taking the last stick wins.")
                      : translate("Wording", "Taking the last stick loses.");
    if (game.info().shape == games::Shape::Lines)
        return normal ? translate("Wording", "Taking the last counter wins.")
                      : translate("Wording", "Taking the last counter loses.");
    return normal ? translate("Wording", "Taking the last stone wins.")
                  : translate("Wording", "Taking the last stone loses.");
}

QString moving(const games::Game& game)
{
    const std::string& id = game.info().id;
    if (id == "takeaway")
        return takeawayRule(game.ruleNumbers(),
                            game.notation().find(',', game.notation().find(':')) != std::string::npos);
    if (id == "lines")
        return linesRule(game.ruleNumbers());
    if (id == "grid")
        return gridRule(game.ruleNumbers());
    if (id == "dag")
        return translate("Wording", "Move the token along an arrow.");
    return translate("Wording", "Take any number of stones from one heap.");
}

} // namespace

QString rulesLine(const games::Game& game)
{
    return translate("Wording", "%1 %2").arg(moving(game), ending(game));
}

} // namespace wording
