// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/worksheets/worksheetmodel.h"

#include "games/catalogue.h"
#include "models/files/ownsettings.h"
#include "models/files/typedposition.h"
#include "models/paper/keptpaper.h"
#include "print/units.h"
#include "wording/classroom/exercises.h"
#include "wording/classroom/markings.h"
#include "wording/filename.h"
#include "wording/names/names.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"
#include "wording/wholefile.h"

#include <QRandomGenerator>

namespace models {
namespace {

constexpr int patience = 250; // milliseconds to the next change
constexpr quint32 largestNewSeed = 1'000'000;

/// What the worker hands over.
struct Made {
    WorksheetModel::Pages pages;
    QByteArray pdf;
    QString problem;
};

Made laidOut(printing::Worksheet sheet, const printing::SheetLook& look)
{
    auto pages = std::make_shared<const printing::SheetPages>(std::move(sheet), look);
    QByteArray pdf = printing::pagesPdf(*pages);
    return {std::move(pages), std::move(pdf), {}};
}

/// A sheet that differs in its looks alone is only laid out anew.
Made madeFrom(const WorksheetModel::Pages& before, const printing::WorksheetRequest& request,
              const printing::SheetLook& look, const solver::Job& job)
{
    if (before && before->sheet().request == request)
        return laidOut(before->sheet(), look);
    auto made = printing::makeWorksheet(request, job);
    if (const auto* none = std::get_if<printing::NoWorksheet>(&made))
        return {nullptr, {}, printing::noWorksheetText(*none)};
    return laidOut(std::get<printing::Worksheet>(std::move(made)), look);
}

QString keyOf(const char* name)
{
    return QStringLiteral("worksheet/") + QLatin1String(name);
}

/// "3. Find a winning move. Nim 7, 11, 5."
QString exerciseText(int number, const printing::SheetExercise& printed)
{
    const auto& position = printed.exercise.position;
    return (position ? WorksheetModel::tr("%1. %2 %3.", "number, what is asked, position")
                           .arg(number)
                           .arg(printed.task, wording::positionTitle(*position))
                     : WorksheetModel::tr("%1. %2", "number, what is asked").arg(number).arg(printed.task));
}

QString answerText(int number, const printing::SheetExercise& printed)
{
    QStringList texts{WorksheetModel::tr("%1. %2", "number, answer").arg(number).arg(printed.answers)};
    return (texts + printed.reasons).join(QLatin1Char(' '));
}

/// "0: P, 1: N".
QString lettersText(const printing::SheetLabelling& labelling)
{
    QStringList texts;
    for (std::size_t i = 0; i < labelling.right.size(); ++i)
        if (labelling.marking.positions[i].isThere())
            texts << WorksheetModel::tr("%1: %2", "position, letter")
                         .arg(wording::positionName(labelling.marking, i),
                              wording::markText(labelling.right[i]));
    return wording::commaList(texts);
}

constexpr double shadow = 2.5; // points beside the paper

void paintPaper(QPainter& painter, QSizeF size)
{
    painter.fillRect(QRectF(QPointF(shadow, shadow), size), QColor(0, 0, 0, 60));
    painter.fillRect(QRectF(QPointF(), size), Qt::white);
}

} // namespace

WorksheetModel::WorksheetModel(QObject* parent) : QObject(parent)
{
    restore();
    wording::followLanguage(this, &WorksheetModel::makeInOtherWords);
    m_wait.setSingleShot(true);
    m_wait.setInterval(patience);
    connect(&m_wait, &QTimer::timeout, this, &WorksheetModel::make);
    connect(&m_worker, &Worker::progressed, this, &WorksheetModel::progressChanged);
}

void WorksheetModel::setGame(const QString& game)
{
    const games::Entry* entry = games::findEntry(game.toStdString());
    if (entry == nullptr || game == this->game())
        return;
    m_request.game = entry->info.id;
    m_request.rules.clear();
    if (!isMisereOffered())
        m_request.play = theory::Play::Normal;
    askFor(kinds());
    change();
}

void WorksheetModel::takeRules(const QString& notation)
{
    const games::GamePtr game = gameOf(notation);
    if (!game)
        return;
    m_request.game = game->info().id;
    m_request.rules = classroom::rulesOf(*game);
    m_request.play = game->play();
    m_rulesGame = game;
    askFor(kinds());
    change();
}

void WorksheetModel::clearRules()
{
    m_request.rules.clear();
    askFor(kinds());
    change();
}

QString WorksheetModel::rules() const
{
    return m_request.rules.empty() ? QString() : wording::toText(m_rulesGame->words().rule);
}

bool WorksheetModel::isMisereOffered() const
{
    const games::Entry* entry = games::findEntry(m_request.game);
    return entry != nullptr && entry->info.misereOffered;
}

void WorksheetModel::setMisere(bool misere)
{
    if (misere == isMisere() || (misere && !isMisereOffered()))
        return;
    m_request.play = misere ? theory::Play::Misere : theory::Play::Normal;
    askFor(kinds());
    change();
}

void WorksheetModel::askFor(const QStringList& kinds)
{
    m_offered = printing::offeredIds(m_request);
    printing::askFor(m_request, kinds, m_offered);
}

void WorksheetModel::setKind(const QString& id, bool chosen)
{
    QStringList ids = kinds();
    const bool isOnly = ids == QStringList{id};
    if (!m_offered.contains(id) || ids.contains(id) == chosen || isOnly)
        return;
    if (chosen)
        ids.append(id);
    else
        ids.removeOne(id);
    askFor(ids);
    change();
}

void WorksheetModel::setSeed(const QString& seed)
{
    bool ok = false;
    const qulonglong number = seed.toULongLong(&ok);
    if (ok)
        assign(m_request.seed, std::uint64_t{number});
}

void WorksheetModel::another()
{
    setSeed(QString::number(QRandomGenerator::global()->bounded(1U, largestNewSeed)));
}

void WorksheetModel::setLevel(Argument level)
{
    if (level == this->level())
        return;
    m_request.level = levelOf(level);
    makeAnew(); // the level is kept with the settings of all reasons
}

void WorksheetModel::setActive(bool active)
{
    if (std::exchange(m_active, active) == active)
        return;
    emit activeChanged();
    if (active && !isCurrent())
        make();
}

bool WorksheetModel::isCurrent() const
{
    if (isBusy())
        return false;
    return m_pages ? m_pages->sheet().request == m_request && m_pages->look() == m_look
                   : m_failed == m_request;
}

void WorksheetModel::change()
{
    store();
    makeAnew();
}

void WorksheetModel::makeAnew()
{
    emit requestChanged();
    m_worker.cancel();
    if (m_active)
        m_wait.start();
    emit busyChanged();
}

/// What is printed is in the language that is spoken.
void WorksheetModel::makeInOtherWords()
{
    m_pages.reset();
    m_failed.reset();
    makeAnew();
}

void WorksheetModel::make()
{
    m_wait.stop();
    const auto task = [this, before = m_pages, request = m_request, look = m_look](const solver::Job& job) {
        Made made = madeFrom(before, request, look, job);
        return Worker::Delivery(
            [this, made = std::move(made)] { receive(made.pages, made.pdf, made.problem); });
    };
    m_worker.start(task, {});
    emit progressChanged();
    emit busyChanged();
}

void WorksheetModel::receive(const Pages& pages, const QByteArray& pdf, const QString& problem)
{
    m_pages = pages;
    m_pdf = pdf;
    m_problem = problem;
    m_failed = pages ? std::nullopt : std::optional(m_request);
    emit pagesChanged();
    emit busyChanged();
}

void WorksheetModel::stop()
{
    if (!isBusy())
        return;
    m_wait.stop();
    m_worker.cancel();
    receive(nullptr, {}, printing::noWorksheetText({}));
}

QString WorksheetModel::write(const QUrl& url) const
{
    if (!m_pages)
        return tr("There is no sheet to write.");
    const QString path = wording::pathOf(url);
    return wording::fileProblem(path, wording::writeWholeFile(path, m_pdf));
}

QStringList WorksheetModel::games() const
{
    return wording::textsOf(games::catalogue(), [](const games::Entry& entry) { return entry.info.id; });
}

QStringList WorksheetModel::gameTitles() const
{
    return wording::textsOf(games::catalogue(),
                            [](const games::Entry& entry) { return wording::gameTitle(entry.info.id); });
}

/// "nim-winning-move-42.pdf".
QString WorksheetModel::fileName() const
{
    const QString what = kinds().size() == 1 ? kinds().front() : QStringLiteral("exercises");
    return QStringLiteral("%1-%2-%3.pdf").arg(game(), what, seed());
}

QString WorksheetModel::pageText(int page) const
{
    if (!m_pages || page < 0 || page >= m_pages->count())
        return {};
    QStringList texts{m_pages->title()};
    for (const int index : m_pages->exercisesOn(page)) {
        const auto& printed = m_pages->sheet().exercises[static_cast<std::size_t>(index)];
        texts << (page < m_pages->sheetPages() ? exerciseText(index + 1, printed)
                                               : answerText(index + 1, printed));
    }
    for (const int index : m_pages->labellingsOn(page)) {
        const auto& labelling = m_pages->sheet().labellings[static_cast<std::size_t>(index)];
        texts << labelling.title << (page < m_pages->sheetPages() ? labelling.task : lettersText(labelling));
    }
    return texts.join(QLatin1Char(' '));
}

Printout WorksheetModel::printout() const
{
    if (!m_pages)
        return {};
    return {m_pages->title(), m_pages->paper(), [pages = m_pages](const solver::Job&) { return pages; }};
}

/// What cannot be read, or is offered no more, is left as it is at first.
void WorksheetModel::restore()
{
    m_request.game = games::catalogue().front().info.id;
    const std::string game = m_store.value(keyOf("game")).toString().toStdString();
    if (games::findEntry(game) != nullptr)
        m_request.game = game;
    if (m_store.value(keyOf("misere")).toBool() && isMisereOffered())
        m_request.play = theory::Play::Misere;
    askFor(m_store.value(keyOf("kinds")).toStringList());
    const auto number = [this](const char* key, int usual, int most) {
        return std::clamp(m_store.value(keyOf(key), usual).toInt(), 1, most);
    };
    m_request.number = number("number", m_request.number, printing::mostExercises);
    m_request.difficulty = number("difficulty", m_request.difficulty, classroom::mostDifficulty);
    m_request.seed = m_store.value(keyOf("seed"), seed()).toString().toULongLong();
    m_look.paper = keptPaper();
    m_look.title = m_store.value(keyOf("title")).toString().left(longestTitle);
    m_look.key = m_store.value(keyOf("key"), true).toBool();
}

void WorksheetModel::store()
{
    changeSettings([this](QSettings& settings) {
        settings.setValue(keyOf("game"), game());
        settings.setValue(keyOf("misere"), isMisere());
        settings.setValue(keyOf("kinds"), kinds());
        settings.setValue(keyOf("number"), number());
        settings.setValue(keyOf("difficulty"), difficulty());
        settings.setValue(keyOf("seed"), seed());
        settings.setValue(QLatin1String(keptPaperKey), paper());
        settings.setValue(keyOf("title"), title());
        settings.setValue(keyOf("key"), hasKey());
    });
}

QSizeF WorksheetPicture::size() const
{
    const auto pages = m_sheet ? m_sheet->sheet() : nullptr;
    return pages ? pages->pageSize() / printing::pt : QSizeF();
}

LabPicture::Painter WorksheetPicture::painter() const
{
    const auto pages = m_sheet ? m_sheet->sheet() : nullptr;
    return [pages, page = m_page](QPainter& painter, const QRectF& visible, double scale,
                                  const std::stop_token&) {
        if (!pages || page < 0 || page >= pages->count())
            return;
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        painter.translate(-visible.topLeft());
        paintPaper(painter, pages->pageSize() / printing::pt);
        painter.scale(1 / printing::pt, 1 / printing::pt);
        pages->paint(painter, page);
    };
}

} // namespace models
