// SPDX-License-Identifier: GPL-3.0-or-later

// Present: nothing that is not revealed is anywhere in the projected window, for every game. Play: nothing is
// told there before one asks.

#include "window/presented.h"
#include "window/runtests.h"
#include "window/seentexts.h"

#include "models/board/pieceids.h"
#include "models/session/sessiontexts.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"

#include <QRegularExpression>

using models::PositionShow;
using window::Driver;
using window::SeenTexts;
using window::sessionOf;
using window::showOf;

namespace {

using Rung = PositionShow::Rung;

/// What must not be found before a rung, as texts or as patterns of whole texts.
struct Secret {
    Rung told;
    QRegularExpression pattern;
};

QRegularExpression part(const QString& text)
{
    return QRegularExpression(QRegularExpression::escape(text));
}

std::vector<Secret> secretsOf(const models::Session& session, const games::Answer& answer)
{
    const games::Game& game = *session.positions().currentNode().game;
    const QString outcome(QLatin1Char(theory::letter(*answer.verdict.outcome)));
    std::vector<Secret> secrets{
        {Rung::Winner, part(wording::verdictTitle(*answer.verdict.outcome, game.info().id))},
        {Rung::Which, QRegularExpression(QStringLiteral("^[PNLR] · "))}, // what a move leaves
        {Rung::Which, QRegularExpression(QStringLiteral("^(?!%1)[PN]$").arg(outcome))},
        {Rung::Winner, QRegularExpression(QStringLiteral("\\b(cold|hot|Cold|Hot)\\b"))},
        {Rung::Winner, QRegularExpression(QStringLiteral("\\b[PNLR]-position"))},
        {Rung::Which, QRegularExpression(QStringLiteral("\\b(leaves|leaving) (a )?[PNLR]\\b"))},
        {Rung::Count, QRegularExpression(QStringLiteral("moves? wins?\\b|None of the"))},
        {Rung::Which, part(models::winningMovesSentence(answer, game.info().id))},
        {Rung::Why, QRegularExpression(QStringLiteral("Grundy value|[Nn]im-sum|Moves left"))},
    };
    const bool presented = session.mode() == models::Mode::Present;
    if (presented) // in Play one may ask
        secrets.push_back({Rung::Why, part(QStringLiteral("Why"))});
    if (presented || outcome == QLatin1Char('P') || outcome == QLatin1Char('N')) // the seats are L and R
        secrets.push_back({Rung::Winner, QRegularExpression(QStringLiteral("^%1$").arg(outcome))});
    for (const games::JudgedMove& judged : answer.moves) {
        const QString move = wording::moveText(judged.move);
        if (judged.winning && move.size() > 5)
            secrets.push_back({Rung::Which, part(move)});
    }
    return secrets;
}

/// Texts of the rules and the pieces, made without any answer: a secret within one of them is none.
QStringList publicTexts(const games::Game& game, const models::Session& session)
{
    QStringList texts{wording::rulesLine(game), wording::positionTitle(game), session.title(),
                      QString::fromStdString(game.notation())};
    const games::Board board = game.board();
    for (const games::Piece& piece : board.pieces) {
        texts.append(wording::pieceName(board, piece));
        if (piece.kind == games::PieceKind::Button)
            texts.append(wording::buttonLabel(piece, game.info()));
    }
    for (const int number : session.positions().line()) {
        const models::PositionNode& node = session.positions().node(number);
        texts.append(models::nodeLabel(node));
        if (!node.move)
            continue;
        const models::PositionNode& before = session.positions().node(node.parent);
        const models::Person who = session.people()[static_cast<std::size_t>(before.toMove)];
        texts.append(models::heardSentence(*before.game, *node.move, who));
        texts.append(wording::moveText(*node.move));
    }
    return texts;
}

/// The first text in the window that tells what `rung` does not, with the pattern; empty when there is none.
QString leak(const Driver& driver, const SeenTexts& seen, const std::vector<Secret>& secrets,
             const QStringList& open, Rung rung)
{
    const models::BoardModel& board = *sessionOf(driver).board();
    QStringList known = open;
    if (board.previewedMove()) // what pointing at a piece says of it
        known.append(wording::moveMark(*board.previewedMove()));
    std::ranges::sort(known, std::ranges::greater{}, &QString::size); // a text goes before its parts
    for (QString text : seen.texts()) {
        const QString whole = text;
        for (const QString& each : known)
            text.remove(each);
        for (const Secret& secret : secrets)
            if (rung < secret.told && secret.pattern.match(text).hasMatch())
                return QStringLiteral("“%1” at rung %2: %3")
                    .arg(whole)
                    .arg(static_cast<int>(rung))
                    .arg(secret.pattern.pattern());
    }
    return {};
}

/// On the board.
bool isAnyMoveJudged(models::Session& session)
{
    const auto marks = session.board()->marks();
    return std::ranges::any_of(marks, [](const QVariant& mark) {
        const auto drawn = mark.value<models::Mark>();
        return drawn.outcome != models::Outcome::Unknown || drawn.winning;
    });
}

/// Makes a move as a person's clicks do.
void chooseMove(models::Session& session, const games::Move& move)
{
    session.choose(models::idText(move.gesture.first));
    if (move.gesture.second)
        session.choose(models::idText(*move.gesture.second));
}

/// What the models that the window holds say in numbers and roles.
QString told(const models::Session& constSession, const PositionShow& constShow)
{
    auto& session = const_cast<models::Session&>(constSession);
    auto& show = const_cast<PositionShow&>(constShow);
    return QStringLiteral("moves %1 marks %2 why %3 solved %4 table %5 badge %6")
        .arg(session.moves()->rowCount() > 0)
        .arg(isAnyMoveJudged(session))
        .arg(session.explanation()->rowCount() > 0)
        .arg(session.analyst()->isSolved())
        .arg(show.table()->rowCount() > 0)
        .arg(models::letterText(session.board()->badge()));
}

struct Position {
    QString notation;
    QString game;
};

/// Of every game its first presets, under both conventions, and what follows a winning move: hot and cold.
std::vector<Position> positions()
{
    constexpr std::size_t presets = 2;
    std::vector<Position> positions;
    for (const games::Entry& entry : games::catalogue()) {
        for (std::size_t i = 0; i < std::min(presets, entry.info.presets.size()); ++i) {
            const auto parsed = games::parse(entry.info.presets[i].notation);
            const auto game = std::get<games::GamePtr>(parsed);
            for (const auto play : {theory::Play::Normal, theory::Play::Misere})
                if (play == game->play() || game->misereOffered())
                    positions.push_back({QString::fromStdString(game->withPlay(play)->notation()),
                                         QString::fromStdString(entry.info.id)});
        }
    }
    return positions;
}

} // namespace

