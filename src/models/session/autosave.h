// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/gamestore.h"

#include <memory>
#include <optional>

namespace models {

/// The game that a window plays, kept after every change from the first one on: a game in which nothing was
/// done leaves no file.
class Autosave {
public:
    explicit Autosave(const GameStore& store) : m_store(store) {}

    /// Another game is opened, with so many positions that the person can get again.
    void begin(int positions);
    /// A game goes on in its own file, or in none.
    void goOn(GameStore::Claimed& claimed);

    /// Whether a game of so many positions is to be kept.
    [[nodiscard]] bool wants(int positions) const { return m_file != nullptr || positions > m_opened; }
    [[nodiscard]] std::optional<FileError> keep(const SavedGame& game);
    /// The name of the game's file; empty while there is none.
    [[nodiscard]] QString name() const { return m_file == nullptr ? QString() : m_file->name(); }

private:
    const GameStore& m_store;
    std::unique_ptr<KeptGame> m_file;
    int m_opened = 0;
};

} // namespace models
