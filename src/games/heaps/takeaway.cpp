// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/heaps/takeaway.h"

#include "games/edit.h"
#include "games/gameof.h"
#include "games/heaps/nimcount.h"
#include "games/heaps/nimsteps.h"
#include "games/judge.h"
#include "games/text/placednumbers.h"
#include "games/text/reader.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

const std::vector<std::uint64_t> usualTakes{1, 2, 3};

NimSummand summandOf(const solver::Genus& genus)
{
    return {genus.normal, !genus.isFickle()};
}

std::string printOptions(const std::vector<std::uint64_t>& takes)
{
    return takes == usualTakes ? "" : "/take=" + printTakes(takes);
}

Parsed parseTakeaway(std::string_view text)
{
    Reader reader(text);
    std::vector<std::uint64_t> takes = usualTakes;
    const theory::Play play =
        readHeader(reader, Takeaway::info(), [&](std::string_view) { takes = readTakes(reader); });
    Heaps heaps = readHeaps(reader);
    if (reader.failed())
        return reader.error();
    return GameOf<Takeaway>::make({std::move(heaps), std::make_shared<const TakeRule>(takes), play});
}

GamePtr randomTakeaway(std::uint64_t seed, theory::Play play)
{
    std::mt19937_64 random(seed);
    const std::vector<std::vector<std::uint64_t>> sets{{1, 2, 3}, {1, 2}, {1, 3, 4}, {2, 3}, {1, 2, 3, 4}};
    Heaps heaps(1 + random() % 3);
    for (std::uint64_t& heap : heaps)
        heap = 5 + random() % 16;
    const auto& takes = sets[random() % sets.size()];
    return GameOf<Takeaway>::make({std::move(heaps), std::make_shared<const TakeRule>(takes), play});
}

/// Every set of takes up to 5 with every list of up to three heaps.
void forEachTakeaway(std::uint64_t upTo, const std::function<bool(const Game&)>& visit)
{
    bool goesOn = true;
    for (unsigned set = 1; goesOn && set < 32; ++set) {
        std::vector<std::uint64_t> takes;
        for (unsigned take = 1; take <= 5; ++take) {
            if ((set >> (take - 1) & 1U) != 0)
                takes.push_back(take);
        }
        const auto rule = std::make_shared<const TakeRule>(takes);
        forEachHeaps(upTo, [&](const Heaps& heaps) {
            goesOn = visitBothPlays(Takeaway(heaps, rule, theory::Play::Normal), visit);
            return goesOn;
        });
    }
}

/// Behind the game's name and convention, options included.
std::string drawTakeaway(const DrawRequest& drawing)
{
    constexpr std::array<std::string_view, 6> sets{"1-3", "1-2", "1-4", "1,3,4", "2-3", "1,2,5"};
    const std::string set(sets.at(drawing.draws.below(drawing.size(1, sets.size()))));
    const bool several = drawing.about == DrawRequest::About::Heap;
    const std::uint64_t count = drawing.draws.between(several ? 2 : 1, drawing.size(several ? 2 : 1, 3));
    const std::uint64_t most = count == 1 ? drawing.size(9, 24) : drawing.size(7, 12);
    return "/take=" + set + ":" + printList(drawnHeaps(drawing.draws, count, several ? 1 : 3, most));
}

} // namespace

