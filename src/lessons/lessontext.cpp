// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessontext.h"

#include "lessons/positions.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace lessons {
namespace {

/// In the order of ClaimKind.
constexpr std::array claimWords{"outcome", "grundy", "value",      "wins", "loses",      "only",
                                "winning", "moves",  "remoteness", "mean", "temperature"};
static_assert(claimWords.size() == static_cast<std::size_t>(ClaimKind::Temperature) + 1);

std::optional<ClaimKind> findClaim(const QString& word)
{
    const auto* const found =
        std::ranges::find(claimWords, word, [](const char* known) { return QLatin1String(known); });
    return found == claimWords.end() ? std::nullopt
                                     : std::optional(static_cast<ClaimKind>(found - claimWords.begin()));
}

bool isMoveClaim(ClaimKind kind)
{
    return kind == ClaimKind::Wins || kind == ClaimKind::Loses || kind == ClaimKind::Only;
}

bool isPossible(ClaimKind kind, const QString& said)
{
    if (kind == ClaimKind::Outcome)
        return said.size() == 1 && QLatin1String("PNLR").contains(said.at(0));
    if (kind == ClaimKind::Value || kind == ClaimKind::Mean || kind == ClaimKind::Temperature)
        return !said.isEmpty();
    bool isNumber = false;
    (void)said.toULongLong(&isNumber);
    return isNumber && said == QString::number(said.toULongLong());
}

std::variant<LinkClaim, LessonProblem> readClaim(const QString& text)
{
    const QString word = text.section(QLatin1Char('='), 0, 0);
    const QString said = text.section(QLatin1Char('='), 1);
    const auto kind = findClaim(word);
    if (!kind)
        return LessonProblem{.cause = Cause::UnknownClaim, .found = word};
    if (isMoveClaim(*kind)) {
        const auto read = readPosition(said);
        if (const auto* problem = std::get_if<LessonProblem>(&read))
            return *problem;
        return LinkClaim{*kind, std::get<games::GamePtr>(read)->notation()};
    }
    if (!isPossible(*kind, said))
        return LessonProblem{.cause = Cause::BadValue, .found = text};
    return LinkClaim{*kind, said.toStdString()};
}

/// Reads the words of one paragraph; the first problem stays in `problem`.
class Inline {
public:
    Inline(const QString& source, std::vector<Link>& links, std::optional<LessonProblem>& problem)
        : m_source(source), m_links(links), m_problem(problem)
    {
    }

    std::vector<Span> read()
    {
        readRange(0, m_source.size(), {});
        flush({});
        return std::move(m_spans);
    }

private:
    void readRange(qsizetype from, qsizetype end, const Span& look)
    {
        for (qsizetype at = from; at < end && !m_problem;) {
            const qsizetype after = readSpecial(at, end, look);
            if (after > at) {
                at = after;
                continue;
            }
            const bool isEscape =
                m_source.at(at) == QLatin1Char('\\') && at + 1 < end && m_source.at(at + 1).isPunct();
            m_words += m_source.at(isEscape ? at + 1 : at);
            at += isEscape ? 2 : 1;
        }
    }

    /// Where reading goes on behind a link or an emphasis that begins at `at`; `at` when none does.
    qsizetype readSpecial(qsizetype at, qsizetype end, const Span& look)
    {
        if (m_source.at(at) == QLatin1Char('[') && look.link < 0)
            return readLinkAt(at, end, look);
        if (m_source.at(at) != QLatin1Char('*'))
            return at;
        const bool isStrong = m_source.mid(at, 2) == QLatin1String("**");
        if (isStrong ? look.strong : look.emphasis)
            return at;
        const qsizetype length = isStrong ? 2 : 1;
        const qsizetype close = closing(at + length, end, length);
        if (close < 0)
            return at;
        Span inner = look;
        (isStrong ? inner.strong : inner.emphasis) = true;
        flush(look);
        readRange(at + length, close, inner);
        flush(inner);
        return close + length;
    }

    /// The stars that end an emphasis whose words begin at `from`; -1 for none.
    [[nodiscard]] qsizetype closing(qsizetype from, qsizetype end, qsizetype length) const
    {
        if (from >= end || m_source.at(from).isSpace() ||
            (length == 1 && m_source.at(from) == QLatin1Char('*')))
            return -1;
        for (qsizetype at = from + 1; at + length <= end; ++at) {
            if (m_source.at(at) != QLatin1Char('*') || m_source.at(at - 1).isSpace() ||
                m_source.at(at - 1) == QLatin1Char('\\'))
                continue;
            qsizetype stars = 1;
            while (at + stars < end && m_source.at(at + stars) == QLatin1Char('*'))
                ++stars;
            if (stars == length || stars == 3)
                return at + stars - length;
            at += stars - 1;
        }
        return -1;
    }

