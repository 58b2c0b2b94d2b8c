// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/levels.h"

#include "models/files/ownsettings.h"
#include "models/session/seat.h"
#include "models/words.h"

#include <algorithm>

namespace models {
namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(models::DescribedLevel)
};

/// The number that belongs to the level; null where it has none.
int* amountOf(SavedSeat& seat)
{
    switch (seat.level) {
    case Level::Look: return &seat.depth;
    case Level::Humanlike: return &seat.slip;
    case Level::Fence: return &seat.fence;
    case Level::Random:
    case Level::Perfect: break;
    }
    return nullptr;
}

QString beatenKeyOf(const QString& gameId)
{
    return QStringLiteral("beaten/%1").arg(gameId);
}

QString keyOf(const QString& gameId)
{
    return QStringLiteral("levels/%1").arg(gameId);
}

QString knownOr(const QString& level, const QString& otherwise)
{
    return levelOf(withLevel({}, level)) == level ? level : otherwise;
}

} // namespace

QString levelOf(const SavedSeat& seat)
{
    SavedSeat same = seat;
    const int* amount = amountOf(same);
    return amount == nullptr ? wordOf(seat.level)
                             : QStringLiteral("%1 %2").arg(wordOf(seat.level)).arg(*amount);
}

SavedSeat withLevel(SavedSeat seat, const QString& level)
{
    const auto kind = fromWord<Level>(level.section(QLatin1Char(' '), 0, 0));
    if (!kind)
        return seat;
    seat.level = *kind;
    if (int* amount = amountOf(seat))
        *amount = level.section(QLatin1Char(' '), 1).toInt();
    Seat checked(false);
    checked.restore(seat);
    return checked.saved();
}

QList<DescribedLevel> ladder()
{
    return {{.level = QStringLiteral("perfect"),
             //: a level of the computer: it makes no mistake
             .title = LevelText::tr("Perfect"),
             .detail = LevelText::tr("never gives a win away"),
             .face = QStringLiteral("onyx"),
             //: a name: a stone that plays perfectly
             .name = LevelText::tr("Onyx"),
             //: the motto of Onyx, who plays perfectly
             .motto = LevelText::tr("One move won. You found it.")},
            {.level = QStringLiteral("humanlike 10"),
             //: a level of the computer, an adjective
             .title = LevelText::tr("Strong"),
             .detail = LevelText::tr("knows the trick, sometimes slips"),
             .face = QStringLiteral("jasper"),
             //: a name: a stone that plays well
             .name = LevelText::tr("Jasper"),
             //: the motto of Jasper, who knows the trick
             .motto = LevelText::tr("Even. Your turn to worry.")},
            {.level = QStringLiteral("look 3"),
             //: a level of the computer, an adjective
             .title = LevelText::tr("Careful"),
             .detail = LevelText::tr("looks 3 moves ahead"),
             .face = QStringLiteral("flint"),
             //: a name: a stone that plays with care
             .name = LevelText::tr("Flint"),
             //: the motto of Flint, who looks ahead
             .motto = LevelText::tr("I saw that coming.")},
            {.level = QStringLiteral("look 1"),
             //: a level of the computer, a noun: it plays like one
             .title = LevelText::tr("Beginner"),
             .detail = LevelText::tr("looks 1 move ahead"),
             .face = QStringLiteral("moss"),
             //: a name: a mossy stone that plays like a beginner
             .name = LevelText::tr("Moss"),
             //: the motto of Moss, who sees the last move
             .motto = LevelText::tr("I won’t hand you the last one.")},
            {.level = QStringLiteral("random"),
             //: a level of the computer: it makes any move
             .title = LevelText::tr("Random"),
             //: of the level Random: it makes any move
             .detail = LevelText::tr("plays whatever catches the eye"),
             .face = QStringLiteral("pip"),
             //: a name: the stone of a fruit, that plays at random
             .name = LevelText::tr("Pip"),
             //: the motto of Pip, who plays at random
             .motto = LevelText::tr("Ooh, that one.")}};
}

