// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the program keeps of a person in small files of the home. Several windows have them open at once: each
// change locks the file, reads it again, changes what is there now, and saves it in three steps.

#include "models/files/fileerror.h"
#include "models/files/filelock.h"
#include "models/files/stagedfile.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace models {

/// Where a file or a folder of that name lies: in the folder of who learns; empty: in the program's own.
[[nodiscard]] QString ownPath(const QString& name, const QString& folder = {});
/// Makes the folder of a file where there is none: not one of who learns, which is gone when it is forgotten.
void makeOwnFolder(const QString& path);
/// The lock of a file while it is changed, which other windows have for so many milliseconds at most.
[[nodiscard]] QString ownLockPath(const QString& path);
inline constexpr int longestChange = 500;
/// A new name for the file that cannot be read, beside it: "practice-damaged-20261128-120000-000.json".
[[nodiscard]] QString damagedName(const QString& path);

/// A small file without knowledge of what stands in it. One that cannot be read, or that a newer version has
/// written, is never written over: before anything is written there it goes aside under another name, and it
/// stays where it is while nothing is to be written.
class OwnFile {
    Q_DECLARE_TR_FUNCTIONS(models::OwnFile)

public:
    /// Takes what a file says; otherwise why it cannot.
    using Receive = std::function<std::optional<FileError>(const QByteArray&)>;

    /// Its name ends in ".json"; `most` bytes are read of it.
    OwnFile(const QString& path, qint64 most);

    enum class Found { Nothing, Whole, Damaged };
    /// Gives `receive` what is there, the newest first: only the first that it takes is the one.
    Found read(const Receive& receive);
    /// The same while no other window reads or writes, then writes what `next` makes of what was found; what
    /// is damaged goes aside first. False where nothing could be written.
    bool change(const Receive& receive, const std::function<QByteArray(Found)>& next);
    /// Nothing is kept from now on.
    void remove();

    /// What is wrong with the file, as a sentence; empty when all is well.
    [[nodiscard]] QString problem() const
    {
        return !m_unwritten.isEmpty() ? m_unwritten : !m_unread.isEmpty() ? m_unread : m_keptAside;
    }

private:
    using Damaged = std::function<void(const QString& path, const FileError& why)>;
    void removeHalfWritten() const;
    [[nodiscard]] QString keptAside(const FileError& why) const;
    void tellAside(const Receive& receive);
    [[nodiscard]] std::optional<FileError> readOne(const QString& path, const Receive& receive) const;
    [[nodiscard]] Found look(const Receive& receive, const Damaged& damaged) const;

    QString m_lock;
    qint64 m_most;
    Stages m_stages;
    StagedFile m_file;
    QString m_unread;    ///< why the file that is in its place could not be read
    QString m_aside;     ///< where the last one went that could not be read
    QString m_keptAside; ///< the sentence about it
    QString m_unwritten; ///< why nothing is written
};

/// What is kept of one kind. `Facts` begin as those of who did nothing, and have `read(text)`, their value or
/// a FileError, `text()`, and `mostBytes`. Only changes are handed in, never the whole: so what other windows
/// have kept meanwhile stays, what they removed stays removed, and the later one wins only about the same
/// fact.
template <typename Facts>
class Kept {
public:
    using Change = std::function<void(Facts&)>;

    explicit Kept(const QString& path) : m_file(path, Facts::mostBytes) { readAgain(); }

    [[nodiscard]] const Facts& facts() const { return m_facts; }
    [[nodiscard]] QString problem() const { return m_file.problem(); }
    /// Other windows may have kept more.
    void readAgain() { find(m_file.read(receiver())); }
    void change(Change change)
    {
        changeLater(std::move(change));
        const bool isWritten = m_file.change(receiver(), [this](OwnFile::Found found) {
            find(found);
            return m_facts.text();
        });
        if (!isWritten)
            return; // the next one tries it again
        m_waiting.clear();
        m_known = m_facts;
    }
    /// Is kept with the next change.
    void changeLater(Change change)
    {
        change(m_facts);
        m_waiting.push_back(std::move(change));
    }
    void remove()
    {
        m_waiting.clear();
        m_file.remove();
        readAgain();
    }

private:
    OwnFile::Receive receiver()
    {
        return [this, isFirst = true](const QByteArray& text) mutable -> std::optional<FileError> {
            auto read = Facts::read(text);
            if (auto* error = std::get_if<FileError>(&read))
                return std::move(*error);
            if (std::exchange(isFirst, false))
                m_known = std::get<Facts>(std::move(read));
            return std::nullopt;
        };
    }
    /// What was known before stays where the file has been damaged since.
    void find(OwnFile::Found found)
    {
        if (found == OwnFile::Found::Nothing)
            m_known = {};
        m_facts = m_known;
        for (const Change& change : m_waiting)
            change(m_facts);
    }

    OwnFile m_file;
    Facts m_known{}; ///< as the file has it
    Facts m_facts{}; ///< with what waits to be written
    std::vector<Change> m_waiting;
};

} // namespace models
