// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A language that shows which texts are marked for translation: they stand in ⟦ ⟧.

#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

namespace tests {

class Marking : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(source));
    }
};

/// The words of a text that stand in no ⟦ ⟧, but for notations.
inline QStringList unmarked(QString text)
{
    static const QRegularExpression inner(QStringLiteral("⟦[^⟦⟧]*⟧"));
    static const QRegularExpression notation(QStringLiteral("[a-z]+(/[^ :]*)?:[^ ]*"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    for (qsizetype before = -1; before != text.size();) {
        before = text.size();
        text.remove(inner);
    }
    QStringList words;
    for (auto matches = word.globalMatch(text.remove(notation)); matches.hasNext();)
        words.append(matches.next().captured());
    return words;
}

} // namespace tests
