// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/tables/tablemodel.h"

#include "analysis/tables/tabletext.h"
#include "games/catalogue.h"
#include "models/analysis/outcomes.h"
#include "models/joblimits.h"
#include "scene/pngsize.h"
#include "scene/savedimage.h"
#include "wording/errors.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/tables.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <sstream>

namespace models {
namespace {

using analysis::FamilyPattern;
using analysis::Shown;

constexpr int pauseForMore = 40; ///< milliseconds after a change of the request

analysis::ValueRange rangeOf(int least, int most)
{
    return {static_cast<std::uint64_t>(std::max(0, least)),
            static_cast<std::uint64_t>(std::max(least, most))};
}

/// The game's family first, its patterns alike: the one that shows what is asked.
const analysis::ReadyFamily* readyFor(const analysis::TableRequest& request)
{
    const analysis::ReadyFamily* best = nullptr;
    for (const analysis::ReadyFamily& family : analysis::familiesOf(request.pattern.gameId()))
        if (family.pattern == request.pattern.text() && (best == nullptr || family.shown == request.shown))
            best = &family;
    return best;
}

constexpr std::size_t roundRow = 10;   ///< columns of a wrapped row without a period, or a multiple
constexpr qsizetype longestNamed = 48; ///< characters of a notation in a line about a cell

std::string svgText(const analysis::FamilyTable& table)
{
    std::ostringstream out;
    analysis::writeSvg(out, table, wording::tablePicture(table));
    return out.str();
}

QByteArray textFor(const QString& suffix, const analysis::FamilyTable& table)
{
    if (suffix == QLatin1String("svg"))
        return QByteArray::fromStdString(svgText(table));
    std::ostringstream out;
    if (suffix == QLatin1String("csv"))
        analysis::writeCsv(out, table);
    else
        analysis::writeJson(out, table, [](const games::ParseError& error) {
            return wording::parseErrorText(error).toStdString();
        });
    return QByteArray::fromStdString(out.str());
}

QImage imageOf(const analysis::FamilyTable& table)
{
    QSvgRenderer renderer(QByteArray::fromStdString(svgText(table)));
    const QSizeF size = renderer.defaultSize();
    const double scale =
        std::min(scene::pngScale, scene::longestSide / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// Writes a table to a file named .csv, .json, .svg or .png; a sentence where that fails, else empty.
QString writeTable(const QString& path, const analysis::FamilyTable& table)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QStringList known{QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("svg"),
                            QStringLiteral("png")};
    if (!known.contains(suffix))
        return QCoreApplication::translate("TableExport",
                                           "A table’s name ends in .csv, .json, .svg or .png.");
    if (suffix != QLatin1String("png"))
        return wording::fileProblem(path, wording::writeWholeFile(path, textFor(suffix, table)));
    const QString cause = wording::writeWholeFile(
        path, [&table](QIODevice& file) { return scene::saveImage(imageOf(table), file); });
    return wording::fileProblem(path, cause);
}

} // namespace

TableModel::TableModel(QObject* parent) : FamilyModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseForMore);
    connect(&m_soon, &QTimer::timeout, this, &TableModel::start);
    connect(this, &TableModel::activeChanged, this, [this] {
        if (m_active && m_pending)
            m_soon.start();
    });
    connect(this, &TableModel::filterChanged, this, &TableModel::tellPale);
    wording::followLanguage(this, [this] {
        if (!m_problem.isEmpty())
            follow();
    });
    connect(&m_worker, &Worker::progressed, this, &TableModel::progressChanged);
}

void TableModel::tellPale()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {PaleRole});
}

int TableModel::matches() const
{
    if (!table())
        return 0;
    return static_cast<int>(std::ranges::count_if(
        table()->cells, [this](const analysis::TableCell& cell) { return !cell.refusal && !isPale(cell); }));
}

bool TableModel::isPale(const analysis::TableCell& cell) const
{
    switch (m_filter) {
    case Filter::All: break;
    case Filter::Cold: return cell.verdict.outcome != theory::Outcome::P;
    case Filter::Wanted:
        return wording::fromUtf8(analysis::cellText(cell, table()->request.shown)) != m_wantedText.trimmed();
    }
    return false;
}

