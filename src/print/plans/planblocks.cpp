// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/plans/planblocks.h"

#include "analysis/tables/table.h"
#include "classroom/marking/marking.h"
#include "lessons/labelrow.h"
#include "lessons/positions.h"
#include "print/ink.h"
#include "print/plans/richtext.h"
#include "print/printedboard.h"
#include "wording/classroom/exercises.h"
#include "wording/classroom/markings.h"
#include "wording/names/moves.h"
#include "wording/names/names.h"
#include "wording/outcomes.h"
#include "wording/steps/labelrows.h"
#include "wording/text/language.h"
#include "wording/text/overloaded.h"
#include "wording/text/text.h"
#include "wording/text/typeset.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace printing {
namespace {

using wording::translate;

constexpr Lettering planTitleLook{.size = 20 * pt, .bold = true};
constexpr Lettering planLineLook{.size = 10 * pt};
constexpr Lettering stepTitleLook{.size = 12 * pt, .bold = true};
constexpr Lettering kindLook{.size = 8 * pt, .shade = Lettering::Shade::Grey};
constexpr Lettering stepTextLook{.size = 10 * pt};
constexpr Lettering smallLabelLook{.size = 8.5 * pt, .bold = true};
constexpr Lettering smallTextLook{.size = 8.5 * pt};
constexpr Lettering noteLook{.size = 9 * pt};
constexpr Lettering cellLook{.size = 9 * pt, .bold = true};
constexpr Lettering headLook{.size = 7 * pt, .shade = Lettering::Shade::Grey};

constexpr double numberColumn = 9 * mm;
constexpr double boardShare = 0.42; ///< of the width, where there is a board
constexpr double tallestPlanBoard = 52 * mm;
constexpr double boardGap = 6 * mm;
constexpr double notePadding = 2.5 * mm;
constexpr double widestCell = 8 * mm;

/// Plain text with every label such as "Exit question:" at the beginning of a sentence strong.
lessons::Text notesText(const QString& notes)
{
    static const QRegularExpression label(
        QStringLiteral("(^|[.!?)”] )((?:Exit question|Ask|Ask afterwards|Then ask|Typical mistakes?|Typical "
                       "wrong answer|Can be left out|Leave out)[^:.]{0,40}:)"));
    lessons::Text text;
    for (const QString& line : notes.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        lessons::Block block;
        qsizetype at = 0;
        for (auto found = label.globalMatch(line); found.hasNext();) {
            const auto match = found.next();
            block.spans.push_back({.text = line.mid(at, match.capturedStart(2) - at)});
            block.spans.push_back({.text = match.captured(2), .strong = true});
            at = match.capturedEnd(2);
        }
        block.spans.push_back({.text = line.mid(at)});
        text.blocks.push_back(std::move(block));
    }
    return text;
}

QString opponentText(const lessons::PlayStep& play)
{
    using Opponent = lessons::PlayStep::Opponent;
    const auto starts = [&play](const char* pupil, const char* computer) {
        return translate("Wording", play.computerFirst ? computer : pupil);
    };
    switch (play.opponent) {
    case Opponent::Person: return translate("Wording", "Two pupils, or two teams, play it.");
    case Opponent::Perfect:
        return starts(QT_TRANSLATE_NOOP("Wording", "Against the perfect computer; the class starts."),
                      QT_TRANSLATE_NOOP("Wording", "Against the perfect computer, which starts."));
    case Opponent::Random:
        return starts(
            QT_TRANSLATE_NOOP("Wording", "Against a computer that moves at random; the class starts."),
            QT_TRANSLATE_NOOP("Wording", "Against a computer that moves at random, and starts."));
    case Opponent::Fence: break;
    }
    return starts(
               QT_TRANSLATE_NOOP("Wording", "Against the computer, which plays perfectly from %1 pieces on; "
                                            "the class starts."),
               QT_TRANSLATE_NOOP(
                   "Wording", "Against the computer, which plays perfectly from %1 pieces on, and starts."))
        .arg(play.fence);
}

QString kindText(const lessons::StepKind& kind)
{
    return std::visit(
        wording::Overloaded{
            [](const lessons::TextStep&) { return translate("Wording", "Read and look"); },
            //: a kind of step in the plan of a lesson, a verb: the class plays
            [](const lessons::PlayStep&) { return translate("Wording", "Play"); },
            [](const lessons::RevealStep&) { return translate("Wording", "Think first, then look"); },
            //: a kind of step in the plan of a lesson, a noun
            [](const lessons::QuestionStep&) { return translate("Wording", "Question"); },
            //: a kind of step in the plan of a lesson, a noun
            [](const lessons::ExerciseStep&) { return translate("Wording", "Exercises"); },
            [](const lessons::LabelStep&) { return translate("Wording", "Label a row"); },
            [](const lessons::TableStep&) { return translate("Wording", "Fill in a table"); },
            [](const lessons::MarkStep&) { return translate("Wording", "Mark P and N"); },
        },
        kind);
}

QString exerciseLine(const lessons::ExerciseStep& step)
{
    const QString what = wording::kindName(step.request.kind);
    const QString count =
        //: how many exercises, here one
        wording::counted(QT_TRANSLATE_NOOP("Wording", "%1 exercise"),
                         //: how many exercises
                         QT_TRANSLATE_NOOP("Wording", "%1 exercises"), static_cast<std::uint64_t>(step.count))
            .arg(step.count);
    if (step.request.game.empty())
        //: how many exercises, "5 exercises", of which kind, and how hard they are
        return translate("Wording", "%1: %2, difficulty %3.").arg(count, what).arg(step.request.difficulty);
    //: how many exercises, "5 exercises", of which kind, of which game, and how hard they are
    return translate("Wording", "%1: %2, %3, difficulty %4.")
        .arg(count, what, wording::gameTitle(step.request.game))
        .arg(step.request.difficulty);
}

/// A grid of letters with the values of n above and of m beside it.
struct Letters {
    std::vector<QString> heads{};
    std::vector<QString> sides{}; ///< empty for a row
    std::vector<QString> cells{};
};

/// What is found out of a step before it is drawn.
struct Found {
    games::GamePtr game{};
    QString verdict{};
    Letters letters{};
    QString sentence{}; ///< below the letters
};

QString numberText(std::uint64_t number)
{
    return wording::localized(number);
}

void findRow(Found& found, const lessons::LabelStep& label, const solver::Job& job)
{
    const auto made = lessons::makeLabelRow(label, job);
    const auto* row = std::get_if<lessons::LabelRow>(&made);
    if (row == nullptr)
        return;
    for (const lessons::LabelCell& cell : row->cells) {
        found.letters.heads.push_back(numberText(cell.number));
        found.letters.cells.push_back(cell.isCold ? QStringLiteral("P") : QStringLiteral("N"));
    }
    found.sentence = wording::rowText(*row);
}

void findTable(Found& found, const std::string& pattern, lessons::FamilySize to, analysis::Shown shown,
               const solver::Job& job)
{
    auto family = lessons::readFamily(QString::fromStdString(pattern));
    if (!std::holds_alternative<analysis::FamilyPattern>(family))
        return;
    const auto table = analysis::makeTable({.pattern = std::get<analysis::FamilyPattern>(std::move(family)),
                                            .n = {0, to.columns},
                                            .m = {0, to.rows},
                                            .shown = shown},
                                           job);
    for (std::uint64_t n = 0; n <= to.columns; ++n)
        found.letters.heads.push_back(numberText(n));
    for (std::uint64_t m = 0; table.request.pattern.hasM() && m <= to.rows; ++m)
        found.letters.sides.push_back(numberText(m));
    for (const analysis::TableCell& cell : table.cells)
        found.letters.cells.push_back(
            wording::typeset(QString::fromStdString(analysis::cellText(cell, shown))));
}

void findGraph(Found& found, const std::string& notation, const solver::Job& job)
{
    const auto read = lessons::readPosition(QString::fromStdString(notation));
    if (!std::holds_alternative<games::GamePtr>(read))
        return;
    auto made = classroom::graphMarking(*std::get<games::GamePtr>(read), job);
    auto* task = std::get_if<classroom::MarkingTask>(&made);
    if (task == nullptr)
        return;
    const auto marks = classroom::rightMarks(*task);
    QStringList cold;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (marks[i] == classroom::Mark::P)
            cold.append(wording::positionName(*task, i));
    constexpr qsizetype mostNamed = 60;
    found.sentence = cold.size() > mostNamed
                         ? wording::counted(QT_TRANSLATE_NOOP("Wording", "P: %1 position."),
                                            QT_TRANSLATE_NOOP("Wording", "P: %1 positions."),
                                            static_cast<std::uint64_t>(cold.size()))
                               .arg(cold.size())
                         //: in the plan of a lesson: the positions that are P
                         : translate("Wording", "P: %1.").arg(wording::andList(cold));
}

/// "Hot — the next player wins. 3 of 75 moves leave a cold position. Winning moves: …"
QString verdictOf(const games::Game& game, const solver::Job& job)
{
    const games::Answer answer = game.answer({.grundy = false, .remoteness = false}, job);
    if (!answer.verdict.outcome)
        return {};
    QStringList sentences{
        translate("Wording", "%1.").arg(wording::verdictTitle(*answer.verdict.outcome, game.info().id))};
    QStringList winning;
    for (const games::JudgedMove& move : answer.moves)
        if (move.winning)
            winning.append(wording::moveText(move.move));
    constexpr qsizetype mostListed = 6;
    if (const QString detail = wording::typeset(wording::verdictDetail(answer, game.info().id));
        !detail.isEmpty())
        sentences.append(translate("Wording", "%1.").arg(detail));
    if (!winning.isEmpty() && winning.size() <= mostListed)
        sentences.append(translate("Wording", "Winning moves: %1.").arg(winning.join(QStringLiteral("; "))));
    return sentences.join(QLatin1Char(' '));
}

Found findOut(const lessons::Step& step, const solver::Job& job)
{
    Found found;
    if (step.board) {
        const auto read = lessons::readPosition(QString::fromStdString(step.board->position));
        if (std::holds_alternative<games::GamePtr>(read))
            found.game = std::get<games::GamePtr>(read);
    }
    if (found.game)
        found.verdict = verdictOf(*found.game, job);
    if (const auto* label = std::get_if<lessons::LabelStep>(&step.kind))
        findRow(found, *label, job);
    else if (const auto* table = std::get_if<lessons::TableStep>(&step.kind))
        findTable(found, table->family, table->to,
                  table->grundy ? analysis::Shown::Grundy : analysis::Shown::Outcome, job);
    else if (const auto* mark = std::get_if<lessons::MarkStep>(&step.kind); mark && !mark->family.empty())
        findTable(found, mark->family, mark->to, analysis::Shown::Outcome, job);
    else if (mark != nullptr)
        findGraph(found, mark->graph, job);
    return found;
}

/// Measures, and draws where there is a painter; grows downwards.
class Writer {
public:
    Writer(QPainter* painter, double left, double top, double width)
        : m_painter(painter), m_left(left), m_top(top), m_width(width)
    {
    }

