// SPDX-License-Identifier: GPL-3.0-or-later
// Hackenbush's entry in the catalogue: reading it, the gallery, and random pictures.

#include "games/gameof.h"
#include "games/hackenbush/hackenbush.h"
#include "games/hackenbush/picture/edgelist.h"
#include "games/hackenbush/picture/hackenbushgallery.h"
#include "games/hackenbush/stalks.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

namespace games {
namespace {

constexpr std::array<std::string_view, 3> colourChoices{"green", "redblue", "mixed"};
constexpr std::size_t largestGrown = 200;

std::optional<EdgeColour> readColour(Reader& reader)
{
    if (reader.accept('g'))
        return EdgeColour::Green;
    if (reader.accept('b'))
        return EdgeColour::Blue;
    if (reader.accept('r'))
        return EdgeColour::Red;
    reader.fail(expectedColour);
    return std::nullopt;
}

std::optional<HackenbushEdge> readEdge(Reader& reader)
{
    const auto from = reader.number(expectedEdge, 0, largestJoint);
    reader.require('-', expectedEdge);
    const auto to = reader.number(Expected::Node, 0, largestJoint);
    if (reader.failed())
        return std::nullopt;
    const auto colour = readColour(reader);
    if (!colour)
        return std::nullopt;
    return HackenbushEdge{static_cast<std::uint32_t>(*from), static_cast<std::uint32_t>(*to), *colour};
}

HackenbushEdges readEdges(Reader& reader, std::size_t mostEdges)
{
    HackenbushEdges edges;
    if (reader.failed() || reader.atEnd())
        return edges;
    edges.reserve(std::min<std::size_t>(mostEdges, mostHackenbushEdges));
    do {
        const std::size_t place = reader.here();
        const auto edge = readEdge(reader);
        if (!edge)
            return edges;
        edges.push_back(*edge);
        if (edges.size() > mostHackenbushEdges)
            reader.fail({.column = reader.columnAt(place),
                         .problem = ParseProblem::TooMany,
                         .expected = expectedEdge,
                         .limit = mostHackenbushEdges});
    } while (!reader.failed() && reader.accept(','));
    reader.requireEnd(Expected::Comma);
    return edges;
}

Parsed parseHackenbush(std::string_view text)
{
    Reader reader(text);
    const theory::Play play = readHeader(reader, Hackenbush::info(), [](std::string_view) {});
    const auto commas = static_cast<std::size_t>(std::ranges::count(text, ','));
    HackenbushEdges edges = readEdges(reader, commas + 1);
    if (reader.failed())
        return reader.error();
    return GameOf<Hackenbush>::make({std::move(edges), play});
}

/// The place of `choice` among `choices`, the first one when it is none of them.
template <typename E>
E chosen(std::span<const std::string_view> choices, const std::string& choice)
{
    const auto found = std::ranges::find(choices, choice);
    return found == choices.end() ? E{} : static_cast<E>(found - choices.begin());
}

std::uint64_t numberOf(const std::string& text)
{
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The edges as written, or a picture grown from the other fields.
std::string makeHackenbush(const std::vector<std::string>& values, theory::Play play)
{
    const std::string header = printHeader(Hackenbush::info(), play);
    if (values.at(1) != "tree" && values.at(1) != "graph")
        return header + values.at(0);
    const auto form = values.at(1) == "tree" ? GrownForm::Tree : GrownForm::Graph;
    const auto size = std::clamp<std::uint64_t>(numberOf(values.at(3)), 1, largestGrown);
    return header + printEdges(grownHackenbush(form, chosen<GrownColours>(colourChoices, values.at(2)), size,
                                               numberOf(values.at(4))));
}

GamePtr randomHackenbush(std::uint64_t seed, theory::Play play)
{
    const auto form = seed % 3 == 0 ? GrownForm::Graph : GrownForm::Tree;
    const auto colours = static_cast<GrownColours>(seed / 3 % 3);
    // Mixed pictures and misère are searched: smaller ones are answered at once.
    const std::size_t size = play == theory::Play::Misere || colours == GrownColours::Mixed ? 10 : 16;
    return GameOf<Hackenbush>::make({grownHackenbush(form, colours, size, seed), play});
}

/// All pictures of up to `upTo` edges in which each edge starts at a joint met before it, with joints
/// numbered as they are met; every colour, both conventions.
bool forEachPicture(HackenbushEdges& edges, std::uint32_t joints, std::uint64_t upTo,
                    const std::function<bool(const Game&)>& visit)
{
    for (const theory::Play play : {theory::Play::Normal, theory::Play::Misere}) {
        const GamePtr game = GameOf<Hackenbush>::make({edges, play});
        if (!visit(*game) || (game->isPartizan() && !visit(*game->withMover(theory::Mover::Right))))
            return false;
    }
    if (edges.size() == upTo)
        return true;
    for (std::uint32_t from = 0; from < joints; ++from) {
        for (std::uint32_t to = from; to <= joints; ++to) {
            for (const EdgeColour colour : {EdgeColour::Green, EdgeColour::Blue, EdgeColour::Red}) {
                // Each set of edges once: in ascending order where the joints allow it.
                const HackenbushEdge edge{from, to, colour};
                const auto rank = [](const HackenbushEdge& e) { return std::tuple(e.to, e.from, e.colour); };
                if (!edges.empty() && rank(edge) < rank(edges.back()))
                    continue;
                edges.push_back(edge);
                const bool goesOn = forEachPicture(edges, std::max(joints, to + 1), upTo, visit);
                edges.pop_back();
                if (!goesOn)
                    return false;
            }
        }
    }
    return true;
}

void forEachHackenbush(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    HackenbushEdges edges;
    forEachPicture(edges, 1, upTo, visit);
}

std::vector<Preset> presets()
{
    std::vector<Preset> all;
    for (const GalleryPicture& picture : hackenbushGallery())
        all.push_back({picture.id, "hackenbush:" + picture.edges, picture.title.source});
    return all;
}

/// Whether the pictures of an exercise are all green.
bool drawsGreen(const DrawRequest& drawing)
{
    return drawing.about == DrawRequest::About::Value || drawing.difficulty < 3 || drawing.seed % 3 == 0;
}

/// Behind the game's name and convention, options included.
std::string drawHackenbush(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const int difficulty = drawing.difficulty;
    const std::string colours = drawsGreen(drawing)                         ? "g"
                                : difficulty > 6 && drawing.variant(3) == 1 ? "gbr"
                                                                            : "br";
    const std::uint64_t edges = drawing.size(4, 9);
    const bool cycle = difficulty > 4 && draws.coin();
    std::string text;
    std::uint64_t joints = 1; // the ground is 0
    for (std::uint64_t edge = 0; edge < edges; ++edge) {
        const bool closes = cycle && edge + 1 == edges && joints > 2;
        const std::uint64_t from = closes ? draws.between(1, joints - 2) : draws.below(joints);
        const std::uint64_t to = closes ? joints - 1 : joints++;
        text += (text.empty() ? "" : ",") + std::to_string(from) + "-" + std::to_string(to) +
                colours.at(draws.below(colours.size()));
    }
    return ":" + text;
}

/// "cut 1-2 (blue)", "cut the loop at 3 (green)".
Sentence cutText(const CutEdge& cut)
{
    const bool isLoop = cut.from == cut.to;
    const auto text = [&cut, isLoop](const char* ofLoop, const char* ofEdge) {
        return isLoop ? Sentence(ofLoop, {cut.from}) : Sentence(ofEdge, {cut.from, cut.to});
    };
    switch (cut.colour) {
    case theory::Mover::Left:
        return text(QT_TRANSLATE_NOOP("Wording", "cut the loop at %1 (blue)"),
                    //: a move, a verb: two joints, such as 1 and 2
                    QT_TRANSLATE_NOOP("Wording", "cut %1-%2 (blue)"));
    case theory::Mover::Right:
        return text(QT_TRANSLATE_NOOP("Wording", "cut the loop at %1 (red)"),
                    //: a move, a verb: two joints, such as 1 and 2
                    QT_TRANSLATE_NOOP("Wording", "cut %1-%2 (red)"));
    case theory::Mover::Either: break;
    }
    return text(QT_TRANSLATE_NOOP("Wording", "cut the loop at %1 (green)"),
                //: a move, a verb: two joints, such as 1 and 2
                QT_TRANSLATE_NOOP("Wording", "cut %1-%2 (green)"));
}

/// `cut` with how many edges fall: "cut, 3 fall".
Sentence withFalling(Sentence cut, std::uint64_t falls)
{
    if (falls == 0)
        return cut;
    //: of a move: "cut", and how many more edges fall off, here one
    return {{QT_TRANSLATE_N_NOOP("Wording", "%1, %2 falls"), QT_TRANSLATE_N_NOOP("Wording", "%1, %2 fall")},
            falls,
            {inner(std::move(cut)), GroupedNumber{falls}}};
}

/// For who sees the board, where several edges may join two joints.
Sentence shownCut(const CutEdge& cut)
{
    if (cut.from == cut.to)
        return cutText(cut);
    const std::vector<Argument> joints{cut.from, cut.to};
    switch (cut.colour) {
    case theory::Mover::Left:
        //: a move, a verb: two joints, such as 1 and 2
        return {QT_TRANSLATE_NOOP("Wording", "cut the blue edge from %1 to %2"), joints};
    case theory::Mover::Right:
        //: a move, a verb: two joints, such as 1 and 2
        return {QT_TRANSLATE_NOOP("Wording", "cut the red edge from %1 to %2"), joints};
    case theory::Mover::Either: break;
    }
    //: a move, a verb: two joints, such as 1 and 2
    return {QT_TRANSLATE_NOOP("Wording", "cut the green edge from %1 to %2"), joints};
}

Sentence cutLabel(const CutEdge& cut)
{
    const std::string edgeName = std::to_string(cut.from) + "–" + std::to_string(cut.to);
    switch (cut.colour) {
    case theory::Mover::Either: break;
    //: an edge, such as 1–2, that the player Left may cut; L is Left's letter
    case theory::Mover::Left: return {QT_TRANSLATE_NOOP("Wording", "%1 L"), {edgeName}};
    //: an edge, such as 1–2, that the player Right may cut; R is Right's letter
    case theory::Mover::Right: return {QT_TRANSLATE_NOOP("Wording", "%1 R"), {edgeName}};
    }
    return verbatim(edgeName);
}

Where whereOfCut(const CutEdge& cut)
{
    if (cut.from == 0 || cut.to == 0)
        return {.look = QT_TRANSLATE_NOOP("Wording", "Look at an edge that stands on the ground."),
                .holds =
                    QT_TRANSLATE_NOOP("Wording", "An edge that stands on the ground holds out longest.")};
    if (cut.falls == 0)
        return {.look = QT_TRANSLATE_NOOP("Wording", "Look at an edge that nothing hangs on."),
                .holds = QT_TRANSLATE_NOOP("Wording", "An edge that nothing hangs on holds out longest.")};
    return {.look = QT_TRANSLATE_NOOP("Wording", "Look at an edge between two joints."),
            .holds = QT_TRANSLATE_NOOP("Wording", "An edge between two joints holds out longest.")};
}

} // namespace

GamePtr drawnStalk(int difficulty, Draws& draws)
{
    const std::uint64_t edges = draws.between(scaled(difficulty, 2, 6), scaled(difficulty, 3, 7));
    std::string colours(edges, 'b');
    for (std::uint64_t edge = 1; edge < edges; ++edge)
        colours[edge] = draws.coin() ? 'b' : 'r';
    colours[scaled(difficulty, 1, 2) < edges ? draws.between(1, edges - 1) : 1] = 'r';
    if (difficulty > 3 && draws.coin()) // a negative number: every colour changed
        std::ranges::transform(colours, colours.begin(),
                               [](char colour) { return colour == 'b' ? 'r' : 'b'; });
    std::string text;
    for (std::uint64_t edge = 0; edge < edges; ++edge)
        text +=
            (text.empty() ? "" : ",") + std::to_string(edge) + "-" + std::to_string(edge + 1) + colours[edge];
    return std::get<GamePtr>(parseHackenbush("hackenbush:" + text));
}

const Info& Hackenbush::info()
{
    static const Info info{
        .id = "hackenbush",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Hackenbush"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Cut, and let it fall"),
        .theory = QT_TRANSLATE_NOOP(
            "Wording", "The colon principle, fusion and the sign rule give the same values as a search."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn =
            QT_TRANSLATE_NOOP("Wording", "Click an edge to cut it. What no longer reaches the ground falls."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 edge now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 edges now")},
        .group = Group::PlaneAndGraphs,
        .shape = Shape::Drawn,
        .world = World::Plants,
        .editing = std::nullopt,
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = false,
        //: the player Left, who cuts blue edges
        .players = {.left = QT_TRANSLATE_NOOP("Wording", "Blue (Left)"),
                    //: the player Right, who cuts red edges
                    .right = QT_TRANSLATE_NOOP("Wording", "Red (Right)")},
        .options = {},
        .presets = presets(),
        .fields = {{.id = "edges",
                    //: a field: the edges of a drawing, such as 1-2b: two joints, and b for blue
                    .label = QT_TRANSLATE_NOOP("Wording", "Edges, joint-joint-colour"),
                    .kind = Field::Kind::Text,
                    .initial = hackenbushGallery()[0].edges},
                   {.id = "picture",
                    //: a field: how the drawing is made: as written, or at random
                    .label = QT_TRANSLATE_NOOP("Wording", "Picture"),
                    .kind = Field::Kind::OneOf,
                    .initial = "written",
                    .choices = {{"written", QT_TRANSLATE_NOOP("Wording", "the edges above")},
                                {"tree", QT_TRANSLATE_NOOP("Wording", "a random tree")},
                                {"graph", QT_TRANSLATE_NOOP("Wording", "a random graph")}}},
                   {.id = "colours",
                    .label = QT_TRANSLATE_NOOP("Wording", "Colours, if random"),
                    .kind = Field::Kind::OneOf,
                    .initial = "green",
                    //: a choice of the colours of a random drawing
                    .choices = {{"green", QT_TRANSLATE_NOOP("Wording", "green")},
                                {"redblue", QT_TRANSLATE_NOOP("Wording", "red and blue")},
                                //: a choice of the colours of a random drawing: green, blue and red
                                {"mixed", QT_TRANSLATE_NOOP("Wording", "all three")}}},
                   {.id = "size",
                    .label = QT_TRANSLATE_NOOP("Wording", "Edges, if random"),
                    .kind = Field::Kind::Number,
                    .initial = "12",
                    .least = 1,
                    .most = largestGrown},
                   {.id = "seed",
                    .label = QT_TRANSLATE_NOOP("Wording", "Seed, if random"),
                    .kind = Field::Kind::Number,
                    .initial = "1",
                    .least = 0,
                    .most = 999'999}},
        .preview = "hackenbush:0-1g,1-2g,1-3g,2-4g,3-4g,0-5b,5-6r,6-7b,6-8b",
        .sound = "leaf",
        .partizan = true};
    return info;
}

namespace {

/// "I cut a red stem."
Told cutTold(theory::Mover colour)
{
    switch (colour) {
    case theory::Mover::Left:
        return toldWith(QT_TRANSLATE_NOOP("Wording", "I cut a blue stem."),
                        QT_TRANSLATE_NOOP("Wording", "You cut a blue stem."),
                        //: %1: who did it
                        QT_TRANSLATE_NOOP("Wording", "%1 cut a blue stem."));
    case theory::Mover::Right:
        return toldWith(QT_TRANSLATE_NOOP("Wording", "I cut a red stem."),
                        QT_TRANSLATE_NOOP("Wording", "You cut a red stem."),
                        //: %1: who did it
                        QT_TRANSLATE_NOOP("Wording", "%1 cut a red stem."));
    case theory::Mover::Either: break;
    }
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I cut a green stem."),
                    QT_TRANSLATE_NOOP("Wording", "You cut a green stem."),
                    //: %1: who did it
                    QT_TRANSLATE_NOOP("Wording", "%1 cut a green stem."));
}

} // namespace

MoveWords CutEdge::words(const Board& before) const
{
    return {.text = before.pieces.empty() ? withFalling(cutText(*this), falls) : shownCut(*this),
            .label = cutLabel(*this),
            //: on the board, a verb: what a click on an edge does
            .mark = withFalling(QT_TRANSLATE_NOOP("Wording", "cut"), falls),
            .where = whereOfCut(*this)};
}

Told CutEdge::told(const Board& /*before*/) const
{
    Told cut = onTheBoard(cutTold(colour));
    if (falls == 0)
        return cut;
    //: of a stem that was cut: how many stems fell with it, here one
    const Sentence fell({QT_TRANSLATE_N_NOOP("Wording", "%1 more fell."),
                         //: of a stem that was cut: how many stems fell with it
                         QT_TRANSLATE_N_NOOP("Wording", "%1 more fell.")},
                        falls, {GroupedNumber{falls}});
    return {.byMe = together(cut.byMe, fell),
            .byYou = together(cut.byYou, fell),
            .byOther = together(cut.byOther, fell),
            .isWhole = cut.isWhole};
}

std::vector<Sentence> CutEdge::otherTexts() const
{
    const std::string ends = std::to_string(from) + "-" + std::to_string(to);
    const char letter = colour == theory::Mover::Left ? 'b' : colour == theory::Mover::Right ? 'r' : 'g';
    return {cutText(*this), verbatim(ends), verbatim(ends + letter)};
}

Words Hackenbush::words() const
{
    return {
        .rule = m_mover == theory::Mover::Either
                    ? QT_TRANSLATE_NOOP("Wording", "Cut an edge. What no longer reaches the ground falls.")
                    : QT_TRANSLATE_NOOP("Wording", "Left cuts blue, Right cuts red, both may cut green. What "
                                                   "no longer reaches the ground falls."),
        .ending = {m_play == theory::Play::Normal
                       ? QT_TRANSLATE_NOOP("Wording", "Whoever has no edge left to cut loses.")
                       : QT_TRANSLATE_NOOP("Wording", "Whoever has no edge left to cut wins.")},
        //: what is on the board: how many edges, here one
        .shortly = {{QT_TRANSLATE_N_NOOP("Wording", "%1 edge"), QT_TRANSLATE_N_NOOP("Wording", "%1 edges")},
                    m_count,
                    {GroupedNumber{m_count}}}};
}

namespace {

/// "1-2 blue".
Sentence edgeAloud(const HackenbushEdge& edge)
{
    const std::string ends = std::to_string(edge.from) + "-" + std::to_string(edge.to);
    switch (edge.colour) {
    //: read aloud: an edge, such as 1-2, and its colour
    case EdgeColour::Green: return {QT_TRANSLATE_NOOP("Wording", "%1 green"), {ends}};
    //: read aloud: an edge, such as 1-2, and its colour
    case EdgeColour::Blue: return {QT_TRANSLATE_NOOP("Wording", "%1 blue"), {ends}};
    //: read aloud: an edge, such as 1-2, and its colour
    case EdgeColour::Red: return {QT_TRANSLATE_NOOP("Wording", "%1 red"), {ends}};
    }
    return verbatim(ends);
}

/// "12 green".
std::vector<Sentence> coloursAloud(const HackenbushEdges& edges)
{
    std::vector<Sentence> counts;
    const auto add = [&](EdgeColour colour, const char* text) {
        const auto count = std::ranges::count(edges, colour, &HackenbushEdge::colour);
        if (count > 0)
            counts.push_back({text, {GroupedNumber{static_cast<std::uint64_t>(count)}}});
    };
    add(EdgeColour::Green, QT_TRANSLATE_NOOP("Wording", "%1 green"));
    add(EdgeColour::Blue, QT_TRANSLATE_NOOP("Wording", "%1 blue"));
    add(EdgeColour::Red, QT_TRANSLATE_NOOP("Wording", "%1 red"));
    return counts;
}

} // namespace

/// Of many edges only their colours are counted.
Sentence Hackenbush::aloud() const
{
    if (m_count == 0)
        //: read aloud: the drawing is empty
        return QT_TRANSLATE_NOOP("Wording", "No edges.");
    const HackenbushEdges edges = standingEdges();
    std::vector<Sentence> said;
    if (edges.size() > mostReadAloud)
        said = coloursAloud(edges);
    else
        std::ranges::transform(edges, std::back_inserter(said), edgeAloud);
    //: read aloud: how many edges there are, here one, and which, such as "1-2 blue"
    return {{QT_TRANSLATE_N_NOOP("Wording", "%1 edge: %2."), QT_TRANSLATE_N_NOOP("Wording", "%1 edges: %2.")},
            m_count,
            {GroupedNumber{m_count}, AllOfThese{std::move(said)}}};
}

Entry Hackenbush::entry()
{
    return {.info = info(),
            .parse = parseHackenbush,
            .makeNotation = makeHackenbush,
            .random = randomHackenbush,
            .drawn = drawHackenbush,
            .drawsValues = drawsGreen,
            .families = {{.id = "blue_below_red",
                          .pattern = "hackenbush:b^nr^m",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "A stalk, n blue below m red")},
                         {.id = "two_green_stalks",
                          .pattern = "hackenbush:g^n,g^m",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two green stalks")},
                         {.id = "blue_beside_red",
                          .pattern = "hackenbush:b^n,r^m",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "A blue stalk beside a red one")}},
            .forEachUpTo = forEachHackenbush,
            .verifyDefault = 4,
            .examples = {{.of = ExampleOf::WholeGame,
                          .text = "hackenbush:0-1b,1-2r,0-3r,3-4b",
                          .title = QT_TRANSLATE_NOOP("Wording", "Two stalks of Hackenbush")}},
            .spelledOut = stalksWritten,
            .plain = readEdgeList,
            .stalk = drawnStalk};
}

std::vector<std::string> Hackenbush::fieldValues() const
{
    return {m_count <= mostDrawnEdges ? printEdges(standingEdges()) : std::string(), "written", "green", "12",
            "1"};
}

} // namespace games
