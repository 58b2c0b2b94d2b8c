// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lines/lines.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/heaps.h"
#include "games/lines/linetext.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>

namespace games {
namespace {

/// "2-4", or "5" alone.
std::string cellsName(const TakeFromLine& run, std::string_view dash)
{
    const std::string start = std::to_string(run.first + 1);
    return run.first == run.last ? start : start + std::string(dash) + std::to_string(run.last + 1);
}

Sentence codeOf(const TakeFromLine& run)
{
    //: a move: the number of a line, and the counters that are taken, such as 2-3
    return {QT_TRANSLATE_NOOP("Wording", "line %1: %2"), {run.line + 1, cellsName(run, "-")}};
}

/// For who sees the board.
Sentence shownTake(const TakeFromLine& run)
{
    if (run.first == run.last)
        //: a move, a verb: the place of a counter, and the number of its line
        return {QT_TRANSLATE_NOOP("Wording", "take counter %1 of line %2"), {run.first + 1, run.line + 1}};
    //: a move, a verb: the places of the first and the last counter, and the number of their line
    return {QT_TRANSLATE_NOOP("Wording", "take counters %1 to %2 of line %3"),
            {run.first + 1, run.last + 1, run.line + 1}};
}

Refusal noCounter()
{
    return {QT_TRANSLATE_NOOP("Wording", "No counter lies there.")};
}

Refusal notOnOneLine()
{
    return {QT_TRANSLATE_NOOP("Wording", "The two counters do not lie on one line.")};
}

std::string printMost(std::optional<std::uint64_t> most)
{
    return most ? "/max=" + std::to_string(*most) : "";
}

Parsed parseLines(std::string_view text)
{
    Reader reader(text);
    std::optional<std::uint64_t> most;
    const theory::Play play = readHeader(reader, Lines::info(), [&](std::string_view) {
        most = reader.number(Expected::PositiveNumber, 1, largestHeap);
    });
    Lines::Rows rows =
        readRows(reader, {.mostRows = mostLines, .mostCells = longestRun, .emptyAllowed = true});
    if (reader.failed())
        return reader.error();
    return GameOf<Lines>::make({std::move(rows), most, play});
}

/// A line of counters for each number of the list; what is no number stays as it is and is refused later.
std::string linesNotation(const std::vector<std::string>& values, theory::Play play)
{
    Reader reader(values.at(0));
    const auto lengths = readHeaps(reader);
    const std::string header =
        printHeader(Lines::info(), play, values.at(1).empty() ? "" : "/max=" + values.at(1));
    if (reader.failed())
        return header + values.at(0);
    std::string body;
    for (const std::uint64_t& length : lengths)
        body += (&length == lengths.data() ? "" : "/") +
                std::string(std::min<std::uint64_t>(length, longestRun + 1), '1');
    return header + body;
}

GamePtr randomLines(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Lines::Rows rows(2 + random() % 3);
    for (auto& row : rows) {
        row.assign(2 + random() % 6, true);
        if (random() % 3 == 0)
            row[random() % row.size()] = false;
    }
    return GameOf<Lines>::make({std::move(rows), std::nullopt, play});
}

/// Every list of up to three runs, without a limit and with those up to 4.
void forEachLines(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    const std::uint64_t longest = std::min<std::uint64_t>(upTo, longestRun);
    bool goesOn = true;
    for (std::uint64_t most = 0; goesOn && most <= 4; ++most) {
        forEachHeaps(longest, [&](const Heaps& lengths) {
            Lines::Rows rows;
            for (const std::uint64_t length : lengths)
                rows.emplace_back(length, true);
            const auto limit = most == 0 ? std::nullopt : std::optional(most);
            goesOn = visitBothPlays(Lines(rows, limit, theory::Play::Normal), visit);
            return goesOn;
        });
    }
}

/// New lines are full, new cells are gaps. False where the limits of the notation are left.
bool resize(Lines::Rows& rows, const Resize& size)
{
    const std::size_t columns = std::max<std::size_t>(size.columns, 1); // there may be no line yet
    if (size.rows < 1 || size.rows > mostLines || columns > longestRun)
        return false;
    if (columns != longestRow(rows)) {
        for (auto& row : rows)
            row.resize(columns, false);
    }
    rows.resize(size.rows, std::vector<bool>(columns, true));
    return true;
}

/// Behind the game's name and convention, options included.
std::string drawLines(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t rows = drawing.size(2, 4);
    std::string cells;
    for (std::uint64_t row = 0; row < rows; ++row) {
        cells += row == 0 ? "" : "/";
        cells += std::string(draws.between(1, drawing.size(3, 5)), '1');
    }
    if (drawing.difficulty > 3)
        thinOut(cells, static_cast<std::uint64_t>(std::ranges::count(cells, '1')) - draws.below(3), draws);
    thinOut(cells, 12, draws);
    const bool limited = drawing.difficulty > 6 && drawing.variant(3) == 0;
    return (limited ? "/max=" + std::to_string(draws.between(2, 3)) : "") + ":" + cells;
}

/// A line that is one run.
std::string oneRun(std::uint64_t size)
{
    if (size > longestRun)
        return {};
    return size == 0 ? "0" : std::string(static_cast<std::size_t>(size), '1');
}

} // namespace

const Info& Lines::info()
{
    static const Info info{
        .id = "lines",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Line Nim"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Take neighbours on a line"),
        .theory = QT_TRANSLATE_NOOP("Wording", "Runs of counters are Nim heaps, in both conventions; with a "
                                               "maximum per move each run has a value of its own."),
        .hasTheory = true,
        //: head of the column of moves: how many counters are taken
        .taken = QT_TRANSLATE_NOOP("Wording", "Counters"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click the first counter you want to take."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the last one, or this one again to take just one."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 counter now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 counters now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Lines,
        .world = World::Ebony,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Click a place to put or take a counter."),
                           //: a field: how many lines the board has
                           .rows = {QT_TRANSLATE_NOOP("Wording", "Lines"), 64},
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Columns"), 30}},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = false,
        .countsMoves = true,
        .options = {"max"},
        .presets = {{"classic", "lines/misere:111/1111/11111", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    //: a ready-made board that is played by the normal rule: who makes the last move wins
                    {"normal", "lines:111/1111/11111", QT_TRANSLATE_NOOP("Wording", "Normal play")},
                    {"limited", "lines/max=2:11111/1111111", QT_TRANSLATE_NOOP("Wording", "At most two")}},
        .fields = {{.id = "lines",
                    .label = QT_TRANSLATE_NOOP("Wording", "Counters per line"),
                    .kind = Field::Kind::NumberList,
                    .initial = "3,4,5",
                    .least = 1,
                    .most = longestRun},
                   {.id = "max",
                    .label = QT_TRANSLATE_NOOP("Wording", "Maximum per move"),
                    .kind = Field::Kind::OptionalNumber,
                    .initial = "",
                    .least = 1,
                    .most = longestRun}},
        .heapSequences = HeapSequences{
            .offers = {{.id = "lines",
                        .title = QT_TRANSLATE_NOOP("Wording", "Line Nim with a maximum per move"),
                        .rule = "lines/max=%1:1",
                        .typed = Field{.id = "max",
                                       .label = QT_TRANSLATE_NOOP("Wording", "Maximum per move"),
                                       .kind = Field::Kind::Number,
                                       .initial = "3",
                                       .least = 1,
                                       .most = 30},
                        .expected = Expected::PositiveNumber}},
            .areKnownWell = true,
            .oneHeap = oneRun,
            .isNim = [](const Game& position) { return position.ruleNumbers().empty(); },
            .mostUnproven = 0}};
    return info;
}

MoveWords TakeFromLine::words(const Board& before) const
{
    return {.text = before.pieces.empty() ? codeOf(*this) : shownTake(*this),
            .label = {"%1: %2", {line + 1, cellsName(*this, "–")}},
            .mark = takeMark(size()),
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at line %1."), {line + 1}},
                      .holds = {QT_TRANSLATE_NOOP("Wording", "Line %1 holds out longest."), {line + 1}}}};
}

Told TakeFromLine::told(const Board& /*before*/) const
{
    //: how many counters, and the number of the line
    return onTheBoard(toldWith(QT_TRANSLATE_NOOP("Wording", "I took %1 from line %2."),
                               //: how many counters, and the number of the line
                               QT_TRANSLATE_NOOP("Wording", "You took %1 from line %2."),
                               //: how many counters, and the number of the line; %3: who did it
                               QT_TRANSLATE_NOOP("Wording", "%3 took %1 from line %2."), {size(), line + 1}));
}

Words Lines::words() const
{
    Sentence rule = QT_TRANSLATE_NOOP("Wording", "Take any number of neighbouring counters on one line.");
    if (m_most == 1U)
        rule = QT_TRANSLATE_NOOP("Wording", "Take one counter.");
    else if (m_most)
        rule = {QT_TRANSLATE_NOOP("Wording", "Take 1–%1 neighbouring counters on one line."), {*m_most}};
    return {.rule = std::move(rule),
            .ending = {m_play == theory::Play::Normal
                           ? QT_TRANSLATE_NOOP("Wording", "Taking the last counter wins.")
                           : QT_TRANSLATE_NOOP("Wording", "Taking the last counter loses."),
                       {QT_TRANSLATE_NOOP("Wording", "You took the last counter"),
                        QT_TRANSLATE_NOOP("Wording", "%1 took the last counter"),
                        QT_TRANSLATE_NOOP("Wording", "I took the last counter")}},
            .shortly = listedPosition(printList(counters()))};
}

namespace {

/// "Line 1: 3 in a row.", "Line 2: 2 and 2."
Sentence lineAloud(std::uint64_t line, const std::vector<std::uint64_t>& lengths)
{
    if (lengths.empty())
        return {QT_TRANSLATE_NOOP("Wording", "Line %1: empty."), {line}};
    if (lengths.size() > 1)
        //: read aloud: the number of a line, and how many counters stand in its runs, such as "2 and 1"
        return {QT_TRANSLATE_NOOP("Wording", "Line %1: %2."), {line, numbersAloud(lengths)}};
    if (lengths.front() == 1)
        return {QT_TRANSLATE_NOOP("Wording", "Line %1: one counter."), {line}};
    //: read aloud: the number of a line, and how many counters stand side by side in it
    return {QT_TRANSLATE_NOOP("Wording", "Line %1: %2 in a row."), {line, lengths.front()}};
}

} // namespace

Sentence Lines::aloud() const
{
    if (m_rows.empty())
        //: read aloud: the board is empty
        return QT_TRANSLATE_NOOP("Wording", "No lines.");
    std::vector<std::vector<std::uint64_t>> lengths(m_rows.size());
    for (const Run& run : runList())
        lengths[run.line].push_back(run.length);
    return readInTurn(
        rowsAloud(lengths.size(), [&](std::size_t line) { return lineAloud(line + 1, lengths[line]); }));
}

std::uint64_t Lines::piecesLeft() const
{
    const auto counts = counters();
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

std::vector<std::uint64_t> Lines::counters() const
{
    std::vector<std::uint64_t> counts;
    for (const std::vector<bool>& row : m_rows)
        counts.push_back(static_cast<std::uint64_t>(std::ranges::count(row, true)));
    return counts;
}

Lines Lines::upToSymmetry() const
{
    Rows rows;
    const Runs all = runs();
    for (std::size_t length = all.longest(); length > 0; --length)
        rows.insert(rows.end(), all.count[length], std::vector<bool>(length, true));
    return {std::move(rows), m_most, m_play};
}

std::vector<std::uint64_t> Lines::runCounts() const
{
    const Runs all = runs();
    return {all.count.begin() + 1, all.count.begin() + 1 + static_cast<std::ptrdiff_t>(all.longest())};
}

Entry Lines::entry()
{
    return {.info = info(),
            .parse = parseLines,
            .makeNotation = linesNotation,
            .random = randomLines,
            .drawn = drawLines,
            .families = {{.id = "largest_take",
                          .pattern = "lines/max=m:1^n",
                          .n = {0, 20},
                          .m = {1, 8},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "One line, take 1 to m")},
                         {.id = "two_runs",
                          .pattern = "lines:1^n01^m",
                          .n = {0, 12},
                          .m = {0, 12},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "One line of two runs")},
                         {.id = "largest_take_misere",
                          .pattern = "lines/misere/max=m:1^n",
                          .n = {0, 16},
                          .m = {1, 6},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "One line, take 1 to m, misère")}},
            .forEachUpTo = forEachLines,
            .verifyDefault = 6,
            .claims = claims(),
            .variantClaim = variantClaim,
            .examples = {{.of = ExampleOf::WholeGame,
                          .text = "lines/misere:111/1111/11111",
                          .title = QT_TRANSLATE_NOOP("Wording", "Line Nim 3, 4, 5, misère"),
                          .isFirst = true}},
            .markings = {{.id = "lines",
                          .title = QT_TRANSLATE_NOOP("Wording", "Line Nim 3, 2 by run codes"),
                          .difficulty = 4,
                          .family = "",
                          .graph = "lines:111/11"}}};
}

