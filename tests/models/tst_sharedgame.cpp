// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a game that is over.

#include "models/sessions.h"

#include "games/catalogue.h"
#include "models/files/typedposition.h"
#include "models/palette.h"
#include "models/review/sharedgame.h"
#include "support/contents.h"

#include <QClipboard>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

using models::gamePicture;
using models::ReviewModel;
using models::Session;
using models::SharedGame;
using models::test::id;

namespace {

QVariantMap coloursOf(bool isDark, const char* world)
{
    QVariantMap colours{{QStringLiteral("world"), QString::fromLatin1(world)}};
    for (const scene::ThemeColour& colour : scene::themeColours)
        colours.insert(QString::fromLatin1(colour.name), QColor(isDark ? colour.dark : colour.light));
    return colours;
}

/// A session, the review of its game, and the picture of that.
struct Shared {
    Session session;
    ReviewModel review;
    SharedGame picture;

    Shared()
    {
        review.setSession(&session);
        picture.setReview(&review);
        picture.setProperty("colours", coloursOf(false, "light"));
    }

    /// Takes from a heap so that `left` stay there.
    void take(quint32 heap, quint32 left) { session.choose(id(heap, left + 1)); }
};

/// 3, 5: right is 5 → 3. Two mistakes, the first player's and the second's.
struct SharedByTwo : Shared {
    SharedByTwo()
    {
        models::test::twoPeople(session, "nim:3,5");
        for (const auto& [heap, left] :
             {std::pair(1U, 4U), std::pair(0U, 2U), std::pair(1U, 2U), std::pair(0U, 0U), std::pair(1U, 0U)})
            take(heap, left);
        QTRY_VERIFY(review.isDone());
    }
};

} // namespace

class TestSharedGame : public QObject {
    Q_OBJECT

private slots:
    void init() { models::test::beginTest(); }

    void againstAComputer()
    {
        Shared shared;
        QVERIFY(!shared.picture.isOffered());
        QVERIFY(shared.session.openAsRemembered(QStringLiteral("nim:1")));
        QVERIFY(!shared.picture.isOffered()); // nothing is over
        shared.take(0, 0);
        QTRY_VERIFY(shared.review.isDone());
        QCOMPARE(
            shared.picture.told(),
            QStringLiteral("I beat Moss at Nim. Start 1. 1 move. I took the last stone. I was winning above, "
                           "Moss below. Can you beat Moss? Find the one winning first move."));
        QCOMPARE(shared.picture.fileName(), QStringLiteral("nim-1-played.png"));
        const auto picture = gamePicture(shared.review, coloursOf(false, "light"));
        QCOMPARE(picture.faces[0], QStringLiteral("you"));
        QCOMPARE(picture.faces[1], QStringLiteral("moss-loses"));
        QVERIFY(shared.session.openAsRemembered(QStringLiteral("nim/misere:1")));
        shared.take(0, 0);
        QTRY_VERIFY(shared.review.isDone());
        const auto lost = gamePicture(shared.review, coloursOf(false, "light"));
        QCOMPARE(lost.title, QStringLiteral("Moss beat me at Nim, misère."));
        QCOMPARE(lost.task, QStringLiteral("Whoever goes second can win."));
        QCOMPARE(lost.course.back().lane, 1);
    }

    /// No name of a person that nobody has given.
    void twoPeople()
    {
        SharedByTwo shared;
        const auto picture = gamePicture(shared.review, coloursOf(false, "light"));
        QCOMPARE(picture.title, QStringLiteral("Player 1 beat Player 2 at Nim."));
        QCOMPARE(picture.story, QStringLiteral("Start 3, 5. 5 moves. Player 1 took the last stone."));
        QCOMPARE(picture.task, QStringLiteral("Find the one winning first move."));
        QString course;
        for (const scene::Standing& at : picture.course)
            course += QString::number(at.lane) + at.sign + u' ';
        QCOMPARE(course, QStringLiteral("0 1? 0? 0 0 0 "));
        shared.session.seat0()->setName(QStringLiteral("Anna"));
        QCOMPARE(gamePicture(shared.review, {}).title, QStringLiteral("Anna beat Player 2 at Nim."));
    }

    void theNumberOfWinningMoves()
    {
        Shared shared;
        models::test::twoPeople(shared.session, "nim:1,1,1");
        for (quint32 heap = 0; heap < 3; ++heap)
            shared.take(heap, 0);
        QTRY_VERIFY(shared.review.isDone());
        QCOMPARE(gamePicture(shared.review, {}).task,
                 QStringLiteral("Find a winning first move: there are 3."));
    }

    void files()
    {
        SharedByTwo shared;
        const QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("a.png"));
        QCOMPARE(shared.picture.save(QUrl::fromLocalFile(png)), QString());
        QCOMPARE(shared.session.note(), QStringLiteral("Saved as a.png"));
        QCOMPARE(QImage(png).size(), QSize(1200, 630));
        const QString svg = folder.filePath(QStringLiteral("a.svg"));
        QCOMPARE(shared.picture.save(QUrl::fromLocalFile(svg)), QString());
        const QByteArray drawing = tests::contents(svg);
        for (const char* text : {">Player 1 beat Player 2 at Nim.<", ">Grundy<", ">nim:3,5<", ">?<",
                                 ">Player 1 was winning above, Player 2 below.<"})
            QVERIFY2(drawing.contains(text), text);
        QVERIFY(
            !shared.picture.save(QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.gif")))).isEmpty());
        QVERIFY(
            !shared.picture.save(QUrl::fromLocalFile(folder.filePath(QStringLiteral("no/a.png")))).isEmpty());
    }

    void theClipboard()
    {
        SharedByTwo shared;
        shared.picture.copy();
        QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1200, 630));
        QCOMPARE(shared.session.note(), QStringLiteral("Copied the picture."));
    }

    /// Every game, in both lights, plain and from right to left; nothing is left out of the frame.
    void allGames()
    {
        for (const games::Entry& entry : games::catalogue()) {
            scene::GamePicture picture{
                .first = models::gameOf(QString::fromStdString(entry.info.presets.front().notation))->board(),
                .look = {},
                .title = QStringLiteral("I beat Pip."),
                .course = {{0, {}}, {1, QStringLiteral("?")}, {0, {}}},
                .faces = {QStringLiteral("you"), QStringLiteral("pip-loses")}};
            for (const bool isDark : {false, true})
                for (const char* world : {"", "light", "dark"}) {
                    picture.look = {.colours = models::paletteOf(coloursOf(isDark, world)),
                                    .world = models::worldOf(coloursOf(isDark, world))};
                    picture.isMirrored = isDark;
                    QVERIFY(!scene::imageOf(picture).isNull());
                }
        }
    }
};

GRUNDY_TEST(TestSharedGame, models::test::run<TestSharedGame>)
#include "tst_sharedgame.moc"
