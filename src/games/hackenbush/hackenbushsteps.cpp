// SPDX-License-Identifier: GPL-3.0-or-later
// Why a picture of Hackenbush is won: its reduction, or how it was searched, and its parts. As heaps: each
// green part is a heap of its Grundy value.

#include "games/hackenbush/hackenbushsteps.h"

#include "games/hackenbush/hackenbushjudge.h"
#include "games/hackenbush/values/greenhackenbush.h"
#include "games/options.h"
#include "games/text/sums.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <string_view>
#include <utility>

namespace games {
namespace {

/// The number that a value's text names; nothing when it is none, or has more digits than a step would show.
std::optional<theory::Dyadic> shortNumber(std::string_view text)
{
    std::int64_t numerator = 0;
    std::uint64_t denominator = 1;
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, numerator);
    if (read.ec == std::errc() && read.ptr != end && *read.ptr == '/')
        read = std::from_chars(read.ptr + 1, end, denominator);
    if (read.ec != std::errc() || read.ptr != end || !std::has_single_bit(denominator))
        return std::nullopt;
    return theory::Dyadic(numerator, static_cast<unsigned>(std::countr_zero(denominator)));
}

/// The best number that the player can reach; an empty text when he has no move, nothing when some option is
/// no number.
std::optional<std::string> bestNumber(const Answer& known, theory::Mover player)
{
    std::optional<theory::Dyadic> best;
    for (const JudgedMove& judged : known.moves) {
        if (judged.move.player != player)
            continue;
        const auto number = judged.leaves.value ? shortNumber(*judged.leaves.value) : std::nullopt;
        if (!number)
            return std::nullopt;
        if (!best || (player == theory::Mover::Left ? *number > *best : *number < *best))
            best = number;
    }
    return best ? theory::text(*best) : std::string();
}

Sentence simplestText(const std::string& left, const std::string& right, const std::string& value)
{
    const Argument blue = inner(Hackenbush::info().players.left.source);
    const Argument red = inner(Hackenbush::info().players.right.source);
    if (left.empty() && right.empty())
        //: the players, such as Blue (Left) and Red (Right)
        return {QT_TRANSLATE_NOOP("Wording", "Neither %1 nor %2 has a move, so the value is 0."),
                {blue, red}};
    if (left.empty())
        //: two players, such as Blue (Left) and Red (Right), and two numbers, such as 1/2 and 0
        return {QT_TRANSLATE_NOOP("Wording",
                                  "%1 has no move, and the best move of %2 leaves %3. The simplest number "
                                  "below it is %4: that is the value."),
                {blue, red, right, value}};
    if (right.empty())
        //: two players, such as Red (Right) and Blue (Left), and two numbers, such as 1/2 and 1
        return {QT_TRANSLATE_NOOP("Wording",
                                  "%1 has no move, and the best move of %2 leaves %3. The simplest number "
                                  "above it is %4: that is the value."),
                {red, blue, left, value}};
    //: a player and a number, twice, such as Blue (Left) and 0, Red (Right) and 1; then a number
    return {QT_TRANSLATE_NOOP("Wording",
                              "The best move of %1 leaves %2, the best move of %3 leaves %4. The simplest "
                              "number between them is %5: that is the value."),
            {blue, left, red, right, value}};
}

/// A number found by search is the simplest one between the best options.
std::optional<ParagraphStep> simplest(const Answer& known)
{
    if (!known.verdict.value || !shortNumber(*known.verdict.value) || known.omitted + known.otherOmitted > 0)
        return std::nullopt;
    const auto left = bestNumber(known, theory::Mover::Left);
    const auto right = bestNumber(known, theory::Mover::Right);
    if (!left || !right)
        return std::nullopt;
    return simplestStep(*left, *right, *known.verdict.value);
}

std::vector<HackenbushPart> greenParts(const Hackenbush& rules)
{
    return rules.mover() == theory::Mover::Either ? partsOf(rules) : std::vector<HackenbushPart>();
}

/// A part keeps the key of its first edge.
LensHeap heapOf(const HackenbushPart& part)
{
    LensHeap heap{
        .key = part.indices.front(), .size = greenValue(HackenbushGraph::compact(part.edges)), .pieces = {}};
    for (const std::uint32_t index : part.indices)
        heap.pieces.push_back(edgeId(index));
    return heap;
}

std::vector<Sentence> sumTexts(const Answer& known)
{
    const Players& players = Hackenbush::info().players;
    const Argument verdict = inner(verdictSentence(*known.verdict.outcome, players.left, players.right));
    if (!known.verdict.value)
        return {Sentence(QT_TRANSLATE_NOOP(
                             "Wording",
                             "Parts that have only the ground in common are independent, so the picture "
                             "is worth their sum: %1."),
                         {partsSum(known.parts)}),
                Sentence(QT_TRANSLATE_NOOP(
                             "Wording", "The sum itself was not worked out. Who wins is known by play: %1."),
                         {verdict})};
    return {QT_TRANSLATE_NOOP("Wording",
                              "Parts that have only the ground in common are independent, so the picture is "
                              "worth their sum."),
            //: a sum of values, what it is, and who wins: a sentence
            Sentence(QT_TRANSLATE_NOOP("Wording", "%1 = %2. %3."),
                     {partsSum(known.parts), *known.verdict.value, verdict})};
}

/// The parts that no reduction values, and what they are worth: "The part with 0-1 is worth 4."
std::vector<Sentence> otherParts(const Answer& known, const Board& board)
{
    std::vector<Sentence> texts;
    for (const PartValue& part : known.parts) {
        const bool isReduced =
            part.colours == PartValue::Colours::Green ||
            (part.colours != PartValue::Colours::Mixed && part.form != PartValue::Form::Graph);
        if (!isReduced && part.value && !part.pieces.empty())
            //: an edge, such as 1–2, and a value
            texts.push_back({QT_TRANSLATE_NOOP("Wording", "The part with %1 is worth %2."),
                             {edgeLabel(part.pieces.front(), board), *part.value}});
    }
    return texts;
}

/// On paper the first step tells all.
void appendReductions(std::vector<Step>& steps, std::vector<Reduction> reductions, const Board& board)
{
    std::vector<Sentence> onPaper = toldOnPaper(reductions, board);
    for (Reduction& reduction : reductions) {
        ParagraphStep step = told(std::move(reduction));
        step.onPaper = std::exchange(onPaper, {});
        steps.emplace_back(std::move(step));
    }
}

/// A tree's shape as a text that equal ones share, and its edges in that order.
using TreeShape = std::pair<std::string, std::vector<PieceId>>;

/// What grows from a joint, but the edge it hangs at.
TreeShape growing(const HackenbushGraph& tree, const std::vector<std::uint32_t>& indices, std::uint32_t joint,
                  std::size_t from, bool isOpposite)
{
    std::vector<TreeShape> branches;
    for (const std::uint32_t at : tree.edgesAt(joint)) {
        if (at == from)
            continue;
        const HackenbushEdge& edge = tree.edges()[at];
        TreeShape above = growing(tree, indices, edge.other(joint), at, isOpposite);
        const bool isBlue = (edge.colour == EdgeColour::Blue) != isOpposite;
        above.first.insert(0, edge.colour == EdgeColour::Green ? "g(" : isBlue ? "b(" : "r(");
        above.first += ')';
        above.second.insert(above.second.begin(), edgeId(indices[at]));
        branches.push_back(std::move(above));
    }
    std::ranges::sort(branches, {}, &TreeShape::first);
    TreeShape all;
    for (const TreeShape& branch : branches) {
        all.first += branch.first;
        all.second.insert(all.second.end(), branch.second.begin(), branch.second.end());
    }
    return all;
}

/// Nothing where it is no tree.
std::optional<TreeShape> shapeOf(const HackenbushPart& part, bool isOpposite)
{
    const HackenbushGraph graph = HackenbushGraph::compact(part.edges);
    if (!graph.isForest())
        return std::nullopt;
    return growing(graph, part.indices, 0, part.edges.size(), isOpposite);
}

} // namespace