    [[nodiscard]] double top() const { return m_top; }
    void skip(double gap) { m_top += gap; }

    void add(const QString& text, const Lettering& look, double gap)
    {
        if (text.isEmpty())
            return;
        const double height = textHeight(text, look, m_width);
        if (m_painter != nullptr)
            Ink(*m_painter).paragraph({m_left, m_top, m_width, height + look.size}, text, look);
        m_top += height + gap;
    }

    void add(const lessons::Text& text, const Lettering& look, double gap, double indent = 0)
    {
        if (text.isEmpty())
            return;
        const RichText rich(text, look, m_width - indent);
        if (m_painter != nullptr)
            rich.paint(*m_painter, {m_left + indent, m_top});
        m_top += rich.height() + gap;
    }

    /// Something of a size of its own.
    void add(double height, double gap, const std::function<void(QPainter&)>& painting)
    {
        if (m_painter != nullptr) {
            m_painter->save();
            m_painter->translate(m_left, m_top);
            painting(*m_painter);
            m_painter->restore();
        }
        m_top += height + gap;
    }

private:
    QPainter* m_painter;
    double m_left;
    double m_top;
    double m_width;
};

class PlanHeading : public Block {
public:
    PlanHeading(const lessons::Lesson& lesson, double width) : m_lesson(lesson), m_width(width)
    {
        m_height = draw(nullptr);
    }

