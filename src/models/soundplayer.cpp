// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/soundplayer.h"

#include "models/background.h"
#include "models/settings.h"

#include <QFile>
#include <QGuiApplication>
#include <QLibrary>

#include <deque>
#include <mutex>

namespace models {
namespace {

/// The three functions of PulseAudio that play a sound, in the terms of its header pulse/simple.h. The server
/// is PipeWire's on the desktops of Debian 12 and 13. The library is looked for with the first sound: a
/// program that makes none starts without it, and without it there is silence.
class Pulse {
public:
    Pulse()
        : m_open(find<Open>("pa_simple_new")), m_write(find<Write>("pa_simple_write")),
          m_drain(find<Drain>("pa_simple_drain")), m_close(find<Close>("pa_simple_free"))
    {
    }

    /// Plays 16-bit samples of one channel to their end; does nothing where nothing can be heard.
    void play(const QByteArray& samples) const
    {
        if (m_open == nullptr || m_write == nullptr || m_drain == nullptr || m_close == nullptr)
            return;
        const Format format{.kind = littleEndian16, .rate = 22'050, .channels = 1};
        const Buffer buffer{.target = 2 * 22'050 / 10}; // a tenth of a second
        void* stream =
            m_open(nullptr, "Grundy", playback, nullptr, "pieces", &format, nullptr, &buffer, nullptr);
        if (stream == nullptr)
            return;
        if (m_write(stream, samples.constData(), static_cast<std::size_t>(samples.size()), nullptr) >= 0)
            m_drain(stream, nullptr);
        m_close(stream);
    }

private:
    struct Format { // pa_sample_spec
        int kind;
        quint32 rate;
        quint8 channels;
    };
    struct Buffer { // pa_buffer_attr, in bytes; the largest number is for the server to choose
        quint32 most = ~0U;
        quint32 target = ~0U;
        quint32 before = ~0U;
        quint32 request = ~0U;
        quint32 fragment = ~0U;
    };
    static constexpr int littleEndian16 = 3; // PA_SAMPLE_S16LE
    static constexpr int playback = 1;       // PA_STREAM_PLAYBACK
    using Open = void* (*)(const char* server, const char* program, int direction, const char* device,
                           const char* stream, const Format* format, const void* channels, const void* buffer,
                           int* error);
    using Write = int (*)(void* stream, const void* data, std::size_t bytes, int* error);
    using Drain = int (*)(void* stream, int* error);
    using Close = void (*)(void* stream);

    template <typename F>
    F find(const char* name)
    {
        return reinterpret_cast<F>(m_library.resolve(name));
    }

    QLibrary m_library{QStringLiteral("pulse-simple"), 0};
    Open m_open;
    Write m_write;
    Drain m_drain;
    Close m_close;
};

/// What stands behind the header of a WAV file.
QByteArray samplesOf(const QString& sample)
{
    constexpr int header = 44;
    QFile file(QStringLiteral(":/grundy/sounds/%1.wav").arg(sample));
    return file.open(QIODevice::ReadOnly) ? file.readAll().mid(header) : QByteArray();
}

/// More would still be heard when the board shows something else already.
constexpr std::size_t mostWaiting = 3;

struct Queue {
    std::mutex lock;
    std::deque<QString> waiting; ///< the first one sounds
};

Queue& queue()
{
    static Queue theOne;
    return theOne;
}

/// Plays what waits, one after the other; a program that ends waits for one sample at most.
void playQueue()
{
    static const Pulse pulse;
    std::unique_lock lock(queue().lock);
    while (!queue().waiting.empty() && !QCoreApplication::closingDown()) {
        const QString sample = queue().waiting.front();
        lock.unlock();
        pulse.play(samplesOf(sample));
        lock.lock();
        queue().waiting.pop_front();
    }
}

} // namespace

void playSound(const QString& sample)
{
    // a window that nobody sees makes no sound
    if (!Settings::storedSounds() || QGuiApplication::platformName() == QLatin1String("offscreen"))
        return;
    const std::scoped_lock lock(queue().lock);
    if (queue().waiting.size() >= mostWaiting)
        return;
    queue().waiting.push_back(sample);
    if (queue().waiting.size() == 1)
        runInBackground(playQueue);
}

} // namespace models