int TableModel::headLength() const
{
    if (!table())
        return 1;
    const analysis::TableRequest& request = table()->request;
    return static_cast<int>(std::to_string(isOfTwo() ? request.m.most : request.n.most).size());
}

void TableModel::setFitting(int columns)
{
    if (columns == m_fitting)
        return;
    beginResetModel();
    m_fitting = columns;
    endResetModel();
    emit shapeChanged();
}

/// Reads the request again; a good one is worked out soon.
void TableModel::follow()
{
    const auto parsed = FamilyPattern::parse(m_pattern.toStdString());
    if (const auto* error = std::get_if<analysis::PatternError>(&parsed)) {
        m_problem = wording::patternErrorText(*error);
        emit requestChanged();
        return;
    }
    const auto& pattern = std::get<FamilyPattern>(parsed);
    const auto before = m_request ? m_request->shown : analysis::shownFirst(pattern);
    m_request =
        analysis::TableRequest{.pattern = pattern,
                               .n = rangeOf(m_nLeast, m_nMost),
                               .m = pattern.hasM() ? rangeOf(m_mLeast, m_mMost) : analysis::ValueRange{},
                               .shown = before};
    if (!analysis::isOffered(before, pattern))
        m_request->shown = analysis::shownFirst(pattern);
    const bool tooLarge = m_request->n.size() > analysis::mostTableCells / m_request->m.size();
    m_problem = tooLarge
                    ? tr("A table has at most %1 cells.").arg(wording::localized(analysis::mostTableCells))
                    : QString();
    if (!tooLarge)
        m_soon.start();
    emit requestChanged();
}

void TableModel::start()
{
    m_pending = !m_active;
    if (!m_active || !m_request || !m_problem.isEmpty())
        return;
    m_stopped = false;
    m_stop = std::stop_source();
    m_worker.start(
        [this, request = *m_request, stop = m_stop](const solver::Job& given) {
            // Stopped by the person the work is delivered as far as it got, stopped by the worker it is not.
            const std::stop_callback both(given.stop, [other = stop]() mutable { other.request_stop(); });
            const solver::Job job{
                .limits = given.limits, .stop = stop.get_token(), .progress = given.progress};
            auto made = std::make_shared<const analysis::FamilyTable>(analysis::makeTable(request, job));
            return [this, made] { show(made); };
        },
        attemptLimits(1));
    emit progressChanged();
    emit tableChanged();
}

void TableModel::show(TablePtr made)
{
    beginResetModel();
    take(std::move(made));
    m_shades.emplace(*table());
    std::size_t longest = 1;
    for (const analysis::TableCell& cell : table()->cells)
        longest = std::max(longest, analysis::cellText(cell, table()->request.shown).size());
    m_cellLength = static_cast<int>(longest);
    endResetModel();
    emit tableChanged();
    emit shapeChanged();
    emit filterChanged();
}

void TableModel::cancel()
{
    if (!m_worker.isBusy())
        return;
    m_stop.request_stop();
    m_stopped = true;
    emit tableChanged();
}

QString TableModel::familyId() const
{
    const auto* const ready = m_request && m_problem.isEmpty() ? readyFor(*m_request) : nullptr;
    return ready == nullptr ? QString() : wording::fromUtf8(ready->id);
}

void TableModel::setMisere(bool misere)
{
    if (!m_request || misere == isMisere())
        return;
    const auto play = misere ? theory::Play::Misere : theory::Play::Normal;
    setPattern(wording::fromUtf8(m_request->pattern.withPlay(play).text()));
}

bool TableModel::isMisereOffered() const
{
    return m_request && games::findEntry(m_request->pattern.gameId())->info.misereOffered;
}

void TableModel::setRange(int& least, int& most, int from, int to)
{
    const bool isOther = from != least || to != most;
    least = from;
    most = to;
    if (isOther)
        follow();
}

