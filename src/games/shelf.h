// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What answers were read from, kept for later questions: who plays on asks about positions of one table.

#include <memory>
#include <mutex>
#include <utility>

namespace games {

/// Tables and the like; each game knows its own kind.
class Workings {
public:
    Workings() = default;
    Workings(const Workings&) = delete;
    Workings& operator=(const Workings&) = delete;
    virtual ~Workings() = default;
};

/// Holds the workings of the last answer; may be asked from several threads.
class Shelf {
public:
    /// The workings, if they are of this kind; null otherwise.
    template <typename Kind>
    [[nodiscard]] std::shared_ptr<const Kind> find() const
    {
        const std::scoped_lock lock(m_mutex);
        return std::dynamic_pointer_cast<const Kind>(m_workings);
    }

    /// Puts them in the place of the earlier ones, whose memory is free when nobody reads them any more.
    void keep(std::shared_ptr<const Workings> workings)
    {
        const std::scoped_lock lock(m_mutex);
        std::swap(m_workings, workings);
    }

    void clear() { keep(nullptr); }

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const Workings> m_workings;
};

} // namespace games
