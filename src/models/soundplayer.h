// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace models {

/// Plays a sample of the resources, "stone", behind those that still sound, and returns at once. Nothing
/// happens where sounds are off or the computer has no device for them.
void playSound(const QString& sample);

} // namespace models
