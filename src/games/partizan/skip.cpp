// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/partizan/skip.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"
#include "games/text/refusals.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace games {
namespace {

std::string printOptions(const PerSide& skips, bool endsWithStones)
{
    return "/skips=" + std::to_string(skips[0]) + "," + std::to_string(skips[1]) +
           (endsWithStones ? "/ends=stones" : "");
}

bool readEnds(Reader& reader)
{
    const std::size_t place = reader.here();
    const std::string word = reader.word();
    if (word != "stones" && word != "skips")
        reader.fail({.column = reader.columnAt(place),
                     .expected = Expected::OneOf,
                     .found = word,
                     .choices = {"skips", "stones"}});
    return word == "stones";
}

Parsed parseSkip(std::string_view text)
{
    Reader reader(text);
    Skip::State state;
    bool given = false;
    const theory::Play play = readHeader(reader, Skip::info(), [&](std::string_view name) {
        if (name == "ends") {
            state.endsWithStones = readEnds(reader);
            return;
        }
        given = true;
        state.skips = readPair(reader);
    });
    requireOption(reader, text, "skips", given);
    state.heaps = readHeaps(reader);
    if (reader.failed())
        return reader.error();
    return GameOf<Skip>::make({std::move(state), play});
}

GamePtr randomSkip(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    Skip::State state{.heaps = Heaps(2 + random() % 2), .skips = {random() % 3, random() % 3}};
    for (std::uint64_t& heap : state.heaps)
        heap = 1 + random() % 7;
    return GameOf<Skip>::make({std::move(state), play});
}

/// Heaps up to `upTo`, up to two skips each, both ends, conventions and players to move.
void forEachSkip(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    constexpr std::uint64_t variants = std::uint64_t{3} * 3 * 8;
    forEachHeaps(upTo, [&visit](const Heaps& heaps) {
        for (std::uint64_t n = 0; n < variants; ++n) {
            const auto play = n & 1U ? theory::Play::Misere : theory::Play::Normal;
            const auto mover = n & 2U ? theory::Mover::Right : theory::Mover::Left;
            const PerSide skips{n / 8 % 3, n / 24};
            const Skip::State state{.heaps = heaps, .skips = skips, .endsWithStones = (n & 4U) != 0};
            if (!visit(GameOf<Skip>({state, play, mover})))
                return false;
        }
        return true;
    });
}

/// Behind the game's name and convention, options included.
std::string drawSkip(const DrawRequest& drawing)
{
    Draws& draws = drawing.draws;
    const std::uint64_t most = drawing.size(1, 2);
    const std::uint64_t skips = draws.between(0, most);
    const std::uint64_t others = draws.coin() ? skips : draws.between(0, most);
    return "/skips=" + printList({skips, others}) + ":" +
           printList(drawnHeaps(draws, drawing.size(1, 3), 1, drawing.size(3, 6)));
}

} // namespace

const Info& Skip::info()
{
    static const Info info{
        .id = "skip",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Skip Nim"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Nim, and a few turns to skip"),
        .theory =
            QT_TRANSLATE_NOOP("Wording", "The player with more skips wins; with equally many it is Nim."),
        .hasTheory = true,
        .taken = QT_TRANSLATE_NOOP("Wording", "Chips"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn = QT_TRANSLATE_NOOP("Wording", "Click the lowest chip you want to take, or skip a turn."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 chip now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 chips now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Heaps,
        .world = World::SkipChips,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Change the size of a heap with its buttons."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap"),
                    //: a field: how often the player Left may still skip a turn
                    .ofLeft = QT_TRANSLATE_NOOP("Wording", "Left’s skips"),
                    //: a field: how often the player Right may still skip a turn
                    .ofRight = QT_TRANSLATE_NOOP("Wording", "Right’s skips")},
        .button = QT_TRANSLATE_NOOP("Wording", "Skip · %1 left"),
        .misereOffered = true,
        .hasGrundyValues = false,
        .isOfHeaps = false,
        .countsMoves = false,
        .options = {"skips", "ends"},
        .presets = {{"classic", "skip/skips=1,1:3,4,5", QT_TRANSLATE_NOOP("Wording", "Classic")},
                    {"more", "skip/skips=1,2:3,4,5", QT_TRANSLATE_NOOP("Wording", "One more skip"),
                     QT_TRANSLATE_NOOP("Wording", "3, 4, 5")},
                    {"small", "skip/skips=2,1:1,2,3", QT_TRANSLATE_NOOP("Wording", "Small")},
                    {"counterexample", "skip/skips=0,1/ends=stones:1",
                     //: of a ready-made board: it has one chip
                     QT_TRANSLATE_NOOP("Wording", "One chip")}},
        .fields = {heapsField("3,4,5"),
                   sideField("leftSkips", QT_TRANSLATE_NOOP("Wording", "Left’s skips"), "1"),
                   sideField("rightSkips", QT_TRANSLATE_NOOP("Wording", "Right’s skips"), "1"),
                   {.id = "ends",
                    .label = QT_TRANSLATE_NOOP("Wording", "The game ends"),
                    .kind = Field::Kind::OneOf,
                    .initial = "skips",
                    .choices = {{"skips", QT_TRANSLATE_NOOP("Wording", "when nobody can move")},
                                {"stones", QT_TRANSLATE_NOOP("Wording", "with the last chip")}}}},
        .preview = "skip/skips=1,1:2,3,1",
        .sound = "chip",
        .hue = 180,
        .partizan = true};
    return info;
}

