// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a picture in a file.

#include "models/board/boardexport.h"
#include "models/session/session.h"
#include "wording/names/names.h"

namespace models {
namespace {

bool isDrawn(const BoardModel& board)
{
    return board.board().shape == games::Shape::Drawn;
}

} // namespace

bool Session::isPictureOffered() const
{
    return isOpened() && m_board.board().undrawn == 0;
}

QString Session::pictureName() const
{
    QString name = fileName();
    name.chop(static_cast<int>(QStringLiteral("grundy").size()));
    return name + (isDrawn(m_board) ? QStringLiteral("svg") : QStringLiteral("png"));
}

bool Session::exportPicture(const QUrl& url, const QVariantMap& colours)
{
    if (!isDrawn(m_board) || !isPictureOffered())
        return false;
    return tellExported(url, writePicture(url.toLocalFile(), {.board = m_board.board(),
                                                              .tags = m_board.tags(),
                                                              .colours = drawnColours(colours),
                                                              .title = wording::positionTitle(*game())}));
}

bool Session::exportGrab(const QUrl& url, const QVariant& image, const QColor& ground)
{
    return tellExported(url, writeImage(url.toLocalFile(), image.value<QImage>(), ground));
}

bool Session::tellExported(const QUrl& url, const std::optional<FileError>& error)
{
    setMessage(error ? error->text : QString());
    setNote(error ? QString() : tr("Saved as %1", "file name").arg(url.fileName()));
    return !error;
}

} // namespace models
