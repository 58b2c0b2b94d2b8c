// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rules/ruledrawing.h"

#include "games/shapes/takeshape.h"
#include "games/text/words.h"
#include "models/analysis/judged.h"
#include "models/files/typedposition.h"
#include "models/joblimits.h"
#include "models/rules/drawnshape.h"
#include "models/rules/ownrulesfield.h"
#include "wording/errors.h"
#include "wording/filename.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <set>
#include <utility>

namespace models {
namespace {

using theory::Mover;

/// The cells of a board as bits, row by row.
constexpr std::uint64_t cellBit(int cell)
{
    return std::uint64_t{1} << static_cast<unsigned>(cell);
}

/// Precondition: 64 cells at most.
constexpr std::uint64_t allCells(int rows, int columns)
{
    return rows * columns == 64 ? ~std::uint64_t{0} : cellBit(rows * columns) - 1;
}

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

std::uint64_t takenCells(const games::Game& game, const games::Move& move, int columns)
{
    std::uint64_t cells = 0;
    for (const games::PieceId piece : game.change(move).removed)
        cells |= std::uint64_t{1} << (games::majorOf(piece) * static_cast<unsigned>(columns) +
                                      games::minorOf(piece));
    return cells;
}

/// The square of the distance of a point from the middle of some cells.
double distanceFrom(std::uint64_t cells, int columns, double x, double y)
{
    double sumX = 0;
    double sumY = 0;
    for (std::uint64_t rest = cells; rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        const std::div_t place = std::div(cell, columns);
        sumX += place.rem;
        sumY += place.quot;
    }
    const int count = std::popcount(cells);
    return std::pow(sumX / count - x, 2) + std::pow(sumY / count - y, 2);
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

/// Those of the player to move.
std::vector<RuleDrawing::Take> RuleDrawing::listed(const games::Game& game, const Alone& alone, int columns,
                                                   const std::stop_token& stop)
{
    std::vector<std::set<std::uint64_t>> ofShape(alone.size());
    for (std::size_t i = 0; i < alone.size() && !stop.stop_requested(); ++i) {
        if (!alone[i])
            continue;
        for (const games::Move& move : alone[i]->moves().moves)
            ofShape[i].insert(takenCells(*alone[i], move, columns));
    }
    std::vector<Take> takes;
    for (const games::Move& move : game.moves().moves) {
        if (move.player != game.mover() || stop.stop_requested())
            continue;
        Take take{.cells = takenCells(game, move, columns), .move = move};
        for (std::size_t i = 0; i < ofShape.size(); ++i)
            take.shapes |= ofShape[i].contains(take.cells) ? std::uint64_t{1} << i : 0;
        takes.push_back(take);
    }
    return takes;
}

void RuleDrawing::ask()
{
    m_lister.cancel();
    m_answerer.cancel();
    m_takes.clear();
    m_solved.reset();
    pointAt(nullptr);
    if (m_game) {
        m_lister.start(
            [this, game = m_game, alone = shapesAlone(m_now.stones),
             columns = m_columns](const solver::Job& job) -> Worker::Delivery {
                return [this, takes = listed(*game, alone, columns, job.stop)] {
                    m_takes = takes;
                    pointAgain();
                    emit answered();
                };
            },
            attemptLimits(0));
        m_answerer.start(
            [this, game = m_game](const solver::Job& job) -> Worker::Delivery {
                const auto began = std::chrono::steady_clock::now();
                const games::Answer answer = game->answer({.grundy = false, .remoteness = false}, job);
                const auto time =
                    std::chrono::ceil<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
                return [this, solved = Solved{answer, time}] {
                    m_solved = solved;
                    emit answered();
                    emit pointedChanged();
                };
            },
            attemptLimits(0));
    }
    emit answered();
}

QString RuleDrawing::verdict() const
{
    if (!m_game)
        return m_problem;
    if (!m_solved)
        return tr("Working it out…");
    const games::Answer& answer = m_solved->answer;
    if (!answer.verdict.outcome)
        return answer.unsolved ? wording::unsolvedText(*answer.unsolved) : QString();
    return wording::verdictTitle(*answer.verdict.outcome, m_game->info().id);
}

/// "None of the 91 takes wins."
QString RuleDrawing::detail() const
{
    if (!m_solved || !m_solved->answer.verdict.outcome)
        return {};
    const games::Answer& answer = m_solved->answer;
    const std::uint64_t all = answer.moveCount();
    if (m_game->isPartizan())
        return wording::verdictDetail(answer, m_game->info().id);
    if (all == 0)
        return tr("There is nothing left to take.");
    if (answer.winningIsLeast && answer.winning == 0)
        return {};
    if (answer.winning == 0 && all > 1)
        return tr("None of the %1 takes wins.").arg(wording::localized(all));
    //: a take is a move that takes stones: how many win, and how many there are, here 1
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 take wins."),
                            //: a take is a move that takes stones: how many win, and how many there are
                            QT_TRANSLATE_N_NOOP("Wording", "%1 of %2 takes win."), all)
        .arg(wording::localized(answer.winning), wording::localized(all));
}

QString RuleDrawing::solvedText() const
{
    if (!m_solved || !m_solved->answer.verdict.outcome)
        return {};
    const auto time = wording::localized(static_cast<std::uint64_t>(m_solved->time.count()));
    if (m_solved->answer.positions == 0)
        return tr("solved by a theorem in %1 ms").arg(time);
    //: how many positions, such as "1200 positions", and how many milliseconds it took
    return tr("solved: %1 in %2 ms").arg(wording::positionsText(m_solved->answer.positions), time);
}

/// A table of all that the stones can become.
QString RuleDrawing::solvedDetail() const
{
    const std::uint64_t all = allCells(m_rows, m_columns);
    const bool isWhole = m_solved && m_solved->answer.method == games::Method::Table && m_now.stones == all &&
                         m_rows * m_columns < mostBoardCells && m_solved->answer.positions == all + 1;
    //: the columns and rows of a board, such as 5 × 4
    return isWhole ? tr("every way to fill %1 × %2")
                         .arg(wording::localized(static_cast<std::uint64_t>(m_columns)),
                              wording::localized(static_cast<std::uint64_t>(m_rows)))
                   : QString();
}

/// Those of the current shape where there are some.
std::vector<const RuleDrawing::Take*> RuleDrawing::takesThrough(int cell) const
{
    std::vector<const Take*> all;
    std::vector<const Take*> ofCurrent;
    if (cell < 0 || cell >= m_rows * m_columns)
        return all;
    for (const Take& take : m_takes) {
        if ((take.cells & cellBit(cell)) == 0)
            continue;
        all.push_back(&take);
        if ((take.shapes & std::uint64_t{1} << m_current) != 0)
            ofCurrent.push_back(&take);
    }
    return ofCurrent.empty() ? all : ofCurrent;
}

void RuleDrawing::pointAt(const Take* take)
{
    const auto cells = take != nullptr ? std::optional(take->cells) : std::nullopt;
    if (std::exchange(m_pointed, cells) != cells)
        emit pointedChanged();
}

void RuleDrawing::point(int cell, double x, double y)
{
    m_pointer = {.cell = cell, .x = x, .y = y};
    pointAgain();
}

/// Takes may be listed after one was asked for: a pointer at rest, or the arrows', has one then.
void RuleDrawing::pointAgain()
{
    if (!m_pointer)
        return;
    const std::vector<const Take*> takes = takesThrough(m_pointer->cell);
    const std::div_t place = std::div(m_pointer->cell, m_columns);
    const auto nearest = std::ranges::min_element(
        takes, {}, [&, left = place.rem + m_pointer->x, top = place.quot + m_pointer->y](const Take* take) {
            return distanceFrom(take->cells, m_columns, left, top);
        });
    pointAt(nearest != takes.end() ? *nearest : nullptr);
}

/// All takes through the cell in turn, those of the current shape first.
void RuleDrawing::pointNext(int cell, int step)
{
    std::vector<const Take*> takes = takesThrough(cell);
    for (const Take& take : m_takes) {
        if (cell >= 0 && (take.cells & cellBit(cell)) != 0 && std::ranges::find(takes, &take) == takes.end())
            takes.push_back(&take);
    }
    if (takes.empty())
        return pointAt(nullptr);
    const auto now = std::ranges::find_if(
        takes, [this](const Take* take) { return std::optional(take->cells) == m_pointed; });
    const auto count = static_cast<std::ptrdiff_t>(takes.size());
    const std::ptrdiff_t at = now == takes.end() ? (step > 0 ? -1 : count) : now - takes.begin();
    pointAt(takes[static_cast<std::size_t>((at + step + count) % count)]);
}

QString RuleDrawing::cellName(int cell) const
{
    return QString::fromStdString(games::cellName(static_cast<std::uint32_t>(cell % m_columns),
                                                  static_cast<std::uint32_t>(m_rows - cell / m_columns)));
}

void RuleDrawing::pointNowhere()
{
    m_pointer.reset();
    pointAt(nullptr);
}

QList<int> RuleDrawing::pointed() const
{
    QList<int> cells;
    for (std::uint64_t rest = m_pointed.value_or(0); rest != 0; rest &= rest - 1)
        cells.append(std::countr_zero(rest));
    return cells;
}

const games::JudgedMove* RuleDrawing::pointedMove() const
{
    const auto take = std::ranges::find_if(
        m_takes, [this](const Take& listed) { return std::optional(listed.cells) == m_pointed; });
    if (take == m_takes.end() || !m_solved)
        return nullptr;
    const games::JudgedMove* judged = judgedMove(m_solved->answer, take->move);
    return judged != nullptr && judged->leaves.outcome ? judged : nullptr;
}

Outcome RuleDrawing::pointedOutcome() const
{
    const games::JudgedMove* judged = pointedMove();
    return judged != nullptr ? shownOutcome(judged->leaves.outcome) : Outcome::Unknown;
}

QString RuleDrawing::pointedTitle() const
{
    if (!m_pointed)
        return {};
    const games::JudgedMove* judged = pointedMove();
    return judged == nullptr ? tr("What this take does is not known yet")
           : judged->winning ? tr("This take wins")
                             : tr("This take loses");
}

QString RuleDrawing::pointedText() const
{
    const games::JudgedMove* judged = pointedMove();
    //: the letter P, N, L or R, and what it means, such as "cold: the player who just moved wins"
    return judged != nullptr ? tr("It leaves %1 – %2.")
                                   .arg(letterText(shownOutcome(judged->leaves.outcome)),
                                        wording::outcomeLegend(*judged->leaves.outcome))
                             : QString();
}

void RuleDrawing::go(const Moment& to)
{
    m_now = to;
    checkBoard();
}

void RuleDrawing::take()
{
    if (!m_pointed || !m_game)
        return;
    const Moment after{.stones = m_now.stones & ~*m_pointed,
                       .mover = m_game->isPartizan() ? theory::opponentOf(m_now.mover) : m_now.mover};
    m_past.push_back(m_now);
    go(after);
}

void RuleDrawing::undo()
{
    if (m_past.empty())
        return;
    const Moment before = m_past.back();
    m_past.pop_back();
    go(before);
}

void RuleDrawing::fillAgain()
{
    m_past.clear();
    go({.stones = m_full, .mover = m_starter});
}

} // namespace models
