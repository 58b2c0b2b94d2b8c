// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sum/sumjudge.h"

#include "games/heaps/nimcount.h"
#include "games/judge.h"
#include "games/partizan/partizan.h"
#include "games/sum/nimbertext.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace games {
namespace {

/// Positions of a sum that are looked at to count the moves left.
constexpr std::uint64_t affordableStates = 20'000;
/// Moves that are followed on the boards to see whether there are no more.
constexpr std::uint64_t affordableMoves = 10'000;
/// Positions of one board that are looked at for its genus.
constexpr std::uint64_t affordableGenera = 20'000;
/// Moves that are judged before it is asked again whether there is time left.
constexpr std::size_t judgedAtOnce = 16;

bool mayGoOn(const Game& board)
{
    const auto* const sums = board.as<InSums>();
    return sums != nullptr && sums->mayGoOnForEver();
}

std::optional<std::uint64_t> nimberInSums(const Game& board)
{
    const auto* const sums = board.as<InSums>();
    return sums == nullptr ? std::nullopt : sums->nimberInSums();
}

bool tellsAnything(const Verdict& verdict)
{
    return verdict.outcome || verdict.grundy || verdict.value;
}

/// The same job with a part of its memory.
solver::Job sharedJob(const solver::Job& job, std::size_t parts)
{
    solver::Job share = job;
    share.limits.memoryBytes /= parts;
    return share;
}

} // namespace

SumJudge::SumJudge(const Sum& sum, const Question& question, const solver::Job& job, SumWorkings& workings)
    : m_sum(sum), m_question(question), m_job(job), m_workings(workings), m_worths(workings.values())
{
    for (const GamePtr& board : sum.boards())
        m_places.push_back({.board = board});
}

/// Each board's game is asked what it knows, the moves of all in one go.
void SumJudge::askBoards()
{
    using Asked = SumWorkings::Asked;
    const bool addsUp = isNormal() && m_question.theoremsAllowed;
    const Asked asked = !addsUp ? Asked::Moves : m_question.moves ? Asked::All : Asked::Verdict;
    const solver::Job share = sharedJob(m_job, m_places.size() + 1);
    for (std::uint32_t place = 0; place < m_places.size(); ++place)
        m_places[place].known = m_workings.board(*m_places[place].board, place, asked, share);
}

BoardWorth SumJudge::worthOf(const Game& board, const Verdict& verdict)
{
    if (verdict.grundy)
        return {.nimber = *verdict.grundy};
    if (const auto nimber = nimberInSums(board))
        return {.nimber = *nimber};
    if (!board.isPartizan() && verdict.outcome == theory::Outcome::P)
        return {};
    if (verdict.value) {
        if (const auto nimber = nimberOf(*verdict.value))
            return {.nimber = *nimber};
        if (const auto value = m_workings.valueOf(*verdict.value))
            return {.value = value};
    }
    const GamePtr negative = board.negative();
    return {.unknown = {{.key = board.upToSymmetry()->notation(),
                         .negative = negative ? negative->upToSymmetry()->notation() : std::string(),
                         .outcome = verdict.outcome}}};
}

/// The worths of the boards and, for each, of all others: sums from the left and from the right.
void SumJudge::weighBoards()
{
    std::optional<BoardWorth> left = BoardWorth();
    for (Place& place : m_places) {
        place.worth = worthOf(*place.board, place.known->answer.verdict);
        place.others = left;
        left = left ? m_worths.sum(*left, *place.worth) : std::nullopt;
    }
    std::optional<BoardWorth> right = BoardWorth();
    for (auto place = m_places.rbegin(); place != m_places.rend(); ++place) {
        place->others = place->others && right ? m_worths.sum(*place->others, *right) : std::nullopt;
        right = right ? m_worths.sum(*right, *place->worth) : std::nullopt;
    }
}

