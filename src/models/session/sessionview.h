// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a session shows, derived from what decides it.

#include "models/analysis/explanationmodel.h"
#include "models/board/boardmodel.h"
#include "models/session/mode.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace models {

/// Amount: how many pieces, where moves differ in that.
enum class HintLevel : std::uint8_t { None, Where, Amount, Move };

/// What a class is told of a position besides its pieces.
struct Presented {
    BoardOverlay overlay{}; ///< the marks on the board
    bool moves = false;     ///< what a move leaves: on the badge of the piece pointed at and in names
    bool reasons = false;   ///< the steps of Why? read so far, and the figures of the analysis

    friend bool operator==(const Presented&, const Presented&) = default;
};

/// What a person has just played and may still take back.
struct FreshMove {
    theory::Mover player{};                  ///< as the game has it
    std::optional<theory::Outcome> before{}; ///< of the position that the move was made in, once known
    std::optional<theory::Outcome> left{};   ///< of the one that it leaves
};

/// What it took is pale, with a few words beside it.
struct FadedMove {
    games::Move move;
    QString told;
};

/// All that decides what a session shows. Pointers hold for as long as nothing changes; null: there is none.
struct SessionState {
    games::GamePtr game{};               ///< the position
    games::GamePtr walked{};             ///< that of the argument which is on the board in its place
    const games::Board* board = nullptr; ///< of the position on the board; never null
    Mode mode = Mode::Play;
    Presented presented{};
    HintLevel hint = HintLevel::None;
    bool computersTurn = false;
    bool editing = false;
    bool losing = false;   ///< losing moves are marked, too
    bool coloured = false; ///< in Play a person sees what each move is worth
    bool letters = true;   ///< in Play P and N are said, not in words alone who can win
    bool asked = false;    ///< Why? is read

    std::shared_ptr<const games::Answer> answer{};  ///< what is known of the position
    std::optional<FreshMove> fresh{};               ///< where one wants to be warned after a mistake
    int part = -1;                                  ///< that is pointed at, of the answer's
    const games::JudgedMove* pointedMove = nullptr; ///< of the table
    const games::JudgedMove* selected = nullptr;
    std::optional<games::Move> refutation{};  ///< of the selected move
    std::optional<games::JudgedMove> tried{}; ///< pointed at in Explore, and the reply to it
    std::optional<games::Move> reply{};
    const ExplanationRow* step = nullptr;    ///< of Why? that is read
    const games::OptionLine* line = nullptr; ///< of the argument that is pointed at
    games::GamePtr lineStart{};              ///< the position that its moves are made in
    std::optional<std::pair<games::GamePtr, games::Move>> walkedMove{};
    std::optional<games::PieceId> pointed{};
    std::optional<games::PieceId> chosen{};
    std::set<games::PieceId> twinLit{}; ///< by what is pointed at on the lens
    const LastMove* last = nullptr;     ///< that led to the position
    std::optional<FadedMove> faded{};
};

struct SessionView {
    using AnswerPtr = std::shared_ptr<const games::Answer>;

    AnswerPtr judged{};                      ///< what moves leave: on badges and in names
    AnswerPtr moves{};                       ///< in the table
    bool reasons = false;                    ///< the verdict, Why? and what is often said
    bool history = false;                    ///< the outcomes of earlier positions
    bool letters = false;                    ///< they are said by P and N
    bool mistake = false;                    ///< the move just made gives the win away
    bool playable = false;                   ///< choices on the board do something
    std::optional<games::Drawing> drawing{}; ///< on the board in place of the position
    BoardOverlay overlay{};
    const LastMove* last = nullptr; ///< that is marked on the board
    games::GamePtr lens{};          ///< whose heaps the lens shows; null without it
    AnswerPtr lensAnswer{};
    bool lensPlayable = false;
};

[[nodiscard]] SessionView viewOf(const SessionState& state);

} // namespace models
