// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Prime Powers: divide a number by a power of one of its primes. Nim on the exponents.

#include "games/catalogue.h"
#include "games/explanation.h"
#include "games/heaps/nim.h"
#include "games/played.h"

namespace games {

/// The exponents of the primes are heaps.
inline constexpr Theorem primeExponentsTheorem{.id = "prime exponents",
                                               .name = QT_TRANSLATE_NOOP("Wording", "exponents as heaps")};

inline constexpr Expected expectedInteger{.text = QT_TRANSLATE_NOOP("Wording", "a whole number from 1")};
inline constexpr std::uint64_t largestProduct = 1'000'000'000'000'000'000;

/// N is divided by prime^(before - after): the exponents of the prime before and after.
struct DividePrime {
    std::uint64_t prime = 0;
    std::uint32_t heap = 0; ///< which of the prime factors, ascending, from 0
    std::uint32_t before = 0;
    std::uint32_t after = 0;

    [[nodiscard]] MoveWords words() const;
    [[nodiscard]] Told told(const Board& board) const;
    [[nodiscard]] std::uint64_t size() const { return before - after; }
    [[nodiscard]] bool surrounds(PieceId piece, PieceId /*chosen*/) const { return majorOf(piece) == heap; }
    /// The number that it divides by.
    [[nodiscard]] std::uint64_t divisor() const;

    friend bool operator==(const DividePrime&, const DividePrime&) = default;
};

class Primes : public Played<Primes> {
public:
    /// A prime and its exponent. A prime that was divided out keeps its place with the exponent 0, so that
    /// the stones of the others keep theirs.
    struct Power {
        std::uint64_t prime = 2;
        std::uint64_t exponent = 0;
    };

    /// `powers` by ascending primes; their product is at most largestProduct.
    Primes(std::vector<Power> powers, theory::Play play) : Played(play), m_powers(std::move(powers)) {}

    [[nodiscard]] static const Info& info();
    /// The catalogue's entry.
    [[nodiscard]] static Entry entry();
    /// What is said of it and is not so.
    [[nodiscard]] static std::vector<Claim> claims();
    /// Precondition: 1 <= number <= largestProduct.
    [[nodiscard]] static Primes of(std::uint64_t number, theory::Play play);

    [[nodiscard]] std::string notation() const;
    [[nodiscard]] Words words() const;
    [[nodiscard]] Sentence aloud() const;
    [[nodiscard]] std::uint64_t piecesLeft() const { return nim().piecesLeft(); }
    [[nodiscard]] std::vector<std::string> fieldValues() const;
    [[nodiscard]] Board board() const;
    [[nodiscard]] bool isOver() const { return nim().isOver(); }
    [[nodiscard]] MoveList moves() const;
    [[nodiscard]] Primes after(const Move& move) const;
    [[nodiscard]] Choice choose(PieceId stone) const { return asDivision(nim().choose(stone)); }
    [[nodiscard]] Choice choose(PieceId first, PieceId second) const
    {
        return asDivision(nim().choose(first, second));
    }
    [[nodiscard]] Change change(const Move& move) const;
    [[nodiscard]] std::optional<Primes> edited(const Edit& edit) const;
    [[nodiscard]] Answer answer(const Question& question, const solver::Job& job) const;
    [[nodiscard]] std::vector<Step> steps(const Answer& known) const;
    [[nodiscard]] std::optional<Idea> idea() const;
    [[nodiscard]] SeenHeaps searchPosition() const { return {exponents(), {}}; }
    [[nodiscard]] std::optional<LensHeaps> lensHeaps() const;
    [[nodiscard]] LensEffect lensEffect(const Move& move) const;
    /// The position that stands for those equal to it by symmetry.
    [[nodiscard]] Primes upToSymmetry() const;

private:
    [[nodiscard]] Heaps exponents() const;
    /// The same position as heaps; its moves are this one's, heap by heap.
    [[nodiscard]] Nim nim() const { return {exponents(), m_play}; }
    [[nodiscard]] Move asDivision(const Move& heapMove) const;
    [[nodiscard]] Choice asDivision(Choice choice) const;
    /// Where the prime of a move stands.
    [[nodiscard]] std::size_t placeOf(const Move& move) const;
    [[nodiscard]] std::uint64_t number() const;
    [[nodiscard]] std::string caption() const;
    /// The least prime that has no heap yet.
    [[nodiscard]] std::uint64_t nextPrime() const;

    std::vector<Power> m_powers;
};

} // namespace games