ParagraphStep simplestStep(const std::string& left, const std::string& right, const std::string& value)
{
    return {.levels = Levels::from(Level::Values),
            .title = QT_TRANSLATE_NOOP("Wording", "The simplest number"),
            .paragraphs = {simplestText(left, right, value)},
            .says = Says::Aside};
}

ParagraphStep partsStep(const Answer& known, const Board& board)
{
    ParagraphStep step{.levels = Levels::from(Level::Values),
                       .title = QT_TRANSLATE_NOOP("Wording", "Why: the values of the parts"),
                       .paragraphs = sumTexts(known),
                       .says = known.verdict.value ? Says::Winner : Says::Reason};
    for (const PartValue& part : known.parts)
        step.pieces.insert(step.pieces.end(), part.pieces.begin(), part.pieces.end());
    if (auto others = otherParts(known, board); !others.empty()) {
        step.onPaper = step.paragraphs;
        step.onPaper->insert(step.onPaper->begin(), Sentence("%1", {joined(std::move(others), " ")}));
    }
    return step;
}

std::vector<Reduction> reductionsOf(const Hackenbush& rules, const Answer& known)
{
    if (rules.play() == theory::Play::Misere || rules.piecesLeft() > mostReducedEdges || known.parts.empty())
        return {};
    return reductions(partsOf(rules), known.parts,
                      HackenbushDrawing(rules.standingEdges(), rules.standingIndices(), *rules.layout()));
}

