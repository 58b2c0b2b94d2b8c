// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Nothing runs on the window's thread for long: an event that takes more of that thread's processor time than
// it may is named, and fails the test in which it is seen where the test asks for that. How fast a machine is
// does not count: a fixed loop is timed there, and what it takes on the reference machine is known.
// Sanitizers and debugging change the proportions: there nothing is watched.

#include "support/pace.h"
#include "support/sanitized.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEvent>
#include <QMetaEnum>
#include <QPointer>
#include <QTest>
#include <QThread>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tests {

#if defined(NDEBUG) || defined(QT_NO_DEBUG)
inline constexpr bool isWatched = !isSanitized;
#else
inline constexpr bool isWatched = false;
#endif

/// What an event may take on the reference machine.
inline constexpr double longestEventMs = 50;
/// What fixedLoop() takes there, the least of 400 times: on the cores of an Intel Xeon of
/// docs/performance.md.
inline constexpr double referenceLoopMs = 1.4;

/// What takes more than other events, since it makes a page, or a part of one, for the first time in a
/// window, each with a limit of its own.
struct FirstMaking {
    const char* event; ///< as the watchdog names it
    double longestMs;
};
inline constexpr std::array<FirstMaking, 7> firstMakings{{
    {"a position opened", 160}, // a board with all its pieces
    {"another mode", 300},      // the same, and the panel beside it
    {"a page opened", 300},
    {"a tab opened", 200},
    {"MetaCall of models::Worker", 160}, // the panel of an answer
    {"KeyPress of Main", 120},           // the next page of a lesson
    {"MouseButtonRelease of Main", 120},
}};

/// Some of all that an event does: memory got and given back, a tree walked and filled, texts made.
inline std::size_t fixedLoop()
{
    constexpr std::uint32_t rounds = 6'000;
    std::map<std::uint32_t, std::string> tree;
    std::uint32_t random = 1;
    std::size_t sum = 0;
    for (std::uint32_t round = 0; round < rounds; ++round) {
        random = random * 1'664'525 + 1'013'904'223;
        tree[random >> 18] += std::to_string(random);
        const auto found = tree.lower_bound(random >> 19);
        sum += found == tree.end() ? 1 : found->second.size();
    }
    return sum;
}

/// How many times as long as on the reference machine things take here and now: by the slowest of several
/// looks, for what else runs on the machine slows events in the same way.
inline double slowness()
{
    constexpr int looks = 7;
    double slowest = 0;
    for (int look = 0; look < looks; ++look) {
        const double start = threadMs();
        volatile std::size_t sum = fixedLoop(); // is made indeed
        (void)sum;
        slowest = std::max(slowest, threadMs() - start);
    }
    return slowest / referenceLoopMs;
}

/// Measures what is done within one event, or within anything else that a person would wait for.
class Watchdog {
public:
    /// What is done now: it is over when this is destroyed.
    class Watched {
    public:
        Watched(Watchdog& dog, QObject* receiver, int type) : m_dog(dog), m_receiver(receiver), m_type(type)
        {
            m_dog.m_running.push_back(this);
        }
        explicit Watched(Watchdog& dog, const char* what) : Watched(dog, nullptr, 0) { m_what = what; }
        Watched(const Watched&) = delete;
        Watched& operator=(const Watched&) = delete;
        ~Watched()
        {
            const double whole = threadMs() - m_start;
            m_dog.m_running.pop_back();
            m_dog.m_outside = std::min(m_dog.m_outside, m_dog.m_running.size());
            if (!m_dog.m_running.empty())
                m_dog.m_running.back()->m_others += whole;
            m_dog.judge(whole - m_others, *this);
        }

        [[nodiscard]] QString name() const
        {
            if (m_what != nullptr)
                return QString::fromLatin1(m_what);
            const char* const type = QMetaEnum::fromType<QEvent::Type>().valueToKey(m_type);
            QString name = type != nullptr ? QString::fromLatin1(type) : QString::number(m_type);
            for (const QObject* object = m_receiver; object != nullptr; object = object->parent()) {
                name += QLatin1String(object == m_receiver ? " of " : " in ");
                name +=
                    QString::fromLatin1(object->metaObject()->className()).section(QLatin1Char('_'), 0, 0);
                if (!object->objectName().isEmpty())
                    name += QLatin1Char(' ') + object->objectName();
            }
            return m_receiver ? name : name + QLatin1String(" of what is gone");
        }

    private:
        Watchdog& m_dog;
        QPointer<QObject> m_receiver;
        int m_type;
        const char* m_what = nullptr;
        double m_others = 0; ///< events of an event loop within
        double m_start = threadMs();
    };

    /// That of the application; null where nothing is watched.
    [[nodiscard]] static Watchdog*& onDuty()
    {
        static Watchdog* dog = nullptr;
        return dog;
    }

    /// From now on what takes too long fails the test; else it is only told.
    void bite() { m_bites = true; }

    /// Whether what begins now is part of something that is measured already.
    [[nodiscard]] bool isWithin() const { return m_running.size() > m_outside; }
    /// An event loop turns: what it delivers counts for itself.
    void turn() { m_outside = m_running.size(); }

private:
    void judge(double ms, const Watched& done)
    {
        if (ms <= longestEventMs)
            return;
        const QString name = done.name();
        const auto first = std::ranges::find_if(
            firstMakings, [&name](const FirstMaking& making) { return name == QLatin1String(making.event); });
        const double longest = first == firstMakings.end() ? longestEventMs : first->longestMs;
        m_slowness = std::max(m_slowness, slowness());
        if (ms <= longest * m_slowness)
            return;
        const QString told = QStringLiteral("took %1 ms of the window's thread, at most %2: %3")
                                 .arg(ms, 0, 'f', 0)
                                 .arg(longest * m_slowness, 0, 'f', 0)
                                 .arg(name);
        if (m_bites)
            QTest::qFail(qPrintable(told), __FILE__, __LINE__);
        else
            qInfo("%s", qPrintable(told));
    }

    std::vector<Watched*> m_running;
    std::size_t m_outside = 0; ///< as many were running when the innermost event loop last turned
    bool m_bites = false;
    double m_slowness = isWatched ? slowness() : 1;
};

/// Anything that a test does in a person's place: a page opened, a position.
template <typename Deed>
void watched(const char* what, const Deed& deed)
{
    std::optional<Watchdog::Watched> watch;
    if (Watchdog* const dog = Watchdog::onDuty(); dog != nullptr && !dog->isWithin())
        watch.emplace(*dog, what);
    deed();
}

/// An application whose events are watched.
template <typename Application>
class WatchedApplication : public Application {
public:
    WatchedApplication(int& argc, char* argv[]) : Application(argc, argv)
    {
        if constexpr (!isWatched)
            return;
        Watchdog::onDuty() = &m_dog;
        QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, this,
                         [this] { m_dog.turn(); });
    }
    ~WatchedApplication() override { Watchdog::onDuty() = nullptr; }

    bool notify(QObject* receiver, QEvent* event) override
    {
        std::optional<Watchdog::Watched> watch;
        if (isWatched && QThread::currentThread() == this->thread() && !m_dog.isWithin())
            watch.emplace(m_dog, receiver, event->type());
        return Application::notify(receiver, event);
    }

private:
    Watchdog m_dog;
};

} // namespace tests