    void paint(QPainter& painter, double) const override { (void)draw(&painter); }

private:
    double draw(QPainter* painter) const
    {
        Writer writer(painter, 0, 0, m_width);
        writer.add(m_lesson.title, planTitleLook, 1.5 * mm);
        //: how long a lesson takes, and how many steps it has, "12 steps"
        writer.add(translate("Wording", "Lesson plan: about %1 minutes, %2")
                       .arg(m_lesson.minutes)
                       .arg(wording::counted(QT_TRANSLATE_NOOP("Wording", "%1 step"),
                                             QT_TRANSLATE_NOOP("Wording", "%1 steps"), m_lesson.steps.size())
                                .arg(m_lesson.steps.size())),
                   planLineLook, 3 * mm);
        writer.add(m_lesson.about, planLineLook, 1.5 * mm);
        if (!m_lesson.aims.isEmpty())
            writer.add(translate("Wording", "Afterwards the class can %1.").arg(m_lesson.aims), planLineLook,
                       1.5 * mm);
        return writer.top();
    }

    const lessons::Lesson& m_lesson;
    double m_width;
};

class PlanStep : public Block {
public:
    PlanStep(int number, const lessons::Step& step, double width, const solver::Job& job)
        : m_number(number), m_step(step), m_width(width), m_found(findOut(step, job))
    {
        if (m_found.game)
            m_board =
                printedBoard(m_found.game->board(), m_found.game->info(), {boardWidth(), tallestPlanBoard});
        m_height = draw(nullptr);
    }

