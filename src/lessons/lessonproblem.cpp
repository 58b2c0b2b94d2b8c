// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessonproblem.h"

#include "wording/errors.h"
#include "wording/tables.h"
#include "wording/text/text.h"

namespace lessons {
namespace {

QString translated(const char* source)
{
    return QCoreApplication::translate("Lessons", source);
}

QString shown(const QString& found)
{
    return wording::shownToken(found.toStdString());
}

/// Sentences about what argumentsOf() gives.
const char* sentenceOf(Cause cause)
{
    switch (cause) {
    case Cause::CannotOpen: return QT_TRANSLATE_NOOP("Lessons", "the file cannot be read: %1");
    case Cause::Syntax: return QT_TRANSLATE_NOOP("Lessons", "this is not JSON: %1");
    case Cause::RepeatedKey: return QT_TRANSLATE_NOOP("Lessons", "\"%1\" stands here a second time");
    case Cause::NotALesson:
        return QT_TRANSLATE_NOOP("Lessons", "this is not a lesson: \"format\" is not \"grundy-lesson\"");
    case Cause::NewerVersion:
        return QT_TRANSLATE_NOOP("Lessons", "the lesson was written for a newer version of Grundy");
    case Cause::MissingKey: return QT_TRANSLATE_NOOP("Lessons", "\"%1\" is missing");
    case Cause::NotAText: return QT_TRANSLATE_NOOP("Lessons", "expected a text");
    case Cause::NotATruth: return QT_TRANSLATE_NOOP("Lessons", "expected true or false");
    case Cause::NotAList: return QT_TRANSLATE_NOOP("Lessons", "expected a list");
    case Cause::NotAnObject: return QT_TRANSLATE_NOOP("Lessons", "expected keys and values in { }");
    case Cause::Empty: return QT_TRANSLATE_NOOP("Lessons", "the text is empty");
    case Cause::BadId:
        return QT_TRANSLATE_NOOP("Lessons",
                                 "expected lower-case letters, digits and hyphens, 60 at most, found '%1'");
    case Cause::NoRightChoice: return QT_TRANSLATE_NOOP("Lessons", "none of the choices is right");
    case Cause::BoardMissing: return QT_TRANSLATE_NOOP("Lessons", "this step needs a \"board\"");
    case Cause::BadLink: return QT_TRANSLATE_NOOP("Lessons", "the link '%1' is not closed by ')'");
    case Cause::UnknownClaim: return QT_TRANSLATE_NOOP("Lessons", "'%1' is not a claim");
    case Cause::NoClaim: return QT_TRANSLATE_NOOP("Lessons", "nothing is claimed of %1");
    case Cause::BadValue: return QT_TRANSLATE_NOOP("Lessons", "'%1' is not possible");
    case Cause::OneVariable:
        return QT_TRANSLATE_NOOP("Lessons", "a family of n needs one number here, one of n and m needs two");
    case Cause::OnlyImpartial:
        return QT_TRANSLATE_NOOP("Lessons", "in %1 Left and Right have different moves: no P and N");
    case Cause::NotInRow:
        return QT_TRANSLATE_NOOP("Lessons", "a move of %1 leads to a position that is not in the row");
    case Cause::GameOver: return QT_TRANSLATE_NOOP("Lessons", "nobody can move in %1");
    case Cause::NotOffered: return QT_TRANSLATE_NOOP("Lessons", "this is not offered for %1");
    case Cause::NotSolved: return QT_TRANSLATE_NOOP("Lessons", "%1 is not solved within the limits");
    case Cause::NotTranslated: return QT_TRANSLATE_NOOP("Lessons", "the sentence is not translated");
    case Cause::MarksDiffer:
        return QT_TRANSLATE_NOOP("Lessons", "the translation has other links, list entries or marks");
    case Cause::FileTooLarge: return QT_TRANSLATE_NOOP("Lessons", "the file is larger than %1 bytes");
    case Cause::TooLong: return QT_TRANSLATE_NOOP("Lessons", "longer than %1 characters");
    case Cause::TooMany: return QT_TRANSLATE_NOOP("Lessons", "there may be %1 at most");
    case Cause::TooFew: return QT_TRANSLATE_NOOP("Lessons", "there must be %1 at least");
    case Cause::NotANumber:
        //: the least and the largest number that can stand there
        return QT_TRANSLATE_NOOP("Lessons", "expected a whole number from %1 to %2");
    case Cause::NotOneOf:
        //: what should stand in the file, such as "a position", and what stands there
        return QT_TRANSLATE_NOOP("Lessons", "expected %1, found '%2'");
    case Cause::UnknownKey:
        //: a name in the file, and the names that may stand there
        return QT_TRANSLATE_NOOP("Lessons", "\"%1\" is not known here: expected %2");
    case Cause::NoMove:
        //: a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5
        return QT_TRANSLATE_NOOP("Lessons", "no move of %1 leads to %2");
    case Cause::Disagree:
        //: a position, such as nim:7,11,5, and two answers, such as P and N
        return QT_TRANSLATE_NOOP("Lessons", "of %1 the theory says %2 and a plain search %3");
    case Cause::Differs:
        //: a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true
        return QT_TRANSLATE_NOOP("Lessons", "of %1 it says %2, but it is %3");
    case Cause::BadPosition:
    case Cause::BadFamily: break;
    }
    return "%1: %2";
}

/// What stands in the sentence, in its order.
QStringList argumentsOf(const LessonProblem& problem)
{
    const QString found = shown(problem.found);
    const QString most = QString::number(static_cast<qulonglong>(problem.most));
    const QString least = QString::number(static_cast<qulonglong>(problem.least));
    switch (problem.cause) {
    case Cause::FileTooLarge:
    case Cause::TooLong:
    case Cause::TooMany: return {most};
    case Cause::TooFew: return {least};
    case Cause::NotANumber: return {least, most};
    case Cause::NotOneOf: return {wording::orList(problem.choices), found};
    case Cause::UnknownKey: return {found, wording::orList(problem.choices)};
    case Cause::BadPosition: return {found, wording::parseErrorText(*problem.position)};
    case Cause::BadFamily: return {found, wording::patternErrorText(*problem.family)};
    case Cause::NoMove: return {found, shown(problem.choices.value(0))};
    case Cause::Differs:
    case Cause::Disagree: return {found, shown(problem.choices.value(0)), shown(problem.choices.value(1))};
    default: return {found};
    }
}

} // namespace

QString causeText(const LessonProblem& problem)
{
    const QString sentence = translated(sentenceOf(problem.cause));
    const QStringList said = argumentsOf(problem);
    return !sentence.contains(QLatin1String("%1")) ? sentence
           : said.size() == 1                      ? sentence.arg(said[0])
           : said.size() == 2                      ? sentence.arg(said[0], said[1])
                                                   : sentence.arg(said[0], said[1], said[2]);
}

QString problemText(const LessonProblem& problem)
{
    const QString cause = causeText(problem);
    if (problem.line > 0 && problem.column > 0)
        //: where a mistake is in a file, and what is wrong
        return QCoreApplication::translate("Lessons", "line %1, column %2: %3")
            .arg(problem.line)
            .arg(problem.column)
            .arg(cause);
    if (problem.line > 0 && !problem.where.isEmpty())
        return QCoreApplication::translate("Lessons", "line %1, %2: %3", "line, place in the file, cause")
            .arg(problem.line)
            .arg(problem.where, cause);
    if (problem.line > 0)
        //: where a mistake is in a file, and what is wrong
        return QCoreApplication::translate("Lessons", "line %1: %2").arg(problem.line).arg(cause);
    return problem.where.isEmpty() ? cause : problem.where + QLatin1String(": ") + cause;
}

bool isUntrue(Cause cause)
{
    return cause == Cause::Differs || cause == Cause::NoMove || cause == Cause::Disagree;
}

} // namespace lessons
