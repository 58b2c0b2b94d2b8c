// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/idea.h"

#include "games/capabilities.h"
#include "games/explanation.h"

#include <algorithm>
#include <utility>

namespace games {
namespace {

using theory::Play;

/// Of more winning moves the others are not looked at, nor of more moves whether the end is near.
constexpr std::size_t mostTried = 64;
constexpr std::size_t mostMovesNearEnd = 24;
constexpr std::uint64_t mostPiecesNearEnd = 60;
constexpr Levels ideaAlone = Levels::only(Level::Idea);

/// What heads it; `wins`: the player to move does.
SourceText titleOf(IdeaKind kind, bool wins)
{
    switch (kind) {
    case IdeaKind::LastMove: return QT_TRANSLATE_NOOP("Wording", "The last move");
    case IdeaKind::Copy:
        return wins ? QT_TRANSLATE_NOOP("Wording", "Make pairs, then copy")
                    : QT_TRANSLATE_NOOP("Wording", "Your opponent can copy you");
    case IdeaKind::Mirror:
        return wins ? QT_TRANSLATE_NOOP("Wording", "Mirror every move")
                    : QT_TRANSLATE_NOOP("Wording", "Every move can be mirrored");
    case IdeaKind::Multiple: return QT_TRANSLATE_NOOP("Wording", "Count in groups");
    case IdeaKind::OneLess: return QT_TRANSLATE_NOOP("Wording", "One square shorter");
    case IdeaKind::OddOnes: return QT_TRANSLATE_NOOP("Wording", "An odd number of ones");
    case IdeaKind::Balance:
        return wins ? QT_TRANSLATE_NOOP("Wording", "Balance the heaps")
                    : QT_TRANSLATE_NOOP("Wording", "The heaps are balanced");
    case IdeaKind::Ahead: return QT_TRANSLATE_NOOP("Wording", "Count the free moves");
    case IdeaKind::Stolen: return QT_TRANSLATE_NOOP("Wording", "Steal the move");
    case IdeaKind::NoneShort:
    case IdeaKind::NoneKnown: break;
    }
    return QT_TRANSLATE_NOOP("Wording", "No short rule");
}

Idea overIdea(Play play)
{
    const bool isNormal = play == Play::Normal;
    return {.kind = IdeaKind::LastMove,
            .here = isNormal ? QT_TRANSLATE_NOOP("Wording", "No move is left, and whoever cannot move loses.")
                             : QT_TRANSLATE_NOOP("Wording", "No move is left, and whoever cannot move wins."),
            .left = QT_TRANSLATE_NOOP("Wording", "Then your opponent cannot move, and you have won."),
            .wins = !isNormal};
}

std::vector<Move> movesOf(const Game& game)
{
    std::vector<Move> moves = game.moves().moves;
    std::erase_if(moves, [&game](const Move& move) { return move.player != game.mover(); });
    return moves;
}

/// Whoever is to move loses: in misère play he has to make the last move, else he lets the other one make it.
std::optional<Idea> nearEnd(const Game& game)
{
    const std::vector<Move> moves =
        game.piecesLeft() > mostPiecesNearEnd ? std::vector<Move>() : movesOf(game);
    if (moves.empty() || moves.size() > mostMovesNearEnd)
        return std::nullopt;
    const bool isNormal = game.play() == Play::Normal;
    const auto ends = [](const Game& before, const Move& move) { return before.after(move)->isOver(); };
    const bool isNear = std::ranges::all_of(moves, [&](const Move& move) {
        if (!isNormal)
            return ends(game, move);
        const GamePtr left = game.after(move);
        return std::ranges::any_of(movesOf(*left), [&](const Move& reply) { return ends(*left, reply); });
    });
    if (!isNear)
        return std::nullopt;
    if (!isNormal)
        return Idea{
            .kind = IdeaKind::LastMove,
            .here = QT_TRANSLATE_NOOP("Wording", "You have to make the last move, and the last move loses."),
            .left = QT_TRANSLATE_NOOP(
                "Wording", "Then your opponent has to make the last move, and the last move loses.")};
    return Idea{
        .kind = IdeaKind::LastMove,
        .here = QT_TRANSLATE_NOOP("Wording", "Whatever you do, your opponent makes the last move."),
        .left = QT_TRANSLATE_NOOP("Wording", "Then you make the last move, whatever your opponent does.")};
}

/// A value that is a number: free moves of Left, or of Right where it is negative.
bool isNumber(const std::string& value)
{
    return value.find_first_not_of("-0123456789/") == std::string::npos;
}

Idea longIdea(const Game& game, const Answer& known)
{
    const auto outcome = *known.verdict.outcome;
    const bool isOfOne = outcome == theory::Outcome::L || outcome == theory::Outcome::R;
    if (isOfOne && known.verdict.value && isNumber(*known.verdict.value)) {
        std::string lead = *known.verdict.value;
        lead.erase(0, lead.front() == '-' ? 1 : 0);
        const Players& players = game.info().players;
        const Sentence ahead{
            //: a player, such as Left, and a number of moves that may be a fraction, such as 3/4
            QT_TRANSLATE_NOOP("Wording",
                              "%1 is ahead by %2 of a free move, so it makes the last one, whoever "
                              "begins."),
            {inner((outcome == theory::Outcome::L ? players.left : players.right).source), std::move(lead)}};
        return {.kind = IdeaKind::Ahead, .here = ahead, .left = ahead};
    }
    const bool isLong = known.method == Method::Theory;
    const Sentence told =
        isLong ? QT_TRANSLATE_NOOP("Wording",
                                   "There is a rule for this board, but it takes more than two sentences. "
                                   "The next levels lead there, move by move.")
               : QT_TRANSLATE_NOOP("Wording",
                                   "Nobody knows a short rule for this board: who wins was found by trying "
                                   "everything. The next level shows the moves and their answers.");
    return {.kind = isLong ? IdeaKind::NoneShort : IdeaKind::NoneKnown, .here = told, .left = told};
}

/// The winning move that leaves the shortest idea; nothing where none does.
std::optional<FoundIdea> winningIdea(const Game& game, const Answer& known)
{
    std::optional<FoundIdea> best;
    std::size_t tried = 0;
    for (const JudgedMove& judged : known.moves) {
        if (!judged.winning || judged.move.player != game.mover() || ++tried > mostTried)
            continue;
        auto idea = lostIdea(*game.after(judged.move));
        if (idea && (!best || idea->kind < best->idea.kind))
            best = FoundIdea{std::move(*idea), judged.move, true};
    }
    return best;
}

std::optional<Move> winningMove(const Answer& known)
{
    const auto found =
        std::ranges::find_if(known.moves, [&](const JudgedMove& judged) { return judged.winning; });
    return found == known.moves.end() ? std::nullopt : std::optional(found->move);
}

Sentence verdictOf(const Game& game, const FoundIdea& found)
{
    if (!found.wins)
        return QT_TRANSLATE_NOOP("Wording", "You are losing.");
    if (!found.move)
        return QT_TRANSLATE_NOOP("Wording", "You are winning.");
    //: a move, such as "take 3 from the left heap"
    return {QT_TRANSLATE_NOOP("Wording", "You can win: %1."),
            {inner(found.move->action.words(game.board()).text)}};
}

ParagraphStep ideaStep(const Game& game, const FoundIdea& found)
{
    const bool isOfHere = !found.move || found.idea.wins;
    Sentence reason = isOfHere ? found.idea.here : found.idea.left;
    if (found.idea.before)
        reason = together(*found.idea.before, std::move(reason));
    ParagraphStep step{.levels = ideaAlone,
                       .title = titleOf(found.idea.kind, found.wins),
                       .paragraphs = {verdictOf(game, found), std::move(reason)},
                       .says = found.idea.kind >= IdeaKind::NoneShort ? Says::Aside : Says::WinningMove,
                       .move = found.move};
    if (found.move)
        step.taken = game.change(*found.move).touched();
    // Heaps that are laid out anew have other ids once the move is made.
    if (isOfHere || game.as<LaidOutAnew>() == nullptr)
        step.partners = found.idea.partners;
    for (const auto& [first, second] : step.partners) {
        step.pieces.push_back(first);
        step.pieces.push_back(second);
    }
    return step;
}

/// Who made the move comes to the placeholder that is left for that, also within a sentence.
bool name(Sentence& told, const Sentence& who)
{
    const std::string open = "%" + std::to_string(told.arguments.size() + 1);
    if (std::string_view(told.source.one).find(open) != std::string_view::npos) {
        told.arguments.push_back(inner(who));
        return true;
    }
    return std::ranges::any_of(told.arguments, [&who](Argument& argument) {
        auto* const within = std::get_if<Inner>(&argument);
        return within != nullptr && std::ranges::any_of(within->sentences, [&who](Sentence& sentence) {
                   return name(sentence, who);
               });
    });
}

/// A move of the played game, and the board that it leaves.
ParagraphStep playedStep(const Game& before, const Move& move, bool isYours, bool wins)
{
    const GamePtr after = before.after(move);
    const Told told = move.action.told(before.board());
    Sentence by = isYours ? told.byYou : told.byOther;
    if (!isYours)
        name(by, QT_TRANSLATE_NOOP("Wording", "Your opponent"));
    ParagraphStep step{.levels = ideaAlone,
                       .title = isYours ? QT_TRANSLATE_NOOP("Wording", "Your move")
                                        : QT_TRANSLATE_NOOP("Wording", "Your opponent’s move"),
                       .paragraphs = {std::move(by)},
                       .says = Says::Aside,
                       .move = move,
                       .drawing = {.pieces = after->board().pieces}};
    if (after->isOver())
        step.paragraphs.emplace_back(wins ? QT_TRANSLATE_NOOP("Wording", "No move is left: you have won.")
                                          : QT_TRANSLATE_NOOP("Wording", "No move is left: you have lost."));
    return step;
}

/// Whoever wins keeps to the idea; the other one tries what is neither the least nor the most.
void appendPlay(std::vector<Step>& steps, const Game& game, const FoundIdea& found, const solver::Job& job,
                Shelf* shelf)
{
    const int mostPlayed = found.wins ? 7 : 6; // the last one answers
    GamePtr here = game.withMover(game.mover());
    FoundIdea now = found;
    std::vector<Move> tries = movesOf(game);
    for (int played = 0; played < mostPlayed && !here->isOver() && (now.move || !now.wins); ++played) {
        const bool isYours = played % 2 == 0;
        const Move move = now.wins ? *now.move : tries[tries.size() / 2];
        ParagraphStep step = playedStep(*here, move, isYours, found.wins);
        here = here->after(move);
        const Answer answer = here->answer({.grundy = false, .remoteness = false, .shelf = shelf}, job);
        if (!answer.verdict.outcome || step.drawing.pieces.empty())
            return;
        now = findIdea(*here, answer);
        if (!now.wins)
            step.partners = now.idea.partners;
        tries = movesOf(*here);
        steps.emplace_back(std::move(step));
    }
}

} // namespace

Idea mirrorIdea(const std::vector<PieceId>& stones)
{
    Idea idea{.kind = IdeaKind::Mirror,
              .here = QT_TRANSLATE_NOOP(
                  "Wording", "Turned upside down the board looks the same: whatever you take, your "
                             "opponent takes what lies opposite, and so makes the last move."),
              .left = QT_TRANSLATE_NOOP(
                  "Wording", "Then the board looks the same turned upside down: whatever your "
                             "opponent takes, take what lies opposite. So you make the last move.")};
    for (std::size_t place = 0; place < stones.size() / 2; ++place)
        idea.partners.push_back({stones[place], stones[stones.size() - 1 - place]});
    return idea;
}

std::optional<Idea> lostIdea(const Game& game)
{
    if (game.isOver())
        return game.play() == Play::Normal ? std::optional(overIdea(Play::Normal)) : std::nullopt;
    auto idea = game.idea();
    return idea && !idea->wins ? std::move(idea) : nearEnd(game);
}

FoundIdea findIdea(const Game& game, const Answer& known)
{
    const bool wins = theory::winsMoving(*known.verdict.outcome, game.mover());
    if (game.isOver())
        return {overIdea(game.play()), {}, wins};
    if (!wins) {
        auto idea = lostIdea(game);
        return {idea ? std::move(*idea) : longIdea(game, known), {}, false};
    }
    if (auto found = winningIdea(game, known))
        return std::move(*found);
    auto idea = game.idea();
    return {idea && idea->wins ? std::move(*idea) : longIdea(game, known), winningMove(known), true};
}

Explanation toldAsIdea(const Game& game, const Answer& known, const solver::Job& job, Shelf* shelf)
{
    Explanation explanation{.steps = {}, .unsolved = known.unsolved};
    if (!known.verdict.outcome)
        return explanation;
    const FoundIdea found = findIdea(game, known);
    explanation.steps.emplace_back(ideaStep(game, found));
    // A table shows its own boards alone.
    if (found.idea.kind < IdeaKind::Ahead && !game.isOver() && game.as<OfBoards>() == nullptr)
        appendPlay(explanation.steps, game, found, job, shelf);
    return explanation;
}

} // namespace games