std::vector<Step> Hackenbush::steps(const Answer& known) const
{
    std::vector<Step> steps;
    if (m_play == theory::Play::Misere || m_count > mostReducedEdges || known.parts.empty()) {
        appendMethod(steps, known);
        return steps;
    }
    appendReductions(steps, reductionsOf(*this, known), board());
    if (known.method != Method::Theory)
        appendMethod(steps, known);
    if (const auto step = known.method != Method::Theory ? simplest(known) : std::nullopt)
        steps.emplace_back(*step);
    if (known.parts.size() > 1 && m_mover != theory::Mover::Either && known.verdict.outcome)
        steps.push_back(partsStep(known, board()));
    return steps;
}

bool Hackenbush::equalsHeaps() const
{
    return m_mover == theory::Mover::Either && m_picture->size() <= mostDrawnEdges;
}

std::optional<LensHeaps> Hackenbush::lensHeaps() const
{
    LensHeaps heaps;
    for (const HackenbushPart& part : greenParts(*this))
        heaps.push_back(heapOf(part));
    return heaps;
}

LensEffect Hackenbush::lensEffect(const Move& move) const
{
    const std::uint32_t edge = move.action.as<CutEdge>().edge;
    const auto left = standingWithout(edge);
    for (const HackenbushPart& part : greenParts(*this)) {
        if (std::ranges::count(part.indices, edge) == 0)
            continue;
        HackenbushEdges stays;
        for (std::size_t place = 0; place < part.edges.size(); ++place)
            if (left[part.indices[place]])
                stays.push_back(part.edges[place]);
        return {.key = part.indices.front(),
                .before = greenValue(HackenbushGraph::compact(part.edges)),
                .after = greenValue(HackenbushGraph::compact(std::move(stays)))};
    }
    return {};
}

/// Trees that are the same with the colours exchanged answer each other, edge by edge.
std::optional<Idea> Hackenbush::idea() const
{
    constexpr std::size_t mostCompared = 60;
    if (m_play == theory::Play::Misere || m_count == 0 || m_count > mostCompared)
        return std::nullopt;
    std::vector<Partners> partners;
    std::vector<std::pair<std::string, std::vector<PieceId>>> alone; // what each would be answered by
    for (const HackenbushPart& part : partsOf(*this)) {
        const auto shape = shapeOf(part, false);
        const auto opposite = shapeOf(part, true);
        if (!shape || !opposite)
            return std::nullopt;
        const auto partner = std::ranges::find(alone, shape->first, &TreeShape::first);
        if (partner == alone.end()) {
            alone.emplace_back(*opposite);
            continue;
        }
        for (std::size_t edge = 0; edge < shape->second.size(); ++edge)
            partners.push_back({partner->second[edge], shape->second[edge]});
        alone.erase(partner);
    }
    if (!alone.empty())
        return std::nullopt;
    const bool isGreen = m_mover == theory::Mover::Either;
    return Idea{
        .kind = IdeaKind::Copy,
        .here = isGreen ? QT_TRANSLATE_NOOP("Wording",
                                            "Each part has a twin: whatever you cut, your opponent cuts the "
                                            "same in the twin, and so makes the last cut.")
                        : QT_TRANSLATE_NOOP("Wording",
                                            "Each part has a twin with blue and red exchanged: whatever you "
                                            "cut, your opponent cuts the same in the twin, and so makes the "
                                            "last cut."),
        .left = isGreen ? QT_TRANSLATE_NOOP("Wording",
                                            "Then each part has a twin: whatever your opponent cuts, cut the "
                                            "same in the twin. So you make the last cut.")
                        : QT_TRANSLATE_NOOP("Wording",
                                            "Then each part has a twin with blue and red exchanged: whatever "
                                            "your opponent cuts, cut the same in the twin. So you make the "
                                            "last cut."),
        .partners = std::move(partners)};
}

} // namespace games
