// SPDX-License-Identifier: GPL-3.0-or-later
// How a value is written.

#include "theory/shortgames/canonicalforms.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace theory {

namespace {

/// Writes the forms below one game, each once; gives up at the first that is too long.
class Writer {
public:
    Writer(const CanonicalForms& forms, std::size_t longest) : m_forms(forms), m_longest(longest) {}

    /// Null if it would be too long. Valid as long as the writer.
    const std::string* write(ShortGame game)
    {
        if (const auto known = m_texts.find(game.index); known != m_texts.end())
            return &known->second;
        const auto& closed = m_forms.form(game).closed;
        std::string written = closed ? theory::text(*closed) : writeOptions(game);
        if (m_isTooLong || written.size() > m_longest) {
            m_isTooLong = true;
            return nullptr;
        }
        return &m_texts.emplace(game.index, std::move(written)).first->second;
    }

private:
    std::string writeOptions(ShortGame game)
    {
        const FormOptions& options = m_forms.form(game).options;
        const std::string left = writeSide(options.left);
        return "{" + left + "|" + writeSide(options.right) + "}";
    }

    std::string writeSide(std::vector<ShortGame> side)
    {
        for (const ShortGame option : side) {
            if (write(option) == nullptr)
                return {};
        }
        std::ranges::sort(side, [this](ShortGame a, ShortGame b) { return isBefore(a, b); });
        std::string written;
        for (const ShortGame option : side) {
            written += (written.empty() ? "" : ",") + *write(option);
            if (written.size() > m_longest)
                break;
        }
        return written;
    }

    /// Closed forms first, by number, ups and star; then lists of options, by their text.
    bool isBefore(ShortGame a, ShortGame b)
    {
        const auto& first = m_forms.form(a).closed;
        const auto& second = m_forms.form(b).closed;
        if (first && second)
            return std::tie(first->number, first->ups, first->star) <
                   std::tie(second->number, second->ups, second->star);
        return first || (!second && *write(a) < *write(b));
    }

    const CanonicalForms& m_forms;
    std::size_t m_longest;
    std::unordered_map<std::uint32_t, std::string> m_texts;
    bool m_isTooLong = false;
};

} // namespace

std::optional<std::string> ShortGames::text(ShortGame a, std::size_t longest) const
{
    Writer writer(*m_forms, longest);
    const std::string* written = writer.write(a);
    return written != nullptr ? std::optional(*written) : std::nullopt;
}

} // namespace theory
