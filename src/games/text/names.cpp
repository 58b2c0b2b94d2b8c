// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/text/names.h"

#include "games/catalogue.h"
#include "games/text/blanks.h"
#include "games/text/typing.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace games {
namespace {

constexpr std::string_view plainMisere = "misere";
/// Shorter names are too much alike.
constexpr std::size_t shortestWithSlip = 4;

bool isPartOfWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\'' ||
           static_cast<unsigned char>(c) >= 0x80U;
}

bool isOfName(char c)
{
    return isPartOfWord(c) || c == ' ' || c == '\t' || c == '-' || c == '&';
}

/// A word without its capitals, accents, apostrophes and its plural.
std::string plainWord(std::string_view word)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> plain{{{"é", "e"},
                                                                                   {"è", "e"},
                                                                                   {"ê", "e"},
                                                                                   {"É", "e"},
                                                                                   {"È", "e"},
                                                                                   {"Ê", "e"},
                                                                                   {"’", ""},
                                                                                   {"'", ""},
                                                                                   {"‘", ""},
                                                                                   {"´", ""}}};
    std::string folded;
    while (!word.empty()) {
        const auto* const other =
            std::ranges::find_if(plain, [&](const auto& pair) { return word.starts_with(pair.first); });
        if (other != plain.end()) {
            folded += other->second;
            word.remove_prefix(other->first.size());
            continue;
        }
        const char c = word.front();
        folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        word.remove_prefix(1);
    }
    if (folded.size() > 3 && folded.back() == 's')
        folded.pop_back();
    return folded;
}

std::vector<std::string> plainWords(std::string_view name)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < name.size();) {
        std::size_t end = at;
        while (end < name.size() && isPartOfWord(name[end]))
            ++end;
        if (end > at)
            words.push_back(plainWord(name.substr(at, end - at)));
        at = std::max(end, at + 1);
    }
    return words;
}

/// Without the words that are left out as often as they are said.
std::string plainName(const std::vector<std::string>& words)
{
    constexpr std::array<std::string_view, 5> passedOver{"a", "and", "the", "of", "game"};
    std::string name;
    for (const std::string& word : words)
        if (std::ranges::find(passedOver, word) == passedOver.end())
            name += word;
    return name.empty() && !words.empty() ? words.front() : name;
}

std::string plainName(std::string_view name)
{
    return plainName(plainWords(name));
}

/// One letter more, less, other, or two exchanged.
bool isOneSlip(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (a.size() < shortestWithSlip || b.size() - a.size() > 1)
        return false;
    const auto [atA, atB] = std::ranges::mismatch(a, b);
    const std::string_view restA(atA, a.end());
    const std::string_view restB(atB, b.end());
    if (restB.empty() || restA == restB.substr(1))
        return true;
    if (restA.size() < restB.size() || restA.empty())
        return false;
    return restA.substr(1) == restB.substr(1) || (restA.size() > 1 && restA[0] == restB[1] &&
                                                  restA[1] == restB[0] && restA.substr(2) == restB.substr(2));
}

struct Name {
    std::string name; ///< a plain name
    NamedRules rules;
};

NamedRules rulesOf(const Entry& entry, const Preset& preset)
{
    const std::string header = preset.notation.substr(0, preset.notation.find(':'));
    return {.entry = &entry,
            .header = header,
            .more = stripsMore(entry.info, preset),
            .position = preset.notation,
            .isPosition = header.find('=') == std::string::npos};
}

/// The titles of presets that say what is played; of those that only say what stands on the board, such as
/// "Small", one that no other has.
void addPresets(std::vector<Name>& names)
{
    std::vector<Name> titled;
    for (const Entry& entry : catalogue())
        for (const Preset& preset : entry.info.presets)
            if (*preset.title != '\0')
                titled.push_back({plainName(preset.title), rulesOf(entry, preset)});
    for (const Name& one : titled) {
        const auto isOther = [&](const Name& other) {
            return other.name == one.name && &other != &one &&
                   (one.rules.isPosition || other.rules.isPosition);
        };
        if (std::ranges::none_of(titled, isOther))
            names.push_back(one);
    }
}

const std::vector<Name>& allNames()
{
    static const auto all = [] {
        std::vector<Name> names;
        for (const Entry& entry : catalogue()) {
            const Info& info = entry.info;
            const NamedRules rules{
                .entry = &entry, .header = info.id, .position = info.presets.front().notation};
            names.push_back({plainName(std::string_view(info.id)), rules});
            names.push_back({plainName(std::string_view(info.title.source)), rules});
            if (const Typing* typing = typingOf(info.id))
                for (const std::string_view other : typing->alsoCalled)
                    names.push_back({plainName(other), rules});
        }
        addPresets(names);
        return names;
    }();
    return all;
}