std::string Lines::notation() const
{
    return printHeader(info(), m_play, printMost(m_most)) + printRows(m_rows);
}

std::vector<std::uint64_t> Lines::ruleNumbers() const
{
    return m_most ? std::vector{*m_most} : std::vector<std::uint64_t>();
}

std::vector<std::string> Lines::fieldValues() const
{
    std::vector<std::uint64_t> lengths;
    for (const auto& row : m_rows)
        lengths.push_back(row.size());
    return {printList(lengths), m_most ? std::to_string(*m_most) : ""};
}

Board Lines::board() const
{
    return rowsBoard(Shape::Lines, m_rows);
}

bool Lines::isOver() const
{
    return runList().empty();
}

std::vector<Lines::Run> Lines::runList() const
{
    std::vector<Run> list;
    for (std::uint32_t line = 0; line < m_rows.size(); ++line) {
        const auto& row = m_rows[line];
        for (std::uint32_t cell = 0; cell < row.size(); ++cell) {
            if (!row[cell])
                continue;
            if (cell == 0 || !row[cell - 1])
                list.push_back({line, cell, 0});
            ++list.back().length;
        }
    }
    return list;
}

Runs Lines::runs() const
{
    Runs runs;
    runs.most = static_cast<std::uint16_t>(std::min<std::uint64_t>(most(), longestRun));
    for (const Run& run : runList())
        runs.add(run.length);
    return runs;
}

