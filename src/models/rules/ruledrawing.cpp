// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ruledrawing.h"

#include "games/shapes/takeshape.h"
#include "models/files/typedposition.h"
#include "models/rules/boardbits.h"
#include "models/rules/drawnshape.h"
#include "models/rules/ownrulesfield.h"
#include "wording/errors.h"
#include "wording/filename.h"
#include "wording/names/names.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <utility>

namespace models {
namespace {

using theory::Mover;

bool isOfShapes(const games::GamePtr& game)
{
    return game && game->info().id == drawnEntry().info.id;
}

/// Of a position whose fields are known: the rows behind the colon.
QStringList rowsOf(const games::Game& game)
{
    const QString notation = QString::fromStdString(game.notation());
    return notation.mid(notation.indexOf(u':') + 1).split(u'/');
}

} // namespace

RuleDrawing::RuleDrawing(QObject* parent) : QObject(parent), m_entry(&drawnEntry())
{
    connect(&m_shapes, &DrawnShapes::edited, this, [this] {
        setCurrent(std::min(m_current, m_shapes.count() - 1));
        edit();
    });
    connect(&m_shapes, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex& /*parent*/, int first) {
                if (first < m_current)
                    setCurrent(m_current - 1);
            });
    connect(&m_saved, &OwnRulesList::countChanged, this, &RuleDrawing::keptChanged);
    wording::followLanguage(this, [this] {
        if (m_game == nullptr)
            check();
    });
    for (int row = 0; row < m_saved.count(); ++row)
        if (resume(row))
            return;
    start(QString::fromStdString(m_entry->info.presets.front().notation));
}

QList<StartRule> RuleDrawing::starts() const
{
    QList<StartRule> starts;
    for (const games::Preset& preset : m_entry->info.presets)
        starts.append({.notation = QString::fromStdString(preset.notation),
                       .title = wording::toText(games::Sentence(preset.title)),
                       .caption = wording::toText(games::Sentence(preset.caption))});
    for (int row = 0; row < m_saved.count(); ++row)
        if (isOfShapes(m_saved.game(row)))
            starts.append({.row = row,
                           .notation = m_saved.notation(row),
                           .title = m_saved.index(row).data(OwnRulesList::TitleRole).toString()});
    return starts;
}

bool RuleDrawing::isDrawn(const QString& notation)
{
    return isOfShapes(gameOf(notation));
}

bool RuleDrawing::begin(const SavedRule& rule)
{
    const games::GamePtr game = gameOf(rule.notation);
    if (!isOfShapes(game))
        return false;
    m_keptRow = QPersistentModelIndex();
    show(*game, rule.name, rule.starter);
    emit keptChanged();
    return true;
}

bool RuleDrawing::resume(int row)
{
    const games::GamePtr game = m_saved.game(row);
    if (!isOfShapes(game))
        return false;
    m_keptRow = m_saved.index(row);
    show(*game, m_saved.name(row), m_saved.starter(row));
    emit keptChanged();
    return true;
}

int RuleDrawing::keptRow(const QString& notation) const
{
    for (int row = 0; row < m_saved.count(); ++row)
        if (m_saved.notation(row) == notation)
            return row;
    return -1;
}

void RuleDrawing::show(const games::Game& game, const QString& name, Mover starter)
{
    const QStringList rows = rowsOf(game);
    m_rows = static_cast<int>(rows.size());
    m_columns = static_cast<int>(rows.front().size());
    m_play = game.play();
    m_full = 0;
    const QString cells = rows.join(QString());
    for (int cell = 0; cell < cells.size(); ++cell)
        m_full |= cells[cell] == u'1' ? cellBit(cell) : 0;
    m_starter = starter;
    m_now = {.stones = m_full, .mover = m_starter};
    m_past.clear();
    m_pointer.reset();
    m_shapes.set(shapesOf(game));
    setCurrent(0);
    m_name = name;
    emit nameChanged();
    check();
}

void RuleDrawing::setCurrent(int current)
{
    if (current == m_current || current < 0 || current >= m_shapes.count())
        return;
    m_current = current;
    emit currentChanged();
}

void RuleDrawing::setName(const QString& name)
{
    const QString next = name.left(mostNameLetters);
    if (std::exchange(m_name, next) == next)
        return;
    emit nameChanged();
    keep();
}

void RuleDrawing::setMisere(bool misere)
{
    if (misere == isMisere())
        return;
    m_play = misere ? theory::Play::Misere : theory::Play::Normal;
    edit();
}

void RuleDrawing::setMover(int mover)
{
    if (mover != static_cast<int>(Mover::Left) && mover != static_cast<int>(Mover::Right))
        return;
    m_now.mover = static_cast<Mover>(mover);
    checkBoard();
    if (m_now.stones == m_full && std::exchange(m_starter, m_now.mover) != m_starter)
        keep();
}

/// What is taken for good with the board goes; new cells have stones.
void RuleDrawing::resize(int rows, int columns)
{
    if (rows < 1 || columns < 1 || rows * columns > mostBoardCells ||
        (rows == m_rows && columns == m_columns))
        return;
    const auto resized = [&](std::uint64_t cells) {
        std::uint64_t next = 0;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const bool isNew = row >= m_rows || column >= m_columns;
                if (isNew || (cells & cellBit(row * m_columns + column)) != 0)
                    next |= cellBit(row * columns + column);
            }
        }
        return next;
    };
    m_full = resized(m_full);
    m_now.stones = resized(m_now.stones);
    m_past.clear();
    m_pointer.reset();
    m_rows = rows;
    m_columns = columns;
    edit();
}

