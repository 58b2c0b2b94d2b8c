// SPDX-License-Identifier: GPL-3.0-or-later

// Present: nothing that is not revealed is anywhere in the projected window, for every game; the remote's
// keys, votes, the teacher's window, pictures of the Lab, and sizes that can be read from the back of a room.

#include "window/driver.h"
#include "window/seentexts.h"

#include "models/present/labshow.h"
#include "models/present/positionshow.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"

#include <QApplication>
#include <QJSValue>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QSettings>
#include <cmath>

using models::PositionShow;
using window::Driver;
using window::SeenTexts;

namespace {

using Rung = PositionShow::Rung;

models::Session& sessionOf(const Driver& driver)
{
    return *qobject_cast<models::Session*>(&driver.session());
}

PositionShow& showOf(const Driver& driver)
{
    return *driver.window().findChild<PositionShow*>(QStringLiteral("positionShow"));
}

/// What must not be found before a rung, as texts or as patterns of whole texts.
struct Secret {
    Rung told;
    QRegularExpression pattern;
};

QRegularExpression part(const QString& text)
{
    return QRegularExpression(QRegularExpression::escape(text));
}

std::vector<Secret> secretsOf(const games::Game& game, const games::Answer& answer)
{
    const QString outcome(QLatin1Char(theory::letter(*answer.verdict.outcome)));
    std::vector<Secret> secrets{
        {Rung::Winner, part(wording::verdictTitle(*answer.verdict.outcome, game.info().id))},
        {Rung::Winner, QRegularExpression(QStringLiteral("^") + outcome + QStringLiteral("$"))},
        {Rung::Which, QRegularExpression(QStringLiteral("^[PNLR] · "))}, // what a move leaves
        {Rung::Which, QRegularExpression(QStringLiteral("^(?!%1)[PN]$").arg(outcome))},
        {Rung::Winner, QRegularExpression(QStringLiteral("\\b(cold|hot|Cold|Hot)\\b"))},
        {Rung::Which, QRegularExpression(QStringLiteral("\\b(leaves|leaving) (a )?[PNLR]\\b"))},
        {Rung::Count, QRegularExpression(QStringLiteral("moves? wins?\\b|None of the"))},
        {Rung::Which, part(models::winningMovesSentence(answer, game.info().id))},
        {Rung::Why, QRegularExpression(QStringLiteral("Grundy value|[Nn]im-sum|Why|Moves left"))},
    };
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
            texts.append(wording::buttonLabel(piece, game.info().id));
    }
    std::ranges::sort(texts, std::ranges::greater{}, &QString::size);
    return texts;
}