    void paint(QPainter& painter, double) const override { (void)draw(&painter); }

private:
    [[nodiscard]] double inner() const { return m_width - numberColumn; }
    [[nodiscard]] double boardWidth() const { return inner() * boardShare; }
    [[nodiscard]] double textWidth() const { return m_board ? inner() - boardWidth() - boardGap : inner(); }

    double draw(QPainter* painter) const
    {
        const double top = drawHead(painter);
        Writer text(painter, numberColumn, top, textWidth());
        text.add(m_step.text, stepTextLook, 2.5 * mm);
        drawKind(text);
        double bottom = text.top();
        if (m_board)
            bottom = std::max(bottom, drawBoard(painter, top));
        Writer below(painter, numberColumn, bottom, inner());
        drawLetters(below);
        drawNotes(below);
        return below.top();
    }

    double drawHead(QPainter* painter) const
    {
        const QString title = m_step.title.isEmpty() ? kindText(m_step.kind) : m_step.title;
        if (painter != nullptr) {
            Ink ink(*painter);
            ink.greyLine({0, 0}, {m_width, 0});
            const double line = stepTitleLook.size * 1.3;
            ink.text({0, 2 * mm, numberColumn, line}, Qt::AlignLeft | Qt::AlignTop,
                     translate("Wording", "%1.").arg(m_number), stepTitleLook);
            if (!m_step.title.isEmpty())
                ink.text({m_width - 50 * mm, 2 * mm, 50 * mm, line}, Qt::AlignRight | Qt::AlignVCenter,
                         kindText(m_step.kind), kindLook);
        }
        Writer writer(painter, numberColumn, 2 * mm, inner() - 50 * mm);
        writer.add(title, stepTitleLook, 2 * mm);
        return writer.top();
    }

    void drawKind(Writer& text) const
    {
        std::visit(
            wording::Overloaded{
                [](const auto&) {},
                [&](const lessons::PlayStep& play) { text.add(opponentText(play), smallTextLook, 2 * mm); },
                [&](const lessons::ExerciseStep& step) {
                    text.add(exerciseLine(step), smallTextLook, 2 * mm);
                },
                [&](const lessons::RevealStep& reveal) {
                    //: in the plan of a lesson: what the teacher shows when the class has answered
                    text.add(translate("Wording", "Then show:"), smallLabelLook, mm);
                    text.add(reveal.text, stepTextLook, 2 * mm);
                },
                [&](const lessons::QuestionStep& question) {
                    for (const lessons::Choice& choice : question.choices)
                        drawChoice(text, choice);
                },
            },
            m_step.kind);
    }

