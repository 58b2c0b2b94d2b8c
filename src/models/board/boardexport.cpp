// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/board/boardexport.h"

#include "models/drawn/drawnshape.h"
#include "models/files/pngsize.h"
#include "models/files/savedimage.h"
#include "wording/wholefile.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <functional>

namespace models {
namespace {

constexpr double unit = 96; // pixels
constexpr double thickness = 8;
constexpr int letterSize = 15;
constexpr int tagSize = 17;
constexpr double unitsAround = 0.6; // the picture
constexpr double tagDepth = 0.75;   // units below the ground for two lines of texts

using Writer = std::function<bool(QIODevice&)>;

std::optional<FileError> save(const QString& path, const Writer& write)
{
    const QString cause = wording::writeWholeFile(path, write);
    return cause.isEmpty() ? std::nullopt : std::optional(FileError{wording::fileProblem(path, cause)});
}

/// A picture ready to be drawn: its scene, and how large it is in pixels.
class Canvas {
public:
    explicit Canvas(const BoardPicture& picture)
    {
        m_stage.show(picture.board.pieces, DrawnStage::Change::AtOnce, 1);
        measure(picture);
        m_scene.stage = &m_stage;
        m_scene.edges.resize(m_stage.edges().size());
        m_scene.joints.resize(m_stage.joints().size());
        for (std::size_t i = 0; i < m_scene.edges.size(); ++i) {
            const DrawnCurve& curve = m_stage.edges()[i].to;
            m_scene.edges[i].anchor = pointAt(curve, 0.5);
            m_scene.edges[i].side = letterSide(curve);
        }
        m_scene.tags = picture.tags;
        m_scene.view.unit = {unit, unit};
        m_scene.thickness = thickness;
        m_scene.letterSize = letterSize;
        m_scene.tagSize = tagSize;
        m_scene.colours = picture.colours;
    }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] QSizeF size() const { return m_size; }

    void paint(QPainter& painter) const
    {
        painter.setFont(QGuiApplication::font());
        painter.fillRect(QRectF(QPointF(), m_size), m_scene.colours.board);
        paintDrawn(painter, m_scene);
    }

private:
    void measure(const BoardPicture& picture)
    {
        constexpr int samples = 16;
        constexpr double overhang = 0.5; // of the ground
        const auto& edges = m_stage.edges();
        QPointF least(edges.empty() ? 0 : edges.front().to[0].x(), 0);
        QPointF most = least + QPointF(0, 1);
        for (const DrawnStage::Edge& edge : edges)
            for (int i = 0; i <= samples; ++i) {
                const QPointF place = pointAt(edge.to, static_cast<double>(i) / samples);
                least.setX(std::min(least.x(), place.x()));
                most = {std::max(most.x(), place.x()), std::max(most.y(), place.y())};
            }
        const double below = picture.tags.empty() ? unitsAround / 2 : tagDepth;
        m_scene.groundFrom = least.x() - overhang;
        m_scene.groundTo = most.x() + overhang;
        m_scene.view.origin = QPointF(unitsAround - m_scene.groundFrom, unitsAround + most.y()) * unit;
        m_size =
            QSizeF(m_scene.groundTo - m_scene.groundFrom + 2 * unitsAround, most.y() + unitsAround + below) *
            unit;
    }

    DrawnStage m_stage;
    DrawnScene m_scene;
    QSizeF m_size;
};

bool writeSvg(QIODevice& file, const Canvas& canvas, const QString& title)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setResolution(96); // a pixel is a pixel of CSS
    svg.setSize(canvas.size().toSize());
    svg.setViewBox(QRectF(QPointF(), canvas.size()));
    svg.setTitle(title);
    QPainter painter;
    if (!painter.begin(&svg))
        return false;
    canvas.paint(painter);
    return painter.end();
}