bool isOnLadder(const QString& level)
{
    return std::ranges::count(ladder(), level, &DescribedLevel::level) > 0;
}

namespace {

/// The rung of the ladder that plays most like it.
QString nearestRung(const SavedSeat& seat)
{
    switch (seat.level) {
    case Level::Random: return QStringLiteral("random");
    case Level::Look: return seat.depth == 1 ? QStringLiteral("look 1") : QStringLiteral("look 3");
    case Level::Humanlike:
        return seat.slip < 5     ? QStringLiteral("perfect")
               : seat.slip <= 55 ? QStringLiteral("humanlike 10")
                                 : QStringLiteral("random");
    case Level::Fence: return seat.fence < 6 ? QStringLiteral("look 1") : QStringLiteral("look 3");
    case Level::Perfect: break;
    }
    return QStringLiteral("perfect");
}

DescribedLevel rung(const QString& level)
{
    const QList<DescribedLevel> rungs = ladder();
    return *std::ranges::find(rungs, level, &DescribedLevel::level);
}

} // namespace

DescribedLevel described(const QString& level)
{
    if (isOnLadder(level))
        return rung(level);
    const SavedSeat seat = withLevel({}, level);
    DescribedLevel same = rung(nearestRung(seat));
    same.level = level;
    same.detail.clear();
    if (seat.level == Level::Look) {
        same.title = LevelText::tr("Looks %1 moves ahead").arg(seat.depth);
    } else if (seat.level == Level::Humanlike) {
        //: a level of the computer: it slips at times, as people do
        same.title = LevelText::tr("Human-like");
        same.detail = LevelText::tr("slips in %1 % of its moves").arg(seat.slip);
    } else {
        //: a level of the computer: it plays perfectly once so many pieces are left, such as 12
        same.title = LevelText::tr("Fence %1").arg(seat.fence);
        same.detail = seat.fence == 1 ? LevelText::tr("perfect with 1 piece left")
                                      : LevelText::tr("perfect once %1 pieces are left").arg(seat.fence);
    }
    return same;
}

QString learnerFile(const QString& folder)
{
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/levels.ini");
}

QString gentleLevel()
{
    return QStringLiteral("look 1");
}

std::array<QString, 2> rememberedLevels(const QString& gameId, const QString& folder)
{
    const QStringList stored = settingsOf(learnerFile(folder))->value(keyOf(gameId)).toStringList();
    return {knownOr(stored.value(0), gentleLevel()), knownOr(stored.value(1), gentleLevel())};
}

void rememberLevels(const QString& gameId, const std::array<QString, 2>& levels, const QString& folder)
{
    changeSettings(
        [&](QSettings& settings) {
            settings.setValue(keyOf(gameId), QStringList{levels[0], levels[1]});
        },
        learnerFile(folder));
}

QStringList beatenFaces(const QString& gameId, const QString& folder)
{
    const QStringList stored = settingsOf(learnerFile(folder))->value(beatenKeyOf(gameId)).toStringList();
    QStringList faces;
    for (const DescribedLevel& level : ladder())
        if (stored.contains(level.face))
            faces.prepend(level.face);
    return faces;
}

void rememberBeaten(const QString& gameId, const QString& level, const QString& folder)
{
    const QStringList before = beatenFaces(gameId, folder);
    const QString face = described(level).face;
    if (!isOnLadder(level) || before.contains(face))
        return;
    changeSettings(
        [&](QSettings& settings) { settings.setValue(beatenKeyOf(gameId), before + QStringList(face)); },
        learnerFile(folder));
}

void forgetLevels(const QString& folder)
{
    changeSettings(
        [](QSettings& settings) {
            settings.remove(QStringLiteral("levels"));
            settings.remove(QStringLiteral("beaten"));
            settings.remove(QStringLiteral("friends"));
        },
        learnerFile(folder));
}

} // namespace models
