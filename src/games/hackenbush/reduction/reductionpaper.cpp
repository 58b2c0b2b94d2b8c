// SPDX-License-Identifier: GPL-3.0-or-later

// The reduction of a picture of Hackenbush on paper, where no step is drawn.

#include "games/hackenbush/reduction/hackenbushreduction.h"
#include "games/text/sums.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace games {
namespace {

using Kind = Reduction::Kind;
using Texts = std::vector<Sentence>;

std::vector<const Reduction*> stepsOf(const std::vector<Reduction>& steps, Kind kind)
{
    std::vector<const Reduction*> found;
    for (const Reduction& step : steps)
        if (step.kind == kind)
            found.push_back(&step);
    return found;
}

bool isJoint(PieceId piece)
{
    return majorOf(piece) == majorOf(jointId(0));
}

Sentence onJoint(PieceId joint)
{
    if (minorOf(joint) == 0)
        return QT_TRANSLATE_NOOP("Wording", "on the ground");
    return {QT_TRANSLATE_NOOP("Wording", "on joint %1"), {std::uint64_t{minorOf(joint)}}};
}

/// "Joints 3 and 5 melt into joint 2, with 3 edges between them."
Sentence meltingText(const Reduction& fusion)
{
    std::vector<std::uint64_t> others;
    for (const PieceId piece : fusion.pieces)
        if (isJoint(piece) && piece != fusion.pieces.front())
            others.push_back(minorOf(piece));
    std::ranges::sort(others);
    const std::uint64_t into = minorOf(fusion.pieces.front());
    //: where edges stand: in the place of "joint 3"
    const Sentence place = into == 0 ? Sentence(QT_TRANSLATE_NOOP("Wording", "the ground"))
                                     : Sentence(QT_TRANSLATE_NOOP("Wording", "joint %1"), {into});
    //: the number of a joint, and "the ground" or "joint 3"
    const Sentence joints{{QT_TRANSLATE_N_NOOP("Wording", "joint %1 melts into %2"),
                           //: the numbers of joints, and "the ground" or "joint 3"
                           QT_TRANSLATE_N_NOOP("Wording", "joints %1 melt into %2")},
                          others.size(),
                          {AllOf{others}, inner(place)}};
    //: a sentence, such as "joint 2 melts into joint 1", and a number of edges, here one
    return {{QT_TRANSLATE_N_NOOP("Wording", "%2 (%1 edge)"), QT_TRANSLATE_N_NOOP("Wording", "%2 (%1 edges)")},
            fusion.edges,
            {GroupedNumber{fusion.edges}, inner(joints)}};
}

Texts cyclesTexts(const std::vector<Reduction>& steps)
{
    Texts melting;
    Texts loops;
    std::set<PieceId> fused;
    for (const Reduction* fusion : stepsOf(steps, Kind::Fusion)) {
        fused.insert(fusion->pieces.begin(), fusion->pieces.end());
        melting.push_back(meltingText(*fusion));
    }
    for (const Reduction* step : stepsOf(steps, Kind::Loops)) {
        // Those that were drawn as such, not left by a fusion.
        const auto count = static_cast<std::uint64_t>(std::ranges::count_if(
            step->pieces, [&fused](PieceId piece) { return !isJoint(piece) && !fused.contains(piece); }));
        if (count > 0)
            //: how many loops there are, here one, and on which joint, such as "on joint 3"
            loops.push_back({{QT_TRANSLATE_N_NOOP("Wording", "%1 loop %2"),
                              //: how many loops there are, and on which joint, such as "on joint 3"
                              QT_TRANSLATE_N_NOOP("Wording", "%1 loops %2")},
                             count,
                             {GroupedNumber{count}, inner(onJoint(step->pieces.front()))}});
    }
    Texts texts;
    if (!melting.empty())
        texts.push_back(
            {QT_TRANSLATE_NOOP("Wording", "Fusion: the joints of a green cycle melt into one, and each edge "
                                          "between them becomes a stalk of length 1 there. Here %1."),
             {joined(std::move(melting), QT_TRANSLATE_NOOP("Wording", "; "))}});
    if (!loops.empty())
        texts.push_back({QT_TRANSLATE_NOOP("Wording", "A loop counts as a stalk of length 1: %1."),
                         {joined(std::move(loops), QT_TRANSLATE_NOOP("Wording", ", "))}});
    return texts;
}

/// Nothing where no stalks meet.
Texts colonTexts(const std::vector<Reduction>& steps)
{
    Texts sums;
    for (const Reduction* colon : stepsOf(steps, Kind::Colon)) {
        Texts lengths;
        for (const std::uint64_t length : colon->lengths)
            lengths.push_back({"%1", {GroupedNumber{length}}});
        //: the number of a joint, a nim-sum such as 1 ⊕ 2, and its value
        sums.push_back({QT_TRANSLATE_NOOP("Wording", "joint %1: %2 = %3"),
                        {std::uint64_t{minorOf(colon->pieces.front())}, joined(std::move(lengths), " ⊕ "),
                         GroupedNumber{colon->result}}});
    }
    if (sums.empty())
        return {};
    return {Sentence(QT_TRANSLATE_NOOP("Wording",
                                       "Colon principle: the stalks on a joint count as one stalk there, as "
                                       "long as the nim-sum of their lengths (%1)."),
                     {joined(std::move(sums), QT_TRANSLATE_NOOP("Wording", "; "))})};
}

/// A stalk by its lowest edge: "0-3: -1 + 1/2 = -1/2".
struct Stalk {
    std::string lowest;
    std::vector<std::string> shares;
    std::string value;
};

std::vector<Stalk> stalksOf(const std::vector<Reduction>& steps, const Board& board)
{
    std::vector<Stalk> stalks;
    for (const Reduction* step : stepsOf(steps, Kind::Sign)) {
        if (stalks.empty() || (step->line && step->line->before.empty()))
            stalks.push_back({.lowest = edgeLabel(step->pieces.front(), board), .shares = {}, .value = {}});
        stalks.back().shares.push_back(step->terms.front());
        stalks.back().value = step->value;
    }
    return stalks;
}

Texts stalksTexts(const std::vector<Reduction>& steps, const Board& board)
{
    Texts texts;
    Texts values;
    const auto stalks = stalksOf(steps, board);
    for (const Stalk& stalk : stalks)
        values.push_back(
            stalk.shares.size() < 2
                ? Sentence(QT_TRANSLATE_NOOP("Wording", "%1: %2"), {stalk.lowest, stalk.value})
                : Sentence(/*: a joint or an edge, what is added up there, and its value */ QT_TRANSLATE_NOOP(
                               "Wording", "%1: %2 = %3"),
                           {stalk.lowest, sumOfValues(stalk.shares), stalk.value}));
    if (std::ranges::any_of(stalks, [](const Stalk& stalk) { return stalk.shares.size() > 1; }))
        texts.push_back(signRuleText());
    if (!values.empty())
        texts.push_back({{QT_TRANSLATE_N_NOOP("Wording", "The stalk, named by its lowest edge: %1."),
                          QT_TRANSLATE_N_NOOP("Wording", "The stalks, named by their lowest edges: %1.")},
                         stalks.size(),
                         {joined(std::move(values), QT_TRANSLATE_NOOP("Wording", "; "))}});
    return texts;
}

/// What an edge carries: "1/2", "1 − 1 = 0"; nothing for a tip.
std::optional<Sentence> carried(const Reduction& growth, const Reduction* before)
{
    const std::string& above = growth.terms.front();
    if (before != nullptr && before->kind == Kind::JointSum)
        //: a sum of values, and its value
        return Sentence(QT_TRANSLATE_NOOP("Wording", "%1 = %2"), {sumOfValues(before->terms), above});
    return above == "0" ? std::nullopt : std::optional(verbatim(above));
}

/// The edges of red-blue trees, from the tips down: "1-2 under 1/2: -3/4".
Texts treesTexts(const std::vector<Reduction>& steps, const Board& board)
{
    Texts edges;
    bool growsOn = false;
    const Reduction* before = nullptr;
    for (const Reduction& step : steps) {
        if (step.kind == Kind::Growth) {
            const std::string edge = edgeLabel(step.pieces.front(), board);
            const auto above = carried(step, before);
            growsOn = growsOn || above;
            //: an edge, such as 1–2, what it carries, and what both are worth
            edges.push_back(above ? Sentence(QT_TRANSLATE_NOOP("Wording", "%1 under %2: %3"),
                                             {edge, inner(*above), step.value})
                                  : Sentence(QT_TRANSLATE_NOOP("Wording", "%1: %2"), {edge, step.value}));
        }
        before = &step;
    }
    Texts texts;
    if (growsOn)
        texts.emplace_back(
            QT_TRANSLATE_NOOP("Wording", "The values on one joint are added. A blue edge under x is worth "
                                         "(x + n) ÷ 2^(n − 1), n the least whole number from 1 for which "
                                         "x + n is over 1; a red one is its mirror image."));
    if (!edges.empty())
        texts.push_back({QT_TRANSLATE_NOOP(
                             "Wording", "Edge by edge from the tips down, each with what stands on it: %1."),
                         {joined(std::move(edges), QT_TRANSLATE_NOOP("Wording", "; "))}});
    return texts;
}

} // namespace

std::string edgeLabel(PieceId edge, const Board& board)
{
    const auto piece = std::ranges::find(board.pieces, edge, &Piece::id);
    return piece == board.pieces.end() ? std::string() : piece->label;
}

std::vector<Sentence> toldOnPaper(const std::vector<Reduction>& reductions, const Board& board)
{
    Texts texts = cyclesTexts(reductions);
    std::ranges::move(colonTexts(reductions), std::back_inserter(texts));
    for (const Reduction* heaps : stepsOf(reductions, Kind::Heaps))
        std::ranges::move(told(*heaps).paragraphs, std::back_inserter(texts));
    std::ranges::move(stalksTexts(reductions, board), std::back_inserter(texts));
    std::ranges::move(treesTexts(reductions, board), std::back_inserter(texts));
    return texts;
}

} // namespace games
