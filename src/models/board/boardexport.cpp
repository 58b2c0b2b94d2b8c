// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/boardexport.h"

#include "scene/drawncurve.h"
#include "scene/picture.h"
#include "scene/pngsize.h"
#include "wording/wholefile.h"

#include <QFileInfo>

#include <functional>

namespace models {
namespace {

std::optional<FileError> save(const QString& path, const std::function<bool(QIODevice&)>& write)
{
    const QString cause = wording::writeWholeFile(path, write);
    return cause.isEmpty() ? std::nullopt : std::optional(FileError{wording::fileProblem(path, cause)});
}

bool isDot(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("dot") || suffix == QLatin1String("gv");
}

QByteArray dotPlace(QPointF place)
{
    return "pos=\"" + QByteArray::number(place.x(), 'f', 3) + ',' + QByteArray::number(place.y(), 'f', 3) +
           "!\"";
}

QByteArray dotEdge(const games::Piece& edge, const scene::Palette& colours)
{
    const auto [from, to] = scene::jointsOf(edge);
    const bool left = edge.owner == theory::Mover::Left;
    const QByteArray letter = edge.owner == theory::Mover::Either ? QByteArray()
                              : left                              ? QByteArray(", label=\"L\"")
                                                                  : QByteArray(", label=\"R\"");
    return "    " + QByteArray::number(from) + " -- " + QByteArray::number(to) + " [color=\"" +
           colours.of(edge.owner).name().toLatin1() + "\"" + letter + "];\n";
}

} // namespace

std::optional<FileError> writePicture(const QString& path, const BoardPicture& picture)
{
    const bool isDrawn = picture.board.shape == games::Shape::Drawn;
    if (isDrawn && isDot(path))
        return save(path, [&](QIODevice& file) {
            const QByteArray text = dotText(picture.board, picture.look.colours);
            return file.write(text) == text.size();
        });
    const auto format = scene::pictureFormat(path);
    if (!format)
        return FileError{isDrawn ? GameFile::tr("A picture’s name ends in .svg, .png, .pdf or .dot.")
                                 : GameFile::tr("A picture’s name ends in .svg, .png or .pdf.")};
    scene::Picture drawn{scene::pictureOf(picture.board, picture.look), picture.title, scene::pngScale};
    scene::markMoves(drawn.scene, picture.marks);
    return save(path, [&](QIODevice& file) { return scene::writePicture(file, *format, drawn); });
}

QByteArray dotText(const games::Board& board, const scene::Palette& colours)
{
    QByteArray text = "// The ground is node 0. Draw it with: neato -n2 -Tsvg\n"
                      "graph hackenbush {\n"
                      "    node [shape=circle, width=0.15, fixedsize=true, label=\"\"];\n"
                      "    edge [penwidth=4];\n";
    double feet = 0;
    int footCount = 0;
    const auto addFoot = [&](double row, double column) {
        if (row == 0) {
            feet += column;
            ++footCount;
        }
    };
    for (const games::Piece& piece : board.pieces) {
        if (piece.kind != games::PieceKind::Edge)
            continue;
        addFoot(piece.row, piece.column);
        addFoot(piece.toRow, piece.toColumn);
    }
    text += "    0 [shape=box, width=1, height=0.1, " + dotPlace({footCount > 0 ? feet / footCount : 0, 0}) +
            "];\n";
    for (const games::Piece& piece : board.pieces)
        if (piece.kind == games::PieceKind::Joint)
            text += "    " + QByteArray::number(games::minorOf(piece.id)) + " [" +
                    dotPlace({piece.column, piece.row}) + "];\n";
    for (const games::Piece& piece : board.pieces)
        if (piece.kind == games::PieceKind::Edge)
            text += dotEdge(piece, colours);
    return text + "}\n";
}

} // namespace models
