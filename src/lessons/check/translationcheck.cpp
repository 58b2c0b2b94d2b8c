// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/check/translationcheck.h"

#include "lessons/builtinlessons.h"
#include "wording/text/language.h"

#include <algorithm>

namespace lessons {
namespace {

/// What a translation has to keep of a text.
struct Kept {
    std::vector<Link> links{};
    std::ptrdiff_t entries = 0;
    bool hasStrong = false;
    bool isBroken = false; ///< stars or brackets that mark nothing are left

    friend bool operator==(const Kept&, const Kept&) = default;
};

/// Links may stand in another order, a paragraph may be two, and so may what is strong.
std::optional<Kept> keptOf(const QString& markdown)
{
    auto read = readText(markdown);
    auto* text = std::get_if<Text>(&read);
    if (text == nullptr)
        return std::nullopt;
    Kept kept{.links = std::move(text->links)};
    std::ranges::sort(kept.links, {}, [](const Link& link) {
        std::string key = link.position;
        for (const LinkClaim& claim : link.claims)
            key += claimName(claim.kind).toStdString() + claim.said;
        return key;
    });
    for (const Block& block : text->blocks) {
        kept.entries += block.isEntry ? 1 : 0;
        kept.hasStrong = kept.hasStrong || std::ranges::any_of(block.spans, &Span::strong);
    }
    const QString plain = plainText(*text);
    kept.isBroken = plain.contains(QLatin1String("**")) || plain.contains(QLatin1String("]("));
    return kept;
}

/// Of a text that is no Markdown.
qsizetype countOfMarks(const QString& text)
{
    return text.count(QLatin1String("**"));
}

/// Titles and notes are no Markdown.
bool isMarkdown(const QString& key)
{
    return key.contains(QLatin1Char('/')) && !key.endsWith(QLatin1String("/title")) &&
           !key.endsWith(QLatin1String("/notes"));
}

} // namespace

std::vector<LessonProblem> checkTranslation(const QString& file, const QLocale& locale)
{
    const auto catalogue = wording::findCatalogue(QStringLiteral("course"), locale);
    std::vector<LessonProblem> problems;
    const auto look = [&](const CourseSentence& sentence) {
        const QString translated = catalogue ? translationIn(*catalogue, sentence) : QString();
        if (translated.isEmpty())
            problems.push_back({.where = sentence.key, .cause = Cause::NotTranslated});
        else if (isMarkdown(sentence.key) ? keptOf(translated) != keptOf(sentence.text)
                                          : countOfMarks(translated) != countOfMarks(sentence.text))
            problems.push_back({.where = sentence.key, .cause = Cause::MarksDiffer});
        return sentence.text;
    };
    (void)readBuiltInLesson(file, look);
    return problems;
}

} // namespace lessons
