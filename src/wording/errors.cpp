// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/errors.h"

#include "games/catalogue.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QStringDecoder>
#include <QStringList>

#include <algorithm>

namespace wording {
namespace {

using games::ParseProblem;

/// False for what moves the cursor, breaks the line or turns its direction.
bool isShowable(QChar c)
{
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default: return true;
    }
}

QStringList choiceTexts(const games::ParseError& error)
{
    QStringList choices;
    for (const std::string& choice : error.choices)
        choices.append(fromUtf8(choice));
    return choices;
}

QString unexpectedText(const games::ParseError& error)
{
    const QStringList choices = choiceTexts(error);
    const QString expected = choices.isEmpty() ? toText(error.expected.text) : orList(choices);
    if (error.found.empty())
        return translate("Wording", "expected %1, found the end").arg(expected);
    return translate("Wording", "expected %1, found '%2'").arg(expected, shownToken(error.found));
}

} // namespace

QString shownToken(std::string_view token)
{
    constexpr std::size_t longest = 60;
    constexpr std::size_t mostBytes = 4 * (longest + 1); // of that many characters in UTF-8
    // A byte order mark is to be seen: QString::fromUtf8 would drop it.
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    QString text = decode(QByteArrayView(token.substr(0, mostBytes)));
    for (QChar& c : text) {
        if (!isShowable(c))
            c = QChar::ReplacementCharacter;
    }
    if (text.size() <= static_cast<qsizetype>(longest))
        return text;
    text.truncate(static_cast<qsizetype>(longest));
    if (text.back().isHighSurrogate())
        text.chop(1);
    return text.append(QChar(u'…'));
}

QString problemText(const games::ParseError& error)
{
    switch (error.problem) {
    case ParseProblem::Unexpected: return unexpectedText(error);
    case ParseProblem::TooLarge:
        //: a number that was typed, and the largest one that is allowed
        return translate("Wording", "%1 is over the limit of %2")
            .arg(shownToken(error.found), QString::number(error.limit));
    case ParseProblem::TooMany:
        return toText(games::Sentence(error.expected.tooMany, error.limit, {error.limit}));
    case ParseProblem::TwiceGiven:
        return translate("Wording", "the option '%1' is given twice").arg(shownToken(error.found));
    case ParseProblem::MisereNotOffered:
        return error.choices.empty() ? translate("Wording", "this game has no misère play")
                                     : translate("Wording", "this game has misère play only with %1")
                                           .arg(orList(choiceTexts(error)));
    case ParseProblem::Missing:
        return translate("Wording", "the option '%1' has to be given").arg(shownToken(error.found));
    case ParseProblem::Told: return toText(*error.told);
    }
    return {};
}

QString parseErrorText(const games::ParseError& error)
{
    //: where a mistake is in what was typed, and what is wrong
    return translate("Wording", "column %1: %2").arg(error.column).arg(problemText(error));
}

QString lineErrorText(const games::LineError& error)
{
    //: where a mistake is in a file; then "column 5: …"
    return translate("Wording", "line %1, %2").arg(error.line).arg(parseErrorText(error.error));
}

QString fallenText(std::uint64_t fallen)
{
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 edge is not joined to the ground: it falls at once"),
                   QT_TRANSLATE_N_NOOP("Wording", "%1 edges are not joined to the ground: they fall at once"),
                   fallen)
        .arg(localized(fallen));
}

namespace {

/// The field of the New game form that the notation's option belongs to.
const games::Field* fieldOf(std::string_view option)
{
    for (const games::Entry& entry : games::catalogue()) {
        const auto found = std::ranges::find(entry.info.fields, option, &games::Field::id);
        if (found != entry.info.fields.end())
            return &*found;
    }
    return nullptr;
}

} // namespace

QString normalOnlyText(const games::ParseError& error)
{
    if (error.problem != ParseProblem::MisereNotOffered || error.choices.empty())
        return {};
    const games::Field& field =
        *fieldOf(std::string_view(error.choices.front()).substr(0, error.choices.front().find('=')));
    QStringList labels;
    for (const std::string& choice : error.choices)
        labels.append(choiceLabel(field, fromUtf8(choice).section(QLatin1Char('='), 1)));
    //: a field, such as "Coins per move", and what it has to be
    return translate("Wording", "Misère play is possible only with “%1”: %2.")
        .arg(fieldLabel(field), orList(labels));
}

} // namespace wording
