// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/classroom/markings.h"

#include "classroom/marking/markingtask.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <algorithm>
#include <set>

namespace wording {
namespace {

using classroom::Contradiction;
using classroom::MarkingTask;

constexpr qsizetype mostNamed = 5;

QString givenName(const classroom::GivenOption& option)
{
    return option.name.empty() ? translate("Wording", "the empty board") : fromUtf8(option.name);
}

/// Of many "5, 4, 3, 2, 1" and "7 more".
QStringList shortened(const QStringList& names)
{
    const qsizetype more = names.size() - mostNamed;
    if (more <= 1)
        return names;
    return names.first(mostNamed) << counted(QT_TRANSLATE_N_NOOP("Wording", "%1 more"),
                                             QT_TRANSLATE_N_NOOP("Wording", "%1 more"),
                                             static_cast<std::uint64_t>(more))
                                         .arg(more);
}

/// The positions that say so, the task's own ones first.
QStringList optionNames(const MarkingTask& task, const Contradiction& contradiction)
{
    QStringList names;
    for (auto option = contradiction.options.rbegin(); option != contradiction.options.rend(); ++option)
        names.append(positionName(task, *option));
    for (const classroom::GivenOption& option : contradiction.given)
        //: a position whose letter is given, not asked
        names.append(translate("Wording", "%1 (given)").arg(givenName(option)));
    return shortened(names);
}

QString terminalText(const MarkingTask& task, const QString& name)
{
    return task.play == theory::Play::Normal
               ? translate("Wording", "%1 is marked N, but there is no move: whoever is to move has lost.")
                     .arg(name)
               : translate("Wording",
                           "%1 is marked P, but there is no move: in misère play whoever is to move has won.")
                     .arg(name);
}

QString noMoveText(const QString& name, const QString& options, std::uint64_t count)
{
    //: two positions
    return counted(QT_TRANSLATE_N_NOOP("Wording",
                                       "%1 is marked N, but its only move does not lead to a P: %2 is N."),
                   //: a position, and a list of positions
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "%1 is marked N, but none of its moves leads to a P: %2 are N."),
                   count)
        .arg(name, options);
}

QString wrongPText(const QString& name, const QString& options, std::uint64_t count)
{
    //: two positions
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 is marked P, but a move leads to a P: %2."),
                   //: a position, and a list of positions
                   QT_TRANSLATE_N_NOOP("Wording", "%1 is marked P, but moves lead to a P: %2."), count)
        .arg(name, options);
}

QString valueText(std::uint64_t value)
{
    return localized(value);
}

/// What a move of a position can leave: "6, 5 or 4".
QString allOptionNames(const MarkingTask& task, std::size_t position)
{
    const classroom::MarkedPosition& marked = task.positions[position];
    return orList(
        optionNames(task, {.position = position, .options = marked.options, .given = marked.given}));
}

/// The values that the moves of a position lead to: "0, 1 and 3".
QString leftValues(const MarkingTask& task, std::size_t position, const std::vector<classroom::Mark>& right)
{
    std::set<std::uint64_t> values;
    for (const std::size_t option : task.positions[position].options)
        values.insert(classroom::valueOf(right[option]));
    for (const classroom::GivenOption& option : task.positions[position].given)
        values.insert(option.value);
    QStringList texts;
    for (const std::uint64_t value : values)
        texts.append(valueText(value));
    return andList(texts);
}

} // namespace

QString markText(classroom::Mark mark)
{
    switch (mark) {
    case classroom::Mark::P: return QStringLiteral("P");
    case classroom::Mark::N: return QStringLiteral("N");
    case classroom::Mark::Blank: return {};
    case classroom::Mark::Zero: break;
    }
    return QString::number(classroom::valueOf(mark));
}

QString positionName(const MarkingTask& task, std::size_t position)
{
    const QString name = fromUtf8(task.positions[position].name);
    if (name.isEmpty())
        return translate("Wording", "the empty board");
    //: a position with two numbers, such as 3, 5
    return task.hasM ? translate("Wording", "(%1)").arg(name) : name;
}

QString contradictionText(const MarkingTask& task, const Contradiction& contradiction)
{
    const QString name = positionName(task, contradiction.position);
    const bool isValued = task.asked == classroom::Asked::Values;
    if (contradiction.what == Contradiction::What::Terminal)
        return isValued
                   ? translate("Wording", "%1 is given a value above 0, but there is no move to 0.").arg(name)
                   : terminalText(task, name);
    const QString options = andList(optionNames(task, contradiction));
    if (contradiction.what == Contradiction::What::SameValue)
        //: a position, and one or more other positions
        return translate("Wording", "%1 has the same value as a position that a move leads to: %2.")
            .arg(name, options);
    if (contradiction.what == Contradiction::What::NoMoveTo)
        //: a position, and a number
        return translate("Wording", "The value of %1 is too large: none of its moves leads to the value %2.")
            .arg(name, valueText(contradiction.missing));
    const std::uint64_t count = contradiction.options.size() + contradiction.given.size();
    return contradiction.what == Contradiction::What::NoMoveToP ? noMoveText(name, options, count)
                                                                : wrongPText(name, options, count);
}

