// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/tables/tablemodel.h"

#include "analysis/tables/tabletext.h"
#include "games/catalogue.h"
#include "models/joblimits.h"
#include "wording/names/names.h"
#include "wording/text/language.h"
#include "wording/text/text.h"

#include <QLocale>

#include <algorithm>

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
    connect(&m_worker, &Worker::progressed, this, [this](quint64, double fraction) {
        m_progress = fraction;
        emit progressChanged();
    });
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
                    ? tr("A table has at most %1 cells.").arg(QLocale().toString(analysis::mostTableCells))
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
    m_progress = 0;
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

} // namespace models
