// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/lessons/readysteps.h"

#include "models/joblimits.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace models {
namespace {

/// Words as a lesson's text shows them: nothing of them is a mark.
QString asMarkdown(QString words)
{
    return words.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
        .replace(QLatin1Char('*'), QStringLiteral("\\*"))
        .replace(QLatin1Char('['), QStringLiteral("\\["));
}

games::Answer answerOf(const games::Game& game)
{
    return game.answer({.grundy = false, .remoteness = false}, instantJob());
}

/// "Hot — the next player wins. Nim-sum 9: take 9 from heap 2."
QString verdictSentences(const games::Game& game, const games::Answer& answer)
{
    if (!answer.verdict.outcome)
        return {};
    const QString title = wording::verdictTitle(*answer.verdict.outcome, game.info().id);
    const QString detail = wording::typeset(wording::verdictDetail(answer, game.info().id));
    return asMarkdown(detail.isEmpty() ? LessonDraft::tr("%1.", "a sentence").arg(title)
                                       : LessonDraft::tr("%1. %2.", "two sentences").arg(title, detail));
}

QJsonObject choiceOf(const QString& text, bool right, const QString& because)
{
    QJsonObject choice{{QStringLiteral("text"), text}, {QStringLiteral("because"), because}};
    if (right)
        choice.insert(QStringLiteral("right"), true);
    return choice;
}

/// P and N, where it matters also L and R.
QJsonArray outcomeChoices(const games::GamePtr& game)
{
    const games::Answer answer = game ? answerOf(*game) : games::Answer{};
    const QString because = game ? verdictSentences(*game, answer) : QString();
    const auto outcome = answer.verdict.outcome;
    using theory::Outcome;
    QJsonArray choices{
        choiceOf(LessonDraft::tr("P: the player who has just moved wins"), outcome == Outcome::P, because),
        choiceOf(LessonDraft::tr("N: the player to move wins"), outcome == Outcome::N, because)};
    if (game && game->isPartizan()) {
        const std::string& id = game->info().id;
        choices.append(choiceOf(
            LessonDraft::tr("%1 wins, whoever starts").arg(wording::playerName(theory::Mover::Left, id)),
            outcome == Outcome::L, because));
        choices.append(choiceOf(
            LessonDraft::tr("%1 wins, whoever starts").arg(wording::playerName(theory::Mover::Right, id)),
            outcome == Outcome::R, because));
    }
    return choices;
}

/// The winning moves, or that there is none.
QJsonObject winningReveal(const games::GamePtr& game)
{
    QJsonObject reveal{{QStringLiteral("text"), QString()}};
    if (!game)
        return reveal;
    reveal.insert(QStringLiteral("show"), QStringLiteral("winning"));
    const games::Answer answer = answerOf(*game);
    QStringList moves;
    for (const games::JudgedMove& move : answer.moves)
        if (move.winning)
            moves.append(QStringLiteral("- ") + asMarkdown(wording::moveText(move.move)));
    constexpr qsizetype mostListed = 8;
    const QString verdict = verdictSentences(*game, answer);
    if (answer.unsolved)
        return reveal;
    reveal.insert(QStringLiteral("text"), moves.isEmpty() || moves.size() > mostListed
                                              ? verdict
                                              : LessonDraft::tr("These moves win:", "before a list") +
                                                    QStringLiteral("\n\n") + moves.join(QLatin1Char('\n')));
    return reveal;
}

QJsonObject withBoard(QJsonObject step, const games::GamePtr& game)
{
    if (game)
        step.insert(QStringLiteral("board"),
                    QJsonObject{{QStringLiteral("position"), QString::fromStdString(game->notation())}});
    return step;
}

QJsonObject plainStep(const char* kind, const QString& text)
{
    return {{QStringLiteral("kind"), QLatin1String(kind)}, {QStringLiteral("text"), text}};
}

} // namespace

QJsonObject emptyChoice()
{
    return choiceOf({}, false, {});
}

