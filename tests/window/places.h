// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The pages of the program, each with what it shows most of.

#include "models/learn/exercises/exercisemodel.h"
#include "window/driver.h"

#include <string>

namespace window {

struct Place {
    const char* page;
    const char* tab = "";      ///< of the Lab or of Learn
    const char* position = ""; ///< that is opened
    const char* mode = "explore";
};

inline constexpr Place places[]{
    {.page = "gallery"},
    {.page = "game", .position = "nim:7,11,5", .mode = "play"},
    {.page = "game", .position = "nim:7,11,5"},
    {.page = "game", .position = "lines/misere:111/1111/11111"},
    {.page = "game", .position = "wythoff:4,7"},
    {.page = "game", .position = "dollar:0100101001"},
    {.page = "game", .position = "hackenbush:0-1r,1-2b,0-3g"},
    {.page = "game", .position = "toads:TT.FF", .mode = "play"},
    {.page = "game", .position = "octal/code=0.77:5,7"},
    {.page = "game", .position = "takeaway/take=1-3:10", .mode = "present"},
    {.page = "game", .position = "nim:3,5 + hackenbush:0-1b,1-2r"},
    {.page = "game", .position = "game:{2||1|0}"},
    {.page = "draw"},
    {.page = "lab", .tab = "graph"},
    {.page = "lab", .tab = "matrix"},
    {.page = "lab", .tab = "statistics"},
    {.page = "lab", .tab = "table"},
    {.page = "lab", .tab = "sequences"},
    {.page = "lab", .tab = "rules"},
    {.page = "lab", .tab = "theory"},
    {.page = "learn", .tab = "lessons"},
    {.page = "learn", .tab = "practice"},
    {.page = "learn", .tab = "mark"},
    {.page = "learn", .tab = "worksheets"},
    {.page = "learn", .tab = "pupils"},
    {.page = "settings"},
};

inline std::string nameOf(const Place& place)
{
    return std::string(place.page) + ' ' + place.tab + place.position;
}

inline void go(const Driver& driver, const Place& place)
{
    if (*place.position != '\0') {
        QMetaObject::invokeMethod(&driver.session(), "open", Q_ARG(QString, QLatin1String(place.position)));
        driver.setMode(QLatin1String(place.mode));
    }
    driver.setPage(QLatin1String(place.page));
    QTRY_COMPARE(driver.page(), QLatin1String(place.page));
    if (*place.tab != '\0') {
        QTRY_VERIFY(driver.item(driver.page() + QLatin1String("Page")) != nullptr);
        driver.setTab(QLatin1String(place.tab));
    }
    for (auto* exercise : driver.window().findChildren<models::ExerciseModel*>()) {
        exercise->setProperty("seed", 7); // the same in every window
        if (QObject* const view = exercise->parent())
            view->setProperty("seed", 7); // also when its bindings are evaluated again
    }
    QTRY_VERIFY(driver.isSettled());
    driver.waitUntilDrawn();
}

} // namespace window
