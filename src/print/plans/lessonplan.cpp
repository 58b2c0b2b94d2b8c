// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/plans/lessonplan.h"

#include "classroom/marking/marking.h"
#include "lessons/labelrow.h"
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

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

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

constexpr double stepGap = 6 * mm;
constexpr double numberColumn = 9 * mm;
constexpr double boardShare = 0.42; ///< of the width, where there is a board
constexpr double tallestPlanBoard = 52 * mm;
constexpr double boardGap = 6 * mm;
constexpr double notePadding = 2.5 * mm;
constexpr double widestCell = 8 * mm;

/// The texts of lessons on paper: paragraphs and lists, strong and emphasised words. Links are words.
class RichText {
public:
    RichText(const lessons::Text& text, const Lettering& lettering, double width);

    [[nodiscard]] double height() const { return m_height; }
    void paint(QPainter& painter, QPointF corner) const;

private:
    struct Paragraph {
        std::unique_ptr<QTextLayout> layout;
        double width = 0;
        QPointF corner;
        bool isEntry = false;
    };

    Lettering m_lettering;
    std::vector<Paragraph> m_paragraphs;
    double m_height = 0;
};

constexpr double entryIndent = 4 * mm;

QTextCharFormat formatOf(const lessons::Span& span)
{
    QTextCharFormat format;
    if (span.strong)
        format.setFontWeight(QFont::DemiBold);
    format.setFontItalic(span.emphasis);
    return format;
}

/// The words of a block, laid out in lines.
std::unique_ptr<QTextLayout> laidOut(const lessons::Block& block, const Lettering& lettering, double width)
{
    QString words;
    QList<QTextLayout::FormatRange> formats;
    for (const lessons::Span& span : block.spans) {
        if (span.strong || span.emphasis)
            formats.append(
                {static_cast<int>(words.size()), static_cast<int>(span.text.size()), formatOf(span)});
        words += span.text;
    }
    const QFont font = printFont(lettering, words);
    auto layout = std::make_unique<QTextLayout>(words, font);
    layout->setTextOption(linesOption(words));
    layout->setFormats(formats);
    const double lineHeight = QFontMetricsF(font).height() * 1.05;
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, (layout->lineCount() - 1) * lineHeight});
    }
    layout->endLayout();
    return layout;
}

RichText::RichText(const lessons::Text& text, const Lettering& lettering, double width)
    : m_lettering(lettering)
{
    const double lineHeight = QFontMetricsF(printFont(lettering, {})).height() * 1.05;
    bool wasEntry = false;
    for (const lessons::Block& block : text.blocks) {
        if (!m_paragraphs.empty())
            m_height += block.isEntry && wasEntry ? mm / 2 : lettering.size * 0.55;
        const double indent = block.isEntry ? entryIndent : 0;
        Paragraph made{
            laidOut(block, lettering, width - indent), width - indent, {indent, m_height}, block.isEntry};
        m_height += made.layout->lineCount() * lineHeight;
        m_paragraphs.push_back(std::move(made));
        wasEntry = block.isEntry;
    }
}

void RichText::paint(QPainter& painter, QPointF corner) const
{
    for (const Paragraph& paragraph : m_paragraphs) {
        const QPointF place = corner + paragraph.corner;
        paintUnmirrored(painter, place.x(), paragraph.width, [&](QPainter& at) {
            at.setPen(Qt::black);
            paragraph.layout->draw(&at, place);
        });
        if (paragraph.isEntry)
            Ink(painter).disc(place + QPointF(-entryIndent * 0.55, m_lettering.size * 0.62),
                              m_lettering.size * 0.28, Fill::Black);
    }
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
    const auto table = lessons::tableOf(pattern, to, shown, job);
    for (std::uint64_t n = 0; n <= to.columns; ++n)
        found.letters.heads.push_back(numberText(n));
    for (std::uint64_t m = 0; table.request.pattern.hasM() && m <= to.rows; ++m)
        found.letters.sides.push_back(numberText(m));
    for (const analysis::TableCell& cell : table.cells)
        found.letters.cells.push_back(
            wording::typeset(QString::fromStdString(analysis::cellText(cell, shown))));
}

void findGraph(Found& found, const lessons::MarkStep& mark, const solver::Job& job)
{
    const auto made = lessons::markingOf(mark, job);
    const auto* task = std::get_if<classroom::MarkingTask>(&made);
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
    if (step.board)
        found.game = lessons::positionOf(*step.board);
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
        findGraph(found, *mark, job);
    return found;
}

