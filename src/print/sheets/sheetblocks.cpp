// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/sheetblocks.h"

#include "print/printedboard.h"
#include "wording/classroom/exercises.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace printing {
namespace {

using wording::translate;

constexpr Lettering titleLook{.size = 18 * pt, .bold = true};
constexpr Lettering fieldLook{.size = 10 * pt};
constexpr Lettering rulesLook{.size = 9.5 * pt};
constexpr Lettering exerciseNumberLook{.size = 11 * pt, .bold = true};
constexpr Lettering taskLook{.size = 10.5 * pt};
constexpr Lettering answerLook{.size = 10 * pt, .bold = true};
constexpr Lettering reasonLook{.size = 8.5 * pt};
constexpr Lettering smallLook{.size = 7.5 * pt, .shade = Lettering::Shade::Grey};

constexpr double numberRoom = 9 * mm;
constexpr double tallestBoard = 72 * mm;

using classroom::Exercise;
using classroom::ExerciseKind;

constexpr Lettering ownWordsLook{.size = 10 * pt};
constexpr Lettering placeLook{.size = 7 * pt, .shade = Lettering::Shade::Grey};
constexpr double tick = 4 * mm;
constexpr double lineHeight = 9 * mm; ///< to write on
constexpr double cell = 6.5 * mm;     ///< of the binary columns
constexpr double placesRoom = 4.5 * mm;

/// The columns of a nim-sum: as many as the largest number has.
class NimSumColumns {
public:
    explicit NimSumColumns(const Exercise& exercise) : m_exercise(exercise)
    {
        const std::uint64_t largest = *std::ranges::max_element(exercise.numbers);
        m_places = std::max(1, static_cast<int>(std::bit_width(largest)));
        for (const std::uint64_t number : exercise.numbers)
            m_left = std::max(m_left, textWidth(wording::localized(number), ownWordsLook));
        m_left = std::max(m_left, textWidth(sum(), ownWordsLook)) + 3 * mm;
    }

    [[nodiscard]] QSizeF size() const
    {
        const auto rows = static_cast<double>(m_exercise.numbers.size() + 1);
        return {m_left + m_places * cell, placesRoom + rows * cell + 2 * mm};
    }

    void paint(Ink& ink) const
    {
        for (int place = 0; place < m_places; ++place)
            ink.text({m_left + place * cell, 0, cell, placesRoom}, Qt::AlignCenter,
                     wording::localized(std::uint64_t{1} << (m_places - 1 - place)), placeLook);
        double top = placesRoom;
        for (const std::uint64_t number : m_exercise.numbers) {
            paintRow(ink, top, wording::localized(number));
            top += cell;
        }
        ink.line({0, top + mm}, {m_left + m_places * cell, top + mm}, thickLine);
        paintRow(ink, top + 2 * mm, sum());
    }

private:
    //: on paper, before a row of empty squares
    [[nodiscard]] static QString sum() { return translate("Wording", "nim-sum"); }

    void paintRow(Ink& ink, double top, const QString& name) const
    {
        ink.text({0, top, m_left - 3 * mm, cell}, Qt::AlignRight | Qt::AlignVCenter, name, ownWordsLook);
        for (int place = 0; place < m_places; ++place)
            ink.greyBox({m_left + place * cell, top, cell, cell});
    }