const Info& Takeaway::info()
{
    static const Info info{
        .id = "takeaway",
        //: the name of a game
        .title = QT_TRANSLATE_NOOP("Wording", "Takeaway"),
        .tagline = QT_TRANSLATE_NOOP("Wording", "Take 1, 2 or 3"),
        .theory = QT_TRANSLATE_NOOP("Wording", "The values of a heap repeat with a proven period; heaps add "
                                               "up by the nim-sum, in misère play as tame games."),
        .hasTheory = true,
        //: head of the column of moves: how many sticks are taken
        .taken = QT_TRANSLATE_NOOP("Wording", "Matches"),
        .moveTitle = QT_TRANSLATE_NOOP("Wording", "Take"),
        .turn =
            QT_TRANSLATE_NOOP("Wording", "Click the first match you want to take. Those behind it go, too."),
        .now = {QT_TRANSLATE_N_NOOP("Wording", "There is %1 match now"),
                QT_TRANSLATE_N_NOOP("Wording", "There are %1 matches now")},
        .group = Group::HeapsAndLines,
        .shape = Shape::Heaps,
        .world = World::Matches,
        .editing =
            Editing{.hint = QT_TRANSLATE_NOOP("Wording", "Change the size of a heap with its buttons."),
                    .add = QT_TRANSLATE_NOOP("Wording", "Add a heap")},
        .misereOffered = true,
        .hasGrundyValues = true,
        .isOfHeaps = true,
        .countsMoves = true,
        .options = {"take"},
        //: a ready-made board
        .presets = {{"ten", "takeaway:10", QT_TRANSLATE_NOOP("Wording", "Ten matches"),
                     QT_TRANSLATE_NOOP("Wording", "one heap, take 1 to 3")},
                    //: a ready-made board: a heap of 21
                    {"twentyone", "takeaway/misere:21", QT_TRANSLATE_NOOP("Wording", "Twenty-one"),
                     QT_TRANSLATE_NOOP("Wording", "one heap, misère")},
                    {"odd", "takeaway/take=1,3,4:20", QT_TRANSLATE_NOOP("Wording", "Take 1, 3 or 4"),
                     QT_TRANSLATE_NOOP("Wording", "one heap of 20")},
                    //: a ready-made board
                    {"several", "takeaway:10,7,5", QT_TRANSLATE_NOOP("Wording", "Three heaps")}},
        .fields = {heapsField("10"),
                   {.id = "take",
                    //: a field: how many may be taken, such as 1-3; "takes" is a noun
                    .label = QT_TRANSLATE_NOOP("Wording", "Allowed takes"),
                    .kind = Field::Kind::NumberSet,
                    .initial = "1-3",
                    .least = 1,
                    .most = largestHeap}},
        .sound = "match",
        .heapSequences = HeapSequences{
            .offers = {{.id = "set",
                        //: a kind of sequence: heaps from which only some numbers may be taken, such as 1, 2,
                        //: 3
                        .title = QT_TRANSLATE_NOOP("Wording", "Subtraction set"),
                        .rule = "takeaway/take=%1:1",
                        .typed = Field{.id = "take",
                                       .label = QT_TRANSLATE_NOOP("Wording", "Numbers that may be taken"),
                                       .kind = Field::Kind::NumberSet,
                                       .initial = "1-3"},
                        .expected = Expected::NumberSet}},
            .areKnownWell = false,
            .oneHeap = sizeOfHeap,
            .isNim = [](const Game&) { return false; },
            .mostUnproven = 0}};
    return info;
}

Words Takeaway::words() const
{
    const std::vector<std::uint64_t>& takes = m_rule->takes();
    const SourceTexts rule =
        m_heaps.size() > 1 ? SourceTexts{QT_TRANSLATE_N_NOOP("Wording", "Take %1 match from one heap."),
                                         QT_TRANSLATE_N_NOOP("Wording", "Take %1 matches from one heap.")}
                           : SourceTexts{QT_TRANSLATE_N_NOOP("Wording", "Take %1 match."),
                                         QT_TRANSLATE_N_NOOP("Wording", "Take %1 matches.")};
    const Ending lastMatch{m_play == theory::Play::Normal
                               ? QT_TRANSLATE_NOOP("Wording", "Taking the last match wins.")
                               : QT_TRANSLATE_NOOP("Wording", "Taking the last match loses."),
                           {QT_TRANSLATE_NOOP("Wording", "You took the last match"),
                            QT_TRANSLATE_NOOP("Wording", "%1 took the last match"),
                            QT_TRANSLATE_NOOP("Wording", "I took the last match")}};
    return {.rule = {rule, takes.back(), {AnyOf{takes}}},
            .ending = takes.front() == 1 ? lastMatch : cannotMoveEnding(m_play),
            .shortly = listedPosition(notation())};
}

Takeaway Takeaway::upToSymmetry() const
{
    return {falling(m_heaps), m_rule, m_play};
}

Typing Takeaway::typing()
{
    return {.gameId = info().id, .alsoCalled = {"subtraction game", "take away"}};
}

Entry Takeaway::entry()
{
    return {.info = info(),
            .parse = parseTakeaway,
            .makeNotation =
                [](const std::vector<std::string>& values, theory::Play play) {
                    const std::string& take = values.at(1);
                    return printHeader(info(), play, take == "1-3" ? "" : "/take=" + take) + values.at(0);
                },
            .random = randomTakeaway,
            .drawn = drawTakeaway,
            .families = {{.id = "most_taken",
                          .pattern = "takeaway/take=1-m:n",
                          .n = {0, 30},
                          .m = {1, 10},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "One heap, take 1 to m")},
                         {.id = "one_or_more_taken",
                          .pattern = "takeaway/take=1,m:n",
                          .n = {0, 30},
                          .m = {2, 12},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "One heap, take 1 or m")},
                         {.id = "one_three_four",
                          .pattern = "takeaway/take=1,3,4:n",
                          .n = {0, 40},
                          .m = {},
                          .shown = Shown::Grundy,
                          .title = QT_TRANSLATE_NOOP("Wording", "One heap, take 1, 3 or 4")},
                         {.id = "two_heaps_of_takeaway",
                          .pattern = "takeaway:n,m",
                          .n = {0, 20},
                          .m = {0, 20},
                          .shown = Shown::Outcome,
                          .title = QT_TRANSLATE_NOOP("Wording", "Two heaps")}},
            .forEachUpTo = forEachTakeaway,
            .verifyDefault = 9,
            .examples = {{.of = ExampleOf::WholeGame,
                          .text = "takeaway:10",
                          //: a game with its position: a heap of 10
                          .title = QT_TRANSLATE_NOOP("Wording", "Takeaway 10")},
                         {.of = ExampleOf::OwnMarking, .text = "takeaway/take=1,4:n"}},
            .markings = {{.id = "takeaway",
                          .title = QT_TRANSLATE_NOOP("Wording", "Takeaway 10"),
                          .difficulty = 1,
                          .family = "takeaway:n",
                          .n = 10},
                         {.id = "one_three_four",
                          .title = QT_TRANSLATE_NOOP("Wording", "Take 1, 3 or 4"),
                          .difficulty = 1,
                          .family = "takeaway/take=1,3,4:n",
                          .n = 16}},
            .withoutIdle = heapsStillPlayed,
            .placed = placedByNumbers};
}