/// Tame boards are known by their genus, and so is whatever a move leaves of them.
void SumJudge::findGenera()
{
    m_isAllTame = !isPartizan() && m_question.theoremsAllowed;
    for (Place& place : m_places) {
        if (!m_isAllTame)
            return;
        const auto* const sums = place.board->as<InSums>();
        place.genus = sums == nullptr ? std::nullopt : sums->tameGenus();
        if (!place.genus)
            place.genus = m_workings.graph().tameGenus(numberOf(place), affordableGenera);
        if (m_workings.graph().failure())
            m_workings.graph().begin(m_job); // a board that is too large says nothing of the others
        m_isAllTame = place.genus.has_value();
    }
    for (std::size_t i = 0; i < m_places.size() && m_isAllTame; ++i) {
        std::vector<solver::Genus> others;
        for (std::size_t j = 0; j < m_places.size(); ++j) {
            if (j != i)
                others.push_back(*m_places[j].genus);
        }
        m_places[i].otherGenus = solver::sumOfTame(others);
    }
}

/// Precondition: a board is changed.
const Game& SumJudge::boardAt(Spot& spot) const
{
    if (!spot.board)
        spot.board = m_places.at(*spot.place).board->after(m_sum.onItsBoard(*spot.move));
    return *spot.board;
}

PositionGraph::Number SumJudge::numberOf(Place& place)
{
    auto& number = place.known->number;
    if (!number)
        number = m_workings.graph().numberOf(*place.board);
    return *number;
}

/// Precondition: a board is changed.
PositionGraph::Number SumJudge::numberAt(Spot& spot)
{
    if (!spot.listed)
        return m_workings.graph().numberOf(boardAt(spot));
    auto& number = m_places.at(*spot.place).known->left.at(*spot.listed);
    if (!number)
        number = m_workings.graph().numberOf(boardAt(spot));
    return *number;
}

/// The board itself is made only where the verdict of its own game does not say enough.
std::optional<BoardWorth> SumJudge::worthAt(Spot& spot)
{
    const Place& place = m_places.at(spot.place.value_or(0));
    if (!place.others)
        return std::nullopt;
    if (!spot.place)
        return m_worths.sum(*place.others, *place.worth);
    BoardWorth left;
    const Verdict* const leaves = spot.listed ? &place.known->answer.moves[*spot.listed].leaves : nullptr;
    if (leaves != nullptr && !tellsAnything(*leaves) && place.others->isKnown() &&
        place.board->as<InSums>() == nullptr)
        return std::nullopt; // nothing that its negative could cancel
    if (leaves != nullptr && leaves->grundy)
        left.nimber = *leaves->grundy;
    else
        left = worthOf(boardAt(spot), leaves != nullptr ? *leaves : Verdict());
    return m_worths.sum(*place.others, left);
}

/// As it is written; nothing where it is not known or too long.
std::optional<std::string> SumJudge::textOf(const BoardWorth& worth)
{
    if (!worth.isKnown())
        return std::nullopt;
    if (!worth.value)
        return nimberText(worth.nimber);
    const auto exact = m_worths.exact(worth);
    return exact ? m_workings.values().text(*exact, longestValueText) : std::nullopt;
}

std::optional<Verdict> SumJudge::byWorth(Spot& spot)
{
    if (!isNormal() || !m_question.theoremsAllowed)
        return std::nullopt;
    const auto worth = worthAt(spot);
    const auto outcome = worth ? m_worths.outcome(*worth) : std::nullopt;
    if (!outcome)
        return std::nullopt;
    Verdict verdict;
    verdict.outcome = outcome;
    if (!m_question.grundy)
        return verdict;
    verdict.value = textOf(*worth);
    if (!isPartizan() && worth->isKnown())
        verdict.grundy = worth->nimber;
    return verdict;
}