    /// A right one has a tick in its box.
    static void drawChoice(Writer& text, const lessons::Choice& choice)
    {
        constexpr double indent = 6 * mm;
        constexpr double box = 3.2 * mm;
        text.add(0, 0, [&choice](QPainter& painter) {
            Ink ink(painter);
            ink.box({0, 0.6 * mm, box, box}, 0.5 * mm);
            if (!choice.right)
                return;
            QPainterPath tick({0.6 * mm, 2.2 * mm});
            tick.lineTo(1.4 * mm, 3.1 * mm);
            tick.lineTo(3 * mm, 0.4 * mm);
            paintUnmirrored(painter, 0, box, [&tick](QPainter& at) { Ink(at).path(tick, thickLine); });
        });
        text.add(choice.text, stepTextLook, 0.5 * mm, indent);
        text.add(choice.because, smallTextLook, 2 * mm, indent);
    }

    double drawBoard(QPainter* painter, double top) const
    {
        Writer writer(painter, m_width - boardWidth(), top, boardWidth());
        writer.add(m_board->size().height(), 2 * mm, [this](QPainter& at) { m_board->paint(at); });
        writer.add(wording::positionTitle(*m_found.game), smallLabelLook, mm);
        writer.add(m_found.verdict, smallTextLook, 2 * mm);
        return writer.top();
    }

    void drawLetters(Writer& below) const
    {
        const Letters& letters = m_found.letters;
        if (!letters.cells.empty()) {
            const double side = letters.sides.empty() ? 0 : 8 * mm;
            const double columns = static_cast<double>(letters.heads.size());
            const double pitch = std::min(widestCell, (inner() - side) / columns);
            const auto rows = static_cast<double>(std::max<std::size_t>(1, letters.sides.size()));
            below.add((rows + 0.8) * pitch, 2 * mm, [&](QPainter& painter) {
                paintUnmirrored(painter, 0, side + columns * pitch,
                                [&](QPainter& at) { paintLetters(at, letters, side, pitch); });
            });
        }
        below.add(m_found.sentence, smallTextLook, 2 * mm);
    }

    static void paintLetters(QPainter& painter, const Letters& letters, double side, double pitch)
    {
        Ink ink(painter);
        const double head = 0.8 * pitch;
        const std::size_t columns = letters.heads.size();
        for (std::size_t i = 0; i < columns; ++i)
            ink.text({side + static_cast<double>(i) * pitch, 0, pitch, head}, Qt::AlignCenter,
                     letters.heads[i], headLook);
        for (std::size_t i = 0; i < letters.sides.size(); ++i)
            ink.text({0, head + static_cast<double>(i) * pitch, side, pitch}, Qt::AlignCenter,
                     letters.sides[i], headLook);
        for (std::size_t i = 0; i < letters.cells.size(); ++i) {
            const std::size_t row = i / columns;
            const QRectF cell(side + static_cast<double>(i % columns) * pitch,
                              head + static_cast<double>(row) * pitch, pitch, pitch);
            const bool isCold =
                letters.cells[i] == QLatin1String("P") || letters.cells[i] == QLatin1String("0");
            ink.box(cell, 0, isCold ? Fill::Pale : Fill::None, hairline);
            ink.text(cell, Qt::AlignCenter, wording::numeral(letters.cells[i]), cellLook);
        }
    }

    void drawNotes(Writer& below) const
    {
        if (m_step.notes.isEmpty())
            return;
        const double width = inner() - 2 * notePadding;
        const RichText notes(notesText(m_step.notes), noteLook, width);
        const double label = textHeight(noteLabel(), kindLook, width) + 0.5 * mm;
        const double height = notes.height() + label + 2 * notePadding;
        below.add(height, 0, [&](QPainter& at) {
            Ink ink(at);
            ink.greyBox({0, 0, inner(), height});
            ink.paragraph({notePadding, notePadding, width, label}, noteLabel(), kindLook);
            notes.paint(at, {notePadding, notePadding + label});
        });
    }

    static QString noteLabel() { return translate("Wording", "For the teacher"); }

    int m_number;
    const lessons::Step& m_step;
    double m_width;
    Found m_found;
    PrintedBoardPtr m_board;
};

} // namespace

BlockPtr planHeading(const lessons::Lesson& lesson, double width)
{
    return std::make_unique<PlanHeading>(lesson, width);
}

BlockPtr planStep(int number, const lessons::Step& step, double width, const solver::Job& job)
{
    return std::make_unique<PlanStep>(number, step, width, job);
}

} // namespace printing
