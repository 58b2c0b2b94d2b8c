// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Steps of lessons that are made by one click, with the answers that the solver gives; and what the parts of
// a step are called where a person edits them.

#include "games/game.h"
#include "models/learn/lessons/lessondraft.h"

#include <QJsonObject>
#include <QString>

namespace models {

/// About a position or none.
[[nodiscard]] QJsonObject readyStep(LessonDraft::Ready what, const games::GamePtr& game);
/// The step about another position: the answers that readyStep() made for the one before are made anew,
/// others stay.
[[nodiscard]] QJsonObject withReadyAnswers(QJsonObject step, const games::GamePtr& before,
                                           const games::GamePtr& now);
[[nodiscard]] QJsonObject emptyChoice();

[[nodiscard]] QString draftKindName(LessonShow::Kind kind);
/// What "choices[1].because" is called: "Reason of answer 2"; empty for the step itself.
[[nodiscard]] QString draftField(const QString& where);

} // namespace models
