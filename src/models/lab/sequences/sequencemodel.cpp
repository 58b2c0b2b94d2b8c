// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/sequences/sequencemodel.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "models/files/typedposition.h"
#include "models/joblimits.h"
#include "models/rules/ownrulesfield.h"
#include "wording/errors.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QXYSeries>

#include <algorithm>
#include <utility>
#include <vector>

namespace models {
namespace {

/// Rows of a shorter period hold several of them.
constexpr std::uint64_t narrowest = 4;
constexpr std::uint64_t usualRow = 6;
constexpr int usualWidth = 20;

std::vector<std::uint64_t> exceptionsOf(const games::HeapSequence& sequence)
{
    std::vector<std::uint64_t> exceptions;
    if (!sequence.period)
        return exceptions;
    const games::HeapSequence::Period& proven = *sequence.period;
    const std::uint64_t period = proven.period;
    for (std::uint64_t heap = 0; heap < proven.preperiod; ++heap) {
        const std::uint64_t later = heap + (proven.preperiod - heap + period - 1) / period * period;
        if (proven.values[static_cast<std::size_t>(heap)] != proven.at(later))
            exceptions.push_back(heap);
    }
    return exceptions;
}

/// At most mostPoints heaps, evenly spread; not every k-th one, which might fall in step with the period.
QList<QPointF> pointsOf(const std::vector<std::uint64_t>& values)
{
    constexpr std::size_t scatter = 7919;
    const std::size_t count = std::min<std::size_t>(values.size(), SequenceModel::mostPoints);
    const std::size_t stride = values.size() / std::max<std::size_t>(count, 1);
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t heap = i * values.size() / count + i * scatter % stride;
        points.emplace_back(static_cast<double>(heap), static_cast<double>(values[heap]));
    }
    return points;
}

constexpr std::size_t mostExceptions = 24;

QByteArray digits(std::uint64_t value)
{
    return QByteArray::number(static_cast<qulonglong>(value));
}

/// A heap's size as a person writes it, with or without separators; nothing for anything else and beyond
/// 10^18.
std::optional<std::uint64_t> typedHeap(const QString& text)
{
    constexpr qsizetype mostDigits = 19;
    constexpr std::uint64_t largest = 1'000'000'000'000'000'000;
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit())
            digits += QChar(u'0' + c.digitValue());
        else if (!c.isSpace() && c != u'.' && c != u',' && c != u'\'' && c != u'’')
            return std::nullopt;
    }
    if (digits.isEmpty() || digits.size() > mostDigits)
        return std::nullopt;
    const std::uint64_t heap = digits.toULongLong();
    return heap <= largest ? std::optional(heap) : std::nullopt;
}

/// The notation of one heap of that size; empty where the game has no such.
QString heapNotation(const games::Game& game, std::uint64_t heap)
{
    const auto& sequences = game.info().heapSequences;
    const std::string one = sequences ? sequences->oneHeap(heap) : std::string();
    if (one.empty())
        return {};
    const games::Parsed parsed = games::parse(familyOf(game) + ":" + one);
    const auto* position = std::get_if<games::GamePtr>(&parsed);
    return position != nullptr ? QString::fromStdString((*position)->notation()) : QString();
}

/// "heap,value" lines.
QByteArray sequenceCsv(const games::HeapSequence& sequence)
{
    constexpr qsizetype lineSize = 12;
    QByteArray text("heap,value\n");
    text.reserve(static_cast<qsizetype>(sequence.values.size()) * lineSize);
    for (std::size_t heap = 0; heap < sequence.values.size(); ++heap)
        text.append(digits(heap)).append(',').append(digits(sequence.values[heap])).append('\n');
    return text;
}

using Offer = games::HeapSequences::Offer;

const std::vector<Offer>& offers()
{
    static const auto all = [] {
        std::vector<Offer> found;
        for (const bool known : {false, true})
            for (const games::Entry& entry : games::catalogue())
                if (const auto& sequences = entry.info.heapSequences;
                    sequences && sequences->areKnownWell == known)
                    found.insert(found.end(), sequences->offers.begin(), sequences->offers.end());
        return found;
    }();
    return all;
}