void add(Column& column, const lessons::Text& text, const Lettering& look, double gap, double indent = 0)
{
    if (text.isEmpty())
        return;
    const RichText rich(text, look, column.width() - indent);
    column.add(rich.height(), gap, [&](QPainter& at) { rich.paint(at, {indent, 0}); });
}

/// A right one has a tick in its box.
void addChoice(Column& text, const lessons::Choice& choice)
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
    add(text, choice.text, stepTextLook, 0.5 * mm, indent);
    add(text, choice.because, smallTextLook, 2 * mm, indent);
}

void addKind(Column& text, const lessons::StepKind& kind)
{
    std::visit(
        wording::Overloaded{
            [](const auto&) {},
            [&](const lessons::PlayStep& play) { text.add(opponentText(play), smallTextLook, 2 * mm); },
            [&](const lessons::ExerciseStep& step) { text.add(exerciseLine(step), smallTextLook, 2 * mm); },
            [&](const lessons::RevealStep& reveal) {
                //: in the plan of a lesson: what the teacher shows when the class has answered
                text.add(translate("Wording", "Then show:"), smallLabelLook, mm);
                add(text, reveal.text, stepTextLook, 2 * mm);
            },
            [&](const lessons::QuestionStep& question) {
                for (const lessons::Choice& choice : question.choices)
                    addChoice(text, choice);
            },
        },
        kind);
}

void paintLetters(QPainter& painter, const Letters& letters, double side, double pitch)
{
    Ink ink(painter);
    const double head = 0.8 * pitch;
    const std::size_t columns = letters.heads.size();
    for (std::size_t i = 0; i < columns; ++i)
        ink.text({side + static_cast<double>(i) * pitch, 0, pitch, head}, Qt::AlignCenter, letters.heads[i],
                 headLook);
    for (std::size_t i = 0; i < letters.sides.size(); ++i)
        ink.text({0, head + static_cast<double>(i) * pitch, side, pitch}, Qt::AlignCenter, letters.sides[i],
                 headLook);
    for (std::size_t i = 0; i < letters.cells.size(); ++i) {
        const std::size_t row = i / columns;
        const QRectF cell(side + static_cast<double>(i % columns) * pitch,
                          head + static_cast<double>(row) * pitch, pitch, pitch);
        const bool isCold = letters.cells[i] == QLatin1String("P") || letters.cells[i] == QLatin1String("0");
        ink.box(cell, 0, isCold ? Fill::Pale : Fill::None, hairline);
        ink.text(cell, Qt::AlignCenter, wording::numeral(letters.cells[i]), cellLook);
    }
}

void addLetters(Column& column, const Letters& letters)
{
    if (letters.cells.empty())
        return;
    const double side = letters.sides.empty() ? 0 : 8 * mm;
    const double columns = static_cast<double>(letters.heads.size());
    const double pitch = std::min(widestCell, (column.width() - side) / columns);
    const auto rows = static_cast<double>(std::max<std::size_t>(1, letters.sides.size()));
    column.add((rows + 0.8) * pitch, 2 * mm, [&](QPainter& painter) {
        paintUnmirrored(painter, 0, side + columns * pitch,
                        [&](QPainter& at) { paintLetters(at, letters, side, pitch); });
    });
}

void addNotes(Column& column, const lessons::Step& step)
{
    if (step.notes.isEmpty())
        return;
    lessons::Text text = step.markedNotes;
    std::erase_if(text.blocks, [](const lessons::Block& line) {
        return lessons::plainText({{line}, {}}).isEmpty();
    });
    const QString label = translate("Wording", "For the teacher");
    const double width = column.width() - 2 * notePadding;
    const RichText notes(text, noteLook, width);
    const double below = textHeight(label, kindLook, width) + 0.5 * mm;
    const double height = notes.height() + below + 2 * notePadding;
    column.add(height, 0, [&](QPainter& at) {
        Ink ink(at);
        ink.greyBox({0, 0, column.width(), height});
        ink.paragraph({notePadding, notePadding, width, below}, label, kindLook);
        notes.paint(at, {notePadding, notePadding + below});
    });
}

