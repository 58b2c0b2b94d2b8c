// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/sheetblocks.h"

#include "print/ink.h"
#include "print/printedboard.h"
#include "print/sheets/answerspace.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

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

/// Text that grows downwards.
class Column {
public:
    explicit Column(double left, double width) : m_left(left), m_width(width) {}

    /// Measures, and draws where there is ink.
    void add(Ink* ink, const QString& text, const Lettering& look, double gap)
    {
        if (text.isEmpty())
            return;
        const double height = textHeight(text, look, m_width);
        if (ink != nullptr)
            ink->paragraph({m_left, m_top, m_width, height + look.size}, text, look);
        m_top += height + gap;
    }
    void skip(double gap) { m_top += gap; }
    [[nodiscard]] double top() const { return m_top; }

private:
    double m_left;
    double m_width;
    double m_top = 0;
};

class HeadingBlock : public Block {
public:
    HeadingBlock(QString title, QString rules, double width)
        : m_title(std::move(title)), m_rules(std::move(rules)), m_width(width)
    {
        m_height = draw(nullptr);
    }

    void paint(QPainter& painter, double) const override
    {
        Ink ink(painter);
        draw(&ink);
    }

private:
    double draw(Ink* ink) const
    {
        Column column(0, m_width);
        column.add(ink, m_title, titleLook, 3 * mm);
        column.skip(5 * mm);
        if (ink != nullptr)
            drawFields(*ink, column.top());
        column.skip(m_rules.isEmpty() ? 6 * mm : 5 * mm);
        column.add(ink, m_rules, rulesLook, 6 * mm);
        return column.top();
    }

    /// "Name ____ Class ____ Date ____".
    void drawFields(Ink& ink, double baseline) const
    {
        struct Field {
            QString name;
            double share;
        };
        double left = 0;
        for (const auto& [name, share] :
             {Field{translate("Wording", "Name"), 0.54}, Field{translate("Wording", "Class"), 0.2},
              //: on paper, before an empty line: the date of the day
              Field{translate("Wording", "Date"), 0.26}}) {
            const double right = left + m_width * share;
            const double gap = right < m_width - mm ? 5 * mm : 0;
            ink.text({left, baseline - 5 * mm, m_width, 5 * mm}, Qt::AlignLeft | Qt::AlignBottom, name,
                     fieldLook);
            ink.line({left + textWidth(name, fieldLook) + 2 * mm, baseline}, {right - gap, baseline},
                     hairline);
            left = right;
        }
    }

    QString m_title;
    QString m_rules;
    double m_width;
};

class KeyHeadingBlock : public Block {
public:
    KeyHeadingBlock(const QString& title, double width) : m_title(title), m_width(width)
    {
        Column column(0, width);
        column.add(nullptr, title, titleLook, 6 * mm);
        m_height = column.top();
    }

    void paint(QPainter& painter, double) const override
    {
        Ink ink(painter);
        Column(0, m_width).add(&ink, m_title, titleLook, 0);
    }

private:
    QString m_title;
    double m_width;
};

scene::Between betweenBoards(const SheetExercise& exercise)
{
    return exercise.exercise.request.kind == classroom::ExerciseKind::WorthMore ? scene::Between::Question
                                                                                : scene::Between::Plus;
}

class ExerciseBlock : public Block {
public:
    ExerciseBlock(int number, const SheetExercise& exercise, QString rules, double width, double zoom)
        : m_number(number), m_exercise(exercise), m_rules(std::move(rules)), m_width(width), m_zoom(zoom)
    {
        if (const auto& position = exercise.exercise.position)
            m_board = printedBoard(position->board(), position->info(), {inner() / zoom, tallestBoard},
                                   betweenBoards(exercise));
        m_height = draw(nullptr, 0);
    }

    void paint(QPainter& painter, double room) const override { draw(&painter, room); }

private:
    [[nodiscard]] double inner() const { return m_width - numberRoom; }