std::optional<Verdict> SumJudge::byGenus(Spot& spot)
{
    if (!m_isAllTame)
        return std::nullopt;
    const Place& place = m_places.at(spot.place.value_or(0));
    std::optional<solver::Genus> own = place.genus;
    if (spot.place) {
        const auto* const sums = boardAt(spot).as<InSums>();
        own = sums == nullptr ? std::nullopt : sums->tameGenus();
        if (!own)
            own = m_workings.graph().tameGenus(numberAt(spot), affordableGenera);
    }
    if (!own)
        return std::nullopt;
    const std::array both{*own, place.otherGenus};
    Verdict verdict;
    verdict.outcome = solver::sumOfTame(both).misere == 0 ? theory::Outcome::P : theory::Outcome::N;
    return verdict;
}

SumState SumJudge::stateOf(Spot& spot)
{
    std::vector<PositionGraph::Number> positions;
    positions.reserve(m_places.size());
    for (std::uint32_t place = 0; place < m_places.size(); ++place)
        positions.push_back(spot.place == place ? numberAt(spot) : numberOf(m_places[place]));
    return {m_workings.graph(), positions};
}

std::optional<bool> SumJudge::winsMoving(const SumState& state, theory::Player player)
{
    if (m_unsolved)
        return std::nullopt;
    const solver::Job share = sharedJob(m_job, 2);
    std::optional<theory::Outcome> outcome;
    if (isPartizan()) {
        if (!m_sidedSearch)
            m_sidedSearch.emplace(m_sum.play(), share);
        outcome = knownOf(m_sidedSearch->outcome({state, player}), m_unsolved);
    } else {
        if (!m_search)
            m_search.emplace(m_sum.play(), share);
        outcome = knownOf(m_search->outcome(state), m_unsolved);
    }
    const auto& failure = m_workings.graph().failure();
    if (failure && !m_unsolved)
        m_unsolved = solver::Unsolved{*failure, m_workings.graph().size()};
    return outcome && !m_unsolved ? std::optional(*outcome == theory::Outcome::N) : std::nullopt;
}

Verdict SumJudge::bySearch(Spot& spot)
{
    Verdict verdict;
    if (m_unsolved || (m_question.oneWin && m_found))
        return verdict;
    m_hasSearched = true;
    const SumState state = stateOf(spot);
    const auto left = winsMoving(state, theory::Player::Left);
    const auto right = isPartizan() ? winsMoving(state, theory::Player::Right) : left;
    if (!left || !right)
        return verdict;
    if (isPartizan())
        verdict.outcome = theory::outcomeOf(*left, *right);
    else
        verdict.outcome = *left ? theory::Outcome::N : theory::Outcome::P;
    const bool wantsGrundy = m_question.grundy && isNormal() && !isPartizan();
    if (wantsGrundy && (!m_question.theoremsAllowed || isSmall())) {
        std::optional<solver::Unsolved> leftOut;
        const auto grundy = knownOf(m_search->grundy(state), leftOut);
        if (grundy && !m_workings.graph().failure()) {
            verdict.grundy = grundy->value;
            verdict.value = nimberText(grundy->value);
        }
    }
    return verdict;
}

/// Whether few positions can be reached. The boards are looked at in turn, each a little further, so that a
/// large one costs nothing where their product is too large anyway.
bool SumJudge::isSmall()
{
    if (m_isSmall)
        return *m_isSmall;
    m_isSmall = false;
    if (m_workings.graph().failure()) // in a search, which may have kept what means nothing
        return false;
    if (std::ranges::any_of(m_places, [](const Place& place) { return mayGoOn(*place.board); }))
        return false;
    PositionGraph& graph = m_workings.graph();
    const std::uint64_t mostFollowed = graph.followed() + affordableMoves;
    for (std::uint64_t most = 4;; most *= 2) {
        std::uint64_t states = 1;
        bool areWhole = true;
        for (Place& place : m_places) {
            const std::uint64_t count = graph.countFrom(numberOf(place), most, mostFollowed);
            areWhole = areWhole && count < most;
            states *= count;
            const bool isTooMuch = states > affordableStates || graph.followed() > mostFollowed;
            if (!graph.failure() && !isTooMuch)
                continue;
            if (solver::endOf(m_job))
                m_isPartial = !isTooMuch;
            else
                graph.begin(m_job); // what is too large for this may not be so for a search for who wins
            return false;
        }
        if (areWhole)
            break;
    }
    m_isSmall = true;
    return true;
}

