// SPDX-License-Identifier: GPL-3.0-or-later

// Two windows of the program on one home, each with a game that the computer plays against itself, killed at
// random instants and begun again. No move that was saved is lost, no file is damaged, and no game gets into
// the other's file. scripts/kills does it a thousand times.

#include "models/files/gamestore.h"
#include "window/runtests.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSettings>

#include <array>

namespace {

/// Then another game is begun, as writing it takes longer and longer.
constexpr int longestGame = 300;

QStringList linesOf(const QByteArray& text)
{
    return QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
}

/// A window, what it plays, and what it said of its saves.
class Player {
public:
    Player(const QString& start, const char* family) : m_start(start), m_family(family) {}

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] bool isRunning() const { return m_program != nullptr; }

    /// Goes on with the game that was killed, or begins another one.
    void open()
    {
        if (m_positions > longestGame)
            m_name.clear();
        m_program = std::make_unique<QProcess>();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_LOGGING_RULES", "grundy.saves=true");
        m_program->setProcessEnvironment(environment);
        m_program->start(QStringLiteral(GRUNDY_BIN_DIR "/grundy"), {m_name.isEmpty() ? m_start : file()});
        QVERIFY(m_program->waitForStarted(tests::patienceMs));
    }

    /// Until it has saved a move more.
    void awaitMove()
    {
        const int before = m_name.isEmpty() ? 0 : m_positions;
        QTRY_VERIFY2((listen(10), !m_name.isEmpty() && m_positions > before), qPrintable(m_told));
    }

    /// As `kill -9`; what it had said by then was saved.
    void kill()
    {
        m_program->kill();
        QVERIFY(m_program->waitForFinished(tests::patienceMs));
        listen(0);
        m_unread.clear(); // half a line: nothing was promised
        m_program.reset();
    }

    /// What it said is there, in its own file.
    void check(const models::GameStore& store)
    {
        if (m_program)
            listen(0);
        if (m_name.isEmpty())
            return;
        const int saved = m_positions;
        const auto read = store.read(m_name);
        const auto* game = std::get_if<models::SavedGame>(&read);
        const auto* error = std::get_if<models::FileError>(&read);
        QVERIFY2(error == nullptr, qPrintable(m_name + ": " + (error != nullptr ? error->text : QString())));
        QVERIFY2(game->tree.size() >= saved,
                 qPrintable(
                     QStringLiteral("%1: %2 positions of %3").arg(m_name).arg(game->tree.size()).arg(saved)));
        QVERIFY(QString::fromStdString(game->tree.node(0).game->notation()).startsWith(m_family));
        QCOMPARE(QString::fromStdString(game->tree.node(saved - 1).game->notation()), m_notation);
    }

    [[nodiscard]] int saves() const { return m_saves; }

private:
    void listen(int ms)
    {
        if (ms > 0)
            m_program->waitForReadyRead(ms);
        m_unread += m_program->readAllStandardError();
        const qsizetype end = m_unread.lastIndexOf('\n') + 1;
        for (const QString& line : linesOf(m_unread.left(end)))
            take(line);
        m_unread.remove(0, end);
    }

    /// "grundy.saves: 20261122-143455-123 5 takeaway/take=1,2:999"
    void take(const QString& line)
    {
        m_told = line;
        if (!line.startsWith(QLatin1String("grundy.saves: ")))
            return;
        const QStringList words = line.split(u' ');
        QCOMPARE(words.size(), 4);
        QVERIFY2(m_name.isEmpty() || m_name == words[1], qPrintable(m_name + " became " + line));
        m_name = words[1];
        m_positions = words[2].toInt();
        m_notation = words[3];
        ++m_saves;
    }

    /// The newest of the game's files.
    [[nodiscard]] QString file() const
    {
        const QString stem = models::GameStore::homeFolder() + u'/' + m_name;
        for (const QLatin1String ending : models::gameStages)
            if (QFile::exists(stem + ending))
                return stem + ending;
        return stem + models::gameStages.back();
    }

    QString m_start;
    QString m_family;
    std::unique_ptr<QProcess> m_program;
    QByteArray m_unread;
    QString m_told;
    QString m_name;
    int m_positions = 0;
    QString m_notation;
    int m_saves = 0;
};

/// A game of two computers that nearly never ends.
QString startFile(const QTemporaryDir& folder, const char* name, const char* notation)
{
    models::SavedGame game;
    game.tree.begin(std::get<games::GamePtr>(games::parse(notation)), 0);
    const models::SavedSeat computer{.human = false, .level = models::Level::Random, .name = {}};
    game.seats = {computer, computer};
    const QString path = folder.filePath(QString::fromLatin1(name));
    return models::writeGame(path, game) ? QString() : path;
}

} // namespace

class TestKills : public QObject {
    Q_OBJECT

private slots:
    void noMoveIsLost()
    {
        const int wanted =
            qEnvironmentVariableIsSet("GRUNDY_KILLS") ? qEnvironmentVariableIntValue("GRUNDY_KILLS") : 20;
        QSettings().setValue("reducedMotion", true); // the computer moves without delay
        QSettings().sync();
        const QTemporaryDir folder;
        const models::GameStore store;
        std::array players{
            Player(startFile(folder, "one.grundy", "takeaway/take=1,2:900000000"), "takeaway/take=1,2:"),
            Player(startFile(folder, "two.grundy", "takeaway/take=1-4:800000000"), "takeaway/take=1-4:")};
        QRandomGenerator random(20260101);
        int killed = 0;
        QElapsedTimer time;
        time.start();
        while (killed < wanted && !QTest::currentTestFailed()) {
            for (Player& player : players)
                if (!player.isRunning())
                    player.open();
            // Most are killed while they play, some while they open.
            for (Player& player : players)
                if (player.name().isEmpty() || random.bounded(4) > 0)
                    player.awaitMove();
            QTest::qSleep(static_cast<int>(random.bounded(120)));
            const int who = static_cast<int>(random.bounded(3)); // the one, the other, or both
            for (int number = 0; number < 2; ++number) {
                if (who != 2 && who != number)
                    continue;
                players.at(static_cast<std::size_t>(number)).kill();
                ++killed;
            }
            for (Player& player : players)
                player.check(store);
            QVERIFY(players[0].name() != players[1].name());
            // One that is killed before it has dropped the oldest leaves a game more, until the next one
            // begins.
            QVERIFY(store.rows().size() <= models::GameStore::mostGames + static_cast<int>(players.size()));
            if (killed % 100 < 2)
                qInfo("%d kills after %lld s, %d and %d saves", killed, time.elapsed() / 1000,
                      players[0].saves(), players[1].saves());
        }
        for (Player& player : players)
            if (player.isRunning())
                player.kill();
        QCOMPARE(store.tidy(), QString()); // no file is damaged
        for (const auto& row : store.rows()) {
            QVERIFY(!row.isHeld);
            QVERIFY(std::holds_alternative<models::SavedGame>(store.read(row.name)));
        }
        qInfo("%d kills, %d and %d saves, nothing lost", killed, players[0].saves(), players[1].saves());
    }
};

GRUNDY_TEST(TestKills, window::runTests<TestKills>)

#include "tst_kills.moc"
