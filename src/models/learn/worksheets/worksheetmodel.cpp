// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/learn/worksheets/worksheetmodel.h"

#include "games/catalogue.h"
#include "wording/names/names.h"
#include "wording/wholefile.h"

#include <QRandomGenerator>

#include <algorithm>

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
    QByteArray pdf = printing::sheetPdf(*pages);
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

} // namespace

WorksheetModel::WorksheetModel(QObject* parent) : QObject(parent)
{
    restore();
    m_wait.setSingleShot(true);
    m_wait.setInterval(patience);
    connect(&m_wait, &QTimer::timeout, this, &WorksheetModel::make);
    connect(&m_worker, &Worker::progressed, this, [this](quint64, double fraction) {
        m_progress = std::max(0.0, fraction);
        emit progressChanged();
    });
}

void WorksheetModel::setGame(const QString& game)
{
    const games::Entry* entry = games::findEntry(game.toStdString());
    if (entry == nullptr || game == this->game())
        return;
    m_request.game = entry->info.id;
    if (!isMisereOffered())
        m_request.play = theory::Play::Normal;
    keepKindsOffered();
    change();
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
    keepKindsOffered();
    change();
}

/// Those chosen that can still be asked; the usual ones where there are none.
void WorksheetModel::keepKindsOffered()
{
    const auto offered = printing::offeredKinds(m_request.game, m_request.play);
    std::erase_if(m_request.kinds, [&offered](classroom::ExerciseKind kind) {
        return std::ranges::find(offered, kind) == offered.end();
    });
    if (m_request.kinds.empty())
        m_request.kinds = printing::usualKinds(m_request.game, m_request.play);
}

void WorksheetModel::setKind(const QString& id, bool chosen)
{
    const auto kind = classroom::findKind(id.toStdString());
    if (!kind || !offeredKinds().contains(id))
        return;
    const bool isChosen = std::ranges::find(m_request.kinds, *kind) != m_request.kinds.end();
    if (isChosen == chosen || (!chosen && m_request.kinds.size() == 1))
        return;
    if (chosen)
        m_request.kinds.push_back(*kind);
    else
        std::erase(m_request.kinds, *kind);
    std::ranges::sort(m_request.kinds);
    change();
}

void WorksheetModel::setNumber(int number)
{
    number = std::clamp(number, 1, printing::mostExercises);
    if (number == m_request.number)
        return;
    m_request.number = number;
    change();
}

void WorksheetModel::setDifficulty(int difficulty)
{
    difficulty = std::clamp(difficulty, 1, classroom::mostDifficulty);
    if (difficulty == m_request.difficulty)
        return;
    m_request.difficulty = difficulty;
    change();
}

void WorksheetModel::setSeed(const QString& seed)
{
    bool ok = false;
    const qulonglong number = seed.toULongLong(&ok);
    if (!ok || number == m_request.seed)
        return;
    m_request.seed = number;
    change();
}

void WorksheetModel::another()
{
    setSeed(QString::number(QRandomGenerator::global()->bounded(1U, largestNewSeed)));
}

QString WorksheetModel::paper() const
{
    return m_look.paper == printing::Paper::A4 ? QStringLiteral("a4") : QStringLiteral("letter");
}

void WorksheetModel::setPaper(const QString& paper)
{
    const auto found = printing::findPaper(paper.toStdString());
    if (!found || *found == m_look.paper)
        return;
    m_look.paper = *found;
    change();
}

void WorksheetModel::setTitle(const QString& title)
{
    const QString shown = title.simplified().left(longestTitle);
    if (shown == m_look.title)
        return;
    m_look.title = shown;
    change();
}

void WorksheetModel::setKey(bool key)
{
    if (key == m_look.key)
        return;
    m_look.key = key;
    change();
}

void WorksheetModel::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
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
    emit requestChanged();
    m_worker.cancel();
    if (m_active)
        m_wait.start();
    emit busyChanged();
}

void WorksheetModel::make()
{
    m_wait.stop();
    m_progress = 0;
    const auto task = [this, before = m_pages, request = m_request, look = m_look](const solver::Job& job) {
        Made made = madeFrom(before, request, look, job);
        return Worker::Delivery([this, made = std::move(made)] { take(made.pages, made.pdf, made.problem); });
    };
    m_worker.start(task, {});
    emit progressChanged();
    emit busyChanged();
}

void WorksheetModel::take(const Pages& pages, const QByteArray& pdf, const QString& problem)
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
    take(nullptr, {}, printing::noWorksheetText({}));
}

QString WorksheetModel::write(const QUrl& url) const
{
    if (!m_pages)
        return tr("There is no sheet to write.");
    const QString path = url.isLocalFile() ? url.toLocalFile() : url.path();
    return wording::fileProblem(path, wording::writeWholeFile(path, m_pdf));
}

} // namespace models
