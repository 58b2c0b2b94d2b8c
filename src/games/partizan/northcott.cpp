// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/northcott.h"

#include "games/gameof.h"
#include "games/text/aloud.h"
#include "games/text/reader.h"

#include <algorithm>
#include <array>
#include <random>
#include <string_view>

namespace games {
namespace {

constexpr std::array<std::string_view, 3> wayNames{"both", "right", "own"};

std::string printWay(TokenWay way)
{
    return way == TokenWay::Both ? "" : "/moves=" + std::string(wayNames[static_cast<std::size_t>(way)]);
}

TokenWay readWay(Reader& reader)
{
    const std::size_t place = reader.here();
    const std::string word = reader.word();
    const auto found = std::ranges::find(wayNames, word);
    if (found != wayNames.end())
        return static_cast<TokenWay>(found - wayNames.begin());
    ParseError error{.column = reader.columnAt(place), .expected = Expected::OneOf, .found = word};
    for (const std::string_view name : wayNames)
        error.choices.emplace_back(name);
    reader.fail(std::move(error));
    return TokenWay::Both;
}

/// The squares of one row as they are written, up to a slash or the end.
std::string readSquares(Reader& reader)
{
    std::string squares;
    std::size_t next = reader.here();
    const std::size_t start = next;
    while (reader.here() == next) {
        const auto symbol =
            std::ranges::find_if(std::string_view("WB."), [&](char c) { return reader.accept(c); });
        if (symbol == std::string_view("WB.").end())
            break;
        squares += *symbol;
        ++next;
    }
    Reader ahead = reader;
    if (squares.empty() || (!ahead.atEnd() && !ahead.accept('/')))
        reader.fail(Expected::TokenCell);
    else if (squares.size() > longestTokenRow)
        reader.fail({.column = reader.columnAt(start),
                     .problem = ParseProblem::TooMany,
                     .expected = Expected::TokenCell,
                     .found = std::to_string(squares.size()),
                     .limit = longestTokenRow});
    return squares;
}

TokenRows readTokenRows(Reader& reader)
{
    TokenRows rows;
    if (reader.failed() || reader.atEnd())
        return rows;
    do {
        const std::size_t column = reader.columnAt(reader.here());
        const std::string squares = readSquares(reader);
        if (std::ranges::count(squares, 'W') != 1 || std::ranges::count(squares, 'B') != 1)
            reader.fail(toldError(column, {QT_TRANSLATE_NOOP("Wording", "row %1 must have one W and one B"),
                                           {rows.size() + 1}}));
        else if (rows.size() == mostTokenRows)
            reader.fail({.column = column,
                         .problem = ParseProblem::TooMany,
                         .expected = Expected::Row,
                         .limit = mostTokenRows});
        rows.push_back({.width = static_cast<std::uint32_t>(squares.size()),
                        .white = static_cast<std::uint32_t>(squares.find('W')),
                        .black = static_cast<std::uint32_t>(squares.find('B'))});
    } while (!reader.failed() && reader.accept('/'));
    return rows;
}

std::string printTokenRows(const TokenRows& rows)
{
    std::string text;
    for (const TokenRow& row : rows) {
        std::string squares(row.width, '.');
        squares[row.white] = 'W';
        squares[row.black] = 'B';
        text += (&row == rows.data() ? "" : "/") + squares;
    }
    return text;
}

Parsed parseNorthcott(std::string_view text)
{
    Reader reader(text);
    TokenWay way = TokenWay::Both;
    const theory::Play play =
        readHeader(reader, Northcott::info(), [&](std::string_view) { way = readWay(reader); });
    if (!reader.failed() && play == theory::Play::Misere && way == TokenWay::Both)
        reader.fail({.column = reader.columnAt(text.find("misere")),
                     .problem = ParseProblem::MisereNotOffered,
                     .expected = Expected::Option,
                     .found = "misere",
                     .choices = {"moves=right", "moves=own"}});
    TokenRows rows = readTokenRows(reader);
    if (reader.failed())
        return reader.error();
    return GameOf<Northcott>::make({std::move(rows), way, play});
}

GamePtr randomNorthcott(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    const TokenWay way = play == theory::Play::Misere ? TokenWay::Own : TokenWay::Both;
    while (true) {
        TokenRows rows(2 + random() % 2);
        const auto width = static_cast<std::uint32_t>(6 + random() % 3);
        for (TokenRow& row : rows) {
            row.width = width;
            row.white = static_cast<std::uint32_t>(random() % width);
            row.black = static_cast<std::uint32_t>((row.white + 1 + random() % (width - 1)) % width);
        }
        Northcott drawn(std::move(rows), way, play);
        if (!drawn.isOver())
            return GameOf<Northcott>::make(std::move(drawn));
    }
}

/// All ways and conventions of one board, the players starting in turn.
bool visitWays(const TokenRows& rows, const std::function<bool(const Game&)>& visit)
{
    auto mover = theory::Mover::Left;
    for (const TokenWay way : {TokenWay::Both, TokenWay::Right, TokenWay::Own}) {
        for (const theory::Play play : {theory::Play::Normal, theory::Play::Misere}) {
            if (way == TokenWay::Both && play == theory::Play::Misere)
                continue;
            if (!visit(GameOf<Northcott>({rows, way, play, mover})))
                return false;
            mover = theory::opponentOf(mover);
        }
    }
    return true;
}

/// Sorted boards of `count` more rows of one width.
bool forEachBoard(TokenRows& rows, std::size_t count, std::uint32_t width,
                  const std::function<bool(const Game&)>& visit)
{
    if (count == 0)
        return visitWays(rows, visit);
    for (std::uint32_t white = 0; white < width; ++white) {
        for (std::uint32_t black = 0; black < width; ++black) {
            const TokenRow row{width, white, black};
            if (white == black || (!rows.empty() && row < rows.back()))
                continue;
            rows.push_back(row);
            const bool goesOn = forEachBoard(rows, count - 1, width, visit);
            rows.pop_back();
            if (!goesOn)
                return false;
        }
    }
    return true;
}

/// One to three rows of equal width, of up to `upTo` squares together.
void forEachNorthcott(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    TokenRows rows;
    for (std::size_t count = 1; count <= 3; ++count) {
        const std::uint64_t widest = std::min<std::uint64_t>(upTo / count, longestTokenRow);
        for (std::uint32_t width = 2; width <= widest; ++width) {
            if (!forEachBoard(rows, count, width, visit))
                return;
        }
    }
}

std::string northcottRow(Draws& draws, std::uint64_t width, bool facing)
{
    const std::uint64_t first = draws.below(width - 1);
    const std::uint64_t second = draws.between(first + 1, width - 1);
    const bool whiteFirst = facing || draws.coin();
    std::string row(width, '.');
    row.at(first) = whiteFirst ? 'W' : 'B';
    row.at(second) = whiteFirst ? 'B' : 'W';
    return row;
}

std::string drawNorthcott(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const bool own = drawing.isMisere() || (drawing.difficulty > 2 && drawing.variant(3) == 0);
    const std::uint64_t rows = drawing.size(2, 3);
    const std::uint64_t width = rows == 2 ? drawing.size(4, 8) : 5;
    std::string cells;
    for (std::uint64_t row = 0; row < rows; ++row)
        cells += (row == 0 ? "" : "/") + northcottRow(draws, width, !own);
    return (own ? "/moves=own:" : ":") + cells;
}

} // namespace

const Info& Northcott::info()
{
    static const Info info{
        .id = "northcott",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Northcott’s Game"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Your own tokens"),
        .theory = QT_TRANSLATE_NOOP("Wording", "The gaps are Nim heaps where tokens move either way; "
                                               "otherwise the rows add up by their exact values."),
        .hasTheory = true,
        .taken = "",
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Move"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click one of your tokens, or drag it."),
        .then = QT_TRANSLATE_NOOP("Wording", "Click the square it goes to."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "A token can still advance in %1 row now"),
                QT_TRANSLATE_N_NOOP("Wording", "A token can still advance in %1 rows now")},
        .group = Group::CoinsAndStrips,
        .shape = Shape::Strip,
        .world = World::Checkers,
        .editing = Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Drag a token to another square."),
                           .rows = {QT_TRANSLATE_NOOP("Wording", "Rows"), 64},
                           .columns = {QT_TRANSLATE_NOOP("Wording", "Squares"), 40}},
        .misereOffered = true,
        .hasGrundyValues = false,
        .isOfHeaps = false,
        .countsMoves = false,
        //: the player Left, who has the white tokens
        .players = {.left = QT_TRANSLATE_NOOP("Wording", "White (Left)"),
                    //: the player Right, who has the black tokens
                    .right = QT_TRANSLATE_NOOP("Wording", "Black (Right)"),
                    .printed = QT_TRANSLATE_NOOP("Wording", "White (W) is Left, Black (B) is Right.")},
        .options = {"moves"},
        .presets = {{"classic", "northcott:W..B..../..W...B./.W....B./W......B",
                     QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"small", "northcott:W..B..../..W...B.", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"right", "northcott/moves=right:W..B..../..B...W./.W....B.",
                     QT_TRANSLATE_NOOP("Wording", "To the right only"),
                     //: of a ready-made board: how many rows it has
                     QT_TRANSLATE_NOOP("Wording", "3 rows")},
                    //: a ready-made board: it has one row
                    {"counterexample", "northcott/moves=right:W.B", QT_TRANSLATE_NOOP("Wording", "One row"),
                     QT_TRANSLATE_NOOP("Wording", "to the right only")},
                    {"own", "northcott/moves=own:W..B..../..B...W./.W....B.",
                     //: a ready-made board: tokens only go towards each other
                     QT_TRANSLATE_NOOP("Wording", "Forward only"), QT_TRANSLATE_NOOP("Wording", "3 rows")}},
        .fields = {{.id = "tokens",
                    .label = QT_TRANSLATE_NOOP("Wording", "Rows of W, B and ."),
                    .kind = Field::Kind::Text,
                    .initial = "W..B..../..W...B.",
                    .least = 0,
                    .most = 0},
                   {.id = "moves",
                    //: a field, before a choice such as "both ways"
                    .label = QT_TRANSLATE_NOOP("Wording", "Tokens move"),
                    .kind = Field::Kind::OneOf,
                    .initial = "both",
                    .least = 0,
                    .most = 0,
                    //: behind "Tokens move"
                    .choices = {{"both", QT_TRANSLATE_NOOP("Wording", "both ways")},
                                {"right", QT_TRANSLATE_NOOP("Wording", "to the right only")},
                                //: behind "Tokens move": only towards the other token
                                {"own", QT_TRANSLATE_NOOP("Wording", "forward only")}}}},
        .preview = "northcott:W..B./.W..B/W...B",
        .sound = "slide",
        .partizan = true};
    return info;
}