enum class Fit { Exact, Slip };

std::vector<NamedRules> rulesNamed(const std::string& name, Fit fit)
{
    std::vector<NamedRules> found;
    for (const Name& known : allNames()) {
        const bool fits = fit == Fit::Exact ? known.name == name : isOneSlip(known.name, name);
        const bool isNew = std::ranges::find(found, known.rules.header, &NamedRules::header) == found.end();
        if (fits && isNew)
            found.push_back(known.rules);
    }
    if (fit == Fit::Slip && found.size() > 1)
        found.clear(); // it may be a slip of either
    return found;
}

struct TypedOption {
    std::string name;  ///< a plain word
    std::string value; ///< with its '='
};

/// What stands behind a name.
struct Behind {
    std::vector<TypedOption> options{};
    std::string_view position{};
};

/// Takes "misère" from the end of a position, where it does not belong.
bool takesMisere(std::string_view& position)
{
    std::size_t end = position.size();
    while (end > 0 && (position[end - 1] == ')' || position[end - 1] == ']'))
        --end;
    std::size_t from = end;
    while (from > 0 && isPartOfWord(position[from - 1]))
        --from;
    if (plainWord(position.substr(from, end - from)) != plainMisere)
        return false;
    position = position.substr(0, from);
    while (!position.empty() && std::string_view(" \t/(,;[").find(position.back()) != std::string_view::npos)
        position.remove_suffix(1);
    return true;
}

Behind readBehind(std::string_view text)
{
    Behind behind;
    text = withoutBlanks(text);
    while (text.starts_with('/')) {
        const std::size_t end = std::min(text.find_first_of(" \t\n\r:/(", 1), text.size());
        const std::string_view option = text.substr(1, end - 1);
        const std::size_t equals = std::min(option.find('='), option.size());
        behind.options.push_back({plainWord(option.substr(0, equals)), std::string(option.substr(equals))});
        text = withoutBlanks(text.substr(end));
    }
    if (text.starts_with(':') || text.starts_with('='))
        text = withoutBlanks(text.substr(1));
    if (takesMisere(text))
        behind.options.push_back({std::string(plainMisere), {}});
    behind.position = text;
    return behind;
}

/// The option of a game that is meant by a word; nothing where it has none.
std::optional<std::string> optionMeant(const Info& info, const std::string& word)
{
    if (word == plainMisere)
        return word;
    const auto found = std::ranges::find_if(info.options, [&](const std::string& option) {
        return plainWord(option) == word || isOneSlip(option, word);
    });
    return found == info.options.end() ? std::nullopt : std::optional(*found);
}

/// The rules with these options; nothing where the game has no such.
std::optional<NamedRules> withOptions(NamedRules rules, const std::vector<TypedOption>& options)
{
    for (const TypedOption& typed : options) {
        const auto option = optionMeant(rules.entry->info, typed.name);
        if (!option)
            return std::nullopt;
        const std::string written = '/' + *option;
        if (rules.header.find(written) == std::string::npos)
            rules.header += written + typed.value;
    }
    return rules;
}

/// The ends of the words at the front, the last one first.
std::vector<std::size_t> wordEnds(std::string_view text)
{
    constexpr std::size_t longestName = 40;
    std::vector<std::size_t> ends;
    for (std::size_t at = 0; at < std::min(text.size(), longestName) && isOfName(text[at]); ++at)
        if (isPartOfWord(text[at]) && (at + 1 == text.size() || !isPartOfWord(text[at + 1])))
            ends.push_back(at + 1);
    std::ranges::reverse(ends);
    return ends;
}

} // namespace

std::vector<TypedName> namesAtFront(std::string_view text)
{
    std::vector<TypedName> names;
    for (const Fit fit : {Fit::Exact, Fit::Slip}) {
        for (const std::size_t end : wordEnds(text)) {
            std::vector<std::string> words = plainWords(text.substr(0, end));
            const bool isMisere = std::erase(words, plainMisere) > 0;
            Behind behind = readBehind(text.substr(end));
            if (isMisere)
                behind.options.push_back({std::string(plainMisere), {}});
            TypedName typed{.rules = {}, .behind = behind.position};
            for (const NamedRules& rules : rulesNamed(plainName(words), fit))
                if (const auto with = withOptions(rules, behind.options);
                    with && (!rules.isPosition || behind.position.empty()))
                    typed.rules.push_back(*with);
            if (!typed.rules.empty())
                names.push_back(std::move(typed));
        }
    }
    return names;
}

} // namespace games
