// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What kept files mean, as lines of text: of a file and of what a program has read from it these are the
// same.

#include "games/capabilities.h"
#include "lessons/lesson.h"
#include "models/board/pieceids.h"
#include "models/files/gamefile.h"
#include "models/learn/exercises/practice.h"
#include "models/learn/lessons/lessonprogress.h"
#include "models/learn/marking/markingmodel.h"
#include "models/learn/pupils/pupils.h"
#include "models/rules/ownruleslist.h"
#include "models/rules/rulefile.h"
#include "models/session/levels.h"
#include "models/settings.h"
#include "models/words.h"

#include <QStringList>

#include <algorithm>

namespace models::test {

inline QString seatMeaning(const SavedSeat& seat)
{
    return QStringLiteral("%1 “%2”, level %3 (looks %4, slips %5, fence %6)%7")
        .arg(seat.human ? QStringLiteral("person") : QStringLiteral("computer"), seat.name,
             wordOf(seat.level))
        .arg(seat.depth)
        .arg(seat.slip)
        .arg(seat.fence)
        .arg(seat.isFriend ? QStringLiteral(", a friend") : QString());
}

inline QString layoutMeaning(const games::Game& game)
{
    const auto layout = games::layoutOf(game);
    if (!layout)
        return {};
    const auto number = [](double value) { return QString::number(value, 'f', 2); };
    QStringList places;
    for (const auto& [joint, place] : layout->joints)
        places += QStringLiteral("%1 at %2 %3").arg(joint).arg(number(place.x), number(place.y));
    for (const games::EdgeShape& edge : layout->edges)
        places += QStringLiteral("edge %1 %2 %3")
                      .arg(number(edge.bend), number(edge.fromFoot), number(edge.toFoot));
    return QStringLiteral("; drawn ") + places.join(QStringLiteral(", "));
}

/// A line for each position: what led to it from which, what it is, who is to move.
inline QStringList gameMeaning(const PositionTree& tree, const std::array<SavedSeat, 2>& seats, Mode mode)
{
    QStringList lines{QStringLiteral("mode ") + wordOf(mode), QStringLiteral("at %1").arg(tree.current()),
                      seatMeaning(seats[0]), seatMeaning(seats[1])};
    for (int number = 0; number < tree.size(); ++number) {
        const PositionNode& node = tree.node(number);
        QString line = QStringLiteral("%1: ").arg(number);
        if (node.parent >= 0)
            line += QStringLiteral("%1 from %2, ").arg(wordOf(node.origin)).arg(node.parent);
        if (node.move) {
            line += QStringLiteral("by ") + idText(node.move->gesture.first);
            if (node.move->gesture.second)
                line += QStringLiteral(" and ") + idText(*node.move->gesture.second);
            line += QStringLiteral(", ");
        }
        const QString notation = QString::fromStdString(node.game->notation());
        constexpr qsizetype longest = 200;
        line += notation.size() <= longest
                    ? notation
                    : QStringLiteral("%1… of %2 letters").arg(notation.left(longest)).arg(notation.size());
        line += QStringLiteral("; seat %1").arg(node.toMove);
        if (node.next >= 0)
            line += QStringLiteral("; on to %1").arg(node.next);
        lines += line + layoutMeaning(*node.game);
    }
    return lines;
}

inline QStringList gameMeaning(const SavedGame& game)
{
    return gameMeaning(game.tree, game.seats, game.mode);
}

inline QString ruleMeaning(const SavedRule& rule)
{
    return QStringLiteral("“%1”: %2, %3 begins")
        .arg(rule.name, rule.notation,
             rule.starter == theory::Mover::Right ? QStringLiteral("Right") : QStringLiteral("Left"));
}

inline QString linksMeaning(const std::vector<lessons::Link>& links)
{
    QStringList texts;
    for (const lessons::Link& link : links) {
        QString text = QString::fromStdString(link.position);
        for (const lessons::LinkClaim& claim : link.claims)
            text += QStringLiteral(" %1=%2").arg(claimName(claim.kind), QString::fromStdString(claim.said));
        texts += text;
    }
    return texts.isEmpty() ? QString() : QStringLiteral(" [") + texts.join(QStringLiteral("; ")) + u']';
}

inline QString textMeaning(const lessons::Text& text)
{
    QString html;
    for (const lessons::Block& block : text.blocks)
        html += (block.isEntry ? QStringLiteral("* ") : QString()) + blockHtml(block);
    return html.replace(u'\n', u' ') + linksMeaning(text.links);
}

struct KindMeaning {
    QString operator()(const lessons::TextStep&) const { return QStringLiteral("text"); }
    QString operator()(const lessons::PlayStep& play) const
    {
        return QStringLiteral("play against %1, fence %2, computer first %3")
            .arg(static_cast<int>(play.opponent))
            .arg(play.fence)
            .arg(static_cast<int>(play.computerFirst));
    }
    QString operator()(const lessons::RevealStep& reveal) const
    {
        return QStringLiteral("reveal %1, told %2")
            .arg(textMeaning(reveal.text))
            .arg(static_cast<int>(reveal.told));
    }
    QString operator()(const lessons::QuestionStep& question) const
    {
        QString text = QStringLiteral("question");
        for (const lessons::Choice& choice : question.choices)
            text += QStringLiteral(" | %1 (%2) %3")
                        .arg(textMeaning(choice.text),
                             choice.right ? QStringLiteral("right") : QStringLiteral("wrong"),
                             textMeaning(choice.because));
        return text;
    }
    QString operator()(const lessons::ExerciseStep& exercise) const
    {
        return QStringLiteral("%1 exercises of kind %2 about %3, difficulty %4, play %5")
            .arg(exercise.count)
            .arg(static_cast<int>(exercise.request.kind))
            .arg(QString::fromStdString(exercise.request.game))
            .arg(exercise.request.difficulty)
            .arg(static_cast<int>(exercise.request.play));
    }
    QString operator()(const lessons::LabelStep& label) const
    {
        return QStringLiteral("label %1 from %2 to %3, %4 shown")
            .arg(QString::fromStdString(label.family))
            .arg(label.from)
            .arg(label.to)
            .arg(label.shown);
    }
    QString operator()(const lessons::TableStep& table) const
    {
        return QStringLiteral("table %1 to %2 %3, grundy %4, by diagonal %5")
            .arg(QString::fromStdString(table.family))
            .arg(table.to.columns)
            .arg(table.to.rows)
            .arg(static_cast<int>(table.grundy))
            .arg(static_cast<int>(table.byDiagonal));
    }
    QString operator()(const lessons::MarkStep& mark) const
    {
        return QStringLiteral("mark %1%2 to %3 %4")
            .arg(QString::fromStdString(mark.family), QString::fromStdString(mark.graph))
            .arg(mark.to.columns)
            .arg(mark.to.rows);
    }
};

inline QStringList lessonMeaning(const lessons::Lesson& lesson)
{
    QStringList lines{QStringLiteral("%1 “%2”").arg(lesson.id, lesson.title), lesson.about,
                      QStringLiteral("%1 minutes, aims “%2”, group “%3”")
                          .arg(lesson.minutes)
                          .arg(lesson.aims, QLatin1String(groupId(lesson.group)))};
    for (const lessons::Step& step : lesson.steps) {
        QString line = QStringLiteral("“%1” %2").arg(step.title, textMeaning(step.text));
        if (step.board)
            line += QStringLiteral(" / board %1, told %2")
                        .arg(QString::fromStdString(step.board->position))
                        .arg(static_cast<int>(step.board->told));
        lines += line + linksMeaning(step.facts) + QStringLiteral(" / notes “%1” / ").arg(step.notes) +
                 std::visit(KindMeaning(), step.kind);
    }
    return lines;
}

inline QString stepsMeaning(const QSet<int>& steps)
{
    QList<int> sorted(steps.begin(), steps.end());
    std::ranges::sort(sorted);
    QStringList texts;
    for (const int step : sorted)
        texts += QString::number(step);
    return texts.join(u' ');
}

inline QStringList progressMeaning(const LessonProgress& progress)
{
    QStringList lessons = progress.states().keys();
    lessons.sort();
    QStringList lines{
        QStringLiteral("last %1 on %2").arg(progress.last(), progress.day().toString(Qt::ISODate))};
    for (const QString& lesson : lessons) {
        const LessonState& state = progress.of(lesson);
        QList<int> answered = state.answers.keys();
        std::ranges::sort(answered);
        QString answers;
        for (const int step : answered)
            answers += QStringLiteral(" %1 %2").arg(step).arg(state.answers[step] ? QStringLiteral("right")
                                                                                  : QStringLiteral("wrong"));
        lines += QStringLiteral("%1: at %2, seen %3, answers%4, worked %5%6%7")
                     .arg(lesson)
                     .arg(state.at)
                     .arg(stepsMeaning(state.visited), answers, stepsMeaning(state.worked),
                          state.isDone ? QStringLiteral(", done") : QString(),
                          state.isFromBefore ? QStringLiteral(", from before") : QString());
    }
    return lines;
}

/// Goes through the kinds, and back to the one that is practised.
inline QStringList practiceMeaning(Practice& practice)
{
    const QString chosen = practice.kind();
    QStringList lines{
        QStringLiteral("practises %1, last on %2").arg(chosen, practice.day().toString(Qt::ISODate))};
    for (int row = 0; row < practice.count(); ++row) {
        const QModelIndex at = practice.index(row);
        practice.setKind(at.data(Practice::KindRole).toString());
        lines += QStringLiteral("%1: %2, misère %3, difficulty %4, %5 of %6 right, streak %7, level %8")
                     .arg(practice.kind(), practice.gameId())
                     .arg(practice.isMisere() ? QStringLiteral("yes") : QStringLiteral("no"))
                     .arg(practice.fixedDifficulty())
                     .arg(practice.right())
                     .arg(practice.done())
                     .arg(practice.streak())
                     .arg(at.data(Practice::LevelRole).toInt());
    }
    practice.setKind(chosen);
    return lines;
}

/// What is filled in of a task.
inline QString marksMeaning(const MarkingModel& model)
{
    QString marks;
    QString told;
    for (int place = 0; place < model.count(); ++place) {
        const QString mark = model.index(place).data(MarkingModel::MarkRole).toString();
        marks += mark.isEmpty() ? QStringLiteral(".") : mark;
        told += model.index(place).data(MarkingModel::ToldRole).toBool() ? u't' : u'.';
    }
    return marks + QStringLiteral(", told ") + told;
}

/// The tasks that are marked in the kept homes.
inline QList<MarkedTask> markedTasks()
{
    MarkedTask row{.family = QStringLiteral("takeaway:n"), .sizes = {10}};
    MarkedTask table{.family = QStringLiteral("nim:n,m"), .sizes = {3, 2}};
    MarkedTask values{.family = QStringLiteral("octal/code=0.77:n"), .sizes = {6}, .areValues = true};
    MarkedTask graph{.graph = QStringLiteral("nim:1,2")};
    return {row, table, values, graph};
}

inline QStringList pupilsMeaning(const Pupils& pupils)
{
    QStringList lines;
    for (int row = 0; row < pupils.count(); ++row)
        lines += QStringLiteral("pupil %1 “%2”")
                     .arg(pupils.index(row).data(Pupils::PupilIdRole).toString(),
                          pupils.index(row).data(Pupils::NameRole).toString());
    return lines + QString::fromUtf8(pupils.csv()).split(u'\n', Qt::SkipEmptyParts);
}

inline QStringList rulesMeaning(const OwnRulesList& rules)
{
    QStringList lines;
    for (int row = 0; row < rules.count(); ++row)
        lines += ruleMeaning(
            {.name = rules.name(row), .notation = rules.notation(row), .starter = rules.starter(row)});
    return lines;
}

inline QString levelsMeaning(const QString& gameId, const QString& folder)
{
    const auto levels = rememberedLevels(gameId, folder);
    return QStringLiteral("%1: %2 and %3").arg(gameId, levels[0], levels[1]);
}

inline QStringList settingsMeaning(const Settings& settings)
{
    const QRect place = settings.teacherPlace();
    return {QStringLiteral("theme %1, contrast %2, language “%3”")
                .arg(settings.theme(), settings.contrast(), settings.language()),
            QStringLiteral("reduced motion %1, text %2, sounds %3, pause %4")
                .arg(settings.reducedMotion())
                .arg(settings.textScale())
                .arg(settings.sounds())
                .arg(settings.pause()),
            QStringLiteral("shares %1, warns %2, coloured %3, level %4")
                .arg(settings.areSharesShown())
                .arg(settings.warnsOfMistakes())
                .arg(settings.areMovesColoured())
                .arg(static_cast<int>(settings.level()) -
                     static_cast<int>(Argument::Labels)), // as it was counted then
            QStringLiteral("presents on “%1”, teacher's window %2 at %3 %4 %5 %6")
                .arg(settings.presentScreen())
                .arg(settings.teacherWindow())
                .arg(place.x())
                .arg(place.y())
                .arg(place.width())
                .arg(place.height())};
}

} // namespace models::test