/// The first text in the window that tells what `rung` does not, with the pattern; empty when there is none.
QString leak(const Driver& driver, const std::vector<Secret>& secrets, const QStringList& open, Rung rung)
{
    const SeenTexts seen(driver.window());
    const models::BoardModel& board = *sessionOf(driver).board();
    QStringList known = open;
    if (board.previewedMove()) // what pointing at a piece says of it
        known.prepend(wording::moveMark(*board.previewedMove()));
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

/// What the models that the window holds say in numbers and roles.
QString told(const models::Session& constSession, const PositionShow& constShow)
{
    auto& session = const_cast<models::Session&>(constSession);
    auto& show = const_cast<PositionShow&>(constShow);
    int outcomes = 0;
    for (const QVariant& mark : session.board()->marks()) {
        const auto drawn = mark.value<models::Mark>();
        outcomes += !drawn.outcome.isEmpty() || drawn.winning ? 1 : 0;
    }
    return QStringLiteral("moves %1 marks %2 why %3 solved %4 table %5 badge %6")
        .arg(session.moves()->rowCount() > 0)
        .arg(outcomes > 0)
        .arg(session.explanation()->rowCount() > 0)
        .arg(session.analyst()->isSolved())
        .arg(show.table()->rowCount() > 0)
        .arg(session.board()->badge());
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

int coldPixels(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += QColor(image.pixel(x, y)).rgb() == colour.rgb() ? 1 : 0;
    return count;
}

} // namespace

class TestPresent : public QObject {
    Q_OBJECT

private:
    /// Walks the ladder of the position that is presented; which outcome it has, 0 for one that is not
    /// solved.
    static char walkLadder(const Driver& driver)
    {
        models::Session& session = sessionOf(driver);
        PositionShow& show = showOf(driver);
        show.goTo(0);
        if (!QTest::qWaitFor([&] { return driver.isSettled(); }, 4000) || !session.analyst()->answer() ||
            !session.analyst()->answer()->verdict.outcome) {
            show.goTo(2);
            return show.sentence().startsWith(QStringLiteral("This position is not solved yet.")) ? '0' : '!';
        }
        const games::GamePtr game = session.positions().currentNode().game;
        const games::Answer answer = *session.analyst()->answer();
        const auto secrets = secretsOf(*game, answer);
        const QStringList open = publicTexts(*game, session);
        const auto check = [&](Rung rung) {
            show.goTo(static_cast<int>(rung));
            session.board()->setHoveredRow(session.board()->rowCount() - 1);
            QCoreApplication::processEvents();
            const QString found = leak(driver, secrets, open, rung);
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
        if (leak(driver, secrets, open, Rung::Board).isEmpty())
            return '?';
        return theory::letter(*answer.verdict.outcome);
    }

private slots:
    void initTestCase() { QAccessible::setActive(true); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        QSettings().clear();
    }

    void nothingLeaks()
    {
        const Driver driver(QStringLiteral("nim:1,2,3"), QStringLiteral("present"), {1280, 800});
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }));
        models::Session& session = sessionOf(driver);
        QMap<QString, QSet<char>> met;
        int solved = 0;
        for (const Position& position : positions()) {
            QVERIFY(session.openHere(position.notation));
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
            if (session.positions().currentNode().game->after(move)->isOver() || !session.openHere(cold))
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

    /// The other pages are out of the window while something is presented. Esc leads to Play: nothing is told
    /// there before the class.
    void theOtherPagesAreOutOfTheWindow()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("explore"));
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }));
        QVERIFY(!SeenTexts(driver.window()).holding(QStringLiteral("the next player wins")).isEmpty());
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentPage")) != nullptr);
        QTRY_VERIFY(SeenTexts(driver.window()).holding(QStringLiteral("the next player wins")).isEmpty());
        QVERIFY(driver.item(QStringLiteral("gamePage")) == nullptr);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("gamePage")) != nullptr);
        QCOMPARE(sessionOf(driver).mode(), QStringLiteral("play"));
        QVERIFY(driver.item(QStringLiteral("verdictTitle")) == nullptr); // none that is visible
        const QQuickItem* page = driver.item(QStringLiteral("gamePage"));
        QVERIFY(page->width() > 800 && page->height() > 600);
    }

    /// A lesson's hour with a presenter's remote: it sends PageDown, PageUp, B, F5 and Esc.
    void theRemote()
    {
        const Driver driver(QStringLiteral("takeaway/take=1-3:10"), QStringLiteral("play"));
        QVERIFY(driver.isOpen());
        driver.key(Qt::Key_F5);
        QTRY_VERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        PositionShow& show = showOf(driver);
        const QStringList ladder{"moves", "winner", "count", "which", "why"};
        for (const QString& rung : ladder) {
            driver.key(Qt::Key_PageDown);
            QCOMPARE(show.rung(), rung);
        }
        driver.key(Qt::Key_PageUp);
        QCOMPARE(show.rung(), QStringLiteral("which"));
        driver.key(Qt::Key_B);
        QVERIFY(driver.item(QStringLiteral("blankScreen")) != nullptr);
        driver.key(Qt::Key_Escape); // lights the screen again, and stays
        QVERIFY(driver.item(QStringLiteral("blankScreen")) == nullptr);
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        driver.key(Qt::Key_2);
        QCOMPARE(show.rung(), QStringLiteral("moves"));
        driver.key(Qt::Key_End); // as far as it was told

        QCOMPARE(show.rung(), QStringLiteral("why"));
        driver.key(Qt::Key_F5);
        QCOMPARE(show.rung(), QStringLiteral("board"));
        driver.key(Qt::Key_Space);
        driver.key(Qt::Key_Backspace);
        QCOMPARE(show.step(), 0);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("gamePage")) != nullptr);
        QCOMPARE(sessionOf(driver).mode(), QStringLiteral("play"));
    }

    /// A dark screen hides what a key would reveal: the first one lights it and does nothing else.
    void keysInTheDark()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        PositionShow& show = showOf(driver);
        driver.clickPlace(games::pieceId(0, 7));
        QTRY_VERIFY(sessionOf(driver).canUndo());
        driver.key(Qt::Key_Space);
        const QString position = driver.notation();
        for (const auto key :
             {Qt::Key_Space, Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Backspace, Qt::Key_3, Qt::Key_1,
              Qt::Key_End, Qt::Key_Home, Qt::Key_F5, Qt::Key_U, Qt::Key_R, Qt::Key_V, Qt::Key_T, Qt::Key_B,
              Qt::Key_Right, Qt::Key_Return, Qt::Key_Escape}) {
            driver.key(Qt::Key_B);
            QVERIFY(driver.item(QStringLiteral("blankScreen")) != nullptr);
            driver.key(key);
            QVERIFY2(driver.item(QStringLiteral("blankScreen")) == nullptr, qPrintable(QString::number(key)));
            QCOMPARE(show.step(), 1);
            QVERIFY(!show.votes()->isTaking());
            QCOMPARE(driver.notation(), position);
        }
        QCOMPARE(QGuiApplication::topLevelWindows().size(), 1);
        driver.key(Qt::Key_Space); // and then it reads them again
        QCOMPARE(show.step(), 2);
        driver.key(Qt::Key_B);
        driver.click(QPoint(300, 20));
        QVERIFY(driver.item(QStringLiteral("blankScreen")) == nullptr);
        QCOMPARE(show.step(), 2);
    }

    /// Beside the board a tap goes on, or back in the first third of the page; a swipe turns as a page.
    void aFinger()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"), {1280, 800});
        QVERIFY(driver.isOpen());
        PositionShow& show = showOf(driver);
        QPointingDevice* screen = QTest::createTouchDevice();
        const auto swipe = [&](QPoint from, QPoint to) {
            QTest::touchEvent(&driver.window(), screen).press(0, from);
            for (int part = 1; part <= 8 && from != to; ++part)
                QTest::touchEvent(&driver.window(), screen).move(0, from + (to - from) * part / 8);
            QTest::touchEvent(&driver.window(), screen).release(0, to);
        };
        constexpr int above = 20; // the title
        swipe({900, above}, {900, above});
        QTRY_COMPARE(show.step(), 1);
        swipe({900, above}, {500, above});
        QTRY_COMPARE(show.step(), 2);
        swipe({500, above}, {900, above});
        QTRY_COMPARE(show.step(), 1);
        swipe({100, above}, {100, above});
        QTRY_COMPARE(show.step(), 0);
    }

    void playedAndVotedOn()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }));
        PositionShow& show = showOf(driver);
        driver.key(Qt::Key_V);
        QVERIFY(show.votes()->isTaking());
        driver.clickPlace(games::pieceId(1, 3)); // a move is named
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(show.votes()->count(), 1);
        QVERIFY(driver.click("vote_more"));
        QCOMPARE(show.votes()->total(), 1);
        driver.key(Qt::Key_V);
        driver.key(Qt::Key_V);
        driver.key(Qt::Key_Down);
        driver.key(Qt::Key_1);
        driver.key(Qt::Key_7);
        QCOMPARE(show.votes()->total(), 18);
        QVERIFY(!SeenTexts(driver.window()).holding(QStringLiteral("17")).isEmpty());
        driver.key(Qt::Key_PageDown); // the remote goes on while votes are taken
        QCOMPARE(show.rung(), QStringLiteral("moves"));
        driver.key(Qt::Key_Escape);
        QVERIFY(!show.votes()->isTaking());
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
        driver.key(Qt::Key_5); // still to be revealed: not by a digit
        QCOMPARE(show.rung(), QStringLiteral("moves"));
        show.goTo(4);
        QTRY_VERIFY(
            !SeenTexts(driver.window()).holding(QStringLiteral("take 9 from heap 2 (wins)")).isEmpty());
        driver.clickPlace(games::pieceId(1, 3)); // and made
        QTRY_COMPARE(driver.notation(), QStringLiteral("nim:7,2,5"));
        QCOMPARE(show.rung(), QStringLiteral("board"));
        QCOMPARE(show.votes()->count(), 0);
        QCOMPARE(show.turn(), 1);
        driver.key(Qt::Key_U);
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(show.votes()->total(), 18);
        driver.key(Qt::Key_Y, Qt::ControlModifier);
        driver.key(Qt::Key_R);
        QCOMPARE(driver.notation(), QStringLiteral("nim:7,11,5"));
        QCOMPARE(show.turn(), 0);
    }

    void aTeamIsNamed()
    {
        const Driver driver(QStringLiteral("nim:3"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QVERIFY(driver.click("team_1"));
        QTRY_VERIFY(driver.item(QStringLiteral("teamName_1")) != nullptr);
        for (const auto key : {Qt::Key_V, Qt::Key_B, Qt::Key_1, Qt::Key_Space, Qt::Key_R})
            driver.key(key); // letters, no commands
        driver.key(Qt::Key_Return);
        QCOMPARE(showOf(driver).teams().constLast(), QStringLiteral("vb1 r"));
        QCOMPARE(showOf(driver).step(), 0);
        QVERIFY(driver.item(QStringLiteral("teamName_1")) == nullptr);
    }

    /// The answer stands in the teacher's window, and nowhere in the other one. On the class's only screen it
    /// is covered until it is asked for, and again for the next position.
    void theTeachersWindow()
    {
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }));
        driver.key(Qt::Key_T);
        const auto teacher = [&]() -> QQuickWindow* {
            for (QWindow* each : QGuiApplication::topLevelWindows())
                if (each->objectName() == QLatin1String("teacherWindow"))
                    return qobject_cast<QQuickWindow*>(each);
            return nullptr;
        };
        QTRY_VERIFY(teacher() != nullptr && teacher()->isVisible());
        const auto tells = [&](const QString& text) {
            return !SeenTexts(*teacher()).holding(text).isEmpty();
        };
        const auto buttonShown = [&] {
            const auto* button = teacher()->findChild<QQuickItem*>(QStringLiteral("teacher_show"));
            return button != nullptr && button->isVisible();
        };
        QTRY_VERIFY(buttonShown());
        QVERIFY(!tells(QStringLiteral("take 9 from heap 2")));
        QVERIFY(!tells(QStringLiteral("legal move"))); // the next step
        const auto ask = [&] {
            const auto* button = teacher()->findChild<QQuickItem*>(QStringLiteral("teacher_show"));
            QTest::mouseClick(teacher(), Qt::LeftButton, {}, Driver::centre(*button));
        };
        ask();
        QTRY_VERIFY(tells(QStringLiteral("take 9 from heap 2")));
        driver.clickPlace(games::pieceId(0, 7));
        QTRY_VERIFY(buttonShown());
        sessionOf(driver).undo();
        ask();
        QTRY_VERIFY(!buttonShown());
        QVERIFY(SeenTexts(driver.window()).holding(QStringLiteral("take 9 from heap 2")).isEmpty());
        QTest::keyClick(teacher(), Qt::Key_PageDown);
        QCOMPARE(showOf(driver).step(), 1);
        QTest::keyClick(teacher(), Qt::Key_B);
        QVERIFY(driver.item(QStringLiteral("blankScreen")) != nullptr);
        QTest::keyClick(teacher(), Qt::Key_PageDown); // nothing is revealed in the dark
        QCOMPARE(showOf(driver).step(), 1);
        QVERIFY(driver.item(QStringLiteral("blankScreen")) == nullptr);
        QTest::keyClick(teacher(), Qt::Key_T);
        QTRY_VERIFY(teacher() == nullptr || !teacher()->isVisible());
        QVERIFY(driver.item(QStringLiteral("presentBoard")) != nullptr);
    }

    /// It was open in the last lesson: on the class's only screen it does not come back by itself.
    void theTeachersWindowWaitsToBeAskedFor()
    {
        QSettings().setValue(QStringLiteral("present/teacherWindow"), true);
        const Driver driver(QStringLiteral("nim:7,11,5"), QStringLiteral("present"));
        QVERIFY(driver.isOpen());
        const auto isOpen = [] {
            const auto windows = QGuiApplication::topLevelWindows();
            return std::any_of(windows.cbegin(), windows.cend(), [](const QWindow* each) {
                return each->objectName() == QLatin1String("teacherWindow") && each->isVisible();
            });
        };
        QTest::qWait(200);
        QVERIFY(!isOpen());
        driver.key(Qt::Key_T);
        QTRY_VERIFY(isOpen());
        QTest::qWait(100);
        driver.window().requestActivate(); // the class's window lies before it
        QTRY_COMPARE(QGuiApplication::focusWindow(), &driver.window());
        driver.key(Qt::Key_T);
        QTest::qWait(50);
        QVERIFY(isOpen());
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(!isOpen());
        QVERIFY(QSettings().value(QStringLiteral("present/teacherPlace")).toRect().width() > 100);
        QVERIFY(QSettings().value(QStringLiteral("present/teacherWindow")).toBool());
    }

    void labPictures_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("position");
        for (const char* page : {"graph", "matrix", "table"})
            for (const char* position : {"takeaway/take=1-3:6", "takeaway/take=1-3:8", "nim:2,3"})
                QTest::addRow("%s of %s", page, position) << page << position;
    }
    /// First no letter, no colour of a cold position and no such word; at the end they are there.
    void labPictures()
    {
        QFETCH(QString, page);
        QFETCH(QString, position);
        const Driver driver({}, {}, {1280, 800});
        QVERIFY(driver.isOpen());
        QMetaObject::invokeMethod(&driver.window(), "openLab", Q_ARG(QString, position),
                                  Q_ARG(QString, page));
        QTRY_VERIFY(driver.item(QStringLiteral("button_labPresent")) != nullptr);
        QTRY_VERIFY(driver.item(QStringLiteral("button_labPresent"))->isEnabled());
        QVERIFY(driver.click("button_labPresent"));
        QTRY_VERIFY(driver.item(QStringLiteral("labPresent")) != nullptr);
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }, 20000)); // another program lays it out
        auto& show = *driver.window().findChild<models::LabShow*>(QStringLiteral("labShow"));
        const QColor cold(QStringLiteral("#0A7297"));
        const QRegularExpression verdict(
            QStringLiteral("^[PNLRT]$|\\d cold|\\b(hot|N|P)\\b|of \\d+ moves|pure cold"));
        const auto tells = [&] {
            const SeenTexts seen(driver.window());
            return std::ranges::any_of(seen.texts(), [&](const QString& text) {
                return verdict.match(text).hasMatch() && text != show.notes();
            });
        };
        const auto drawn = [&] {
            QTest::qWait(60);
            return coldPixels(driver.window().grabWindow(), cold);
        };
        QTRY_COMPARE(drawn(), 0);
        QVERIFY(!tells());
        driver.key(Qt::Key_PageDown);
        QCOMPARE(show.step(), 1);
        driver.key(Qt::Key_End); // nothing further has been seen
        QCOMPARE(show.step(), 1);
        show.goTo(show.steps() - 1);
        QTRY_VERIFY(drawn() > 40);
        driver.key(Qt::Key_Home);
        QTRY_COMPARE(drawn(), 0);
        driver.key(Qt::Key_Escape);
        QTRY_VERIFY(driver.item(QStringLiteral("labPage")) != nullptr);
    }

    /// At 1920 × 1080 no text is smaller than 28 pixels, whatever is revealed, and the board stays in its
    /// place.
    void readFromTheBack_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position :
             {"nim:7,11,5", "grid/misere:1111/1111/1111/1111", "takeaway/take=1-3:10",
              "northcott:W..B/W.B./.W.B", "wythoff:5,3", "hackenbush:0-1b,1-2b,2-3r,0-4r,4-5b,0-6g"})
            QTest::newRow(position) << position;
    }
    void readFromTheBack()
    {
        QFETCH(QString, position);
        const Driver driver(position, QStringLiteral("present"), {1920, 1080});
        QVERIFY(driver.isOpen());
        QVERIFY(QTest::qWaitFor([&] { return driver.isSettled(); }, 15000));
        PositionShow& show = showOf(driver);
        const QQuickItem* board = driver.item(QStringLiteral("presentBoard"));
        QVERIFY(board != nullptr);
        const QRectF place = board->mapRectToScene(board->boundingRect());
        for (int step = 0; step < show.steps(); ++step) {
            show.goTo(step);
            QTest::qWait(30);
            QList<QQuickItem*> items{driver.window().contentItem()};
            for (qsizetype n = 0; n < items.size(); ++n) {
                if (!items[n]->isVisible())
                    continue;
                items += items[n]->childItems();
                const QString text = items[n]->property("text").toString();
                const QVariant font = items[n]->property("font");
                if (text.isEmpty() || !font.isValid())
                    continue;
                const double size = qmlEngine(items[n]) == nullptr
                                        ? font.value<QFont>().pixelSize()
                                        : items[n]
                                              ->property("fontInfo")
                                              .value<QJSValue>()
                                              .property(QStringLiteral("pixelSize"))
                                              .toNumber();
                if (std::isnan(size)) // a button: its label is one of the items
                    continue;
                const double scale = items[n]->mapRectToScene(QRectF(0, 0, 100, 100)).width() / 100;
                QVERIFY2(
                    size * scale >= 27.5,
                    qPrintable(QStringLiteral("%1 px at step %2: %3").arg(size * scale).arg(step).arg(text)));
            }
            QCOMPARE(board->mapRectToScene(board->boundingRect()), place);
        }
    }
};

int main(int argc, char* argv[])
{
    const QTemporaryDir folder;
    window::usePrivateFolders(folder.path());
    QCoreApplication::setApplicationName(QStringLiteral("grundy-test"));
    QCoreApplication::setOrganizationName(QStringLiteral("Grundy"));
    QApplication application(argc, argv);
    TestPresent test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_present.moc"