const Offer* offerOf(const QString& id)
{
    const auto found = std::ranges::find(offers(), id.toStdString(), &Offer::id);
    return found == offers().end() ? nullptr : &*found;
}

} // namespace

SequenceModel::SequenceModel(QObject* parent) : ListModel(parent)
{
    connect(this, &SequenceModel::ruleChanged, this, &SequenceModel::follow);
    connect(&m_worker, &Worker::progressed, this, &SequenceModel::progressChanged);
}

int SequenceModel::count() const
{
    if (!m_values)
        return 0;
    const auto count = static_cast<int>(m_values->sequence.values.size());
    return (count + columns() - 1) / columns();
}

QVariant SequenceModel::value(int row, int role) const
{
    const auto& values = m_values->sequence.values;
    const auto first = static_cast<std::size_t>(row) * static_cast<std::size_t>(columns());
    const std::size_t end = std::min(first + static_cast<std::size_t>(columns()), values.size());
    switch (role) {
    case FirstRole: return static_cast<double>(first);
    case ValuesRole: {
        QStringList texts;
        for (std::size_t heap = first; heap < end; ++heap)
            texts.append(QString::number(values[heap]));
        return texts;
    }
    case MarksRole: {
        QList<int> marks;
        const auto& exceptions = m_values->exceptions;
        for (std::size_t heap = first; heap < end; ++heap)
            marks.append(static_cast<int>(std::ranges::binary_search(exceptions, heap) ? Mark::Exception
                                          : static_cast<double>(heap) < preperiod()    ? Mark::BeforePeriod
                                                                                       : Mark::Usual));
        return QVariant::fromValue(marks);
    }
    default: return {};
    }
}

void SequenceModel::setRule(const QString& rule)
{
    if (std::exchange(m_rule, rule) == rule)
        return;
    m_game.reset();
    forget();
    const games::Parsed parsed = games::parse(rule.toStdString());
    if (const auto* error = std::get_if<games::ParseError>(&parsed))
        m_problem = [error = *error] { return wording::parseErrorText(error); };
    else
        m_game = std::get<games::GamePtr>(parsed)->withPlay(theory::Play::Normal);
    emit ruleChanged();
}

void SequenceModel::setLength(int length)
{
    const int next = std::clamp(length, 1, longest);
    if (std::exchange(m_length, next) == next)
        return;
    forget();
    emit ruleChanged();
}

void SequenceModel::setWidth(int width)
{
    const int next = std::max(0, width);
    if (next == m_width)
        return;
    resetRows([this, next] { m_width = next; });
    emit rowsChanged();
}

int SequenceModel::columns() const
{
    if (!isInPeriods())
        return m_width > 0 ? m_width : usualWidth;
    const std::uint64_t period = m_values->sequence.period->period;
    return static_cast<int>(period >= narrowest ? period : (usualRow + period - 1) / period * period);
}

SequenceModel::Found SequenceModel::find(const games::Game& game, std::uint64_t to, const solver::Job& job)
{
    auto solved = games::heapSequenceOf(game, to, job);
    if (!solved)
        return std::monostate{};
    if (const auto* unsolved = std::get_if<solver::Unsolved>(&*solved))
        return *unsolved;
    auto values = std::make_shared<Values>();
    values->sequence = std::move(std::get<games::HeapSequence>(*solved));
    const auto& terms = values->sequence.values;
    values->exceptions = exceptionsOf(values->sequence);
    values->cold = static_cast<std::uint64_t>(std::ranges::count(terms, std::uint64_t{0}));
    values->points = pointsOf(terms);
    for (const QPointF& point : values->points)
        values->largest = std::max(values->largest, point.y());
    return values;
}

/// Works the values out when they are wanted and not there yet.
void SequenceModel::follow()
{
    if (!m_wanted || !m_game || m_values || isBusy() || m_problem)
        return;
    solver::Limits limits = attemptLimits(0);
    limits.time.reset(); // it can be cancelled
    m_worker.start(
        [this, game = m_game, to = static_cast<std::uint64_t>(m_length) - 1](const solver::Job& job) {
            return [this, found = find(*game, to, job)] { receive(found); };
        },
        limits);
    emit progressChanged();
    emit valuesChanged();
}

