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

QString limitText(const LessonProblem& problem)
{
    const auto most = static_cast<qulonglong>(problem.most);
    const auto least = static_cast<qulonglong>(problem.least);
    switch (problem.cause) {
    case Cause::FileTooLarge:
        return QCoreApplication::translate("Lessons", "the file is larger than %1 bytes").arg(most);
    case Cause::TooLong: return QCoreApplication::translate("Lessons", "longer than %1 characters").arg(most);
    case Cause::TooMany: return QCoreApplication::translate("Lessons", "there may be %1 at most").arg(most);
    case Cause::TooFew: return QCoreApplication::translate("Lessons", "there must be %1 at least").arg(least);
    default:
        //: the least and the largest number that can stand there
        return QCoreApplication::translate("Lessons", "expected a whole number from %1 to %2")
            .arg(least)
            .arg(most);
    }
}

/// Sentences about `found`, its place being %1.
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
    default: return "";
    }
}

QString comparisonText(const LessonProblem& problem)
{
    const QString found = shown(problem.found);
    const QString first = shown(problem.choices.value(0));
    const QString second = shown(problem.choices.value(1));
    if (problem.cause == Cause::NoMove)
        //: a mistake in a lesson: two positions, such as nim:7,11,5 and nim:7,2,5
        return translated(QT_TRANSLATE_NOOP("Lessons", "no move of %1 leads to %2")).arg(found, first);
    if (problem.cause == Cause::Disagree)
        //: a position, such as nim:7,11,5, and two answers, such as P and N
        return translated(QT_TRANSLATE_NOOP("Lessons", "of %1 the theory says %2 and a plain search %3"))
            .arg(found, first, second);
    //: a mistake in a lesson: a position, what the lesson says of it, such as P, and what is true
    return translated(QT_TRANSLATE_NOOP("Lessons", "of %1 it says %2, but it is %3"))
        .arg(found, first, second);
}

} // namespace

QString causeText(const LessonProblem& problem)
{
    switch (problem.cause) {
    case Cause::FileTooLarge:
    case Cause::TooLong:
    case Cause::TooMany:
    case Cause::TooFew:
    case Cause::NotANumber: return limitText(problem);
    case Cause::NotOneOf:
        //: what should stand in the file, such as "a position", and what stands there
        return QCoreApplication::translate("Lessons", "expected %1, found '%2'")
            .arg(wording::orList(problem.choices), shown(problem.found));
    case Cause::UnknownKey:
        //: a name in the file, and the names that may stand there
        return QCoreApplication::translate("Lessons", "\"%1\" is not known here: expected %2")
            .arg(shown(problem.found), wording::orList(problem.choices));
    case Cause::BadPosition:
        return shown(problem.found) + QLatin1String(": ") + wording::parseErrorText(*problem.position);
    case Cause::BadFamily:
        return shown(problem.found) + QLatin1String(": ") + wording::patternErrorText(*problem.family);
    case Cause::Differs:
    case Cause::NoMove:
    case Cause::Disagree: return comparisonText(problem);
    default: break;
    }
    const QString sentence = translated(sentenceOf(problem.cause));
    return sentence.contains(QLatin1String("%1")) ? sentence.arg(shown(problem.found)) : sentence;
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
