// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A drawn game as a .grundyrule file: JSON, version 1, a name, a position, and who begins where that is
// Right. What is read is checked before it is used: a file that another program spoiled is told with its
// place.

#include "theory/play.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <variant>

namespace models {

/// The context of the sentences about such files.
struct RuleFile {
    Q_DECLARE_TR_FUNCTIONS(models::RuleFile)
};

inline constexpr qint64 mostRuleBytes = qint64{1} << 16;
inline constexpr int longestRuleName = 60;

struct SavedRule {
    QString name;
    QString notation;
    theory::Mover starter = theory::Mover::Left; ///< where Left and Right have takes of their own
};

[[nodiscard]] QByteArray ruleToJson(const SavedRule& rule);
/// The rule, or why the text is none, as a sentence.
[[nodiscard]] std::variant<SavedRule, QString> ruleFromJson(const QByteArray& json);

/// Writes all or nothing; the sentence of the error, else empty.
[[nodiscard]] QString writeRule(const QString& path, const SavedRule& rule);
[[nodiscard]] std::variant<SavedRule, QString> readRule(const QString& path);

} // namespace models