class TestPresentSecrets : public QObject {
    Q_OBJECT

private:
    /// Walks the ladder of the position that is presented; which outcome it has, 0 for one that is not
    /// solved.
    static char walkLadder(const Driver& driver)
    {
        models::Session& session = sessionOf(driver);
        PositionShow& show = showOf(driver);
        show.goTo(0);
        if (!QTest::qWaitFor([&] { return driver.isSettled(); }, tests::patienceMs) ||
            !session.analyst()->answer() || !session.analyst()->answer()->verdict.outcome) {
            show.goTo(2);
            return show.sentence().startsWith(QStringLiteral("This position is not solved yet.")) ? '0' : '!';
        }
        const games::GamePtr game = session.positions().currentNode().game;
        const games::Answer answer = *session.analyst()->answer();
        const auto secrets = secretsOf(session, answer);
        const QStringList open = publicTexts(*game, session);
        const auto check = [&](Rung rung) {
            show.goTo(static_cast<int>(rung));
            session.board()->setHoveredRow(session.board()->rowCount() - 1);
            QCoreApplication::processEvents();
            const QString found = leak(driver, SeenTexts(driver.window()), secrets, open, rung);
            if (!found.isEmpty())
                qWarning("%s: %s", qPrintable(session.notation()), qPrintable(found));
            const QString said = told(session, show);
            const bool silent = rung >= Rung::Which ||
                                said == QStringLiteral("moves 0 marks 0 why 0 solved 0 table 0 badge ");
            if (!silent)
                qWarning("%s: %s", qPrintable(session.notation()), qPrintable(said));
            return found.isEmpty() && silent;
        };
        for (const Rung rung : {Rung::Board, Rung::Moves, Rung::Winner, Rung::Count, Rung::Which})
            if (!check(rung))
                return '!';
        // The same walk finds them once they are told.
        const SeenTexts seen(driver.window());
        if (seen.holding(models::winningMovesSentence(answer, game->info().id)).isEmpty())
            return '?';
        if (leak(driver, seen, secrets, open, Rung::Board).isEmpty())
            return '?';
        return theory::letter(*answer.verdict.outcome);
    }

