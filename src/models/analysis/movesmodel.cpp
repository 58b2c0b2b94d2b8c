// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/analysis/movesmodel.h"

#include "models/analysis/judged.h"
#include "models/analysis/outcomes.h"
#include "models/joblimits.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>
#include <chrono>

namespace models {
namespace {

/// As much of a value as a column has room for.
QString cutValue(const QString& value)
{
    constexpr qsizetype longest = 14;
    return value.size() <= longest ? value : value.left(longest - 1) + QChar(0x2026);
}

/// The Grundy value, in partizan games the exact value. In full that may be longer than the table is wide.
QString shownValue(const games::Game& game, const games::Verdict& leaves)
{
    return game.isPartizan() ? cutValue(wording::typeset(QString::fromStdString(leaves.value.value_or(""))))
                             : numberText(leaves.grundy);
}

/// The marks of a move: hottest board, Sente.
QString marksText(const games::MoveGain* gain)
{
    if (gain == nullptr)
        return {};
    return (gain->isHottest ? QStringLiteral("▲") : QString()) +
           (gain->isSente ? QStringLiteral("!") : QString());
}

/// What the marks of a move say.
QString thumbText(const games::MoveGain* gain)
{
    if (gain == nullptr)
        return {};
    QStringList texts;
    if (gain->isHottest)
        texts += MovesModel::tr("on the hottest board");
    if (gain->isSente)
        //: of a move, a word of the game of Go: the opponent has to answer it
        texts += MovesModel::tr("Sente");
    return texts.join(QStringLiteral(", "));
}

/// The answer with its moves in the order of those before; as it is where they are not the same moves.
std::shared_ptr<const games::Answer> inOrderOf(const games::Answer& before,
                                               const std::shared_ptr<const games::Answer>& answer)
{
    auto ordered = std::make_shared<games::Answer>(*answer);
    for (std::size_t row = 0; row < before.moves.size(); ++row) {
        const auto found = std::ranges::find(answer->moves, before.moves[row].move, &games::JudgedMove::move);
        if (found == answer->moves.end())
            return answer;
        ordered->moves[row] = *found;
    }
    return ordered;
}

} // namespace

QVariant MovesModel::value(int row, int role) const
{
    const games::JudgedMove& judged = *moveAt(row);
    switch (role) {
    case TextRole: return wording::moveLabel(judged.move);
    case SizeRole: return static_cast<double>(wording::moveSize(judged.move));
    case LeavesRole: return static_cast<int>(shownOutcome(judged.leaves.outcome));
    case ValueRole: return shownValue(*m_game, judged.leaves);
    case MovesLeftRole: return numberText(judged.leaves.remoteness);
    case WinningRole: return judged.winning;
    case VerdictRole: return verdict(judged);
    case SelectedRole: return row == m_selectedRow;
    case ReversibleRole: return isReversible(*m_game, *m_answer, judged.move, m_hasLens);
    case FullTextRole: return wording::moveText(judged.move);
    case RefutationRole: return refutationText(row);
    case PlayerRole: return static_cast<int>(judged.move.player);
    case PlayerNameRole: return wording::playerName(judged.move.player, m_game->info().id);
    case IncentiveRole: return incentiveText(row);
    case MarksRole: return marksText(gainAt(row));
    case ThumbRole: return thumbText(gainAt(row));
    default: return {};
    }
}

MovesModel::MovesModel(QObject* parent) : ListModel(parent)
{
    connect(&m_refuter, &Refuter::found, this, [this] {
        tellSelection(m_selectedRow);
        emit selectionChanged();
    });
}

QString MovesModel::verdict(const games::JudgedMove& move) const
{
    if (!move.leaves.outcome)
        return QStringLiteral("…");
    //: of a move, a verb: who makes it wins
    return move.winning ? tr("wins") : tr("loses");
}

QString MovesModel::refutationText(int row) const
{
    if (row != m_selectedRow || !m_refuter.reply())
        return {};
    const QString reply = wording::moveText(*m_refuter.reply());
    return m_refuter.isMirror() ? tr("refuted by its mirror image, %1").arg(reply)
                                : tr("refuted by %1").arg(reply);
}

QString MovesModel::omitted() const
{
    if (leftOut() == 0)
        return {};
    return tr("%1 more moves are not listed").arg(wording::localized(leftOut()));
}

QString MovesModel::valueTitle() const
{
    const auto isKnown = [this](const games::JudgedMove& judged) {
        return isPartizan() ? judged.leaves.value.has_value() : judged.leaves.grundy.has_value();
    };
    if (!m_answer || std::ranges::none_of(m_answer->moves, isKnown))
        return {};
    //: head of a column, a noun: the value that a move leaves
    return isPartizan() ? tr("Value") : tr("Grundy");
}

QString MovesModel::incentiveText(int row) const
{
    const games::MoveGain* const gain = gainAt(row);
    if (gain == nullptr || !gain->incentive)
        return {};
    return cutValue(wording::typeset(QString::fromStdString(*gain->incentive)));
}

QString MovesModel::incentiveTitle() const
{
    const bool isKnown = m_gains && std::ranges::any_of(m_gains->gains, [](const games::MoveGain& gain) {
                             return gain.incentive.has_value();
                         });
    //: head of a column: how much a move gains, a value of a game
    return isKnown ? tr("Incentive") : QString();
}

QString MovesModel::ruleOfThumb() const
{
    if (!m_gains || !m_gains->hottest)
        return {};
    const games::HottestBoard& hottest = *m_gains->hottest;
    const QString board = QLocale().toString(hottest.board + 1);
    const QString heat = wording::isolated(QString::fromStdString(theory::text(hottest.temperature)));
    QString text;
    switch (hottest.hotstrat) {
    case games::Hotstrat::Wins:
        //: the name of a board, and its temperature, such as 3/2; ▲ marks its moves
        text = tr(
            "Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is right here: such a move "
            "wins.");
        break;
    case games::Hotstrat::Fails:
        //: the name of a board, and its temperature, such as 3/2; ▲ marks its moves
        text = tr(
            "Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). It is wrong here: only other "
            "moves win.");
        break;
    case games::Hotstrat::NoMatter:
        //: the name of a board, and its temperature, such as 3/2; ▲ marks its moves
        text = tr("Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Here no move wins.");
        break;
    case games::Hotstrat::NotProven:
        //: the name of a board, and its temperature, such as 3/2; ▲ marks its moves
        text = tr(
            "Rule of thumb: move on the hottest board, %1 (temperature %2; ▲). Whether it is right here is "
            "not known.");
        break;
    }
    text = text.arg(board, heat);
    if (std::ranges::any_of(m_gains->gains, &games::MoveGain::isSente))
        //: two sentences
        text = tr("%1 %2").arg(text,
                               tr("! is Sente: the move threatens so much that it had better be answered."));
    return text;
}

bool MovesModel::hasMovesLeft() const
{
    return m_answer && std::ranges::any_of(m_answer->moves, [](const games::JudgedMove& judged) {
               return judged.leaves.remoteness.has_value();
           });
}

QString MovesModel::moveTitle() const
{
    return m_game ? wording::toText(m_game->info().moveTitle) : QString();
}

QString MovesModel::sizeTitle() const
{
    return m_game ? wording::piecesTitle(m_game->info()) : QString();
}

QString MovesModel::longest() const
{
    constexpr int mostRows = 2000; // the best come first, and more would cost more than it shows
    QStringList texts(5);
    const auto keep = [&texts](qsizetype column, const QString& text) {
        if (text.size() > texts[column].size())
            texts[column] = text;
    };
    for (int row = 0; row < std::min(rowCount(), mostRows); ++row) {
        const games::JudgedMove& judged = *moveAt(row);
        keep(0, wording::moveLabel(judged.move));
        keep(1, wording::localized(wording::moveSize(judged.move)));
        keep(2, shownValue(*m_game, judged.leaves));
        keep(3, numberText(judged.leaves.remoteness));
        keep(4, incentiveText(row) + QLatin1Char(' ') + marksText(gainAt(row)));
    }
    // A sign stands behind a reversible move. Whether there are any the first moves tell.
    const QString sign = QStringLiteral(" ↺");
    constexpr int toldByRows = 60;
    const qsizetype longest = texts[0].size();
    for (int row = 0; row < std::min(rowCount(), toldByRows) && texts[0].size() == longest; ++row) {
        const games::Move& move = moveAt(row)->move;
        if (wording::moveLabel(move).size() + sign.size() > longest &&
            isReversible(*m_game, *m_answer, move, m_hasLens))
            texts[0] += sign;
    }
    return texts.join(QLatin1Char('\n'));
}

void MovesModel::setAnswer(const games::GamePtr& game, const std::shared_ptr<const games::Answer>& answer,
                           const std::shared_ptr<games::Shelf>& shelf)
{
    m_shelf = shelf;
    if (game == m_game && answer == m_given)
        return;
    const int selectedBefore = m_selectedRow;
    m_weighing.cancel();
    m_given = answer;
    // A better answer for the same position: the rows stay, so that the view does not jump.
    const bool sameRows =
        game == m_game && m_answer && answer && m_answer->moves.size() == answer->moves.size();
    if (sameRows) {
        showAgain(m_gains ? inOrderOf(*m_answer, answer) : answer);
    } else {
        m_gains.reset();
        replaceRows(game, answer);
    }
    emit answerChanged();
    if (selectedBefore >= 0)
        emit selectionChanged();
    weighMoves();
}

/// Looks for what the moves gain: the rows are put in that order then.
void MovesModel::weighMoves()
{
    if (!m_given || !isPartizan() || !m_given->verdict.value)
        return;
    solver::Limits limits;
    limits.time = std::chrono::seconds(2);
    m_weighing.start(
        [this, game = m_game, answer = m_given](const solver::Job& job) -> Worker::Delivery {
            return [this, gains = games::gainsOf(*game, *answer, solver::begun(job))] {
                if (gains)
                    receiveGains(*gains);
            };
        },
        limits);
}

void MovesModel::receiveGains(const games::MoveGains& gains)
{
    auto ordered = std::make_shared<games::Answer>(*m_given);
    m_gains = gains;
    for (std::size_t row = 0; row < gains.order.size(); ++row) {
        ordered->moves[row] = m_given->moves[gains.order[row]];
        m_gains->gains[row] = gains.gains[gains.order[row]];
    }
    showAgain(std::move(ordered));
    emit answerChanged();
    if (m_selectedRow >= 0)
        emit selectionChanged();
}

/// Of the same moves: the one that was selected stays so, wherever it stands now.
void MovesModel::showAgain(std::shared_ptr<const games::Answer> answer)
{
    const games::JudgedMove* const before = moveAt(m_selectedRow);
    const std::optional<games::Move> selected = before ? std::optional(before->move) : std::nullopt;
    m_answer = std::move(answer);
    updateLens();
    if (selected)
        m_selectedRow =
            static_cast<int>(std::ranges::find(m_answer->moves, *selected, &games::JudgedMove::move) -
                             m_answer->moves.begin());
    tellRows(0, rowCount() - 1);
}

/// Rows come or go at the end and the others change in place: views keep their delegates.
void MovesModel::replaceRows(const games::GamePtr& game, const std::shared_ptr<const games::Answer>& answer)
{
    const int before = m_rows;
    const int after = answer ? static_cast<int>(answer->moves.size()) : 0;
    m_selectedRow = -1;
    m_refuter.forget();
    changeRows(after, std::min(0, after - before), [&] { m_rows = std::min(before, after); });
    m_game = game;
    m_answer = answer;
    updateLens();
    tellRows(0, std::min(before, after) - 1);
    changeRows(before, std::max(0, after - before), [this, after] { m_rows = after; });
}

void MovesModel::select(int row)
{
    const int next = moveAt(row) == nullptr ? -1 : row;
    if (next == m_selectedRow)
        return;
    const int before = m_selectedRow;
    m_refuter.forget();
    m_selectedRow = next;
    if (const games::JudgedMove* judged = moveAt(next))
        m_refuter.ask(m_game, *judged, m_answer->moves.size(), m_shelf);
    tellSelection(before);
    tellSelection(next);
    emit selectionChanged();
}

void MovesModel::tellSelection(int row)
{
    if (moveAt(row) != nullptr)
        emit dataChanged(index(row), index(row), {SelectedRole, RefutationRole});
}

} // namespace models
