// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/listmodel.h"

#include "wording/text/language.h"

#include <QMetaEnum>

namespace models {

QHash<int, QByteArray> roleNamesOf(const QMetaObject& type)
{
    const QMetaEnum roles = type.enumerator(type.indexOfEnumerator("Role"));
    QHash<int, QByteArray> names;
    for (int i = 0; i < roles.keyCount(); ++i) {
        QByteArray name(roles.key(i));
        name.chop(QByteArrayView("Role").size());
        names.insert(roles.value(i), name.left(1).toLower() + name.mid(1));
    }
    return names;
}

void sayInEveryLanguage(QAbstractItemModel& model)
{
    wording::followLanguage(&model, [&model] {
        if (model.rowCount() > 0)
            emit model.dataChanged(model.index(0, 0),
                                   model.index(model.rowCount() - 1, model.columnCount() - 1));
    });
}

} // namespace models
