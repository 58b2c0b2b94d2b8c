// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of sessions share.

#include "models/board/pieceids.h"
#include "models/environment.h"
#include "models/files/gamestore.h"
#include "models/session/session.h"

#include <QDir>
#include <QGuiApplication>
#include <QSignalSpy>

namespace models::test {

/// Too large for a table: it is searched, in vain.
inline constexpr auto fullGrid = "grid/misere:1111111/1111111/1111111/1111111/1111111/1111111";

inline QString id(quint32 major, quint32 minor)
{
    return idText(games::pieceId(major, minor));
}

inline QStringList labels(const NodeListModel& model, int role = NodeListModel::LabelRole)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row).data(role).toString());
    return texts;
}

/// Of the outcomes; empty where they are not known.
inline QStringList letters(const NodeListModel& model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(letterText(model.index(row).data(NodeListModel::OutcomeRole).value<Outcome>()));
    return texts;
}

inline void explore(Session& session, const char* notation)
{
    session.setMode(Mode::Explore);
    QVERIFY(session.open(QString::fromLatin1(notation)));
}

inline void twoPeople(Session& session, const char* notation)
{
    session.seat1()->setHuman(true);
    session.setMode(Mode::Play);
    QVERIFY(session.open(QString::fromLatin1(notation)));
}

/// Each test begins without a recent game; no warning is let through.
inline void beginTest()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
    QDir(GameStore::homeFolder()).removeRecursively();
}

} // namespace models::test