void SequenceModel::receive(const Found& found)
{
    beginResetModel();
    if (const auto* values = std::get_if<std::shared_ptr<const Values>>(&found))
        m_values = *values;
    else if (const auto* unsolved = std::get_if<solver::Unsolved>(&found))
        m_problem = [unsolved = *unsolved] { return wording::unsolvedText(unsolved); };
    else
        m_problem = [] { return tr("In this game a heap has no value of its own: choose a game of heaps."); };
    endResetModel();
    emit rowsChanged();
    emit valuesChanged();
}

void SequenceModel::forget()
{
    m_worker.cancel();
    resetRows([this] {
        m_values.reset();
        m_problem = nullptr;
    });
    emit rowsChanged();
    emit valuesChanged();
}

void SequenceModel::cancel()
{
    if (!isBusy())
        return;
    m_worker.cancel();
    m_problem = [] { return tr("Stopped before the values were worked out."); };
    emit valuesChanged();
}

void SequenceModel::retry()
{
    if (!m_game)
        return;
    m_problem = nullptr;
    emit valuesChanged();
    follow();
}

void SequenceModel::fill(QObject* series) const
{
    if (auto* points = qobject_cast<QXYSeries*>(series))
        points->replace(m_values ? m_values->points : QList<QPointF>());
}

bool isNim(const games::Game& game)
{
    const auto& sequences = game.info().heapSequences;
    return sequences && sequences->isNim(game);
}

QString periodText(const games::HeapSequence& sequence)
{
    if (!sequence.period)
        return SequenceModel::tr("No period is proven up to heap %1.")
            .arg(wording::localized(sequence.values.size() - 1));
    if (sequence.period->preperiod == 0)
        return SequenceModel::tr("Period %1 from the start").arg(wording::localized(sequence.period->period));
    //: after how many values they repeat, such as 12, and the heap from which on they do, such as 71
    return SequenceModel::tr("Period %1 from heap %2 on")
        .arg(wording::localized(sequence.period->period), wording::localized(sequence.period->preperiod));
}

std::string familyOf(const games::Game& game)
{
    const std::string notation = game.notation();
    return notation.substr(0, notation.find(':'));
}

QByteArray sequenceJson(const games::HeapSequence& sequence, const games::Game& game)
{
    const auto& period = sequence.period;
    QByteArray text = "{\"family\":\"" + QByteArray::fromStdString(familyOf(game)) +
                      "\",\"period\":" + (period ? digits(period->period) : QByteArray("null")) +
                      ",\"preperiod\":" + (period ? digits(period->preperiod) : QByteArray("null")) +
                      ",\"values\":[";
    for (std::size_t heap = 0; heap < sequence.values.size(); ++heap)
        text.append(heap == 0 ? "" : ",").append(digits(sequence.values[heap]));
    return text.append("]}\n");
}

QString SequenceModel::periodText() const
{
    if (!m_values)
        return {};
    return isNim(*m_game) ? tr("No period: the value of a heap is its size.")
                          : models::periodText(m_values->sequence);
}

QString SequenceModel::proofText() const
{
    return m_values && m_values->sequence.period ? wording::toText(m_values->sequence.period->proof)
                                                 : QString();
}

QString SequenceModel::exceptionsText() const
{
    if (!m_values || m_values->exceptions.empty())
        return {};
    QStringList heaps;
    for (const std::uint64_t heap : m_values->exceptions)
        if (static_cast<std::size_t>(heaps.size()) < mostExceptions)
            heaps.append(wording::ungrouped(heap));
    if (m_values->exceptions.size() > mostExceptions)
        heaps.append(QStringLiteral("…"));
    if (heaps.size() == 1)
        return tr("One exception to the period, at heap %1.").arg(heaps.front());
    //: how many values do not fit, and the sizes of their heaps
    return tr("Exceptions to the period: %1, at heaps %2.")
        .arg(wording::localized(m_values->exceptions.size()), wording::commaList(heaps));
}