void RuleDrawing::toggleHole(int cell)
{
    if (cell < 0 || cell >= m_rows * m_columns)
        return;
    m_full ^= cellBit(cell);
    m_now.stones = (m_now.stones & ~cellBit(cell)) | (m_full & cellBit(cell));
    m_past.clear();
    edit();
}

QString RuleDrawing::cells() const
{
    QString signs;
    for (int cell = 0; cell < m_rows * m_columns; ++cell)
        signs += (m_full & cellBit(cell)) == 0 ? u'x' : (m_now.stones & cellBit(cell)) != 0 ? u'1' : u'0';
    return signs;
}

void RuleDrawing::edit()
{
    check();
    keep();
}

/// The form of New game makes full rows; their cells are put in behind it.
std::string RuleDrawing::composed(std::uint64_t stones, const std::vector<DrawnShape>& shapes) const
{
    std::vector<games::TakeShape> taken;
    std::ranges::transform(shapes, std::back_inserter(taken), takeShapeOf);
    std::vector<std::string> values;
    for (const games::Field& field : m_entry->info.fields) {
        const Mover* owner = shapeOwner(field.id);
        values.push_back(owner == nullptr ? "1" : games::printShapes(taken, *owner));
    }
    std::string text = m_entry->makeNotation(values, m_play);
    text.resize(text.find(':') + 1);
    for (int cell = 0; cell < m_rows * m_columns; ++cell) {
        text += cell > 0 && cell % m_columns == 0 ? "/" : "";
        text += (stones & cellBit(cell)) != 0 ? '1' : '0';
    }
    return text;
}

games::GamePtr RuleDrawing::played(std::uint64_t stones, const std::vector<DrawnShape>& shapes) const
{
    return gameOf(QString::fromStdString(composed(stones, shapes)));
}

RuleDrawing::Alone RuleDrawing::shapesAlone(std::uint64_t stones) const
{
    Alone alone;
    for (DrawnShape shape : m_shapes.shapes()) {
        shape.owner = Mover::Either;
        alone.push_back(takesStone(shape) ? played(stones, {shape}) : nullptr);
    }
    return alone;
}

/// Beside each shape what its own notation has wrong, or that the board has no room for it.
void RuleDrawing::checkShapes()
{
    QStringList errors;
    const Alone onFullBoard = shapesAlone(allCells(m_rows, m_columns));
    for (std::size_t i = 0; i < onFullBoard.size(); ++i) {
        const FieldReading read = readField(m_entry->info.id + "/take=", notationOf(m_shapes.shapes()[i]),
                                            ":1", games::Expected::OptionValue);
        const bool fits = onFullBoard[i] && !onFullBoard[i]->isOver();
        const bool isConditional = m_shapes.shapes()[i].cells.contains(QLatin1Char(games::emptyCell));
        errors.append(!read.game              ? read.error
                      : fits || isConditional ? QString()
                                              : tr("This shape is larger than the board."));
    }
    m_shapes.setErrors(errors);
}

void RuleDrawing::check()
{
    checkShapes();
    checkBoard();
}

void RuleDrawing::checkBoard()
{
    m_game.reset();
    m_notation.clear();
    m_problem.clear();
    const auto& shapes = m_shapes.shapes();
    if (!std::ranges::all_of(shapes, takesStone)) {
        m_problem = tr("Mend the shape that is marked.");
    } else {
        const games::Parsed parsed = games::parse(composed(m_full, shapes));
        if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
            m_problem = wording::parseErrorText(*error);
        } else {
            m_notation = QString::fromStdString(std::get<games::GamePtr>(parsed)->notation());
            m_game = played(m_now.stones, shapes);
            if (m_game->isPartizan())
                m_game = m_game->withMover(m_now.mover);
        }
    }
    emit boardChanged();
    emit ruleChanged();
    ask();
}

QString RuleDrawing::rules() const
{
    return m_game ? wording::rulesLine(*m_game) : QString();
}

/// As it is kept.
SavedRule RuleDrawing::kept() const
{
    const bool hasSides = m_game && m_game->isPartizan();
    return {
        .name = m_name.simplified(), .notation = m_notation, .starter = hasSides ? m_starter : Mover::Left};
}

/// A drawing that has not been changed is not kept.
void RuleDrawing::keep()
{
    if (m_notation.isEmpty())
        return;
    const SavedRule rule = kept();
    const QPersistentModelIndex row = m_saved.index(
        m_saved.keep(m_keptRow.isValid() ? m_keptRow.row() : -1, rule.notation, rule.name, rule.starter));
    if (std::exchange(m_keptRow, row) != row)
        emit keptChanged();
}

QString RuleDrawing::read(const QUrl& url)
{
    const auto file = readRule(wording::pathOf(url));
    if (const auto* problem = std::get_if<QString>(&file))
        return *problem;
    const auto& rule = std::get<SavedRule>(file);
    begin(rule);
    m_saved.readAgain();
    if (!resume(m_saved.rowOf(m_notation, rule.name, kept().starter)))
        keep();
    return {};
}

QString RuleDrawing::fileName() const
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    QString name = m_name.simplified();
    name.replace(unfit, QStringLiteral("-"));
    return (name.isEmpty() ? tr("My game", "file name") : name) + QStringLiteral(".grundyrule");
}

} // namespace models