MoveWords MoveToken::words(const Board& before) const
{
    return {.text = {before.pieces.empty()
                         //: a move: the number of a row, and two squares
                         ? QT_TRANSLATE_NOOP("Wording", "row %1: %2 to %3")
                         //: a move, a verb: the number of a row, and two squares
                         : QT_TRANSLATE_NOOP("Wording", "move from %2 to %3 in row %1"),
                     {row + 1, from + 1, to + 1}},
            .label = {"%1: %2→%3", {row + 1, from + 1, to + 1}},
            .mark = {QT_TRANSLATE_NOOP("Wording", "to %1"), {to + 1}},
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at row %1."), {row + 1}},
                      .holds = {QT_TRANSLATE_NOOP("Wording", "Row %1 holds out longest."), {row + 1}}}};
}

Told MoveToken::told(const Board& /*before*/) const
{
    //: the number of a row, and two squares
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I moved from %2 to %3 in row %1."),
                    //: the number of a row, and two squares
                    QT_TRANSLATE_NOOP("Wording", "You moved from %2 to %3 in row %1."),
                    //: the number of a row, and two squares; %4: who did it
                    QT_TRANSLATE_NOOP("Wording", "%4 moved from %2 to %3 in row %1."),
                    {row + 1, from + 1, to + 1});
}