QString givenText(const MarkingTask& task, std::size_t position)
{
    QStringList names;
    for (const classroom::GivenOption& option : task.positions[position].given)
        //: a position, and its letter or value
        names.append(translate("Wording", "%1 (%2)")
                         .arg(givenName(option), task.asked == classroom::Asked::Values
                                                     ? valueText(option.value)
                                                     : QString(QLatin1Char(theory::letter(option.outcome)))));
    return names.isEmpty() ? QString()
                           //: a position, and other positions with their letters or values
                           : translate("Wording", "Given: moves from %1 also lead to %2.")
                                 .arg(positionName(task, position), andList(shortened(names)));
}

QString markAskedText(const MarkingTask& task, std::size_t position)
{
    const QString name = positionName(task, position);
    const bool isValued = task.asked == classroom::Asked::Values;
    if (task.positions[position].isTerminal)
        return (isValued ? translate("Wording", "From %1 there is no move. What is its value?")
                         : translate("Wording", "From %1 there is no move. P or N?"))
            .arg(name);
    const QString left = allOptionNames(task, position);
    //: a position, and the positions that moves leave
    return (isValued ? translate("Wording", "From %1 a move leaves %2. Which value has %1?")
                     : translate("Wording", "From %1 a move leaves %2. P or N?"))
        .arg(name, left);
}

QString markToldText(const classroom::Marking& marking, std::size_t position)
{
    const MarkingTask& task = marking.task();
    const QString name = positionName(task, position);
    const std::vector<classroom::Mark> right = marking.solution();
    const classroom::MarkedPosition& marked = task.positions[position];
    if (task.asked == classroom::Asked::Values)
        return marked.isTerminal
                   ? translate("Wording", "The value of %1 is 0: there is no move.").arg(name)
                   //: a position, a number, and a list of numbers
                   : translate("Wording", "The value of %1 is %2, the smallest number that is not among %3.")
                         .arg(name, valueText(classroom::valueOf(right[position])),
                              leftValues(task, position, right));
    if (marked.isTerminal)
        return (right[position] == classroom::Mark::P
                    ? translate("Wording", "%1 is P: there is no move, and whoever is to move has lost.")
                    : translate("Wording", "%1 is N: there is no move, and whoever is to move has won."))
            .arg(name);
    return (right[position] == classroom::Mark::P ? translate("Wording", "%1 is P: every move leads to an N.")
                                                  : translate("Wording", "%1 is N: a move leads to a P."))
        .arg(name);
}

QString markingText(const classroom::Marking& marking)
{
    if (const std::size_t blanks = marking.blanks(); blanks > 0)
        return translate("Wording", "No contradiction so far. Still blank: %1.").arg(blanks);
    if (marking.task().asked == classroom::Asked::Values)
        return translate("Wording", "No contradiction anywhere: everything is right. Positions: %1.")
            .arg(marking.task().count());
    const auto cold = static_cast<std::size_t>(std::ranges::count(marking.marks(), classroom::Mark::P));
    //: two numbers of positions
    return translate("Wording",
                     "No contradiction anywhere: everything is right. Positions: %1, P among them: %2.")
        .arg(marking.task().count())
        .arg(cold);
}

QString noMarkingText(classroom::NoMarking why)
{
    switch (why) {
    case classroom::NoMarking::TooMany:
        return translate("Wording", "That is more than %1 positions: too many to mark by hand.")
            .arg(classroom::mostMarked);
    case classroom::NoMarking::NotImpartial:
        return translate("Wording", "Left and Right have different moves here: P and N do not say who wins.");
    case classroom::NoMarking::NotThere:
        return translate("Wording", "The rules allow no position of this family up to these sizes.");
    case classroom::NoMarking::Unsolved:
        return translate("Wording", "A position that the moves lead to could not be solved.");
    }
    return {};
}

QString markingTitle(std::string_view readyId)
{
    const auto ready = classroom::readyMarkings();
    const auto found = std::ranges::find(ready, readyId, &classroom::ReadyMarking::id);
    return found == ready.end() ? QString() : toText(found->title);
}

} // namespace wording