bool Lines::isCounter(PieceId cell) const
{
    return hasStone(m_rows, {majorOf(cell), minorOf(cell)});
}

std::vector<Move> Lines::allMoves() const
{
    std::vector<Move> moves;
    for (const Run& run : runList()) {
        const std::uint32_t end = run.first + run.length;
        for (std::uint32_t first = run.first; first < end; ++first) {
            for (std::uint32_t last = first; last < end && last - first < most(); ++last)
                moves.push_back({.player = theory::Mover::Either,
                                 .action = TakeFromLine{run.line, first, last},
                                 .gesture = {pieceId(run.line, first), pieceId(run.line, last)}});
        }
    }
    return moves;
}

MoveList Lines::moves() const
{
    MoveList list{.moves = allMoves()};
    if (list.moves.size() <= mostListedMoves)
        return list;
    const Answer known = answer({.grundy = false, .remoteness = false}, {});
    list = {.moves = {}, .omitted = known.omitted};
    for (const JudgedMove& judged : known.moves)
        list.moves.push_back(judged.move);
    return list;
}

Lines Lines::after(const Move& move) const
{
    const auto& take = move.action.as<TakeFromLine>();
    Lines left = *this;
    for (std::uint32_t cell = take.first; cell <= take.last; ++cell)
        left.m_rows[take.line][cell] = false;
    return left;
}

