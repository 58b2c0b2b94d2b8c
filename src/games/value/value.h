// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A value as a game (Conway, On Numbers and Games): {left | right}, whose options are numbers, nimbers, ups,
// forms within forms and sums of these. A move chooses an option of the player to move. What is played is the
// form as it is written, and the canonical form of what stands without braces; see
// theory/shortgames/writtenform.h.

#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/played.h"
#include "games/text/typing.h"
#include "games/value/valueform.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace games {

inline constexpr Theorem formValueTheorem{.id = "canonical form",
                                          //: the name of a theorem: every game has one simplest form
                                          .name = QT_TRANSLATE_NOOP("Wording", "canonical forms")};

/// One of the mover's options is chosen.
struct ChooseOption {
    std::uint32_t number = 1; ///< among the options of its player, from 1
    static constexpr std::size_t longestForm = 36;
    std::array<char, longestForm> form{}; ///< how it is written, as far as there is room

    ChooseOption() = default;
    ChooseOption(std::size_t index, std::string_view text);

    [[nodiscard]] MoveWords words(const Board& before = {}) const;
    [[nodiscard]] Told told(const Board& before) const;
    [[nodiscard]] std::uint64_t size() const { return 0; }
    [[nodiscard]] std::vector<Sentence> otherTexts() const;

    friend bool operator==(const ChooseOption&, const ChooseOption&) = default;
};

class Value : public PlayedInTurns<Value> {
public:
    /// `sum` is of `forms`.
    Value(FormsPtr forms, theory::WrittenSum sum, theory::Play play,
          theory::Mover mover = theory::Mover::Left)
        : PlayedInTurns(play, mover), m_forms(std::move(forms)), m_sum(std::move(sum))
    {
    }

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    [[nodiscard]] static Typing typing();

    /// What stands without braces is added up in normal play alone.
    [[nodiscard]] Value withPlay(theory::Play play) const;
    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    /// The moves of the longest game.
    [[nodiscard]] Value negative() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return longestPlay(*m_forms, m_sum); }
    [[nodiscard]] std::vector<std::string> fieldValues() const { return {m_forms->text(m_sum)}; }
    /// A tree: Left's options stand on the left of what they are options of, Right's on the right. A node
    /// counts itself, and its options where these are not drawn.
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Value after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId first) const;
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const;
    [[nodiscard]] Change change(const Move& move) const;
    /// The token put on another form of the tree.
    [[nodiscard]] std::optional<Value> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    /// No rule for it is known that is short.
    [[nodiscard]] std::optional<Idea> idea() const { return std::nullopt; }
    [[nodiscard]] solver::Sided<FormPosition> searchPosition() const;

private:
    /// As much of a sum as a screen has room for. The star of a term such as 3*, which misère play does not
    /// take for 3 + *, is one that nobody sets apart.
    [[nodiscard]] std::string shown(const theory::WrittenSum& sum) const;
    [[nodiscard]] std::vector<Move> movesOf(theory::Mover player, std::size_t firstNode) const;

    FormsPtr m_forms;
    theory::WrittenSum m_sum;
};

/// A node of the tree that is drawn; the root is the first, then Left's options, then Right's.
struct FormNode {
    theory::WrittenSum sum{};
    std::size_t parent = 0;
    theory::Player player = theory::Player::Left; ///< whose option it is
    std::size_t depth = 0;
};

/// The tree below a form as far as it is drawn: the options of the root, and below them what there is room
/// for, row by row. More of them than can be drawn: the root and its options.
[[nodiscard]] std::vector<FormNode> formTree(const theory::WrittenForms& forms,
                                             const theory::WrittenSum& root);
/// So many nodes are drawn.
inline constexpr std::size_t mostFormNodes = 60;

} // namespace games