bool writePng(QIODevice& file, const Canvas& canvas)
{
    const double longer = std::max(canvas.size().width(), canvas.size().height());
    const double scale = std::min(pngScale, longestSide / longer);
    QImage image((canvas.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return false;
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    canvas.paint(painter);
    painter.end();
    return saveImage(image, file);
}

/// One page of A4, on its side for a wide picture.
bool writePdf(QIODevice& file, const Canvas& canvas, const QString& title)
{
    constexpr double edge = 15; // millimetres
    const bool wide = canvas.size().width() > canvas.size().height();
    QPdfWriter pdf(&file);
    pdf.setTitle(title);
    pdf.setCreator(QGuiApplication::applicationName());
    pdf.setPageLayout(QPageLayout(QPageSize(QPageSize::A4),
                                  wide ? QPageLayout::Landscape : QPageLayout::Portrait,
                                  QMarginsF(edge, edge, edge, edge), QPageLayout::Millimeter));
    QPainter painter;
    if (!painter.begin(&pdf))
        return false;
    const double scale = std::min(pdf.width() / canvas.size().width(), pdf.height() / canvas.size().height());
    painter.scale(scale, scale);
    canvas.paint(painter);
    return painter.end();
}

QByteArray dotPlace(QPointF place)
{
    return "pos=\"" + QByteArray::number(place.x(), 'f', 3) + ',' + QByteArray::number(place.y(), 'f', 3) +
           "!\"";
}

QByteArray dotEdge(const games::Piece& edge, const DrawnColours& colours)
{
    const auto [from, to] = jointsOf(edge);
    const bool left = edge.owner == theory::Mover::Left;
    const QColor& colour = edge.owner == theory::Mover::Either ? colours.green
                           : left                              ? colours.left
                                                               : colours.right;
    const QByteArray letter = edge.owner == theory::Mover::Either ? QByteArray()
                              : left                              ? QByteArray(", label=\"L\"")
                                                                  : QByteArray(", label=\"R\"");
    return "    " + QByteArray::number(from) + " -- " + QByteArray::number(to) + " [color=\"" +
           colour.name().toLatin1() + "\"" + letter + "];\n";
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("svg"))
        return PictureFormat::Svg;
    if (suffix == QLatin1String("png"))
        return PictureFormat::Png;
    if (suffix == QLatin1String("pdf"))
        return PictureFormat::Pdf;
    if (suffix == QLatin1String("dot") || suffix == QLatin1String("gv"))
        return PictureFormat::Dot;
    return std::nullopt;
}

std::optional<FileError> writePicture(const QString& path, const BoardPicture& picture)
{
    const auto format = pictureFormat(path);
    if (!format)
        return FileError{GameFile::tr("A picture’s name ends in .svg, .png, .pdf or .dot.")};
    const Canvas canvas(picture);
    return save(path, [&](QIODevice& file) {
        switch (*format) {
        case PictureFormat::Svg: return writeSvg(file, canvas, picture.title);
        case PictureFormat::Png: return writePng(file, canvas);
        case PictureFormat::Pdf: return writePdf(file, canvas, picture.title);
        case PictureFormat::Dot: break;
        }
        const QByteArray text = dotText(picture);
        return file.write(text) == text.size();
    });
}

std::optional<FileError> writeImage(const QString& path, const QImage& image, const QColor& ground)
{
    if (pictureFormat(path) != PictureFormat::Png)
        return FileError{GameFile::tr("The picture of this board is written as .png.")};
    if (image.isNull())
        return FileError{GameFile::tr("The board could not be drawn.")};
    QImage whole(image.size(), QImage::Format_RGB32);
    whole.fill(ground);
    QPainter(&whole).drawImage(0, 0, image);
    return save(path, [&whole](QIODevice& file) { return saveImage(whole, file); });
}

QByteArray dotText(const BoardPicture& picture)
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
    for (const games::Piece& piece : picture.board.pieces) {
        if (piece.kind != games::PieceKind::Edge)
            continue;
        addFoot(piece.row, piece.column);
        addFoot(piece.toRow, piece.toColumn);
    }
    text += "    0 [shape=box, width=1, height=0.1, " + dotPlace({footCount > 0 ? feet / footCount : 0, 0}) +
            "];\n";
    for (const games::Piece& piece : picture.board.pieces)
        if (piece.kind == games::PieceKind::Joint)
            text += "    " + QByteArray::number(games::minorOf(piece.id)) + " [" +
                    dotPlace({piece.column, piece.row}) + "];\n";
    for (const games::Piece& piece : picture.board.pieces)
        if (piece.kind == games::PieceKind::Edge)
            text += dotEdge(piece, picture.colours);
    return text + "}\n";
}

} // namespace models