std::optional<std::uint64_t> SumJudge::movesLeft(const SumState& state, theory::Player player)
{
    const solver::Job share = sharedJob(m_job, 4);
    std::optional<solver::Unsolved> leftOut;
    std::optional<std::uint64_t> moves;
    if (isPartizan()) {
        if (!m_sidedCounting)
            m_sidedCounting.emplace(m_sum.play(), share);
        moves = knownOf(m_sidedCounting->remoteness({state, player}), leftOut);
    } else {
        if (!m_counting)
            m_counting.emplace(m_sum.play(), share);
        moves = knownOf(m_counting->remoteness(state), leftOut);
    }
    return m_workings.graph().failure() ? std::nullopt : moves;
}

void SumJudge::countMoves(Verdict& verdict, Spot& spot)
{
    if (!verdict.outcome || !m_question.remoteness || !isSmall())
        return;
    const SumState state = stateOf(spot);
    if (!isPartizan()) {
        verdict.remoteness = movesLeft(state, theory::Player::Left);
        return;
    }
    verdict.sides = {movesLeft(state, theory::Player::Left), movesLeft(state, theory::Player::Right)};
    const bool isLeft = (m_sum.mover() == theory::Mover::Left) != spot.place.has_value();
    verdict.remoteness = isLeft ? verdict.sides.left : verdict.sides.right;
}

Verdict SumJudge::verdictOf(Spot& spot)
{
    auto known = byWorth(spot);
    if (!known)
        known = byGenus(spot);
    Verdict verdict = known ? std::move(*known) : bySearch(spot);
    countMoves(verdict, spot);
    return verdict;
}

/// Moves that are not listed, of boards that have very many of them, and may win: those after which the
/// nimbers add up to 0 or, at the end of misère play, to 1.
std::vector<Move> SumJudge::unlistedWins(const std::vector<Move>& listed) const
{
    std::vector<Move> found;
    for (std::uint32_t number = 0; number < m_places.size(); ++number) {
        const Place& place = m_places[number];
        const auto* const sums = place.board->as<InSums>();
        const bool isNimber = place.others && place.others->isKnown() && !place.others->value;
        if (place.known->answer.omitted == 0 || sums == nullptr || !sums->nimberInSums() || isPartizan() ||
            !(isNormal() ? isNimber : m_isAllTame))
            continue;
        const std::uint64_t target = isNormal() ? place.others->nimber : place.otherGenus.normal;
        std::vector<Move> wins = sums->movesTo(target);
        if (!isNormal())
            std::ranges::copy(sums->movesTo(target ^ 1U), std::back_inserter(wins));
        for (const Move& move : wins) {
            const Move placed = m_sum.onTable(move, number, theory::Mover::Either);
            if (std::ranges::find(listed, placed) == listed.end())
                found.push_back(placed);
        }
    }
    return found;
}

/// The answers of the boards are for Left to move.
void SumJudge::countOmitted(Answer& answer)
{
    bool isLeast = false;
    for (const Place& place : m_places) {
        const Answer& own = place.known->answer;
        const bool isTurned = place.board->isPartizan() && m_sum.mover() == theory::Mover::Right;
        const std::uint64_t other = place.board->isPartizan() ? own.otherOmitted : own.omitted;
        answer.omitted += isTurned ? other : own.omitted;
        answer.otherOmitted += !isPartizan() ? 0 : isTurned ? own.omitted : other;
        isLeast = isLeast || (own.omitted > 0 && (isPartizan() || !nimberInSums(*place.board)));
    }
    const auto& outcome = answer.verdict.outcome;
    answer.winningIsLeast = isLeast && outcome && theory::winsMoving(*outcome, answer.mover);
}

