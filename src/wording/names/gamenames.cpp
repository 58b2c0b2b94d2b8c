// SPDX-License-Identifier: GPL-3.0-or-later

// What the games are called, and what they are about.

#include "wording/names/namelist.h"
#include "wording/names/names.h"

namespace wording {
namespace {

constexpr std::array gameTitles{
    Name{"nim", QT_TRANSLATE_NOOP("Wording", "Nim")},
    Name{"takeaway", QT_TRANSLATE_NOOP("Wording", "Takeaway")},
    Name{"octal", QT_TRANSLATE_NOOP("Wording", "Octal Games")},
    Name{"grundy", QT_TRANSLATE_NOOP("Wording", "Grundy’s Game")},
    Name{"lines", QT_TRANSLATE_NOOP("Wording", "Line Nim")},
    Name{"grid", QT_TRANSLATE_NOOP("Wording", "Grid Nim")},
    Name{"dag", QT_TRANSLATE_NOOP("Wording", "Graph Game")},
    Name{"primes", QT_TRANSLATE_NOOP("Wording", "Prime Powers")},
    Name{"skip", QT_TRANSLATE_NOOP("Wording", "Skip Nim")},
    Name{"poker", QT_TRANSLATE_NOOP("Wording", "Poker Nim")},
    Name{"nimble", QT_TRANSLATE_NOOP("Wording", "Nimble")},
    Name{"staircase", QT_TRANSLATE_NOOP("Wording", "Staircase Nim")},
    Name{"dollar", QT_TRANSLATE_NOOP("Wording", "Silver Dollar")},
    Name{"turtles", QT_TRANSLATE_NOOP("Wording", "Turning Turtles")},
    Name{"twins", QT_TRANSLATE_NOOP("Wording", "Twins")},
    Name{"northcott", QT_TRANSLATE_NOOP("Wording", "Northcott’s Game")},
    Name{"plane", QT_TRANSLATE_NOOP("Wording", "Nim in the Plane")},
    Name{"wythoff", QT_TRANSLATE_NOOP("Wording", "Wythoff’s Queen")},
    Name{"hackenbush", QT_TRANSLATE_NOOP("Wording", "Hackenbush")},
};

constexpr std::array taglines{
    Name{"nim", QT_TRANSLATE_NOOP("Wording", "Take from one heap")},
    Name{"takeaway", QT_TRANSLATE_NOOP("Wording", "Take 1, 2 or 3")},
    Name{"octal", QT_TRANSLATE_NOOP("Wording", "Kayles and its relatives")},
    Name{"grundy", QT_TRANSLATE_NOOP("Wording", "Divide into unequal heaps")},
    Name{"lines", QT_TRANSLATE_NOOP("Wording", "Take neighbours on a line")},
    Name{"grid", QT_TRANSLATE_NOOP("Wording", "Take 1–3 in a row or column")},
    Name{"dag", QT_TRANSLATE_NOOP("Wording", "Move a token along arrows")},
    Name{"primes", QT_TRANSLATE_NOOP("Wording", "Divide until 1 is left")},
    Name{"skip", QT_TRANSLATE_NOOP("Wording", "Nim, and a few turns to skip")},
    Name{"poker", QT_TRANSLATE_NOOP("Wording", "Nim, and stones may come back")},
    Name{"nimble", QT_TRANSLATE_NOOP("Wording", "Any coin, any square left")},
    Name{"staircase", QT_TRANSLATE_NOOP("Wording", "Step down")},
    Name{"dollar", QT_TRANSLATE_NOOP("Wording", "Slide left, no jumping")},
    Name{"turtles", QT_TRANSLATE_NOOP("Wording", "Flip heads to tails")},
    Name{"twins", QT_TRANSLATE_NOOP("Wording", "Flip exactly two coins")},
    Name{"northcott", QT_TRANSLATE_NOOP("Wording", "Your own tokens")},
    Name{"plane", QT_TRANSLATE_NOOP("Wording", "Left or down")},
    Name{"wythoff", QT_TRANSLATE_NOOP("Wording", "Corner the queen")},
    Name{"hackenbush", QT_TRANSLATE_NOOP("Wording", "Cut, and let it fall")},
};

} // namespace

QString gameTitle(std::string_view gameId)
{
    const QString title = textFor(gameTitles, gameId);
    return title.isEmpty() ? fromUtf8(gameId) : title;
}

QString gameTagline(std::string_view gameId)
{
    return textFor(taglines, gameId);
}

} // namespace wording
