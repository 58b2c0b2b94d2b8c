// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

#include <cstdint>
#include <memory>

namespace models {

/// A short tone for a move and a lower one for a click that is no move, through the computer's own player
/// (pw-play, paplay or aplay; a media library would be heavier than the whole program).
class SoundPlayer {
public:
    enum class Sound : std::uint8_t { Move, Refusal };

    /// The player's path, empty when the computer has none.
    [[nodiscard]] static QString program();

    /// Plays and returns at once. Nothing happens without a player or when sounds are off.
    void play(Sound sound);

private:
    [[nodiscard]] QString fileFor(Sound sound);

    std::unique_ptr<QTemporaryDir> m_folder; ///< made with the first sound
};

/// A mono 16-bit WAV file of a sine of \p hertz that fades out within \p milliseconds.
[[nodiscard]] QByteArray toneAsWav(double hertz, int milliseconds);

} // namespace models