    /// Whether nothing is told of the position that is played, whatever is pointed at; once it is explored
    /// the same look finds it.
    static bool isUntoldInPlay(const Driver& driver)
    {
        models::Session& session = sessionOf(driver);
        const games::Answer answer = *session.analyst()->answer();
        const auto secrets = secretsOf(session, answer);
        const QStringList open = publicTexts(*session.positions().currentNode().game, session);
        const auto found = [&] {
            session.board()->setHoveredRow(session.board()->rowCount() - 1);
            QCoreApplication::processEvents();
            return leak(driver, SeenTexts(driver.window(), window::Look::Items), secrets, open, Rung::Board);
        };
        const QString inPlay = found();
        if (!inPlay.isEmpty())
            qWarning("%s: %s", qPrintable(session.notation()), qPrintable(inPlay));
        const bool isMarked =
            isAnyMoveJudged(session) || session.board()->badge() != models::Outcome::Unknown;
        session.setMode(models::Mode::Explore);
        const bool isFound = !found().isEmpty();
        session.setMode(models::Mode::Play);
        return inPlay.isEmpty() && !isMarked && isFound;
    }

private slots:
    void init() { window::beginTest(); }

    void nothingLeaks()
    {
        const Driver driver(QStringLiteral("nim:1,2,3"), QStringLiteral("present"), {1280, 800});
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        models::Session& session = sessionOf(driver);
        QMap<QString, QSet<char>> met;
        int solved = 0;
        for (const Position& position : positions()) {
            QVERIFY(session.open(position.notation));
            const char outcome = walkLadder(driver);
            QVERIFY2(outcome != '!' && outcome != '?', qPrintable(position.notation + QChar(outcome)));
            met[position.game].insert(outcome);
            if (outcome != 'N')
                continue;
            // A winning move leads from a hot position to a cold one.
            const auto answer = session.analyst()->answer();
            const games::Move move = answer->moves.front().move;
            const auto cold =
                QString::fromStdString(session.positions().currentNode().game->after(move)->notation());
            if (session.positions().currentNode().game->after(move)->isOver() || !session.open(cold))
                continue;
            const char after = walkLadder(driver);
            QVERIFY2(after != '!' && after != '?', qPrintable(cold + QChar(after)));
            met[position.game].insert(after);
            ++solved;
        }
        QVERIFY(solved > 10);
        int both = 0;
        for (auto game = met.cbegin(); game != met.cend(); ++game)
            both += game.value().contains('P') && game.value().contains('N') ? 1 : 0;
        qInfo("%d games, %d of them cold and hot", static_cast<int>(met.size()), both);
        QCOMPARE(static_cast<std::size_t>(met.size()), games::catalogue().size());
        QVERIFY(both * 4 >= met.size() * 3);
    }

    void nothingIsToldInPlay()
    {
        const Driver driver(QStringLiteral("nim:1,2,3"), QStringLiteral("play"), {1280, 800});
        QVERIFY(driver.isOpen());
        models::Session& session = sessionOf(driver);
        session.seat1()->setHuman(true);
        QSet<QString> met;
        for (const Position& position : positions()) {
            QVERIFY(session.open(position.notation));
            if (!QTest::qWaitFor([&] { return driver.isSettled(); }, tests::patienceMs) ||
                !session.analyst()->isSolved())
                continue;
            const games::Move move = session.analyst()->answer()->moves.front().move;
            if (!session.positions().currentNode().game->after(move)->isOver())
                chooseMove(session, move); // the timeline has a move to tell of, too
            if (!QTest::qWaitFor([&] { return driver.isSettled(); }, tests::patienceMs) ||
                !session.analyst()->isSolved())
                continue;
            QVERIFY2(isUntoldInPlay(driver), qPrintable(position.notation));
            met.insert(position.game);
        }
        QCOMPARE(static_cast<std::size_t>(met.size()), games::catalogue().size());
    }

    /// The other pages are out of the window while something is presented. Esc leads back to where one came
    /// from.
    void theOtherPagesAreOutOfTheWindow()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        QTRY_VERIFY(driver.isSettled());
        QVERIFY(!SeenTexts(driver.window()).holding(QStringLiteral("the next player wins")).isEmpty());
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentPage")) != nullptr);
        QTRY_VERIFY(SeenTexts(driver.window()).holding(QStringLiteral("the next player wins")).isEmpty());
        QVERIFY(driver.item(QStringLiteral("gamePage")) == nullptr);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("gamePage")) != nullptr);
        QCOMPARE(sessionOf(driver).mode(), models::Mode::Explore);
        QVERIFY(driver.item(QStringLiteral("verdictTitle")) != nullptr);
        const QQuickItem* page = driver.item(QStringLiteral("gamePage"));
        QVERIFY(page->width() > 800 && page->height() > 600);
        driver.setMode(QStringLiteral("play"));
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentPage")) != nullptr);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("gamePage")) != nullptr);
        QCOMPARE(sessionOf(driver).mode(), models::Mode::Play);
        QVERIFY(driver.item(QStringLiteral("verdictTitle")) == nullptr); // none that is visible
    }
};

GRUNDY_TEST(TestPresentSecrets, window::runTests<TestPresentSecrets>)

#include "tst_presentsecrets.moc"
