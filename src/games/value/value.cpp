// SPDX-License-Identifier: GPL-3.0-or-later
// A value played by gestures and edited.

#include "games/value/value.h"

#include "games/edit.h"
#include "games/graph/dag.h"
#include "games/partizan/partizan.h"
#include "games/text/refusals.h"

#include <algorithm>

namespace games {
namespace {

constexpr std::size_t rootNode = 0;

PieceId nodeId(std::size_t node)
{
    return static_cast<PieceId>(node);
}

Refusal noOption()
{
    return {QT_TRANSLATE_NOOP("Wording", "No arrow leads there from the token.")};
}

} // namespace

ChooseOption::ChooseOption(std::size_t index, std::string_view text)
    : number(static_cast<std::uint32_t>(index + 1))
{
    constexpr std::string_view more = "…";
    const bool isShort = text.size() <= longestForm;
    const std::string_view shown = text.substr(0, isShort ? text.size() : form.size() - more.size());
    const auto end = std::ranges::copy(shown, form.begin()).out;
    if (!isShort)
        std::ranges::copy(more, end);
}

MoveWords ChooseOption::words(const Board& before) const
{
    const std::string text(form.begin(), std::ranges::find(form, '\0'));
    return {.text = {before.pieces.empty()
                         ? QT_TRANSLATE_NOOP("Wording", "to %1")
                         //: a move, a verb: the option of a game that is chosen, such as {0|1}
                         : QT_TRANSLATE_NOOP("Wording", "go to %1"),
                     {text}},
            .label = {"→%1", {text}},
            .mark = {QT_TRANSLATE_NOOP("Wording", "to %1"), {text}},
            .where = {.look = {QT_TRANSLATE_NOOP("Wording", "Look at option %1."), {std::uint64_t{number}}},
                      .holds = {QT_TRANSLATE_NOOP("Wording", "Option %1 holds out longest."),
                                {std::uint64_t{number}}}}};
}

Told ChooseOption::told(const Board& /*before*/) const
{
    const std::string text(form.begin(), std::ranges::find(form, '\0'));
    //: the option of a game that was chosen, such as {0|1}
    return toldWith(QT_TRANSLATE_NOOP("Wording", "I went to %1."),
                    //: the option of a game that was chosen, such as {0|1}
                    QT_TRANSLATE_NOOP("Wording", "You went to %1."),
                    //: the option of a game that was chosen, such as {0|1}; %2: who did it
                    QT_TRANSLATE_NOOP("Wording", "%2 went to %1."), {text});
}

std::vector<Sentence> ChooseOption::otherTexts() const
{
    return {verbatim(std::to_string(number))};
}

Value Value::withPlay(theory::Play play) const
{
    const auto forms = std::make_shared<theory::WrittenForms>(closedTermsIn(play));
    theory::WrittenSum sum = m_forms->copy(m_sum, *forms);
    return {forms, std::move(sum), play, m_mover};
}

Value Value::negative() const
{
    const auto forms = std::make_shared<theory::WrittenForms>(closedTermsIn(m_play));
    theory::WrittenSum sum = m_forms->negative(m_sum, *forms);
    return {forms, std::move(sum), m_play};
}

bool Value::isOver() const
{
    return m_forms->optionCount(m_sum, playerOf(m_mover)) == 0;
}

/// `firstNode`: that of the player's first option in the tree.
std::vector<Move> Value::movesOf(theory::Mover player, std::size_t firstNode) const
{
    std::vector<Move> moves;
    m_forms->forEachOption(m_sum, playerOf(player), [&](const theory::WrittenSum& option) {
        const std::size_t index = moves.size();
        moves.push_back({.player = player,
                         .action = ChooseOption(index, m_forms->text(option, ChooseOption::longestForm)),
                         .gesture = {.first = nodeId(firstNode + index), .second = {}}});
    });
    return moves;
}

MoveList Value::moves() const
{
    std::vector<Move> left = movesOf(theory::Mover::Left, rootNode + 1);
    std::vector<Move> right = movesOf(theory::Mover::Right, rootNode + 1 + left.size());
    MoveList list;
    list.moves = std::move(m_mover == theory::Mover::Left ? left : right);
    const std::vector<Move>& other = m_mover == theory::Mover::Left ? right : left;
    list.moves.insert(list.moves.end(), other.begin(), other.end());
    return list;
}

Value Value::after(const Move& move) const
{
    Value left = withMover(theory::opponentOf(move.player));
    left.m_sum = m_forms->option(m_sum, playerOf(move.player), move.action.as<ChooseOption>().number - 1);
    return left;
}

Choice Value::choose(PieceId first) const
{
    if (isOver())
        return gameOver();
    for (const Move& move : moves().moves) {
        if (first != move.gesture.first && first != arrowId(rootNode, minorOf(move.gesture.first)))
            continue;
        if (move.player != m_mover)
            return notYours(m_mover);
        return move;
    }
    return noOption();
}

/// The token and then an option (in either order) is that option.
Choice Value::choose(PieceId first, PieceId second) const
{
    if (first == nodeId(rootNode) || first == second)
        return choose(second);
    if (second == nodeId(rootNode))
        return choose(first);
    return isOver() ? gameOver() : noOption();
}

Change Value::change(const Move& move) const
{
    return {.moved = {arrowId(rootNode, minorOf(move.gesture.first))}, .to = move.gesture.first};
}

std::optional<Value> Value::edited(const Edit& edit) const
{
    const auto* place = std::get_if<PlaceToken>(&edit);
    if (place == nullptr)
        return std::nullopt;
    const std::vector<FormNode> tree = formTree(*m_forms, m_sum);
    if (place->node >= tree.size())
        return std::nullopt;
    Value moved = *this;
    moved.m_sum = tree[place->node].sum;
    return moved;
}

solver::Sided<FormPosition> Value::searchPosition() const
{
    return {{m_forms.get(), m_sum}, playerOf(m_mover)};
}

} // namespace games