/// Its number and heading, what kind it is at the right.
double drawHead(QPainter* painter, int number, const lessons::Step& step, double width)
{
    constexpr double kindRoom = 50 * mm;
    const QString kind = kindText(step.kind);
    if (painter != nullptr) {
        Ink ink(*painter);
        ink.greyLine({0, 0}, {width, 0});
        if (!step.title.isEmpty())
            ink.text({width - kindRoom, 2 * mm, kindRoom, stepTitleLook.size * 1.3},
                     Qt::AlignRight | Qt::AlignVCenter, kind, kindLook);
    }
    Column head(painter, numberColumn, width - numberColumn - kindRoom, 2 * mm);
    head.number(number, stepTitleLook);
    head.add(step.title.isEmpty() ? kind : step.title, stepTitleLook, 2 * mm);
    return head.top();
}

/// The title, how long it takes, what it is about and what the class can do afterwards.
Block planHeading(const lessons::Lesson& lesson, double width)
{
    return Block([&lesson, width](QPainter* painter, double) {
        Column column(painter, 0, width);
        column.add(lesson.title, planTitleLook, 1.5 * mm);
        //: how long a lesson takes, and how many steps it has, "12 steps"
        column.add(translate("Wording", "Lesson plan: about %1 minutes, %2")
                       .arg(lesson.minutes)
                       .arg(wording::counted(QT_TRANSLATE_NOOP("Wording", "%1 step"),
                                             QT_TRANSLATE_NOOP("Wording", "%1 steps"), lesson.steps.size())
                                .arg(lesson.steps.size())),
                   planLineLook, 3 * mm);
        column.add(lesson.about, planLineLook, 1.5 * mm);
        if (!lesson.aims.isEmpty())
            column.add(translate("Wording", "Afterwards the class can %1.").arg(lesson.aims), planLineLook,
                       1.5 * mm);
        return column.top();
    });
}

/// A step, with its answers and the teacher's notes.
Block planStep(int number, const lessons::Step& step, double width, const solver::Job& job)
{
    const Found found = findOut(step, job);
    const double inner = width - numberColumn;
    const double boardWidth = inner * boardShare;
    std::shared_ptr<const PrintedBoard> board;
    if (found.game)
        board = printedBoard(found.game->board(), found.game->info(), {boardWidth, tallestPlanBoard});
    return Block([=, &step](QPainter* painter, double) {
        const double top = drawHead(painter, number, step, width);
        Column text(painter, numberColumn, board ? inner - boardWidth - boardGap : inner, top);
        add(text, step.text, stepTextLook, 2.5 * mm);
        addKind(text, step.kind);
        Column beside(painter, width - boardWidth, boardWidth, top);
        if (board) {
            beside.add(board->size().height(), 2 * mm, [&board](QPainter& at) { board->paint(at); });
            beside.add(wording::positionTitle(*found.game), smallLabelLook, mm);
            beside.add(found.verdict, smallTextLook, 2 * mm);
        }
        Column below(painter, numberColumn, inner, std::max(text.top(), beside.top()));
        addLetters(below, found.letters);
        below.add(found.sentence, smallTextLook, 2 * mm);
        addNotes(below, step);
        return below.top();
    });
}

} // namespace

LessonPlan::LessonPlan(lessons::Lesson lesson, Paper paper, const solver::Job& job)
    : Pages(paper), m_lesson(std::move(lesson))
{
    m_pages.emplace_back();
    add(planHeading(m_lesson, inside().width()));
    for (std::size_t i = 0; i < m_lesson.steps.size(); ++i)
        add(planStep(static_cast<int>(i) + 1, m_lesson.steps[i], inside().width(), job));
}

/// Below what is there already, or on a new page.
void LessonPlan::add(Block block)
{
    const double room = inside().height();
    const double scale = std::min(1.0, room / std::max(1.0, block.height()));
    const double height = block.height() * scale;
    if (m_top + height > room && !m_pages.back().empty()) {
        m_pages.emplace_back();
        m_top = 0;
    }
    m_pages.back().push_back({std::move(block), m_top, scale});
    m_top += height + stepGap;
}

void LessonPlan::draw(QPainter& painter, int page) const
{
    for (const Placed& placed : m_pages[static_cast<std::size_t>(page)]) {
        painter.save();
        painter.translate(inside().topLeft() + QPointF(0, placed.top));
        painter.scale(placed.scale, placed.scale);
        placed.block.paint(painter, 0);
        painter.restore();
    }
    paintFoot(painter, page, wording::translate("Wording", "Lesson plan: %1").arg(title()));
}

} // namespace printing