void TableModel::setShown(Shown shown)
{
    const auto wanted = static_cast<analysis::Shown>(shown);
    if (!m_request || wanted == m_request->shown || !analysis::isOffered(wanted, m_request->pattern))
        return;
    m_request->shown = wanted;
    follow();
}

QList<int> TableModel::offered() const
{
    QList<int> offered;
    for (const Shown shown : {Shown::Outcome, Shown::Grundy, Shown::Value, Shown::Remoteness})
        if (m_request && analysis::isOffered(static_cast<analysis::Shown>(shown), m_request->pattern))
            offered.append(static_cast<int>(shown));
    return offered;
}

QStringList TableModel::familyIds(const QString& gameId)
{
    QStringList ids;
    for (const analysis::ReadyFamily& family : analysis::readyFamilies())
        if ((gameId.isEmpty() || wording::fromUtf8(family.gameId()) == gameId) &&
            games::findEntry(family.gameId()) != nullptr)
            ids.append(wording::fromUtf8(family.id));
    return ids;
}

QStringList TableModel::familyTitles(const QString& gameId)
{
    QStringList titles;
    for (const QString& id : familyIds(gameId)) {
        const auto* const family = analysis::findFamily(id.toStdString());
        const QString title = wording::familyTitle(family->id);
        titles.append(gameId.isEmpty() ? tr("%1: %2").arg(wording::gameTitle(family->gameId()), title)
                                       : title);
    }
    return titles;
}

void TableModel::receiveFamily(const analysis::ReadyFamily& family, const std::string& pattern)
{
    m_pattern = wording::fromUtf8(pattern);
    m_nLeast = static_cast<int>(family.n.least);
    m_nMost = static_cast<int>(family.n.most);
    m_mLeast = static_cast<int>(family.m.least);
    m_mMost = static_cast<int>(family.m.most);
    if (m_request)
        m_request->shown = family.shown;
    follow();
    setShown(static_cast<Shown>(family.shown));
}

void TableModel::choose(const QString& familyId)
{
    if (const auto* const family = analysis::findFamily(familyId.toStdString()))
        receiveFamily(*family, std::string(family->pattern));
}

void TableModel::chooseFor(const QString& notation)
{
    const std::string text = notation.toStdString();
    const std::string header = text.substr(0, text.find(':') + 1);
    const std::string gameId = text.substr(0, text.find_first_of("/:"));
    const auto families = analysis::familiesOf(gameId);
    const bool isMisereAlone = header == gameId + "/misere:";
    if (!families.empty() && (isMisereAlone || header == gameId + ":")) {
        receiveFamily(families.front(), std::string(families.front().pattern));
        setMisere(isMisereAlone);
        return;
    }
    const auto sameRules = std::ranges::find_if(
        families, [&](const analysis::ReadyFamily& family) { return family.pattern.starts_with(header); });
    if (sameRules != families.end()) {
        receiveFamily(*sameRules, std::string(sameRules->pattern));
        return;
    }
    for (const analysis::ReadyFamily& family : families) {
        const std::string pattern = header + std::string(family.pattern.substr(family.pattern.find(':') + 1));
        if (std::holds_alternative<analysis::FamilyPattern>(analysis::FamilyPattern::parse(pattern))) {
            receiveFamily(family, pattern);
            return;
        }
    }
}

QString TableModel::textOf(const analysis::TableCell& cell) const
{
    return wording::numeral(wording::fromUtf8(analysis::cellText(cell, table()->request.shown)));
}

QString TableModel::title() const
{
    return table() ? wording::tableTitle(*table()) : QString();
}

std::size_t TableModel::rowLength() const
{
    const auto fitting = static_cast<std::size_t>(m_fitting);
    if (fitting == 0 || width() <= fitting)
        return width();
    const auto& period = table()->periods.front();
    const std::size_t unit = period && period->period <= fitting ? static_cast<std::size_t>(period->period)
                                                                 : std::min(fitting, roundRow);
    return fitting / unit * unit;
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto place = placeOf(index.row(), index.column());
    if (!place)
        return {};
    const auto& cell = table()->at(place->row, place->column);
    switch (role) {
    case TextRole: return textOf(cell);
    case OutcomeRole: return static_cast<int>(shownOutcome(cell.verdict.outcome));
    case PaleRole: return isPale(cell);
    case WordsRole: return words(index.row(), index.column());
    default: return {};
    }
}

