// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/edittools.h"

#include "wording/text/sentences.h"

namespace models {

EditTools::EditTools(const games::Info& info)
{
    if (!info.editing)
        return;
    const games::Editing& editing = *info.editing;
    hint = wording::toText(editing.hint);
    add = wording::toText(editing.add);
    rows = wording::toText(editing.rows.name);
    mostRows = editing.rows.most;
    columns = wording::toText(editing.columns.name);
    mostColumns = editing.columns.most;
    ofLeft = wording::toText(editing.ofLeft);
    ofRight = wording::toText(editing.ofRight);
}

} // namespace models
