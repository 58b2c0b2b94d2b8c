// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/names.h"

#include "wording/text/text.h"

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

/// What an octal code's digit allows for the takes `numbers`, as a part of a sentence; see solver/octal.h.
QString digitRule(std::uint64_t digit, const Numbers& numbers)
{
    const std::uint64_t most = numbers.back();
    const QString rule = [digit, most] {
        switch (digit) {
        case 1: return translate("Wording", "take a whole heap of %1");
        case 2: return translate("Wording", "take %1 from a heap so that one heap is left");
        case 3:
            return counted(QT_TRANSLATE_N_NOOP("Wording", "take %1 stick from an end of a heap"),
                           QT_TRANSLATE_N_NOOP("Wording", "take %1 sticks from an end of a heap"), most);
        case 4: return translate("Wording", "take %1 from a heap so that two heaps are left");
        case 5:
            return translate("Wording",
                             "take a whole heap of %1, or take %1 from a heap so that two heaps are left");
        case 6:
            return counted(
                QT_TRANSLATE_N_NOOP("Wording", "take %1 stick of a heap, but not a whole heap"),
                QT_TRANSLATE_N_NOOP("Wording", "take %1 neighbouring sticks of a heap, but not a whole heap"),
                most);
        default: break;
        }
        return counted(QT_TRANSLATE_N_NOOP("Wording", "take %1 stick of a heap"),
                       QT_TRANSLATE_N_NOOP("Wording", "take %1 neighbouring sticks of a heap"), most);
    }();
    return rule.arg(numbersText(numbers));
}

/// The ways to move as one sentence: "Take a whole heap of 1, or take 2 sticks from an end of a heap."
QString eitherSentence(const QStringList& ways)
{
    QString sentence = ways.front();
    for (qsizetype i = 1; i < ways.size(); ++i)
        sentence = translate("Wording", "%1, or %2").arg(sentence, ways[i]);
    sentence.front() = sentence.front().toUpper();
    return translate("Wording", "%1.").arg(sentence);
}

/// `digits` from the one before the point, not all of them 0.
QString octalRule(const Numbers& digits)
{
    QStringList rules;
    if (!digits.empty() && digits.front() != 0)
        rules.append(translate("Wording", "divide a heap into two"));
    for (std::uint64_t digit = 7; digit > 0; --digit) {
        Numbers takes;
        for (std::uint64_t take = 1; take < digits.size(); ++take) {
            if (digits[take] == digit)
                takes.push_back(take);
        }
        if (!takes.empty())
            rules.append(digitRule(digit, takes));
    }
    const bool divides =
        std::any_of(digits.begin() + 1, digits.end(), [](std::uint64_t digit) { return digit > 5; });
    return divides ? translate("Wording", "%1 What is left on two sides becomes two heaps.")
                         .arg(eitherSentence(rules))
                   : eitherSentence(rules);
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

/// Games in which pieces stay on the board: the last move takes nothing away.
bool isStuckAtTheEnd(const games::Info& info)
{
    return info.shape != games::Shape::Heaps && info.shape != games::Shape::Lines &&
           info.shape != games::Shape::Grid;
}

/// The part of the notation before the colon has this option.
bool hasOption(const games::Game& game, std::string_view option)
{
    const std::string notation = game.notation();
    const std::string head = notation.substr(0, notation.find(':'));
    return head.find(option) != std::string::npos;
}

QString northcottRule(const games::Game& game)
{
    if (hasOption(game, "moves=right"))
        return translate("Wording",
                         "Move one of your tokens to the right along its row, not onto or over another.");
    if (hasOption(game, "moves=own"))
        return translate("Wording",
                         "Move one of your tokens forward along its row: White to the right, Black to "
                         "the left; not onto or over another.");
    return translate("Wording",
                     "Move one of your tokens along its row, either way, not onto or over another.");
}

QString bushRule(const games::Game& game)
{
    return game.isPartizan()
               ? translate("Wording",
                           "Left cuts blue, Right red, either green; what hangs free of the ground "
                           "falls.")
               : translate("Wording", "Cut an edge; whatever hangs free of the ground falls.");
}

/// The rules of the coins, strips, numbers and the plane.
QString furtherRule(const games::Game& game)
{
    const std::string& id = game.info().id;
    if (id == "primes")
        return translate("Wording", "Divide the number by a power of one of its primes.");
    if (id == "skip")
        return hasOption(game, "ends=stones")
                   ? translate("Wording",
                               "Take any number of stones from one heap, or use up one of your skips. The "
                               "game ends with the stones.")
                   : translate("Wording",
                               "Take any number of stones from one heap, or use up one of your skips.");
    if (id == "poker")
        return translate("Wording",
                         "Take any number of stones from one heap, or use up one of your adds to put "
                         "stones back on one, up to its cap.");
    if (id == "nimble")
        return hasOption(game, "coins=many")
                   ? translate("Wording", "Move one or more coins of one box to a lower box.")
                   : translate("Wording", "Move one coin to any lower box.");
    if (id == "staircase")
        return translate("Wording", "Move one or more coins of one step to the step below.");
    if (id == "dollar")
        return translate("Wording", "Slide one coin left. No jumping, one coin to a square.");
    if (id == "turtles")
        return translate("Wording", "Turn a coin from heads to tails and, if you like, one coin left of it.");
    if (id == "twins")
        return translate("Wording", "Turn two coins, the right one from heads to tails.");
    if (id == "northcott")
        return northcottRule(game);
    if (id == "plane")
        return translate("Wording", "Move one counter any distance left or down.");
    if (id == "wythoff")
        return translate("Wording", "Move the queen any distance left, down or diagonally down-left.");
    if (id == "hackenbush")
        return bushRule(game);
    return {};
}

/// Where the last piece can always be taken, who takes it decides; elsewhere who cannot move does.
QString ending(const games::Game& game)
{
    const bool normal = game.play() == theory::Play::Normal;
    const std::string& id = game.info().id;
    const auto numbers = game.ruleNumbers();
    if (id == "hackenbush")
        return normal ? translate("Wording", "No edge left to cut: you lose.")
                      : translate("Wording", "No edge left to cut: you win.");
    const bool stuckEarly = id == "takeaway" && std::ranges::find(numbers, 1U) == numbers.end();
    if (stuckEarly || game.isPartizan() || id == "primes" || id == "octal" || id == "grundy" ||
        isStuckAtTheEnd(game.info()))
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
    if (id == "octal")
        return octalRule(game.ruleNumbers());
    if (id == "grundy")
        return translate("Wording", "Divide a heap into two heaps of different sizes.");
    if (id == "lines")
        return linesRule(game.ruleNumbers());
    if (id == "grid")
        return gridRule(game.ruleNumbers());
    if (id == "dag")
        return translate("Wording", "Move the token along an arrow.");
    const QString further = furtherRule(game);
    return further.isEmpty() ? translate("Wording", "Take any number of stones from one heap.") : further;
}

} // namespace

QString rulesLine(const games::Game& game)
{
    return translate("Wording", "%1 %2").arg(moving(game), ending(game));
}

} // namespace wording