std::string Takeaway::notation() const
{
    return printHeader(info(), m_play, printOptions(m_rule->takes())) + printList(m_heaps);
}

std::vector<std::string> Takeaway::fieldValues() const
{
    return {printList(m_heaps), printTakes(m_rule->takes())};
}

bool Takeaway::isOver() const
{
    return std::ranges::all_of(m_heaps, [this](std::uint64_t h) { return h < m_rule->set().smallest(); });
}

std::optional<Takeaway> Takeaway::edited(const Edit& edit) const
{
    auto heaps = editHeaps(m_heaps, edit);
    return heaps ? std::optional(Takeaway(std::move(*heaps), m_rule, m_play)) : std::nullopt;
}

HeapValues Takeaway::values(const solver::Job& job) const
{
    return {m_rule, m_heaps.empty() ? 0 : std::ranges::max(m_heaps), job};
}

solver::Job Takeaway::inSteps(std::uint64_t steps) const
{
    solver::Job job;
    job.limits.positions = steps / std::max<std::uint64_t>(1, m_rule->takes().size());
    return job;
}

const solver::GenusSequence* Takeaway::soonGenera() const
{
    const auto genera = m_rule->genera(inSteps(fewSteps));
    const auto* const found = std::get_if<const solver::GenusSequence*>(&genera);
    return found == nullptr ? nullptr : *found;
}

/// Winning moves come first where they are found soon: there is nobody here to set a limit.
MoveList Takeaway::moves() const
{
    return listHeapMoves(m_heaps, m_rule->takes(), [&] { return winningMoves(values(inSteps(fewSteps))); });
}

WinningMoves Takeaway::winningMoves(const HeapValues& values) const
{
    WinningMoves winning;
    if (values.unsolved())
        return winning;
    NimCount count;
    for (const std::uint64_t heap : m_heaps)
        count.add(summandOf(values.at(heap)));
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        NimCount others = count;
        others.remove(summandOf(values.at(m_heaps[heap])));
        const std::uint64_t moves = moveCount(m_rule->takes(), m_heaps[heap]);
        for (std::uint64_t n = 0; n < moves; ++n) {
            const std::uint64_t left = m_heaps[heap] - m_rule->takes()[n];
            NimCount after = others;
            after.add(summandOf(values.at(left)));
            if (after.outcome(m_play) == theory::Outcome::P && ++winning.count <= mostListedMoves)
                winning.moves.push_back(heapMove(m_heaps, heap, left));
        }
    }
    return winning;
}

Answer Takeaway::answer(const Question& question, const solver::Job& job) const
{
    const HeapTable::Game game{.heaps = m_heaps, .takes = m_rule->takes(), .play = m_play, .grundy = false};
    const HeapValues known = values(job);
    if (!question.theoremsAllowed || known.unsolved())
        return answerByTable(game, question, job);
    const bool isNormal = m_play == theory::Play::Normal;
    Answer answer{.method = known.isProven() ? Method::Theory : Method::Table,
                  .positions = known.positions()};
    if (known.isProven())
        answer.theorem = isNormal || playedHeaps() < 2 ? subtractionPeriodTheorem : tameSumTheorem;
    const auto table = question.remoteness ? affordableTable(game, job) : std::nullopt;
    const auto judge = [&](const NimCount& count, const Heaps& heaps) {
        return makeVerdict(count.outcome(m_play),
                           question.grundy && isNormal ? std::optional(count.sum()) : std::nullopt,
                           table ? std::optional(table->remoteness(heaps)) : std::nullopt);
    };
    NimCount count;
    for (const std::uint64_t heap : m_heaps)
        count.add(summandOf(known.at(heap)));
    answer.verdict = judge(count, m_heaps);
    if (!question.moves)
        return answer;
    WinningMoves winning;
    const MoveList list = listHeapMoves(
        m_heaps, m_rule->takes(), [&] { return winning = winningMoves(known); }, question.oneWin);
    judgeMoves(answer, list.moves, [&](const Move& move) {
        const auto& take = move.action.as<TakeFromHeap>();
        NimCount after = count;
        after.remove(summandOf(known.at(take.before)));
        after.add(summandOf(known.at(take.after)));
        return judge(after, table ? afterHeapMove(m_heaps, move) : Heaps());
    });
    answer.omitted = list.omitted;
    answer.winning = std::max(answer.winning, winning.count);
    return answer;
}

} // namespace games
