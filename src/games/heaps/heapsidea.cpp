// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/heapsidea.h"

#include "games/text/words.h"

#include <algorithm>
#include <bit>
#include <span>

namespace games {
namespace {

using theory::Play;

/// Heaps beyond these are not balanced by looking at them.
constexpr std::uint64_t largestBalanced = 31;
constexpr std::size_t mostBalanced = 12;

/// Each with its partner; those that are not drawn one by one are joined once.
void join(std::vector<Partners>& partners, std::span<const PieceId> one, std::span<const PieceId> other)
{
    if (one.empty() || other.empty())
        return;
    if (one.size() != other.size()) {
        partners.push_back({one.front(), other.front()});
        return;
    }
    for (std::size_t place = 0; place < one.size(); ++place)
        if (one[place] != other[place]) // a counter that is two heaps
            partners.push_back({one[place], other[place]});
}

/// The piles of 1, 2, 4, … that heaps are made of, the largest at the bottom: each has its partner.
std::vector<Partners> pairedPiles(const LensHeaps& heaps)
{
    std::vector<Partners> partners;
    for (std::uint64_t pile = std::bit_ceil(largestBalanced + 1); pile > 0; pile /= 2) {
        std::span<const PieceId> single;
        for (const LensHeap& heap : heaps) {
            if ((heap.size & pile) == 0 || heap.pieces.size() != heap.size)
                continue;
            const std::uint64_t below = heap.size & ~(2 * pile - 1);
            const auto pieces = std::span(heap.pieces).subspan(below, pile);
            join(partners, single, pieces);
            single = single.empty() ? pieces : std::span<const PieceId>();
        }
    }
    return partners;
}

/// Misère play, once no heap is large: an odd number of ones.
std::optional<Idea> oddOnes(const LensHeaps& heaps)
{
    if (heaps.size() % 2 == 0)
        return std::nullopt;
    return Idea{.kind = IdeaKind::OddOnes,
                .here = QT_TRANSLATE_NOOP("Wording",
                                          "Only heaps of 1 are left, an odd number of them: they go one by "
                                          "one, you take the last, and the last loses."),
                .left = QT_TRANSLATE_NOOP("Wording",
                                          "Then only heaps of 1 are left, an odd number of them: they go one "
                                          "by one, your opponent takes the last, and the last loses.")};
}

Idea copied(std::vector<Partners> partners, Play play)
{
    if (play == Play::Misere)
        return {
            .kind = IdeaKind::Copy,
            .here = QT_TRANSLATE_NOOP(
                "Wording", "The heaps come in equal pairs: your opponent copies each move on the partner, "
                           "until only one heap has more than 1 and an odd number of ones can be left."),
            .left = QT_TRANSLATE_NOOP(
                "Wording", "Then the heaps come in equal pairs: copy each move on the partner, until only "
                           "one heap has more than 1 and you can leave an odd number of ones."),
            .partners = std::move(partners)};
    return {.kind = IdeaKind::Copy,
            .here = QT_TRANSLATE_NOOP("Wording",
                                      "The heaps come in equal pairs: whatever you do to one, your opponent "
                                      "does to its partner, and so makes the last move."),
            .left = QT_TRANSLATE_NOOP("Wording",
                                      "Then the heaps come in equal pairs: whatever your opponent does to "
                                      "one, do it to its partner. So you make the last move."),
            .partners = std::move(partners)};
}

Idea emptied()
{
    return {.kind = IdeaKind::Copy,
            .here = QT_TRANSLATE_NOOP("Wording",
                                      "There is nothing to take from: whatever you add, your opponent takes "
                                      "away at once."),
            .left = QT_TRANSLATE_NOOP("Wording",
                                      "Then there is nothing to take from: whatever your opponent adds, take "
                                      "it away at once.")};
}

Idea balanced(const LensHeaps& heaps, Play play)
{
    const bool isNormal = play == Play::Normal;
    return {.kind = IdeaKind::Balance,
            .here = isNormal
                        ? QT_TRANSLATE_NOOP("Wording",
                                            "Make piles of 1, 2, 4, 8, … of each heap: every pile has a "
                                            "partner in another heap. Whatever you do breaks pairs, and your "
                                            "opponent can pair them all again.")
                        : QT_TRANSLATE_NOOP("Wording",
                                            "Make piles of 1, 2, 4, 8, … of each heap: every pile has a "
                                            "partner in another heap. Whatever you do breaks pairs; your "
                                            "opponent pairs them again, and in the end leaves an odd number "
                                            "of ones."),
            .left = isNormal
                        ? QT_TRANSLATE_NOOP("Wording",
                                            "Then make piles of 1, 2, 4, 8, … of each heap: every pile has a "
                                            "partner in another heap. Whatever your opponent does breaks "
                                            "pairs, and you can pair them all again.")
                        : QT_TRANSLATE_NOOP("Wording",
                                            "Then make piles of 1, 2, 4, 8, … of each heap: every pile has a "
                                            "partner in another heap. Whatever your opponent does breaks "
                                            "pairs; pair them again, and in the end leave an odd number of "
                                            "ones."),
            .partners = pairedPiles(heaps)};
}

LensHeaps notEmpty(LensHeaps heaps)
{
    std::erase_if(heaps, [](const LensHeap& heap) { return heap.size == 0; });
    return heaps;
}

} // namespace

std::optional<std::vector<Partners>> pairedHeaps(LensHeaps heaps)
{
    std::vector<Partners> partners;
    std::ranges::stable_sort(heaps, {}, &LensHeap::size);
    if (heaps.size() % 2 != 0)
        return std::nullopt;
    for (std::size_t at = 0; at < heaps.size(); at += 2) {
        if (heaps[at].size != heaps[at + 1].size)
            return std::nullopt;
        join(partners, heaps[at].pieces, heaps[at + 1].pieces);
    }
    return partners;
}

std::optional<Idea> ideaOfEquals(const LensHeaps& heaps, Play play)
{
    const LensHeaps played = notEmpty(heaps);
    auto partners = play == Play::Normal && !played.empty() ? pairedHeaps(played) : std::nullopt;
    return partners ? std::optional(copied(std::move(*partners), play)) : std::nullopt;
}

std::optional<Idea> ideaOfNim(const LensHeaps& heaps, Play play)
{
    const LensHeaps played = notEmpty(heaps);
    const bool isLarge = std::ranges::any_of(played, [](const LensHeap& heap) { return heap.size > 1; });
    if (play == Play::Misere && !isLarge)
        return oddOnes(played);
    if (played.empty())
        return emptied();
    if (auto partners = pairedHeaps(played))
        return copied(std::move(*partners), play);
    std::uint64_t sum = 0;
    for (const LensHeap& heap : played)
        sum ^= heap.size;
    const bool isSmall = played.size() <= mostBalanced &&
                         std::ranges::max(played, {}, &LensHeap::size).size <= largestBalanced;
    return sum == 0 && isSmall ? std::optional(balanced(played, play)) : std::nullopt;
}

std::optional<Idea> ideaOfNim(const LensHeaps& heaps, Play play, SourceText before)
{
    auto idea = ideaOfNim(heaps, play);
    std::vector<std::uint64_t> sizes;
    for (const LensHeap& heap : notEmpty(heaps))
        sizes.push_back(heap.size);
    if (idea && !sizes.empty())
        idea->before = Sentence(before.source, {listedNumbers(sizes)});
    return idea;
}

} // namespace games
