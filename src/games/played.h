// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What all rules hold beside their pieces: the convention, and in partizan games whose turn it is.

#include "theory/play.h"

#include <cstdint>
#include <vector>

namespace games {

template <typename R>
class PlayedInTurns;

/// The rules R derive from it.
template <typename R>
class Played {
public:
    [[nodiscard]] theory::Play play() const { return m_play; }
    [[nodiscard]] R withPlay(theory::Play play) const
    {
        R same = static_cast<const R&>(*this);
        same.m_play = play;
        return same;
    }
    /// Most rules have neither a limit nor a set.
    [[nodiscard]] std::vector<std::uint64_t> ruleNumbers() const { return {}; }

protected:
    theory::Play m_play;

private:
    friend R;
    friend PlayedInTurns<R>;

    explicit Played(theory::Play play) : m_play(play) {}
};

/// The same for partizan rules.
template <typename R>
class PlayedInTurns : public Played<R> {
public:
    [[nodiscard]] theory::Mover mover() const { return m_mover; }
    [[nodiscard]] R withMover(theory::Mover mover) const
    {
        R same = static_cast<const R&>(*this);
        same.m_mover = mover;
        return same;
    }

protected:
    theory::Mover m_mover;

private:
    friend R;

    PlayedInTurns(theory::Play play, theory::Mover mover) : Played<R>(play), m_mover(mover) {}
};

} // namespace games