    /// Measures, and draws where there is a painter. The answers of a row stand at one height, unless one
    /// would be far below its board.
    double draw(QPainter* painter, double room) const
    {
        std::optional<Ink> ink;
        if (painter != nullptr)
            ink.emplace(*painter);
        Ink* const pen = ink ? &*ink : nullptr;
        if (ink)
            ink->text({0, 0, numberRoom, exerciseNumberLook.size * 1.25}, Qt::AlignLeft | Qt::AlignTop,
                      translate("Wording", "%1.").arg(m_number), exerciseNumberLook);
        Column column(numberRoom, inner());
        column.add(pen, m_rules, rulesLook, 1.2 * mm);
        column.add(pen, m_exercise.mover, taskLook, 0.6 * mm);
        column.add(pen, wording::typeset(m_exercise.task), taskLook, 2.5 * mm);
        if (m_board) {
            column.skip(mm);
            paintAt(painter, column.top(), [this](QPainter& at) {
                at.scale(m_zoom, m_zoom);
                m_board->paint(at);
            });
            column.skip(m_board->size().height() * m_zoom + 2.5 * mm);
        }
        constexpr double farthest = 22 * mm;
        const double spare = room - m_height;
        paintAt(painter, column.top() + (spare > 0 && spare <= farthest ? spare : 0),
                [this](QPainter& at) { paintAnswerSpace(at, m_exercise.exercise, inner()); });
        return column.top() + answerSpaceSize(m_exercise.exercise, inner()).height();
    }

    template <typename Painting>
    static void paintAt(QPainter* painter, double top, const Painting& painting)
    {
        if (painter == nullptr)
            return;
        painter->save();
        painter->translate(numberRoom, top);
        painting(*painter);
        painter->restore();
    }

    int m_number;
    const SheetExercise& m_exercise;
    QString m_rules;
    double m_width;
    double m_zoom; ///< of the board
    PrintedBoardPtr m_board;
};

class AnswerBlock : public Block {
public:
    AnswerBlock(int number, const SheetExercise& exercise, double width, const QSet<QString>& told)
        : m_number(number), m_exercise(exercise), m_reasons(exercise.reasons), m_width(width)
    {
        m_reasons.removeIf([&told](const QString& reason) { return told.contains(reason); });
        m_height = draw(nullptr);
    }

    void paint(QPainter& painter, double) const override
    {
        Ink ink(painter);
        draw(&ink);
    }

private:
    double draw(Ink* ink) const
    {
        if (ink != nullptr)
            ink->text({0, 0, numberRoom, answerLook.size * 1.25}, Qt::AlignLeft | Qt::AlignTop,
                      translate("Wording", "%1.").arg(m_number), answerLook);
        Column column(numberRoom, m_width - numberRoom);
        column.add(ink, wording::typeset(m_exercise.answers), answerLook, 0.8 * mm);
        for (const QString& reason : wording::typeset(m_reasons))
            column.add(ink, reason, reasonLook, 0.6 * mm);
        column.add(ink, m_exercise.confirmed, smallLook, 0.4 * mm);
        if (const auto& position = m_exercise.exercise.position)
            column.add(ink, withMover(QString::fromStdString(position->notation())), smallLook, 0);
        return column.top();
    }

    /// A notation does not say who is to move.
    [[nodiscard]] QString withMover(const QString& notation) const
    {
        return m_exercise.mover.isEmpty() ? notation
                                          //: a notation, and who is to move
                                          : translate("Wording", "%1. %2").arg(notation, m_exercise.mover);
    }

    int m_number;
    const SheetExercise& m_exercise;
    QStringList m_reasons;
    double m_width;
};

} // namespace

BlockPtr headingBlock(const QString& title, const QString& rules, double width)
{
    return std::make_unique<HeadingBlock>(title, rules, width);
}

BlockPtr keyHeadingBlock(const QString& title, double width)
{
    return std::make_unique<KeyHeadingBlock>(title, width);
}

BlockPtr exerciseBlock(int number, const SheetExercise& exercise, const QString& rules, double width,
                       double zoom)
{
    return std::make_unique<ExerciseBlock>(number, exercise, rules, width, zoom);
}

BlockPtr answerBlock(int number, const SheetExercise& exercise, double width, const QSet<QString>& told)
{
    return std::make_unique<AnswerBlock>(number, exercise, width, told);
}

bool fits(const SheetExercise& exercise, double width, double most)
{
    constexpr double leastShare = 0.55;
    if (exercise.exercise.request.kind == classroom::ExerciseKind::NimSum)
        return answerSpaceSize(exercise.exercise, most).width() <= width - numberRoom;
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