Words Northcott::words() const
{
    Sentence rule =
        QT_TRANSLATE_NOOP("Wording", "Move one of your tokens along its row, either way, not onto or "
                                     "over another.");
    if (m_way == TokenWay::Right)
        rule = QT_TRANSLATE_NOOP("Wording",
                                 "Move one of your tokens to the right along its row, not onto or over "
                                 "another.");
    if (m_way == TokenWay::Own)
        rule =
            QT_TRANSLATE_NOOP("Wording", "Move one of your tokens forward along its row: White to the right, "
                                         "Black to the left; not onto or over another.");
    return {
        .rule = std::move(rule), .ending = cannotMoveEnding(m_play), .shortly = listedPosition(notation())};
}

Sentence Northcott::aloud() const
{
    if (m_rows.empty())
        //: read aloud: the board is empty
        return QT_TRANSLATE_NOOP("Wording", "No rows.");
    const auto rowAloud = [this](std::size_t n) -> Sentence {
        const TokenRow& row = m_rows[n];
        return {
            //: read aloud: the number of a row, how long it is, and the squares of both tokens
            QT_TRANSLATE_NOOP("Wording", "Row %1 of %2 squares: white on %3, black on %4."),
            {std::uint64_t{n + 1}, row.width, row.white + std::uint64_t{1}, row.black + std::uint64_t{1}}};
    };
    return readInTurn(rowsAloud(m_rows.size(), rowAloud));
}

