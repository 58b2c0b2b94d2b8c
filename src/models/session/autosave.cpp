// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/autosave.h"

#include "wording/names/names.h"

#include <QDateTime>
#include <QFile>

namespace models {
namespace {

struct AutosaveText {
    Q_DECLARE_TR_FUNCTIONS(models::Autosave)
};

QString detailOf(const SavedGame& game)
{
    const PositionNode& node = game.tree.currentNode();
    if (node.game->isOver())
        return AutosaveText::tr("the game is over");
    if (game.mode == QLatin1String("explore"))
        return AutosaveText::tr("exploring");
    if (game.mode == QLatin1String("present"))
        return AutosaveText::tr("presenting");
    const bool mine = game.seats[static_cast<std::size_t>(node.toMove)].human;
    if (game.seats[0].human && game.seats[1].human)
        return AutosaveText::tr("two players, move %1").arg(node.depth + 1);
    if (!game.seats[0].human && !game.seats[1].human)
        return AutosaveText::tr("the computer against itself");
    return mine ? AutosaveText::tr("against the computer, your move")
                : AutosaveText::tr("against the computer, its move");
}

} // namespace

void Autosave::find()
{
    const QString path = autosavePath();
    if (!QFile::exists(path))
        return;
    const auto found = game();
    if (const auto* saved = std::get_if<SavedGame>(&found)) {
        tell(*saved);
        return;
    }
    QString aside = path;
    aside.replace(QStringLiteral("autosave.grundy"),
                  QStringLiteral("damaged-%1.grundy")
                      .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"))));
    m_problem = tr("Your last game could not be read (%1).").arg(std::get<FileError>(found).text);
    if (QFile::rename(path, aside))
        m_problem += u' ' + tr("Its file is kept as %1.").arg(aside);
}

std::optional<FileError> Autosave::keep(const SavedGame& game)
{
    auto error = keepGame(autosavePath(), game);
    if (!error)
        tell(game);
    return error;
}

void Autosave::tell(const SavedGame& game)
{
    m_title = wording::positionTitle(*game.tree.currentNode().game);
    m_detail = detailOf(game);
}

} // namespace models