MoveWords UseSkip::words() const
{
    //: a move, a verb: makes no change on the board
    const Sentence skip = QT_TRANSLATE_NOOP("Wording", "skip");
    return {.text = skip,
            .label = skip,
            .mark = skip,
            .where = {.look = QT_TRANSLATE_NOOP("Wording", "Think of your skips."),
                      .holds = QT_TRANSLATE_NOOP("Wording", "Your skips hold out longest.")}};
}

Told UseSkip::told(const Board& /*before*/) const
{
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I used a skip."),
                    QT_TRANSLATE_NOOP("Wording", "You used a skip."),
                    //: %1: who did it
                    QT_TRANSLATE_NOOP("Wording", "%1 used a skip."));
}

Words Skip::words() const
{
    return {.rule =
                m_state.endsWithStones
                    ? QT_TRANSLATE_NOOP("Wording", "Take any number of chips from one heap, or use up one "
                                                   "of your skips. The game ends when all chips are taken.")
                    : QT_TRANSLATE_NOOP("Wording", "Take any number of chips from one heap, or use up "
                                                   "one of your skips."),
            .ending = cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Sentence Skip::aloud() const
{
    return together(heapsAloud(m_state.heaps), sidesAloud(m_state.skips,
                                                          //: read aloud: a player, such as Left, and how
                                                          //: often he or she may still skip, here once
                                                          {QT_TRANSLATE_N_NOOP("Wording", "%2 has %1 skip"),
                                                           //: read aloud: a player, such as Left, and how
                                                           //: often he or she may still skip
                                                           QT_TRANSLATE_N_NOOP("Wording", "%2 has %1 skips")},
                                                          info().players));
}

Skip Skip::upToSymmetry() const
{
    State state = m_state;
    state.heaps = falling(std::move(state.heaps));
    return {std::move(state), m_play, m_mover};
}

Entry Skip::entry()
{
    return {.info = info(),
            .parse = parseSkip,
            .makeNotation =
                [](const std::vector<std::string>& values, theory::Play play) {
                    const std::string ends = values.at(3) == "skips" ? "" : "/ends=" + values.at(3);
                    return printHeader(info(), play, "/skips=" + values.at(1) + "," + values.at(2) + ends) +
                           values.at(0);
                },
            .random = randomSkip,
            .drawn = drawSkip,
            .families = {{.id = "skips",
                          .pattern = "skip/skips=n,m:3,4,5",
                          .n = {0, 6},
                          .m = {0, 6},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "n and m skips")},
                         {.id = "heaps_with_skips",
                          .pattern = "skip/skips=1,1:n,m",
                          .n = {0, 8},
                          .m = {0, 8},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps, a skip for either")}},
            .forEachUpTo = forEachSkip,
            .verifyDefault = 5,
            .claims = claims(),
            .variantClaim = variantClaim,
            .placed = placedByNumbers};
}

std::string Skip::notation() const
{
    return printHeader(info(), m_play, printOptions(m_state.skips, m_state.endsWithStones)) +
           printList(m_state.heaps);
}

std::vector<std::string> Skip::fieldValues() const
{
    return {printList(m_state.heaps), std::to_string(m_state.skips[0]), std::to_string(m_state.skips[1]),
            m_state.endsWithStones ? "stones" : "skips"};
}

Skip Skip::negative() const
{
    State state = m_state;
    std::swap(state.skips[0], state.skips[1]);
    return {std::move(state), m_play};
}

Board Skip::board() const
{
    Board board = heapBoard(m_state.heaps, PieceKind::Stone);
    std::ranges::move(sideButtons(m_state.skips), std::back_inserter(board.pieces));
    return board;
}

std::uint64_t Skip::stones() const
{
    return std::accumulate(m_state.heaps.begin(), m_state.heaps.end(), std::uint64_t{0});
}

bool Skip::maySkip(theory::Player player) const
{
    return m_state.skips[sideOf(player)] > 0 && !(m_state.endsWithStones && stones() == 0);
}

bool Skip::isOver() const
{
    return stones() == 0 && !maySkip(playerOf(m_mover));
}

MoveList Skip::moves() const
{
    const MoveList takes = listHeapMoves(m_state.heaps, {}, [this] { return winningTakes(); });
    MoveList list{.moves = {}, .omitted = takes.omitted, .otherOmitted = takes.omitted};
    for (const theory::Mover player : {m_mover, theory::opponentOf(m_mover)}) {
        std::size_t shown = takes.moves.size();
        if (maySkip(playerOf(player))) {
            const UseSkip skip{.left = m_state.skips[sideOf(playerOf(player))] - 1};
            list.moves.push_back({player, skip, {.first = buttonId(player), .second = {}}});
            // The skip takes the place of a stone move where there are too many.
            shown -= takes.omitted > 0 ? 1 : 0;
            (player == m_mover ? list.omitted : list.otherOmitted) += takes.omitted > 0 ? 1 : 0;
        }
        for (std::size_t i = 0; i < shown; ++i) {
            list.moves.push_back(takes.moves[i]);
            list.moves.back().player = player;
        }
    }
    return list;
}

Skip Skip::after(const Move& move) const
{
    Skip left = withMover(theory::opponentOf(move.player));
    if (const auto* skip = move.action.find<UseSkip>())
        left.m_state.skips[sideOf(playerOf(move.player))] = skip->left;
    else
        left.m_state.heaps = afterHeapMove(std::move(left.m_state.heaps), move);
    return left;
}

Choice Skip::choose(PieceId piece) const
{
    if (isOver())
        return gameOver();
    if (const auto owner = buttonOwner(piece)) {
        if (theory::moverOf(*owner) != m_mover)
            return notYours(m_mover);
        if (!maySkip(*owner))
            return noneLeft();
        return Move{m_mover, UseSkip{.left = m_state.skips[sideOf(*owner)] - 1}, {piece, {}}};
    }
    if (stones() == 0)
        return noStone();
    Choice choice = chooseStone(m_state.heaps, {}, piece);
    if (auto* move = std::get_if<Move>(&choice))
        move->player = m_mover;
    return choice;
}

Choice Skip::choose(PieceId first, PieceId second) const
{
    if (first == second || buttonOwner(first))
        return choose(first);
    if (buttonOwner(second))
        return choose(second);
    if (majorOf(first) != majorOf(second))
        return notInOneRow();
    return choose(std::min(first, second));
}

Change Skip::change(const Move& move) const
{
    if (move.action.is<UseSkip>())
        return {.turned = {buttonId(move.player)}};
    return {.removed = takenFromHeap(move)};
}

std::optional<Skip> Skip::edited(const Edit& edit) const
{
    Skip changed = *this;
    if (const auto* set = std::get_if<SetCount>(&edit)) {
        const auto owner = buttonOwner(set->piece);
        if (!owner || set->count > largestHeap)
            return std::nullopt;
        changed.m_state.skips[sideOf(*owner)] = set->count;
        return changed;
    }
    auto heaps = editHeaps(m_state.heaps, edit);
    if (!heaps)
        return std::nullopt;
    changed.m_state.heaps = std::move(*heaps);
    return changed;
}

} // namespace games
