// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the sentences of the course as C++, so that lupdate finds them: course-sentences FILE.

#include "lessons/builtinlessons.h"

#include <QFile>

namespace {

/// As a literal of C++.
QByteArray quoted(const QString& text)
{
    QString escaped = text;
    escaped.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
        .replace(QLatin1Char('"'), QLatin1String("\\\""))
        .replace(QLatin1Char('\n'), QLatin1String("\\n"));
    return '"' + escaped.toUtf8() + '"';
}

} // namespace

int main(int argc, char* argv[])
{
    QFile file(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::WriteOnly))
        return 2;
    (void)lessons::builtInLessons([&file](const lessons::CourseSentence& sentence) {
        file.write("QT_TRANSLATE_NOOP3(" + quoted(sentence.lesson) + ", " + quoted(sentence.text) + ", " +
                   quoted(sentence.key) + ")\n");
        return sentence.text;
    });
    return 0;
}
