// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/sharedgame.h"

#include "models/palette.h"
#include "models/review/coursepicture.h"
#include "scene/picture.h"
#include "wording/names/names.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>

namespace models {
namespace {

/// A player, as told by who sits at the computer.
struct Told {
    QString name;
    bool isMe = false;
};

Told toldOf(const Session& session, int seat)
{
    const Seat& player = *session.seat(seat);
    if (!player.isHuman() || session.seat(1 - seat)->isHuman() || player.isNamed())
        return {.name = player.name()};
    //: a player, in a picture of a game: somebody else than who shows it
    return player.isFriend() ? Told{.name = SharedGame::tr("My friend")} : Told{.name = {}, .isMe = true};
}

QString titleOf(const Told& winner, const Told& loser, const QString& game)
{
    if (winner.isMe)
        //: the other player, and a game
        return SharedGame::tr("I beat %1 at %2.").arg(loser.name, game);
    //: a player, and a game
    return loser.isMe ? SharedGame::tr("%1 beat me at %2.").arg(winner.name, game)
                      //: who won, who lost, and a game
                      : SharedGame::tr("%1 beat %2 at %3.").arg(winner.name, loser.name, game);
}

QString storyOf(const games::Game& first, const games::Game& end, const Told& last, int moves)
{
    static const QRegularExpression code(QStringLiteral("^[A-Za-z0-9.]{5,}$")); // the board stands beside it
    const QString position = wording::toText(first.words().shortly);
    const QString start = position.isEmpty() || code.match(position).hasMatch()
                              ? QString()
                              //: a position in a few words, such as "7, 6, 5" or "4 × 4"
                              : SharedGame::tr("Start %1.").arg(position);
    const auto count = static_cast<std::uint64_t>(moves);
    const QString length = wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 move."),
                                            QT_TRANSLATE_N_NOOP("Wording", "%1 moves."), count)
                               .arg(count);
    const games::LastMove said = end.words().ending.last;
    const QString ending =
        last.isMe ? wording::toText(said.byMe) : wording::toText(said.byOther).arg(last.name);
    //: how a game began, how many moves it had, and who made the last one, such as "I took the last stone"
    return SharedGame::tr("%1 %2 %3.").arg(start, length, ending).trimmed();
}

/// What somebody else may try. The first position is told of as far as it is known.
QString taskOf(const ReviewModel& review)
{
    const std::uint64_t wins = review.firstWins();
    if (wins == 1)
        return SharedGame::tr("Find the one winning first move.");
    if (wins > 1)
        return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "Find a winning first move: there is %1."),
                                QT_TRANSLATE_N_NOOP("Wording", "Find a winning first move: there are %1."),
                                wins)
            .arg(wins);
    return review.secondCouldWin() ? SharedGame::tr("Whoever goes second can win.")
                                   : SharedGame::tr("Begin where this game began.");
}

} // namespace

scene::GamePicture gamePicture(const ReviewModel& review, const QVariantMap& colours)
{
    const Session& session = *review.session();
    const games::Game& first = *review.first();
    const PositionNode& end = session.positions().currentNode();
    const int winner = session.winner();
    const std::array<Told, 2> told{toldOf(session, 0), toldOf(session, 1)};
    const int above = laneAbove(review);
    std::vector<scene::Standing> course = courseOf(review);
    if (std::ranges::all_of(course, [](const scene::Standing& at) { return at.lane < 0; }))
        course.clear();
    const Told& here = told.at(static_cast<std::size_t>(above));
    const Told& there = told.at(static_cast<std::size_t>(1 - above));
    scene::GamePicture picture{
        .first = first.board(),
        .look = {.colours = paletteOf(colours),
                 .between = scene::Between::Plus,
                 .buttonText = scene::buttonTexts(first.info()),
                 .world = worldOf(colours)},
        .title = titleOf(told.at(static_cast<std::size_t>(winner)),
                         told.at(static_cast<std::size_t>(1 - winner)), wording::playedTitle(first)),
        .story = storyOf(first, *end.game, told.at(static_cast<std::size_t>(1 - end.toMove)), review.count()),
        //: the other player: who was winning where a line runs above, and where it runs below
        .lanes = here.isMe ? SharedGame::tr("I was winning above, %1 below.").arg(there.name)
                           //: two players: who was winning where a line runs above, and where it runs below
                           : SharedGame::tr("%1 was winning above, %2 below.").arg(here.name, there.name),
        .challenge = session.seat(1 - above)->isHuman() || session.seat(above)->isHuman() == false
                         ? SharedGame::tr("And you?")
                         : SharedGame::tr("Can you beat %1?").arg(there.name),
        .task = taskOf(review),
        .notation = QString::fromStdString(first.notation()),
        .course = std::move(course),
        .isMirrored = QGuiApplication::isRightToLeft()};
    for (std::size_t i = 0; i < 2; ++i) {
        const int seat = i == 0 ? above : 1 - above;
        const QString mood = seat == winner ? QStringLiteral("-wins") : QStringLiteral("-loses");
        picture.faces.at(i) = session.seat(seat)->face() + (session.seat(seat)->isHuman() ? QString() : mood);
    }
    return picture;
}

void SharedGame::setReview(ReviewModel* review)
{
    watch(m_review, review, &ReviewModel::judged, this, &SharedGame::changed, &SharedGame::changed);
}

bool SharedGame::isOffered() const
{
    return m_review && m_review->isOffered() && m_review->session()->winner() >= 0;
}

void SharedGame::paint(QPainter* painter)
{
    if (!isOffered())
        return;
    const double scale = width() / scene::gamePictureSize.width();
    painter->scale(scale, scale);
    scene::paint(*painter, picture());
}

QString SharedGame::told() const
{
    if (!isOffered())
        return {};
    const scene::GamePicture told = picture();
    return (QStringList{told.title, told.story} +
            (told.course.empty() ? QStringList() : QStringList{told.lanes}) +
            QStringList{told.challenge, told.task})
        .join(u' ');
}

QString SharedGame::fileName() const
{
    if (!isOffered())
        return {};
    QString name = m_review->session()->fileName();
    name.chop(static_cast<int>(QStringLiteral(".grundy").size()));
    return name + QStringLiteral("-played.png");
}

QString SharedGame::save(const QUrl& file)
{
    if (!isOffered())
        return {};
    const auto format = scene::pictureFormat(file.toLocalFile());
    if (!format || *format == scene::PictureFormat::Pdf)
        return tr("A picture’s name ends in .svg or .png.");
    const scene::GamePicture shown = picture();
    const scene::Canvas canvas{.size = scene::gamePictureSize,
                               .title = shown.title,
                               .draw = [&shown](QPainter& painter) { scene::paint(painter, shown); }};
    const QString cause = wording::writeWholeFile(
        file.toLocalFile(), [&](QIODevice& device) { return scene::writePicture(device, *format, canvas); });
    const auto error = cause.isEmpty()
                           ? std::nullopt
                           : std::optional(FileError{wording::fileProblem(file.toLocalFile(), cause)});
    m_review->session()->tellSaved(file, error);
    return error ? error->text : QString();
}

void SharedGame::copy()
{
    if (!isOffered())
        return;
    QGuiApplication::clipboard()->setImage(scene::imageOf(picture()));
    m_review->session()->setNote(tr("Copied the picture."));
}

} // namespace models