    qsizetype readLinkAt(qsizetype at, qsizetype end, const Span& look)
    {
        const qsizetype middle = m_source.indexOf(QLatin1String("]("), at);
        const qsizetype bracket = m_source.indexOf(QLatin1Char(']'), at);
        if (middle < 0 || middle != bracket || middle >= end)
            return at;
        const qsizetype close = m_source.indexOf(QLatin1Char(')'), middle);
        if (close < 0 || close >= end) {
            m_problem = LessonProblem{.cause = Cause::BadLink, .found = m_source.mid(at, 30)};
            return at;
        }
        auto link = readLink(m_source.mid(middle + 2, close - middle - 2));
        if (auto* problem = std::get_if<LessonProblem>(&link)) {
            m_problem = std::move(*problem);
            return at;
        }
        flush(look);
        Span inner = look;
        inner.link = static_cast<int>(m_links.size());
        m_links.push_back(std::move(std::get<Link>(link)));
        readRange(at + 1, middle, inner);
        flush(inner);
        return close + 1;
    }

    void flush(const Span& look)
    {
        if (m_words.isEmpty())
            return;
        Span span = look;
        span.text = std::exchange(m_words, QString());
        m_spans.push_back(std::move(span));
    }

    const QString& m_source;
    std::vector<Link>& m_links;
    std::optional<LessonProblem>& m_problem;
    QString m_words;
    std::vector<Span> m_spans;
};

struct Paragraph {
    bool isEntry = false;
    QString words{};
};

/// The paragraphs and entries of a text: an empty line or a dash begins a new one.
std::vector<Paragraph> paragraphs(const QString& markdown)
{
    std::vector<Paragraph> found;
    bool isOpen = false;
    for (const QString& whole : markdown.split(QLatin1Char('\n'))) {
        const QString line = whole.trimmed();
        const bool isEntry = line.startsWith(QLatin1String("- "));
        if (line.isEmpty()) {
            isOpen = false;
        } else if (isEntry || !isOpen) {
            found.push_back({isEntry, isEntry ? line.mid(2).trimmed() : line});
            isOpen = true;
        } else {
            found.back().words += QLatin1Char(' ') + line;
        }
    }
    return found;
}

} // namespace

QString claimName(ClaimKind kind)
{
    return QLatin1String(claimWords.at(static_cast<std::size_t>(kind)));
}

std::variant<Link, LessonProblem> readLink(const QString& target)
{
    if (target.size() > static_cast<qsizetype>(longestLink))
        return LessonProblem{.cause = Cause::TooLong, .most = longestLink};
    const auto read = readPosition(target.section(QLatin1Char('?'), 0, 0));
    if (const auto* problem = std::get_if<LessonProblem>(&read))
        return *problem;
    Link link{.position = std::get<games::GamePtr>(read)->notation()};
    if (!target.contains(QLatin1Char('?')))
        return link;
    for (const QString& text : target.section(QLatin1Char('?'), 1).split(QLatin1Char('&'))) {
        auto claim = readClaim(text);
        if (auto* problem = std::get_if<LessonProblem>(&claim))
            return std::move(*problem);
        link.claims.push_back(std::move(std::get<LinkClaim>(claim)));
    }
    return link;
}

std::variant<Text, LessonProblem> readText(const QString& markdown)
{
    Text text;
    std::optional<LessonProblem> problem;
    for (const Paragraph& paragraph : paragraphs(markdown)) {
        text.blocks.push_back({paragraph.isEntry, Inline(paragraph.words, text.links, problem).read()});
        if (problem)
            return std::move(*problem);
    }
    if (text.links.size() > mostLinks)
        return LessonProblem{.cause = Cause::TooMany, .most = mostLinks};
    return text;
}

Text readNotes(const QString& notes)
{
    Text text;
    for (const QString& line : notes.split(QLatin1Char('\n'))) {
        QStringList parts = line.split(QLatin1String("**"));
        if (parts.size() % 2 == 0) // one is not closed
            parts = {line};
        Block& block = text.blocks.emplace_back();
        for (qsizetype part = 0; part < parts.size(); ++part)
            block.spans.push_back({.text = parts[part], .strong = part % 2 == 1});
    }
    return text;
}

QString blockHtml(const Block& block, const QString& prefix)
{
    QString html;
    for (const Span& span : block.spans) {
        QString words = span.text.toHtmlEscaped();
        if (span.emphasis)
            words = QStringLiteral("<i>%1</i>").arg(words);
        if (span.strong)
            words = QStringLiteral("<b>%1</b>").arg(words);
        html +=
            span.link < 0
                ? words
                : QStringLiteral("<a href=\"%1%2\">%3</a>").arg(prefix, QString::number(span.link), words);
    }
    return html;
}

QString plainText(const Text& text)
{
    QStringList lines;
    for (const Block& block : text.blocks) {
        QString line;
        for (const Span& span : block.spans)
            line += span.text;
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace lessons
