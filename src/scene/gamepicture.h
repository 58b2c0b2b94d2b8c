// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A game that is over on one picture, to be shown to others: how it began, who won, and how it went. What is
// written on it are whole sentences; how wide they are is found out when it is painted.

#include "scene/course.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <array>
#include <vector>

class QPainter;

namespace scene {

struct GamePicture {
    games::Board first; ///< as the game began; where it is too large to be drawn its notation stands alone
    Look look;
    QString title{};     ///< "I beat Pip at Nim."
    QString story{};     ///< "Start 7, 6, 5. 7 moves. I took the last stone."
    QString lanes{};     ///< "I was winning above, Pip below."
    QString challenge{}; ///< "Can you beat Pip?"
    QString task{};      ///< "Find a winning first move: there are 3."
    QString notation{};
    std::vector<Standing> course{}; ///< from the beginning on; empty where it is not told
    std::array<QString, 2> faces{}; ///< elements of the worlds
    bool isMirrored = false;        ///< one reads from right to left
};

inline constexpr QSizeF gamePictureSize(1200, 630);

void paint(QPainter& painter, const GamePicture& picture);
[[nodiscard]] QImage imageOf(const GamePicture& picture);

} // namespace scene