QString SequenceModel::coldText() const
{
    //: how many heaps have the value 0, and how many were looked at
    return m_values ? tr("P-positions (value 0): %1 of %2 heaps.")
                          .arg(wording::localized(m_values->cold),
                               wording::localized(m_values->sequence.values.size()))
                    : QString();
}

QString SequenceModel::chartText() const
{
    if (!m_values)
        return {};
    const auto drawn = static_cast<std::uint64_t>(m_values->points.size());
    const std::uint64_t all = m_values->sequence.values.size();
    return drawn == all ? tr("All %1 heaps are drawn.").arg(wording::localized(all))
                        //: of a chart: how many heaps are in it, and how many there are
                        : tr("%1 of the %2 heaps are drawn, evenly spread.")
                              .arg(wording::localized(drawn), wording::localized(all));
}

QVariantMap SequenceModel::valueOf(const QString& heap) const
{
    const auto answer = [](bool known, const QString& text) {
        return QVariantMap{{QStringLiteral("known"), known}, {QStringLiteral("text"), text}};
    };
    const auto size = typedHeap(heap);
    if (!size)
        return answer(false, tr("A heap is a whole number up to 10¹⁸."));
    if (!m_values)
        return answer(false, {});
    const auto value = isNim(*m_game) ? size : m_values->sequence.at(*size);
    const QString shown = wording::localized(*size);
    if (!value)
        return answer(
            false,
            tr("Not known: no period is proven, and %1 lies beyond the last heap worked out.").arg(shown));
    return answer(true, *value == 0
                            ? tr("A heap of %1 has Grundy value 0: a P-position.").arg(shown)
                            : tr("A heap of %1 has Grundy value %2.").arg(shown, wording::localized(*value)));
}

QString SequenceModel::positionOf(const QString& heap) const
{
    const auto size = typedHeap(heap);
    return size && m_game ? heapNotation(*m_game, *size) : QString();
}

QString SequenceModel::exportTo(const QUrl& url) const
{
    if (!m_values || !m_game)
        return tr("There are no values yet.");
    const QString path = url.toLocalFile();
    const bool isJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const QByteArray text =
        isJson ? sequenceJson(m_values->sequence, *m_game) : sequenceCsv(m_values->sequence);
    return wording::fileProblem(path, wording::writeWholeFile(path, text));
}

QStringList SequenceModel::offered()
{
    return wording::textsOf(offers(), &Offer::id);
}

QStringList SequenceModel::offeredTitles()
{
    return wording::textsOf(offers(), [](const Offer& offer) { return wording::toText(offer.title); });
}

QString SequenceModel::usual()
{
    const auto whole = std::ranges::find_if(offers(), [](const Offer& offer) { return !offer.typed; });
    return whole == offers().end() ? QString() : QString::fromStdString(whole->id);
}

QVariantList SequenceModel::typedFields()
{
    QVariantList fields;
    for (const Offer& offer : offers())
        if (offer.typed)
            fields.append(
                QVariantMap{{QStringLiteral("id"), QString::fromStdString(offer.id)},
                            {QStringLiteral("label"), wording::toText(offer.typed->label)},
                            {QStringLiteral("number"), offer.typed->kind == games::Field::Kind::Number},
                            {QStringLiteral("initial"), QString::fromStdString(offer.typed->initial)},
                            {QStringLiteral("least"), static_cast<int>(offer.typed->least)},
                            {QStringLiteral("most"), static_cast<int>(offer.typed->most)}});
    return fields;
}

QString SequenceModel::ruleOf(const QString& id, const QString& typed)
{
    const Offer* offer = offerOf(id);
    return offer == nullptr
               ? QString()
               : QString::fromStdString(offer->rule).replace(QStringLiteral("%1"), typed.trimmed());
}

QString SequenceModel::typedError(const QString& id, const QString& typed)
{
    const Offer* offer = offerOf(id);
    return offer == nullptr || !offer->typed ? QString() : readOffer(*offer, typed).error;
}

bool SequenceModel::isOfHeaps(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    return game && game->info().heapSequences;
}

bool SequenceModel::isTelling(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    return game && game->info().heapSequences && !isNim(*game);
}

} // namespace models