void SumJudge::listMoves(Answer& answer)
{
    std::vector<Move> moves;
    std::vector<std::optional<std::size_t>> listed; ///< of the same places: among the moves of their boards
    for (std::uint32_t place = 0; place < m_places.size(); ++place) {
        const auto& own = m_places[place].known->answer.moves;
        for (std::size_t i = 0; i < own.size(); ++i) {
            for (const theory::Mover player : m_sum.playersOf(own[i].move)) {
                moves.push_back(m_sum.onTable(own[i].move, place, player));
                listed.emplace_back(i);
            }
        }
    }
    countOmitted(answer);
    if (answer.omitted > 0) {
        const std::vector<Move> more = unlistedWins(moves);
        answer.omitted -= more.size();
        moves.insert(moves.end(), more.begin(), more.end());
        listed.resize(moves.size());
    }
    const bool isLeast = answer.winningIsLeast;
    std::optional<solver::UnsolvedReason> end;
    std::size_t next = 0;
    judgeMoves(answer, moves, [&](const Move& move) {
        Spot spot{.place = Sum::boardOf(move), .move = &move, .listed = listed[next]};
        if (next++ % judgedAtOnce == 0 && !end)
            end = solver::endOf(m_job);
        if (end)
            return Verdict();
        Verdict verdict = verdictOf(spot);
        m_found = m_found || (move.player == m_sum.mover() && verdict.outcome &&
                              theory::winsHavingMoved(*verdict.outcome, move.player));
        return verdict;
    });
    if (end && !m_unsolved)
        m_unsolved = solver::Unsolved{*end, 0};
    answer.winningIsLeast = answer.winningIsLeast || isLeast;
}

void SumJudge::tellMethod(Answer& answer)
{
    answer.positions =
        (m_search ? m_search->positions() : 0) + (m_sidedSearch ? m_sidedSearch->positions() : 0);
    bool isByFormula = !m_hasSearched;
    for (const Place& place : m_places) {
        if (place.known->asked == SumWorkings::Asked::Moves)
            continue;
        const Answer& own = place.known->answer;
        isByFormula = isByFormula && own.method == Method::Theory;
        answer.positions += own.method == Method::Theory ? 0 : own.positions;
        answer.grundyTooLarge = answer.grundyTooLarge || (own.grundyTooLarge && !answer.verdict.grundy);
        if (!m_unsolved && !answer.verdict.outcome)
            m_unsolved = own.unsolved;
    }
    answer.method = isByFormula ? Method::Theory : Method::Search;
    if (!m_hasSearched)
        answer.theorem = !isNormal()    ? tameSumTheorem
                         : isPartizan() ? sumOfGamesTheorem
                                        : sumOfNimbersTheorem;
    answer.isPartial = m_isPartial;
    answer.unsolved = m_unsolved;
}

Answer SumJudge::answer()
{
    Answer answer{.mover = m_sum.mover()};
    askBoards();
    if (isNormal() && m_question.theoremsAllowed) {
        weighBoards();
        for (const Place& place : m_places)
            answer.boardValues.push_back(textOf(*place.worth));
    } else if (!isNormal()) {
        findGenera();
    }
    Spot here;
    answer.verdict = verdictOf(here);
    if (m_question.moves)
        listMoves(answer);
    tellMethod(answer);
    return answer;
}

Answer Sum::answer(const Question& question, const solver::Job& given) const
{
    const solver::Job job = solver::begun(given);
    const SumWorkings::Taken taken = SumWorkings::taken(question.shelf, job);
    Answer answer = SumJudge(*this, question, job, *taken.workings).answer();
    if (std::ranges::none_of(m_boards, [](const GamePtr& board) { return mayGoOn(*board); }))
        tellZeros(answer, question, *this);
    admitStop(answer, question, play(), job);
    return answer;
}

} // namespace games
