// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/soundplayer.h"

#include "models/background.h"
#include "models/settings.h"

#include <QDataStream>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <cmath>
#include <numbers>

namespace models {
namespace {

constexpr quint32 samplesPerSecond = 22'050;

void writeHeader(QDataStream& out, quint32 dataBytes)
{
    out.writeRawData("RIFF", 4);
    out << dataBytes + 36;
    out.writeRawData("WAVEfmt ", 8);
    out << quint32{16} << quint16{1} << quint16{1} << samplesPerSecond << samplesPerSecond * 2 << quint16{2}
        << quint16{16};
    out.writeRawData("data", 4);
    out << dataBytes;
}

} // namespace

QByteArray toneAsWav(double hertz, int milliseconds)
{
    const auto samples = samplesPerSecond * static_cast<quint32>(milliseconds) / 1000;
    QByteArray wav;
    QDataStream out(&wav, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    writeHeader(out, samples * 2);
    for (quint32 i = 0; i < samples; ++i) {
        const double seconds = static_cast<double>(i) / samplesPerSecond;
        const double fade = std::exp(-5.0 * i / samples);
        out << static_cast<qint16>(9000 * fade * std::sin(2 * std::numbers::pi * hertz * seconds));
    }
    return wav;
}

QString SoundPlayer::program()
{
    static const QString found = [] {
        for (const char* name : {"pw-play", "paplay", "aplay"}) {
            QString path = QStandardPaths::findExecutable(QLatin1String(name));
            if (!path.isEmpty())
                return path;
        }
        return QString();
    }();
    return found;
}

QString SoundPlayer::fileFor(Sound sound)
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    const bool move = sound == Sound::Move;
    QFile file(m_folder->filePath(move ? QStringLiteral("move.wav") : QStringLiteral("refusal.wav")));
    if (!file.exists() && file.open(QIODevice::WriteOnly))
        file.write(move ? toneAsWav(660, 90) : toneAsWav(220, 140));
    return file.fileName();
}

void SoundPlayer::play(Sound sound)
{
    if (!Settings::storedSounds() || program().isEmpty())
        return;
    // A program with gigabytes of tables takes its time to start another one.
    runInBackground([file = fileFor(sound)] {
        QProcess process;
        process.setProgram(program());
        process.setArguments({file});
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        process.startDetached();
    });
}

} // namespace models