    const Exercise& m_exercise;
    int m_places = 1;
    double m_left = 0;
};

bool isTicked(const Exercise& exercise)
{
    return !exercise.choices.empty() && exercise.request.kind != ExerciseKind::WinningMove;
}

/// Boxes to tick, in as many lines as they need. Gives the height of the lines.
double ticks(const Exercise& exercise, double width, Ink* ink)
{
    double left = 0;
    double top = 0;
    for (const std::string& choice : exercise.choices) {
        const QString text = wording::typeset(wording::choiceText(exercise, choice));
        const double wide = tick + 2 * mm + textWidth(text, ownWordsLook) + 8 * mm;
        if (left > 0 && left + wide - 8 * mm > width) {
            left = 0;
            top += lineHeight;
        }
        if (ink != nullptr) {
            ink->box({left, top + (lineHeight - tick) / 2, tick, tick}, 0.6 * mm);
            ink->text({left + tick + 2 * mm, top, wide, lineHeight}, Qt::AlignLeft | Qt::AlignVCenter, text,
                      ownWordsLook);
        }
        left += wide;
    }
    return top + lineHeight;
}

/// "Your move ______": a line to write on, no longer than a hand needs.
void addLine(Column& column, const QString& name)
{
    constexpr double longest = 110 * mm;
    column.add(lineHeight, 0, [&](QPainter& painter) {
        Ink ink(painter);
        ink.text({0, 0, column.width(), lineHeight - mm}, Qt::AlignLeft | Qt::AlignBottom, name,
                 ownWordsLook);
        ink.line({textWidth(name, ownWordsLook) + 2 * mm, lineHeight - mm},
                 {std::min(column.width(), longest), lineHeight - mm}, hairline);
    });
}

/// A box for a number or a value.
void addBox(Column& column, const QString& name)
{
    column.add(lineHeight, 0, [&name](QPainter& painter) {
        Ink ink(painter);
        const double left = textWidth(name, ownWordsLook) + 3 * mm;
        ink.text({0, 0, left, lineHeight}, Qt::AlignLeft | Qt::AlignVCenter, name, ownWordsLook);
        ink.box({left, 0.5 * mm, 24 * mm, lineHeight - mm}, 0.6 * mm, Fill::None, usualLine);
    });
}

QString answerName(ExerciseKind kind)
{
    switch (kind) {
    //: on paper, before an empty line
    case ExerciseKind::GrundyValue: return translate("Wording", "Grundy value");
    //: on paper, before an empty line, a noun
    case ExerciseKind::StalkValue: return translate("Wording", "Value");
    //: on paper, before an empty line: the smallest number that is missing; mex is a word of the theory
    case ExerciseKind::Mex: return translate("Wording", "mex =");
    //: on paper, before an empty line: which move do you make?
    default: return translate("Wording", "Your move");
    }
}

/// Where a pupil writes the answer: boxes to tick, lines, a box for a number, binary columns. Nothing of it
/// tells the answer.
void addAnswerSpace(Column& column, const Exercise& exercise)
{
    const ExerciseKind kind = exercise.request.kind;
    if (kind == ExerciseKind::NimSum) {
        const NimSumColumns columns(exercise);
        column.add(columns.size().height(), 0, [&columns](QPainter& painter) {
            paintUnmirrored(painter, 0, columns.size().width(), [&columns](QPainter& at) {
                Ink ink(at);
                columns.paint(ink);
            });
        });
    } else if (isTicked(exercise)) {
        column.add(ticks(exercise, column.width(), nullptr), 0, [&](QPainter& painter) {
            Ink ink(painter);
            ticks(exercise, column.width(), &ink);
        });
    } else if (kind == ExerciseKind::WinningMove) {
        addLine(column, answerName(kind));
    } else {
        addBox(column, answerName(kind));
    }
    if (kind == ExerciseKind::Claim)
        //: on paper, before an empty line
        addLine(column, translate("Wording", "Why?"));
}

/// What the answer takes at least.
double answerSpaceWidth(const Exercise& exercise)
{
    return exercise.request.kind == ExerciseKind::NimSum ? NimSumColumns(exercise).size().width() : 0;
}

/// "Name ____ Class ____ Date ____", the lines at the top.
void paintFields(QPainter& painter, double width)
{
    struct Field {
        QString name;
        double share;
    };
    Ink ink(painter);
    double left = 0;
    for (const auto& [name, share] :
         {Field{translate("Wording", "Name"), 0.54}, Field{translate("Wording", "Class"), 0.2},
          //: on paper, before an empty line: the date of the day
          Field{translate("Wording", "Date"), 0.26}}) {
        const double right = left + width * share;
        const double gap = right < width - mm ? 5 * mm : 0;
        ink.text({left, -5 * mm, width, 5 * mm}, Qt::AlignLeft | Qt::AlignBottom, name, fieldLook);
        ink.line({left + textWidth(name, fieldLook) + 2 * mm, 0}, {right - gap, 0}, hairline);
        left = right;
    }
}

scene::Between betweenBoards(const SheetExercise& exercise)
{
    return exercise.exercise.request.kind == classroom::ExerciseKind::WorthMore ? scene::Between::Question
                                                                                : scene::Between::Plus;
}

/// The position's notation, which does not say who is to move.
QString notationText(const SheetExercise& exercise)
{
    const QString notation = QString::fromStdString(exercise.exercise.position->notation());
    return exercise.mover.isEmpty() ? notation
                                    //: a notation, and who is to move
                                    : translate("Wording", "%1. %2").arg(notation, exercise.mover);
}

} // namespace

