// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The run-time face of a game: rules and a position together, an immutable value behind one virtual
// interface. Made from concept-level code by GameOf<Position> (games/gameof.h); nothing above games
// knows a game otherwise.

#include "games/answer.h"
#include "games/board.h"
#include "games/lenses/lens.h"
#include "games/move.h"
#include "games/text/parse.h"
#include "games/text/words.h"
#include "solver/job.h"
#include "theory/play.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace games {

// What only some callers of a Game look into.
struct Edit;                     // games/edit.h
struct Explanation;              // games/explanation.h
struct Idea;                     // games/idea.h
class Capability;                // games/capabilities.h
enum class Level : std::uint8_t; // games/level.h

class Game;
using GamePtr = std::shared_ptr<const Game>;
using Parsed = std::variant<GamePtr, ParseError>;

/// What a choice of pieces means.
using Choice = std::variant<Move, HalfMade, Refusal>;

/// A ready-made position of the catalogue.
struct Preset {
    std::string id;
    std::string notation;
    const char* title = "";   ///< "Classic"; empty: what the position is says enough
    const char* caption = ""; ///< "4 coins, 11 squares"; empty: as the position is written
};

struct FieldChoice {
    std::string id;
    SourceText label; ///< "one coin", "forward only"
};

/// A field of the New game form. Its value is text; `makeNotation` puts the fields together.
struct Field {
    /// Text: as the notation writes it. OneOf: one of `choices`.
    enum class Kind : std::uint8_t { Number, OptionalNumber, NumberList, NumberSet, Text, OneOf };
    std::string id;   ///< "heaps", "take", "lines", "max", "rows", "columns"
    SourceText label; ///< "Heaps", "Rows"
    Kind kind = Kind::Number;
    std::string initial; ///< empty = none
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    std::vector<FieldChoice> choices{};
};

/// What Explore offers beside the board to change it without a move.
struct Editing {
    /// A number of rows or columns that can be changed; `most` is 0 where it cannot.
    struct Size {
        SourceText name = "";
        int most = 0;
    };
    SourceText hint;     ///< "Click a cell to put or take a stone."
    SourceText add = ""; ///< the button of one more heap or node; "": there is none
    Size rows{};
    Size columns{};
    SourceText ofLeft = ""; ///< how often Left may press his button: "Left’s skips"; "": there are none
    SourceText ofRight = "";
};

/// What the two players are called.
struct Players {
    //: a player, not a direction
    SourceText left = QT_TRANSLATE_NOOP("Wording", "Left");
    //: a player, not a direction
    SourceText right = QT_TRANSLATE_NOOP("Wording", "Right");
    SourceText printed = ""; ///< how a printed board tells them apart; "": by words on it, or not at all
};

/// What can be asked of heaps that have values by their size alone.
struct HeapSequences {
    /// Heaps that are offered by a name.
    struct Offer {
        std::string id;
        SourceText title; ///< "Kayles, 0.77"
        std::string rule; ///< a notation; what is typed stands at %1
        /// What a person adds to the rule: a number, a set or a text. Nothing: the rule is whole.
        std::optional<Field> typed{};
        Expected expected = Expected::NumberSet; ///< in the notation, of what is typed
    };
    std::vector<Offer> offers;
    bool areKnownWell; ///< they are offered behind those of the other games
    /// The position of one heap, as the notation writes it behind the colon; "" where no position has it.
    std::string (*oneHeap)(std::uint64_t size);
    /// Whether the value of a heap is its size under the rules of a position (Bouton).
    bool (*isNim)(const Game& position);
    /// So many values are worked out where no period is proven; 0: as many as memory has.
    std::uint64_t mostUnproven;
};

/// Gallery groups.
enum class Group : std::uint8_t { HeapsAndLines, CoinsAndStrips, PlaneAndGraphs };

/// A game as the catalogue lists it.
struct Info {
    std::string id;
    SourceText title;     ///< "Grid Nim"
    SourceText tagline;   ///< on its card: "Take 1–3 in a row or column"
    SourceText theory;    ///< what a check against search checks
    bool hasTheory;       ///< else a table of the whole game is checked
    SourceText taken;     ///< heading over how many pieces a move takes: "Stones"; "" where none are counted
    SourceText moveTitle; ///< heading over the moves: "Take", or "Move" where no move takes the pieces away
    SourceText turn;      ///< what one does to move: "Click a coin."
    SourceText then = ""; ///< once a first choice is made; "" where no move needs a second one
    SourceTexts now;      ///< how many of Game::piecesLeft() there are: "There are %1 stones now"
    Group group = Group::HeapsAndLines;
    Shape shape = Shape::Heaps;
    World world = World::Pebbles;
    std::optional<Editing> editing; ///< nothing: it is drawn by tools of its own
    SourceText button = "";         ///< on a player's button beside the board: "Skip · %1 left"
    bool misereOffered = true;
    bool hasGrundyValues; ///< in normal play, at least with some options
    bool isOfHeaps;       ///< every move is made in one of the heaps that the board numbers
    bool countsMoves;     ///< no two gestures leave the same position: everybody counts as many moves
    Players players{};
    std::vector<std::string> options; ///< names of the notation's options beside misere, e.g. "max"
    std::vector<Preset> presets;      ///< the first one is the opening position of the game
    std::vector<Field> fields;
    std::string preview{};       ///< the position on its card; empty: the first preset
    std::string sound = "stone"; ///< that a move makes: a sample of the resources
    int hue = -1;                ///< of the pieces on its card, in degrees; -1: the usual colour
    bool partizan = false;       ///< Left and Right have different moves
    std::optional<HeapSequences> heapSequences{}; ///< of a game OfHeapValues
};

