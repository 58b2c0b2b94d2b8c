// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/rules/ownrules.h"

#include "games/capabilities.h"
#include "games/lines/runs.h"
#include "games/text/reader.h"
#include "models/files/typedposition.h"
#include "models/joblimits.h"
#include "models/lab/sequences/sequencemodel.h"
#include "models/rules/ownrulesfield.h"
#include "wording/errors.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/text.h"

#include <algorithm>

namespace models {
namespace {

constexpr qsizetype shownDigits = 8;

/// Replaces a value; tells whether it is another one.
template <typename Value>
bool replaced(Value& old, const Value& next)
{
    return old == next ? false : (old = next, true);
}

/// Takes as a set is written: 1-3,7.
QString setText(const std::vector<std::uint64_t>& takes)
{
    return QString::fromStdString(games::printTakes(takes));
}

/// "0.77" of the digits 0, 7, 7.
QString codeText(const std::vector<std::uint64_t>& digits)
{
    QString text = QString::number(digits.front()) + u'.';
    for (std::size_t place = 1; place < digits.size(); ++place)
        text += QString::number(digits[place]);
    return digits.size() > 1 ? text : text + u'0';
}

/// What stands before the heaps in a notation of a game of heaps, its other fields as they are at first.
std::string beforeHeaps(const games::Entry& entry)
{
    std::vector<std::string> values;
    values.reserve(entry.info.fields.size());
    for (const games::Field& field : entry.info.fields)
        values.push_back(field.kind == games::Field::Kind::NumberList ? std::string() : field.initial);
    return entry.makeNotation(values, theory::Play::Normal);
}

std::optional<OwnRules::Form> formOf(const games::Entry& entry, const games::Field& field)
{
    if (field.id == "take" && field.kind != games::Field::Kind::Text) // shapes are drawn, see RuleDrawing
        return OwnRules::TakeSet;
    if (field.id == "code")
        return OwnRules::OctalCode;
    if (field.id == "max")
        return entry.info.shape == games::Shape::Grid ? OwnRules::GridLimit : OwnRules::LineLimit;
    return std::nullopt;
}

constexpr std::size_t shownValues = 20;
constexpr std::uint64_t provingHeap = 1'000; ///< up to here most periods are proven

} // namespace

OwnRules::OwnRules(QObject* parent) : QObject(parent)
{
    for (const Kit& kit : m_kits)
        for (const games::Field& field : kit.entry->info.fields)
            m_values.try_emplace({field.id, field.kind}, QString::fromStdString(field.initial));
    wording::followLanguage(this, [this] {
        if (m_game == nullptr)
            check();
    });
    if (m_saved.count() == 0 || !load(m_saved.index(0).data(OwnRulesList::NotationRole).toString()))
        check();
}

std::vector<OwnRules::Kit> OwnRules::findKits()
{
    std::vector<Kit> kits;
    for (const games::Entry& entry : games::catalogue()) {
        const std::vector<games::Field>& fields = entry.info.fields;
        const auto sizes = std::ranges::find(fields, games::Field::Kind::NumberList, &games::Field::kind);
        for (const games::Field& field : fields)
            if (const auto form = formOf(entry, field))
                kits.push_back({.entry = &entry,
                                .form = *form,
                                .rule = &field,
                                .sizes = sizes == fields.end() ? nullptr : &*sizes});
    }
    std::ranges::stable_sort(kits, {}, &Kit::form);
    return kits;
}

QStringList OwnRules::kinds() const
{
    return wording::textsOf(m_kits, [](const Kit& kit) { return kit.entry->info.id; });
}

QStringList OwnRules::kindLabels() const
{
    QStringList labels;
    for (const Kit& kit : m_kits)
        //: a way to write rules: how many may be taken, such as 1, 2, 3
        labels.append(kit.form == TakeSet     ? tr("Subtraction set")
                      : kit.form == OctalCode ? /*: a way to write rules */ tr("Octal code")
                                              : wording::gameTitle(kit.entry->info.id));
    return labels;
}

void OwnRules::setKind(const QString& kind)
{
    const qsizetype kit = kinds().indexOf(kind);
    if (kit >= 0 && replaced(m_kit, static_cast<std::size_t>(kit)))
        check();
}

void OwnRules::setMisere(bool misere)
{
    if (replaced(m_misere, misere))
        check();
}

QList<qreal> OwnRules::numbers() const
{
    QList<qreal> numbers(kit().numbers.begin(), kit().numbers.end());
    if (form() == OctalCode && numbers.size() < shownDigits)
        numbers.resize(shownDigits);
    return numbers;
}

void OwnRules::toggleTake(int take)
{
    if (take < 1)
        return;
    const auto number = static_cast<std::uint64_t>(take);
    std::vector<std::uint64_t>& takes = m_kits[m_kit].numbers;
    if (std::erase(takes, number) == 0)
        takes.insert(std::ranges::upper_bound(takes, number), number);
    setRule(setText(takes));
}

void OwnRules::toggleDigit(int place, int bit)
{
    const auto index = static_cast<std::size_t>(place);
    const bool isShown = place >= 0 && place < numbers().size();
    const bool isBit = bit == 4 || (place > 0 && (bit == 1 || bit == 2)); // a division alone takes nothing
    if (!isShown || !isBit)
        return;
    std::vector<std::uint64_t>& digits = m_kits[m_kit].numbers;
    digits.resize(std::max(digits.size(), index + 1), 0);
    digits[index] ^= static_cast<std::uint64_t>(bit);
    while (digits.size() > 1 && digits.back() == 0)
        digits.pop_back();
    setRule(codeText(digits));
}

/// What is typed for the heaps that the game offers is read as a page of sequences reads it.
QString OwnRules::checkRule()
{
    Kit& kit = m_kits[m_kit];
    if (const auto& sequences = kit.entry->info.heapSequences)
        for (const games::HeapSequences::Offer& offer : sequences->offers)
            if (offer.typed && offer.typed->id == kit.rule->id && offer.typed->kind == kit.rule->kind) {
                const FieldReading read = readOffer(offer, rule());
                if (read.game)
                    kit.numbers = read.game->ruleNumbers();
                return read.error;
            }
    return {};
}

QString OwnRules::checkSizes() const
{
    if (kit().sizes == nullptr)
        return {};
    const FieldReading read =
        readField(beforeHeaps(*m_kits.front().entry), sizes(), "", games::Expected::HeapSize);
    if (!read.game || form() != LineLimit)
        return read.error;
    const QStringList lengths = sizes().split(u',', Qt::SkipEmptyParts);
    const bool tooLong = std::ranges::any_of(
        lengths, [](const QString& length) { return length.trimmed().toULongLong() > games::longestRun; });
    return tooLong ? tr("A line has at most %1 counters.").arg(games::longestRun) : QString();
}

const games::Field* OwnRules::fieldOf(const std::string& id) const
{
    const std::vector<games::Field>& fields = kit().entry->info.fields;
    const auto found = std::ranges::find(fields, id, &games::Field::id);
    return found == fields.end() ? nullptr : &*found;
}

void OwnRules::setValue(const games::Field* field, const QString& value)
{
    if (field == nullptr)
        return;
    const bool isNumber = field->kind == games::Field::Kind::Number;
    const QString next = isNumber ? QString::number(std::clamp(value.toULongLong(), qulonglong{field->least},
                                                               qulonglong{field->most}))
                                  : value;
    if (replaced(m_values[{field->id, field->kind}], next))
        check();
}

std::string OwnRules::composed() const
{
    const games::Entry& entry = *kit().entry;
    std::vector<std::string> values;
    values.reserve(entry.info.fields.size());
    for (const games::Field& field : entry.info.fields)
        values.push_back(value(&field).trimmed().toStdString());
    return entry.makeNotation(values, m_misere ? theory::Play::Misere : theory::Play::Normal);
}

void OwnRules::check()
{
    m_game.reset();
    m_problem.clear();
    m_ruleError = checkRule();
    m_sizesError = checkSizes();
    if (m_ruleError.isEmpty() && m_sizesError.isEmpty()) {
        const games::Parsed parsed = games::parse(composed());
        if (const auto* game = std::get_if<games::GamePtr>(&parsed))
            m_game = *game;
        else
            m_problem = wording::parseErrorText(std::get<games::ParseError>(parsed));
    }
    emit changed();
    ask();
}

bool OwnRules::load(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    if (!game)
        return false;
    const games::Info& info = game->info();
    const qsizetype kit = kinds().indexOf(QString::fromStdString(info.id));
    if (kit < 0)
        return false;
    m_kit = static_cast<std::size_t>(kit);
    const std::vector<std::string> values = game->fieldValues();
    for (std::size_t i = 0; i < values.size(); ++i)
        m_values[{info.fields[i].id, info.fields[i].kind}] = QString::fromStdString(values[i]);
    m_misere = game->play() == theory::Play::Misere;
    check();
    return true;
}

void OwnRules::ask()
{
    m_answerer.cancel();
    m_sequencer.cancel();
    m_answer.reset();
    m_sequence.reset();
    if (m_game) {
        m_answerer.start(
            [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
                const games::Answer answer = game->answer({.moves = false, .remoteness = false}, job);
                return [this, answer] {
                    m_answer = answer;
                    emit answered();
                };
            },
            attemptLimits(0));
        askSequence();
    }
    emit answered();
}

void OwnRules::askSequence()
{
    m_sequencer.start(
        [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
            const auto solved = games::heapSequenceOf(*game, provingHeap, job);
            std::optional<games::HeapSequence> sequence;
            if (solved && std::holds_alternative<games::HeapSequence>(*solved))
                sequence = std::get<games::HeapSequence>(*solved);
            return [this, sequence] {
                m_sequence = sequence;
                emit answered();
            };
        },
        attemptLimits(0));
}

QString OwnRules::verdict() const
{
    if (!m_answer)
        return m_answerer.isBusy() ? tr("Working it out…") : QString();
    if (!m_answer->verdict.outcome)
        return m_answer->unsolved ? wording::unsolvedText(*m_answer->unsolved) : QString();
    const QString title = wording::verdictTitle(*m_answer->verdict.outcome, m_game->info().id);
    //: who wins, and a number
    return m_answer->verdict.grundy
               ? tr("%1. Grundy value %2").arg(title, wording::localized(*m_answer->verdict.grundy))
               : title;
}

QStringList OwnRules::values() const
{
    QStringList texts;
    for (std::size_t heap = 0; m_sequence && heap < shownValues; ++heap)
        texts.append(QString::number(m_sequence->values[heap]));
    return texts;
}

QString OwnRules::periodText() const
{
    if (!m_sequence || !m_game)
        return {};
    return isNim(*m_game) ? tr("No period: the value of a heap is its size.")
                          : models::periodText(*m_sequence);
}

} // namespace models