Block headingBlock(const QString& title, const QString& rules, double width)
{
    return Block([=](QPainter* painter, double) {
        Column column(painter, 0, width);
        column.add(title, titleLook, 8 * mm);
        column.add(0, rules.isEmpty() ? 6 * mm : 5 * mm, [width](QPainter& at) { paintFields(at, width); });
        column.add(rules, rulesLook, 6 * mm);
        return column.top();
    });
}

Block keyHeadingBlock(const QString& title, double width)
{
    return Block([=](QPainter* painter, double) {
        Column column(painter, 0, width);
        column.add(title, titleLook, 6 * mm);
        return column.top();
    });
}

/// The answers of a row stand at one height, unless one would be far below its board.
Block exerciseBlock(int number, const SheetExercise& exercise, const QString& rules, double width,
                    double zoom)
{
    std::shared_ptr<const PrintedBoard> board;
    if (const auto& position = exercise.exercise.position)
        board = printedBoard(position->board(), position->info(), {(width - numberRoom) / zoom, tallestBoard},
                             betweenBoards(exercise));
    return Block([=, &exercise](QPainter* painter, double spare) {
        Column column(painter, numberRoom, width - numberRoom);
        column.number(number, exerciseNumberLook);
        column.add(rules, rulesLook, 1.2 * mm);
        column.add(exercise.mover, taskLook, 0.6 * mm);
        column.add(wording::typeset(exercise.task), taskLook, 2.5 * mm);
        if (board) {
            column.skip(mm);
            column.add(board->size().height() * zoom, 2.5 * mm, [&](QPainter& at) {
                at.scale(zoom, zoom);
                board->paint(at);
            });
        }
        constexpr double farthest = 22 * mm;
        column.skip(spare > 0 && spare <= farthest ? spare : 0);
        addAnswerSpace(column, exercise.exercise);
        return column.top();
    });
}

Block answerBlock(int number, const SheetExercise& exercise, double width, const QSet<QString>& told)
{
    QStringList reasons = exercise.reasons;
    reasons.removeIf([&told](const QString& reason) { return told.contains(reason); });
    return Block([=, &exercise](QPainter* painter, double) {
        Column column(painter, numberRoom, width - numberRoom);
        column.number(number, answerLook);
        column.add(wording::typeset(exercise.answers), answerLook, 0.8 * mm);
        for (const QString& reason : wording::typeset(reasons))
            column.add(reason, reasonLook, 0.6 * mm);
        column.add(exercise.confirmed, smallLook, 0.4 * mm);
        if (exercise.exercise.position)
            column.add(notationText(exercise), smallLook, 0);
        return column.top();
    });
}

bool fits(const SheetExercise& exercise, double width, double most)
{
    constexpr double leastShare = 0.55;
    if (answerSpaceWidth(exercise.exercise) > width - numberRoom)
        return false;
    const auto& position = exercise.exercise.position;
    if (!position)
        return true;
    const auto wideIn = [&](double room) {
        return printedBoard(position->board(), position->info(), {room - numberRoom, tallestBoard})
            ->size()
            .width();
    };
    return wideIn(width) >= leastShare * wideIn(most);
}

} // namespace printing
