// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/friends.h"

#include "models/files/ownsettings.h"
#include "models/session/levels.h"

namespace models {
namespace {

constexpr QLatin1String friendNamesKey{"friends/names"};
constexpr QLatin1String friendColoursKey{"friends/colours"};

} // namespace

QStringList friendColours()
{
    return {QStringLiteral("you"), QStringLiteral("friend"), QStringLiteral("amber"), QStringLiteral("wine")};
}

std::array<Friend, 2> rememberedFriends(const QString& folder)
{
    const auto settings = settingsOf(learnerFile(folder));
    const QStringList names = settings->value(friendNamesKey).toStringList();
    QStringList colours = settings->value(friendColoursKey).toStringList();
    const QStringList known = friendColours();
    if (colours.size() != 2 || colours[0] == colours[1] || !known.contains(colours[0]) ||
        !known.contains(colours[1]))
        colours = known.mid(0, 2);
    return {Friend{names.value(0), colours[0]}, Friend{names.value(1), colours[1]}};
}

void rememberFriends(const std::array<Friend, 2>& friends, const QString& folder)
{
    changeSettings(
        [&friends](QSettings& settings) {
            settings.setValue(friendNamesKey, QStringList{friends[0].name, friends[1].name});
            settings.setValue(friendColoursKey, QStringList{friends[0].colour, friends[1].colour});
        },
        learnerFile(folder));
}

} // namespace models