/// Rows in which a token can advance: a retreat of two that have met is none.
std::uint64_t Northcott::piecesLeft() const
{
    const auto canAdvance = [this](const TokenRow& row) {
        if (m_way == TokenWay::Both)
            return row.gap() > 0;
        return !row.targets(theory::Player::Left, m_way).empty() ||
               !row.targets(theory::Player::Right, m_way).empty();
    };
    return static_cast<std::uint64_t>(std::ranges::count_if(m_rows, canAdvance));
}

/// White for Black; where each goes his own way the rows are seen from the other side.
Northcott Northcott::negative() const
{
    TokenRows rows = m_rows;
    for (TokenRow& row : rows) {
        std::swap(row.white, row.black);
        if (m_way == TokenWay::Own)
            row = {
                .width = row.width, .white = row.width - 1 - row.white, .black = row.width - 1 - row.black};
    }
    return {std::move(rows), m_way, m_play};
}

Northcott Northcott::upToSymmetry() const
{
    TokenRows rows = m_rows;
    std::ranges::sort(rows, std::greater<>());
    return {std::move(rows), m_way, m_play, m_mover};
}

Typing Northcott::typing()
{
    return {.gameId = info().id, .capitals = "WB"};
}

Entry Northcott::entry()
{
    return {.info = info(),
            .parse = parseNorthcott,
            .makeNotation =
                [](const std::vector<std::string>& values, theory::Play play) {
                    const std::string way = values.at(1) == "both" ? "" : "/moves=" + values.at(1);
                    return printHeader(info(), play, way) + values.at(0);
                },
            .random = randomNorthcott,
            .drawn = drawNorthcott,
            .families = {{.id = "two_rows",
                          .pattern = "northcott:W.^nB/W.^mB",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two rows with gaps n and m")},
                         {.id = "right_only",
                          .pattern = "northcott/moves=right:W.^nB/B.^mW",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two rows, only to the right")},
                         {.id = "forward_only",
                          .pattern = "northcott/moves=own:W.^nB/W.^mB",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Value,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two rows, only forwards")}},
            .forEachUpTo = forEachNorthcott,
            .verifyDefault = 14,
            .claims = claims(),
            .variantClaim = variantClaim};
}

std::string Northcott::notation() const
{
    return printHeader(info(), m_play, printWay(m_way)) + printTokenRows(m_rows);
}

std::vector<std::string> Northcott::fieldValues() const
{
    return {printTokenRows(m_rows), std::string(wayNames[static_cast<std::size_t>(m_way)])};
}

std::vector<std::uint32_t> TokenRow::targets(theory::Player player, TokenWay way) const
{
    const std::uint32_t from = token(player);
    const std::uint32_t other = token(theory::opponentOf(player));
    const bool rightAllowed = way != TokenWay::Own || player == theory::Player::Left;
    const bool leftAllowed =
        way == TokenWay::Both || (way == TokenWay::Own && player == theory::Player::Right);
    std::vector<std::uint32_t> squares;
    const auto add = [&](bool toRight) {
        if (toRight ? !rightAllowed : !leftAllowed)
            return;
        for (std::uint32_t to = from; toRight ? to + 1 < width : to > 0;) {
            to = toRight ? to + 1 : to - 1;
            if (to == other)
                break;
            squares.push_back(to);
        }
    };
    add(other > from);
    add(other < from);
    return squares;
}

bool Northcott::isOver() const
{
    return std::ranges::all_of(
        m_rows, [this](const TokenRow& row) { return row.targets(playerOf(m_mover), m_way).empty(); });
}

/// The advances of all rows come first: where several moves win, one of them always makes progress.
MoveList Northcott::moves() const
{
    MoveList list;
    for (const theory::Mover mover : {m_mover, theory::opponentOf(m_mover)}) {
        const theory::Player player = playerOf(mover);
        std::vector<Move> retreats;
        for (std::uint32_t number = 0; number < m_rows.size(); ++number) {
            const TokenRow& row = m_rows[number];
            const std::uint32_t from = row.token(player);
            for (const std::uint32_t to : row.targets(player, m_way)) {
                TokenRow after = row;
                after.place(player, to);
                const Move move{mover,
                                MoveToken{number, from, to},
                                {.first = coinId(number, from), .second = pieceId(number, to)}};
                (after.gap() < row.gap() ? list.moves : retreats).push_back(move);
            }
        }
        std::ranges::move(retreats, std::back_inserter(list.moves));
    }
    return list;
}

Northcott Northcott::after(const Move& move) const
{
    const auto& token = move.action.as<MoveToken>();
    Northcott left = withMover(theory::opponentOf(move.player));
    left.m_rows[token.row].place(playerOf(move.player), token.to);
    return left;
}

} // namespace games