QJsonObject readyStep(LessonDraft::Ready what, const games::GamePtr& game)
{
    using Ready = LessonDraft::Ready;
    QJsonObject step;
    switch (what) {
    case Ready::Text: return plainStep("text", {});
    case Ready::Show: step = plainStep("text", LessonDraft::tr("Look at this position.")); break;
    case Ready::Outcome:
        step = plainStep("question", LessonDraft::tr("Is this position P or N?"));
        step.insert(QStringLiteral("choices"), outcomeChoices(game));
        break;
    case Ready::Winning:
        step = plainStep("reveal", LessonDraft::tr("Find a winning move."));
        step.insert(QStringLiteral("reveal"), winningReveal(game));
        break;
    case Ready::Question:
        step = plainStep("question", {});
        step.insert(QStringLiteral("choices"), QJsonArray{emptyChoice(), emptyChoice()});
        break;
    case Ready::Reveal:
        step = plainStep("reveal", {});
        step.insert(QStringLiteral("reveal"), QJsonObject{{QStringLiteral("text"), QString()}});
        break;
    case Ready::Play:
        //: what a new step of a lesson says: the class plays the game
        step = plainStep("play", LessonDraft::tr("Play it."));
        step.insert(QStringLiteral("play"),
                    QJsonObject{{QStringLiteral("opponent"), QStringLiteral("person")}});
        break;
    }
    return withBoard(step, game);
}

QJsonObject withReadyAnswers(QJsonObject step, const games::GamePtr& before, const games::GamePtr& now)
{
    if (step.contains(QStringLiteral("choices")) &&
        step.value(QStringLiteral("choices")) == outcomeChoices(before))
        step.insert(QStringLiteral("choices"), outcomeChoices(now));
    if (step.value(QStringLiteral("text")) == LessonDraft::tr("Find a winning move.") &&
        step.value(QStringLiteral("reveal")) == winningReveal(before))
        step.insert(QStringLiteral("reveal"), winningReveal(now));
    return step;
}

QString draftKindName(LessonShow::Kind kind)
{
    using Kind = LessonShow::Kind;
    switch (kind) {
    //: a kind of step of a lesson: only text
    case Kind::Text: return LessonDraft::tr("Text");
    //: a step of a lesson in which the class plays
    case Kind::Play: return LessonDraft::tr("Play");
    case Kind::Reveal: return LessonDraft::tr("Think, then look");
    //: a kind of step of a lesson, a noun
    case Kind::Question: return LessonDraft::tr("Question");
    //: a kind of step of a lesson, a noun
    case Kind::Exercise: return LessonDraft::tr("Exercises");
    case Kind::Label: return LessonDraft::tr("Row of labels");
    //: a kind of step of a lesson: a table of positions that is filled in
    case Kind::Table: return LessonDraft::tr("Table");
    case Kind::Mark: return LessonDraft::tr("Mark P and N");
    case Kind::None: break;
    }
    return {};
}

QString draftField(const QString& where)
{
    static const QRegularExpression choice(QStringLiteral("^choices\\[(\\d+)\\]\\.(text|because)$"));
    if (const auto match = choice.match(where); match.hasMatch())
        //: a field: the number of an answer to choose from
        return (match.captured(2) == QLatin1String("text") ? LessonDraft::tr("Answer %1")
                                                           : LessonDraft::tr("Reason of answer %1"))
            .arg(match.captured(1).toInt() + 1);
    if (where == QLatin1String("text"))
        return LessonDraft::tr("Text");
    if (where == QLatin1String("title"))
        //: a field: the heading of a step of a lesson
        return LessonDraft::tr("Heading");
    if (where == QLatin1String("notes"))
        //: a field: notes for the teacher, a noun
        return LessonDraft::tr("Notes");
    if (where == QLatin1String("reveal.text"))
        //: a field: what is shown when the class has answered
        return LessonDraft::tr("Then show");
    if (where.startsWith(QLatin1String("board")))
        //: a field: a position in its notation, such as nim:7,11,5
        return LessonDraft::tr("Position");
    if (where == QLatin1String("choices"))
        //: a field: the answers to choose from
        return LessonDraft::tr("Answers");
    return where;
}

} // namespace models