Choice Lines::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    if (!isCounter(first))
        return noCounter();
    HalfMade half;
    for (std::uint32_t cell = 0; cell < m_rows[majorOf(first)].size(); ++cell) {
        const PieceId second = pieceId(majorOf(first), cell);
        if (std::holds_alternative<Move>(choose(first, second)))
            half.targets.push_back(second);
    }
    return half;
}

Choice Lines::choose(PieceId first, PieceId second) const
{
    if (isOver())
        return gameOver();
    if (!isCounter(first) || !isCounter(second))
        return noCounter();
    if (majorOf(first) != majorOf(second))
        return notOnOneLine();
    const auto [from, to] = std::minmax({minorOf(first), minorOf(second)});
    const auto& row = m_rows[majorOf(first)];
    if (std::find(row.begin() + from, row.begin() + to, false) != row.begin() + to)
        return gapBetween();
    if (to - from >= most())
        //: the most that can be taken, here 1, and how many were asked for
        return Refusal{{{QT_TRANSLATE_N_NOOP("Wording", "At most %1 counter can be taken, not %2."),
                         //: the most that can be taken, and how many were asked for
                         QT_TRANSLATE_N_NOOP("Wording", "At most %1 counters can be taken, not %2.")},
                        most(),
                        {most(), std::uint64_t{to} - from + 1}}};
    return Move{.player = theory::Mover::Either,
                .action = TakeFromLine{majorOf(first), from, to},
                .gesture = {pieceId(majorOf(first), from), pieceId(majorOf(first), to)}};
}

Change Lines::change(const Move& move) const
{
    const auto& take = move.action.as<TakeFromLine>();
    std::vector<PieceId> pieces;
    for (std::uint32_t cell = take.first; cell <= take.last; ++cell)
        pieces.push_back(pieceId(take.line, cell));
    return {.removed = std::move(pieces)};
}

std::optional<Lines> Lines::edited(const Edit& edit) const
{
    Lines left = *this;
    if (const auto* toggle = std::get_if<ToggleCell>(&edit)) {
        const Cell cell{majorOf(toggle->cell), minorOf(toggle->cell)};
        if (cell.row >= m_rows.size() || cell.column >= longestRow(m_rows))
            return std::nullopt;
        auto& row = left.m_rows[cell.row];
        row.resize(std::max<std::size_t>(row.size(), cell.column + 1), false);
        row[cell.column] = !row[cell.column];
        return left;
    }
    if (const auto* size = std::get_if<Resize>(&edit)) {
        if (!resize(left.m_rows, *size))
            return std::nullopt;
        return left;
    }
    if (const auto* add = std::get_if<AddHeap>(&edit)) {
        if (add->size < 1 || add->size > longestRun || m_rows.size() >= mostLines)
            return std::nullopt;
        left.m_rows.emplace_back(add->size, true);
        return left;
    }
    if (const auto* remove = std::get_if<RemoveHeap>(&edit); remove && remove->heap < m_rows.size()) {
        left.m_rows.erase(left.m_rows.begin() + remove->heap);
        return left;
    }
    return std::nullopt;
}

} // namespace games
