// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/sheetblocks.h"

#include "print/printedboard.h"
#include "print/sheets/answerspace.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

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