class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    [[nodiscard]] virtual const Info& info() const = 0;
    [[nodiscard]] virtual theory::Play play() const = 0;
    /// The canonical notation, e.g. "grid/misere/max=2:11/11".
    [[nodiscard]] virtual std::string notation() const = 0;
    /// Whether this position may be played in misère: options may exclude what info().misereOffered has.
    [[nodiscard]] virtual bool misereOffered() const { return info().misereOffered; }
    /// The same position under the other convention, where that is offered.
    [[nodiscard]] virtual GamePtr withPlay(theory::Play play) const = 0;
    /// The limit 'max' or the set 'take' of the rules, for sentences about them; empty = none.
    [[nodiscard]] virtual std::vector<std::uint64_t> ruleNumbers() const = 0;
    [[nodiscard]] virtual Words words() const = 0;
    /// The whole position, short and exact, for somebody who does not see the board: "Heaps 7, 11 and 5.", "8
    /// squares: toads on 1 and 2, frogs on 7 and 8."
    [[nodiscard]] virtual Sentence aloud() const = 0;
    /// How much of the game is left, as a class counts it on the board: pieces that can still be taken, or
    /// that will still go somewhere (info().now says which). Skips and adds are no pieces. 0 where nothing is
    /// left.
    [[nodiscard]] virtual std::uint64_t piecesLeft() const = 0;
    /// The values of the New game form that make this position, in the order of info().fields.
    [[nodiscard]] virtual std::vector<std::string> fieldValues() const = 0;

    /// Who is to move: Either in an impartial game. A notation does not say it: Left starts.
    [[nodiscard]] virtual theory::Mover mover() const = 0;
    /// The same position with that player to move. Precondition: Left or Right in a partizan game.
    [[nodiscard]] virtual GamePtr withMover(theory::Mover mover) const = 0;

    /// Whether Left and Right have moves of their own here, or had when the game began.
    [[nodiscard]] virtual bool isPartizan() const { return mover() != theory::Mover::Either; }

    /// The same with Left and Right exchanged, Left to move; itself where the game is impartial. Null where
    /// the game cannot write it.
    [[nodiscard]] virtual GamePtr negative() const { return nullptr; }

    [[nodiscard]] virtual Board board() const = 0;

    /// True when the player to move cannot.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// In a partizan game the moves of both players, those of the player to move first.
    [[nodiscard]] virtual MoveList moves() const = 0;
    /// The listed move that `move` is the same as: of two parallel edges one is listed, and of heaps without
    /// an order 3 and 7 for 7 and 3.
    [[nodiscard]] virtual Move listed(const Move& move) const { return move; }
    /// The moves that a listed one stands for, beside itself: they are seen elsewhere on the board.
    [[nodiscard]] virtual std::vector<Move> alike([[maybe_unused]] const Move& move) const { return {}; }
    /// Precondition: `move` is legal here. Then the opponent of its player is to move.
    [[nodiscard]] virtual GamePtr after(const Move& move) const = 0;
    /// For the player to move. What choosing `first` alone means: a move (one-choice boards), the start of
    /// one, or a refusal.
    [[nodiscard]] virtual Choice choose(PieceId first) const = 0;
    /// What choosing both means (in either order): a move or a refusal.
    [[nodiscard]] virtual Choice choose(PieceId first, PieceId second) const = 0;
    /// Precondition: `move` is legal here.
    [[nodiscard]] virtual Change change(const Move& move) const = 0;

    /// Null when the edit does not apply or would leave the limits of the notation.
    [[nodiscard]] virtual GamePtr edited(const Edit& edit) const = 0;

    /// Solves on the calling thread within the job's limits.
    [[nodiscard]] virtual Answer answer(const Question& question, const solver::Job& job) const = 0;
    /// The steps of Why? at a level of argument. Tables are found and kept on the shelf where one is given.
    [[nodiscard]] virtual Explanation explain(Level level, const solver::Job& job,
                                              Shelf* shelf = nullptr) const = 0;
    /// Why this position is lost, or won, where that is short and needs no search; who wins is not its
    /// matter.
    [[nodiscard]] virtual std::optional<Idea> idea() const = 0;
    /// With all that is known.
    [[nodiscard]] Explanation explain(const solver::Job& job, Shelf* shelf = nullptr) const;
    /// The Nim heaps that this position equals; nothing in misère play, in a partizan game, and where
    /// they are not known. `known` answers this position.
    [[nodiscard]] virtual std::optional<LensHeaps> lens(const Answer& known) const = 0;
    /// What a move does to the heaps of lens(). Precondition: lens(known) has heaps.
    [[nodiscard]] virtual LensEffect lensEffect(const Move& move, const Answer& known) const = 0;
    /// The position that stands for all those equal to this one by a symmetry of the game (heaps in another
    /// order, a grid turned); this one where the game has none.
    [[nodiscard]] virtual GamePtr upToSymmetry() const = 0;
    /// Depth-limited minimax with alpha-beta: the moves that look best `depth` plies ahead (all equals).
    [[nodiscard]] virtual std::vector<Move> lookAhead(int depth, const solver::Job& job) const = 0;

    /// What only some games can, `Mapped` for example (games/capabilities.h); null where this one cannot.
    template <typename C>
    [[nodiscard]] const C* as() const
    {
        return dynamic_cast<const C*>(capability());
    }

protected:
    [[nodiscard]] virtual const Capability* capability() const = 0;
};

} // namespace games
