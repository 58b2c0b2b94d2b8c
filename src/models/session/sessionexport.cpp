// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a picture in a file, and on paper.

#include "models/board/boardexport.h"
#include "models/palette.h"
#include "models/paper/keptpaper.h"
#include "models/session/session.h"
#include "print/sheets/positionpage.h"
#include "wording/names/names.h"

namespace models {
namespace {

bool isDrawn(const BoardModel& board)
{
    return board.board().shape == games::Shape::Drawn;
}

} // namespace

QString Session::pictureName() const
{
    QString name = fileName();
    name.chop(static_cast<int>(QStringLiteral("grundy").size()));
    return name + (isDrawn(m_board) ? QStringLiteral("svg") : QStringLiteral("png"));
}

bool Session::exportPicture(const QUrl& url, const QVariantMap& colours)
{
    if (!isPictureOffered())
        return false;
    BoardPicture picture{.board = m_board.board(),
                         .look = {.colours = paletteOf(colours),
                                  .between = scene::Between::Plus,
                                  .tags = m_board.tags(),
                                  .buttonText = scene::buttonTexts(game()->info()),
                                  .map = m_map.told()},
                         .title = wording::positionTitle(*game())};
    for (const BoardOverlay::MoveMark& mark : m_board.moveMarks())
        if (mark.move)
            picture.marks.push_back(scene::markedMove(*game(), *mark.move, mark.leaves));
    return tellSaved(url, writePicture(url.toLocalFile(), picture));
}

Printout Session::printout() const
{
    if (!isPictureOffered())
        return {};
    const QString title = positionTitle();
    const printing::Paper paper = keptPaper();
    return {title, paper, [title, paper, board = m_board.board(), shown = game()](const solver::Job&) {
                return std::make_shared<const printing::PositionPage>(title, board, shown->info(), paper);
            }};
}

void Session::tellPrinted()
{
    setMessage({});
    setNote(tr("Sent to the printer."));
}

bool Session::tellSaved(const QUrl& url, const std::optional<FileError>& error)
{
    setMessage(error ? error->text : QString());
    setNote(error ? QString() : tr("Saved as %1", "file name").arg(url.fileName()));
    return !error;
}

} // namespace models
