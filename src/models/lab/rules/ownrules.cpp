// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/rules/ownrules.h"

#include "games/lines/runs.h"
#include "games/text/reader.h"
#include "models/lab/rules/ownrulesfield.h"
#include "wording/errors.h"
#include "wording/names/names.h"

#include <algorithm>

namespace models {
namespace {

constexpr std::size_t shownDigits = 8;
constexpr int largestSide = 8; ///< of a grid

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

} // namespace

OwnRules::OwnRules(QObject* parent) : QObject(parent)
{
    if (m_saved.count() == 0 || !load(m_saved.index(0).data(OwnRulesList::NotationRole).toString()))
        check();
}

std::vector<OwnRules::Kit> OwnRules::findKits()
{
    std::vector<Kit> kits;
    for (const games::Entry& entry : games::catalogue())
        for (const games::Field& field : entry.info.fields) {
            if (field.id == "take")
                kits.push_back({&entry, TakeSet});
            else if (field.id == "code")
                kits.push_back({&entry, OctalCode});
            else if (field.id == "max")
                kits.push_back({&entry, entry.info.shape == games::Shape::Grid ? GridLimit : LineLimit});
        }
    std::ranges::stable_sort(kits, {}, &Kit::form);
    return kits;
}

QString OwnRules::kind() const
{
    return QString::fromStdString(m_kits[m_kit].entry->info.id);
}

QStringList OwnRules::kinds() const
{
    QStringList ids;
    for (const Kit& kit : m_kits)
        ids.append(QString::fromStdString(kit.entry->info.id));
    return ids;
}

QStringList OwnRules::kindLabels() const
{
    QStringList labels;
    for (const Kit& kit : m_kits)
        labels.append(kit.form == TakeSet     ? tr("Subtraction set")
                      : kit.form == OctalCode ? tr("Octal code")
                                              : wording::gameTitle(kit.entry->info.id));
    return labels;
}

void OwnRules::setKind(const QString& kind)
{
    const qsizetype kit = kinds().indexOf(kind);
    if (kit >= 0 && replaced(m_kit, static_cast<std::size_t>(kit)))
        check();
}

void OwnRules::setTakes(const QString& takes)
{
    if (replaced(m_takes, takes))
        check();
}

void OwnRules::setCode(const QString& code)
{
    if (replaced(m_code, code))
        check();
}

void OwnRules::setMost(int most)
{
    const int next = isGrid() ? std::clamp(most, 1, largestSide)
                              : std::clamp(most, 0, static_cast<int>(games::longestRun));
    if (replaced(m_most.at(isGrid() ? 1 : 0), next))
        check();
}

void OwnRules::setSizes(const QString& sizes)
{
    if (replaced(m_sizes.at(isLines() ? 1 : 0), sizes))
        check();
}

void OwnRules::setRows(int rows)
{
    if (replaced(m_rows, std::clamp(rows, 1, largestSide)))
        check();
}

void OwnRules::setColumns(int columns)
{
    if (replaced(m_columns, std::clamp(columns, 1, largestSide)))
        check();
}

void OwnRules::setMisere(bool misere)
{
    if (replaced(m_misere, misere))
        check();
}

QVariantList OwnRules::takeFlags() const
{
    QVariantList flags;
    for (std::uint64_t take = 1; take <= mostFlags; ++take)
        flags.append(std::ranges::binary_search(m_allowed, take));
    return flags;
}

QVariantList OwnRules::digits() const
{
    QVariantList digits;
    for (std::size_t place = 0; place < std::max(shownDigits, m_digits.size()); ++place)
        digits.append(place < m_digits.size() ? static_cast<int>(m_digits[place]) : 0);
    return digits;
}

void OwnRules::toggleTake(int take)
{
    if (take < 1)
        return;
    const auto number = static_cast<std::uint64_t>(take);
    std::vector<std::uint64_t> takes = m_allowed;
    if (std::erase(takes, number) == 0)
        takes.insert(std::ranges::upper_bound(takes, number), number);
    m_allowed = takes;
    setTakes(setText(takes));
}

void OwnRules::toggleDigit(int place, int bit)
{
    const auto index = static_cast<std::size_t>(place);
    const bool isShown = place >= 0 && index < std::max(shownDigits, m_digits.size());
    const bool isBit = bit == 4 || (place > 0 && (bit == 1 || bit == 2)); // a division alone takes nothing
    if (!isShown || !isBit)
        return;
    std::vector<std::uint64_t> digits = m_digits;
    digits.resize(std::max(digits.size(), index + 1), 0);
    digits[index] ^= static_cast<std::uint64_t>(bit);
    while (digits.size() > 1 && digits.back() == 0)
        digits.pop_back();
    m_digits = digits;
    setCode(codeText(digits));
}

const games::HeapSequences::Offer& OwnRules::offerOf(Form form) const
{
    const games::Info& info = std::ranges::find(m_kits, form, &Kit::form)->entry->info;
    return *std::ranges::find_if(info.heapSequences->offers,
                                 [](const auto& offer) { return offer.typed.has_value(); });
}

void OwnRules::checkTakes()
{
    const FieldReading read = readTyped(offerOf(TakeSet), m_takes);
    m_takesError = read.error;
    if (read.game)
        m_allowed = read.game->ruleNumbers();
}

void OwnRules::checkCode()
{
    const FieldReading read = readTyped(offerOf(OctalCode), m_code);
    m_codeError = read.error;
    if (read.game)
        m_digits = read.game->ruleNumbers();
}

void OwnRules::checkSizes()
{
    const FieldReading read =
        readField(beforeHeaps(*m_kits.front().entry), sizes(), "", games::Expected::HeapSize);
    m_sizesError = read.error;
    if (!read.game || !isLines())
        return;
    const QStringList lengths = sizes().split(u',', Qt::SkipEmptyParts);
    const bool tooLong = std::ranges::any_of(
        lengths, [](const QString& length) { return length.trimmed().toULongLong() > games::longestRun; });
    if (tooLong)
        m_sizesError = tr("A line has at most %1 counters.").arg(games::longestRun);
}

QString OwnRules::valueOf(const games::Field& field) const
{
    if (field.id == "take")
        return m_takes.trimmed();
    if (field.id == "code")
        return m_code.trimmed();
    if (field.id == "rows")
        return QString::number(m_rows);
    if (field.id == "columns")
        return QString::number(m_columns);
    if (field.id == "max")
        return most() == 0 ? QString() : QString::number(most());
    return sizes().trimmed();
}

void OwnRules::setValue(const games::Field& field, const QString& value)
{
    if (field.id == "take")
        m_takes = value;
    else if (field.id == "code")
        m_code = value;
    else if (field.id == "rows")
        m_rows = value.toInt();
    else if (field.id == "columns")
        m_columns = value.toInt();
    else if (field.id == "max")
        m_most.at(isGrid() ? 1 : 0) = value.toInt();
    else
        m_sizes.at(isLines() ? 1 : 0) = value;
}

std::string OwnRules::composed() const
{
    const games::Entry& entry = *m_kits[m_kit].entry;
    std::vector<std::string> values;
    values.reserve(entry.info.fields.size());
    for (const games::Field& field : entry.info.fields)
        values.push_back(valueOf(field).toStdString());
    return entry.makeNotation(values, m_misere ? theory::Play::Misere : theory::Play::Normal);
}

void OwnRules::check()
{
    m_game.reset();
    m_problem.clear();
    checkTakes();
    checkCode();
    checkSizes();
    const bool isWrong = (form() == TakeSet && !m_takesError.isEmpty()) ||
                         (form() == OctalCode && !m_codeError.isEmpty()) ||
                         (!isGrid() && !m_sizesError.isEmpty());
    if (!isWrong) {
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
    const games::Parsed parsed = games::parse(notation.toStdString());
    const auto* game = std::get_if<games::GamePtr>(&parsed);
    if (game == nullptr)
        return false;
    const games::Info& info = (*game)->info();
    const qsizetype kit = kinds().indexOf(QString::fromStdString(info.id));
    if (kit < 0)
        return false;
    m_kit = static_cast<std::size_t>(kit);
    const std::vector<std::string> values = (*game)->fieldValues();
    for (std::size_t i = 0; i < values.size(); ++i)
        setValue(info.fields[i], QString::fromStdString(values[i]));
    m_misere = (*game)->play() == theory::Play::Misere;
    check();
    return true;
}

void OwnRules::remember()
{
    if (m_game)
        m_saved.add(notation());
}

QString OwnRules::notation() const
{
    return m_game ? QString::fromStdString(m_game->notation()) : QString();
}

QString OwnRules::title() const
{
    return m_game ? wording::positionTitle(*m_game) : QString();
}

QString OwnRules::rules() const
{
    return m_game ? wording::rulesLine(*m_game) : QString();
}

} // namespace models