std::optional<TableModel::CellLook> TableModel::lookOf(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place || table()->at(place->row, place->column).refusal)
        return std::nullopt;
    const auto& cell = table()->at(place->row, place->column);
    return CellLook{.text = textOf(cell),
                    .outcome = cell.verdict.outcome,
                    .strength = m_shades->of(cell),
                    .pale = isPale(cell)};
}

QVariantMap TableModel::bracket(int row) const
{
    if (!table() || row < 0 || row >= rowCount())
        return {};
    const auto& period = table()->periods[isWrapped() ? 0 : static_cast<std::size_t>(row)];
    if (!period)
        return {};
    const auto start = static_cast<qint64>(period->from - table()->request.n.least);
    const qint64 end = start + static_cast<qint64>(period->period) - 1;
    const qint64 left = isWrapped() ? qint64{row} * columns() : 0;
    const qint64 right = left + columns() - 1;
    if (end < left || start > right)
        return {};
    return {{QStringLiteral("first"), static_cast<int>(std::max(start, left) - left)},
            {QStringLiteral("last"), static_cast<int>(std::min(end, right) - left)},
            {QStringLiteral("starts"), start >= left},
            {QStringLiteral("ends"), end <= right},
            {QStringLiteral("proven"), period->theorem.has_value()}};
}

QString TableModel::rowTitle(int row) const
{
    if (!table() || row < 0 || row >= rowCount() || !(isOfTwo() || isWrapped()))
        return {};
    const auto place = static_cast<std::uint64_t>(row);
    return isOfTwo() ? wording::ungrouped(table()->request.m.least + place)
                     : wording::ungrouped(table()->request.n.least + place * rowLength());
}

QString TableModel::columnTitle(int column) const
{
    if (column < 0 || column >= columnCount())
        return {};
    const auto place = static_cast<std::uint64_t>(column);
    //: head of a column of a table that is wrapped: so much is added to the number before the row
    return isWrapped() ? tr("+%1").arg(place) : wording::ungrouped(table()->request.n.least + place);
}

QString TableModel::notation(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place || table()->at(place->row, place->column).refusal)
        return {};
    return wording::fromUtf8(table()->notation(place->row, place->column));
}

QString TableModel::words(int row, int column) const
{
    const auto place = placeOf(row, column);
    if (!place)
        return {};
    const auto& cell = table()->at(place->row, place->column);
    const QString n = wording::ungrouped(table()->request.n.least + place->column);
    //: a place of a table: two numbers, or the names that stand for them
    const QString where = isOfTwo() ? tr("n = %1, m = %2").arg(n, rowTitle(row)) : tr("n = %1").arg(n);
    if (cell.refusal)
        //: a place of a table, such as "n = 3, m = 4", and why no position belongs there
        return tr("%1: no position, %2").arg(where, wording::parseErrorText(*cell.refusal));
    const auto shown = table()->request.shown;
    QStringList parts;
    if (const QString here = notation(row, column); here.size() <= longestNamed)
        parts.append(here);
    if (cell.unsolved)
        //: of a position of a table: it is not known who wins
        parts.append(tr("not solved"));
    if (cell.verdict.outcome)
        parts.append(wording::outcomeLegend(*cell.verdict.outcome));
    if (shown != analysis::Shown::Outcome && !cell.unsolved)
        //: which value is shown, and what it is: "Grundy value 3"
        parts.append(tr("%1 %2").arg(wording::shownTitle(shown), textOf(cell)));
    //: a place of the table, "n = 3, m = 4", and what stands there
    return tr("%1: %2").arg(where, parts.join(tr(", ")));
}

QString TableModel::exportTo(const QUrl& url) const
{
    return table() ? writeTable(url.toLocalFile(), *table()) : tr("There is no table yet.");
}

} // namespace models
