// SPDX-License-Identifier: GPL-3.0-or-later

// The board of a drawn game: takes under the pointer, and what is known of them.

#include "games/text/words.h"
#include "models/analysis/judged.h"
#include "models/joblimits.h"
#include "models/rules/boardbits.h"
#include "models/rules/ruledrawing.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <set>
#include <utility>

namespace models {
namespace {

std::uint64_t takenCells(const games::Game& game, const games::Move& move, int columns)
{
    std::uint64_t cells = 0;
    for (const games::PieceId piece : game.change(move).removed)
        cells |= std::uint64_t{1} << (games::majorOf(piece) * static_cast<unsigned>(columns) +
                                      games::minorOf(piece));
    return cells;
}

/// The square of the distance of a point from the middle of some cells.
double distanceFrom(std::uint64_t cells, int columns, double x, double y)
{
    double sumX = 0;
    double sumY = 0;
    for (std::uint64_t rest = cells; rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        const std::div_t place = std::div(cell, columns);
        sumX += place.rem;
        sumY += place.quot;
    }
    const int count = std::popcount(cells);
    return std::pow(sumX / count - x, 2) + std::pow(sumY / count - y, 2);
}

} // namespace

/// Those of the player to move.
std::vector<RuleDrawing::Take> RuleDrawing::listed(const games::Game& game, const Alone& alone, int columns,
                                                   const std::stop_token& stop)
{
    std::vector<std::set<std::uint64_t>> ofShape(alone.size());
    for (std::size_t i = 0; i < alone.size() && !stop.stop_requested(); ++i) {
        if (!alone[i])
            continue;
        for (const games::Move& move : alone[i]->moves().moves)
            ofShape[i].insert(takenCells(*alone[i], move, columns));
    }
    std::vector<Take> takes;
    for (const games::Move& move : game.moves().moves) {
        if (move.player != game.mover() || stop.stop_requested())
            continue;
        Take take{.cells = takenCells(game, move, columns), .move = move};
        for (std::size_t i = 0; i < ofShape.size(); ++i)
            take.shapes |= ofShape[i].contains(take.cells) ? std::uint64_t{1} << i : 0;
        takes.push_back(take);
    }
    return takes;
}

void RuleDrawing::ask()
{
    m_lister.cancel();
    m_answerer.cancel();
    m_takes.clear();
    m_solved.reset();
    pointAt(nullptr);
    if (m_game) {
        m_lister.start(
            [this, game = m_game, alone = shapesAlone(m_now.stones),
             columns = m_columns](const solver::Job& job) -> Worker::Delivery {
                return [this, takes = listed(*game, alone, columns, job.stop)] {
                    m_takes = takes;
                    pointAgain();
                    emit answered();
                };
            },
            attemptLimits(0));
        m_answerer.start(
            [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
                const auto began = std::chrono::steady_clock::now();
                const games::Answer answer = game->answer({.grundy = false, .remoteness = false}, job);
                const auto time =
                    std::chrono::ceil<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
                return [this, solved = Solved{answer, time}] {
                    m_solved = solved;
                    emit answered();
                    emit pointedChanged();
                };
            },
            attemptLimits(0));
    }
    emit answered();
}

QString RuleDrawing::verdict() const
{
    if (!m_game)
        return m_problem;
    if (!m_solved)
        return tr("Working it out…");
    const games::Answer& answer = m_solved->answer;
    if (!answer.verdict.outcome)
        return answer.unsolved ? wording::unsolvedText(*answer.unsolved) : QString();
    return wording::verdictTitle(*answer.verdict.outcome, m_game->info().id);
}

/// "None of the 91 takes wins."
QString RuleDrawing::detail() const
{
    if (!m_solved || !m_solved->answer.verdict.outcome)
        return {};
    const games::Answer& answer = m_solved->answer;
    const std::uint64_t all = answer.moveCount();
    if (m_game->isPartizan())
        return wording::verdictDetail(answer, m_game->info().id);
    if (all == 0)
        return tr("There is nothing left to take.");
    if (answer.winningIsLeast && answer.winning == 0)
        return {};
    if (answer.winning == 0 && all > 1)
        return tr("None of the %1 takes wins.").arg(wording::localized(all));
    //: a take is a move that takes stones: how many win, and how many there are, here 1
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 take wins."),
                            //: a take is a move that takes stones: how many win, and how many there are
                            QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 takes win."), all)
        .arg(wording::localized(answer.winning), wording::localized(all));
}

QString RuleDrawing::solvedText() const
{
    if (!m_solved || !m_solved->answer.verdict.outcome)
        return {};
    const auto time = wording::localized(static_cast<std::uint64_t>(m_solved->time.count()));
    if (m_solved->answer.positions == 0)
        return tr("solved by a theorem in %1 ms").arg(time);
    //: how many positions, such as "1200 positions", and how many milliseconds it took
    return tr("solved: %1 in %2 ms").arg(wording::positionsText(m_solved->answer.positions), time);
}

/// A table of all that the stones can become.
QString RuleDrawing::solvedDetail() const
{
    const std::uint64_t all = allCells(m_rows, m_columns);
    const bool isWhole = m_solved && m_solved->answer.method == games::Method::Table && m_now.stones == all &&
                         m_rows * m_columns < mostBoardCells && m_solved->answer.positions == all + 1;
    //: the columns and rows of a board, such as 5 × 4
    return isWhole ? tr("every way to fill %1 × %2")
                         .arg(wording::localized(static_cast<std::uint64_t>(m_columns)),
                              wording::localized(static_cast<std::uint64_t>(m_rows)))
                   : QString();
}

/// Those of the current shape where there are some.
std::vector<const RuleDrawing::Take*> RuleDrawing::takesThrough(int cell) const
{
    std::vector<const Take*> all;
    std::vector<const Take*> ofCurrent;
    if (cell < 0 || cell >= m_rows * m_columns)
        return all;
    for (const Take& take : m_takes) {
        if ((take.cells & cellBit(cell)) == 0)
            continue;
        all.push_back(&take);
        if ((take.shapes & std::uint64_t{1} << m_current) != 0)
            ofCurrent.push_back(&take);
    }
    return ofCurrent.empty() ? all : ofCurrent;
}

void RuleDrawing::pointAt(const Take* take)
{
    const auto cells = take != nullptr ? std::optional(take->cells) : std::nullopt;
    if (std::exchange(m_pointed, cells) != cells)
        emit pointedChanged();
}

void RuleDrawing::point(int cell, double x, double y)
{
    m_pointer = {.cell = cell, .x = x, .y = y};
    pointAgain();
}

/// Takes may be listed after one was asked for: a pointer at rest, or the arrows', has one then.
void RuleDrawing::pointAgain()
{
    if (!m_pointer)
        return;
    const std::vector<const Take*> takes = takesThrough(m_pointer->cell);
    const std::div_t place = std::div(m_pointer->cell, m_columns);
    const auto nearest = std::ranges::min_element(
        takes, {}, [&, left = place.rem + m_pointer->x, top = place.quot + m_pointer->y](const Take* take) {
            return distanceFrom(take->cells, m_columns, left, top);
        });
    pointAt(nearest != takes.end() ? *nearest : nullptr);
}

/// All takes through the cell in turn, those of the current shape first.
void RuleDrawing::pointNext(int cell, int step)
{
    std::vector<const Take*> takes = takesThrough(cell);
    for (const Take& take : m_takes) {
        if (cell >= 0 && (take.cells & cellBit(cell)) != 0 && std::ranges::find(takes, &take) == takes.end())
            takes.push_back(&take);
    }
    if (takes.empty())
        return pointAt(nullptr);
    const auto now = std::ranges::find_if(
        takes, [this](const Take* take) { return std::optional(take->cells) == m_pointed; });
    const auto count = static_cast<std::ptrdiff_t>(takes.size());
    const std::ptrdiff_t at = now == takes.end() ? (step > 0 ? -1 : count) : now - takes.begin();
    pointAt(takes[static_cast<std::size_t>((at + step + count) % count)]);
}

QString RuleDrawing::cellName(int cell) const
{
    return QString::fromStdString(games::cellName(static_cast<std::uint32_t>(cell % m_columns),
                                                  static_cast<std::uint32_t>(m_rows - cell / m_columns)));
}

void RuleDrawing::pointNowhere()
{
    m_pointer.reset();
    pointAt(nullptr);
}

QList<int> RuleDrawing::pointed() const
{
    QList<int> cells;
    for (std::uint64_t rest = m_pointed.value_or(0); rest != 0; rest &= rest - 1)
        cells.append(std::countr_zero(rest));
    return cells;
}

const games::JudgedMove* RuleDrawing::pointedMove() const
{
    const auto take = std::ranges::find_if(
        m_takes, [this](const Take& listed) { return std::optional(listed.cells) == m_pointed; });
    if (take == m_takes.end() || !m_solved)
        return nullptr;
    const games::JudgedMove* judged = judgedMove(m_solved->answer, take->move);
    return judged != nullptr && judged->leaves.outcome ? judged : nullptr;
}

Outcome RuleDrawing::pointedOutcome() const
{
    const games::JudgedMove* judged = pointedMove();
    return judged != nullptr ? shownOutcome(judged->leaves.outcome) : Outcome::Unknown;
}

QString RuleDrawing::pointedTitle() const
{
    if (!m_pointed)
        return {};
    const games::JudgedMove* judged = pointedMove();
    return judged == nullptr ? tr("What this take does is not known yet")
           : judged->winning ? tr("This take wins")
                             : tr("This take loses");
}

QString RuleDrawing::pointedText() const
{
    const games::JudgedMove* judged = pointedMove();
    //: the letter P, N, L or R, and what it means, such as "cold: the player who just moved wins"
    return judged != nullptr ? tr("It leaves %1 – %2.")
                                   .arg(letterText(shownOutcome(judged->leaves.outcome)),
                                        wording::outcomeLegend(*judged->leaves.outcome))
                             : QString();
}

void RuleDrawing::go(const Moment& to)
{
    m_now = to;
    checkBoard();
}

void RuleDrawing::take()
{
    if (!m_pointed || !m_game)
        return;
    const Moment after{.stones = m_now.stones & ~*m_pointed,
                       .mover = m_game->isPartizan() ? theory::opponentOf(m_now.mover) : m_now.mover};
    m_past.push_back(m_now);
    go(after);
}

void RuleDrawing::undo()
{
    if (m_past.empty())
        return;
    const Moment before = m_past.back();
    m_past.pop_back();
    go(before);
}

void RuleDrawing::fillAgain()
{
    m_past.clear();
    go({.stones = m_full, .mover = m_starter});
}

} // namespace models
