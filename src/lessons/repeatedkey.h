// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Where things stand in a JSON text. A key that stands twice in one object: RFC 8259 leaves open which of the
// values counts, so none does.

#include <QByteArray>
#include <QString>

#include <optional>

namespace lessons {

struct RepeatedKey {
    QString key;
    qsizetype offset = 0; ///< of the second one's quotation mark, in bytes
};

/// The first key that its object has already. Precondition: `json` is JSON.
[[nodiscard]] std::optional<RepeatedKey> findRepeatedKey(const QByteArray& json);

/// Where a person looks for a byte: both from 1, the column in characters.
struct JsonPlace {
    int line = 1;
    int column = 1;
};

/// The place of the last of the bytes in front of `offset`.
[[nodiscard]] JsonPlace placeBefore(const QByteArray& json, qsizetype offset);

/// The first byte of what a path such as "steps[3].choices[1].text" leads to: of a key its quotation mark, of
/// an entry of a list the entry itself. Of a path that leads too far it is what its beginning leads to.
/// Precondition: `json` is JSON.
[[nodiscard]] qsizetype offsetOf(const QByteArray& json, const QString& path);

} // namespace lessons
