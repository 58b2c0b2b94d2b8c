// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/present/labshow.h"

#include "wording/text/text.h"

#include <algorithm>

namespace models {

LabShow::LabShow(QObject* parent) : Showing(parent)
{
    connect(&m_labels, &StateGraphLabels::stepChanged, this, &Showing::shown);
    m_graph.setProperty("large", true);
    m_matrix.setProperty("large", true);
    connect(&m_graph, &StateGraph::drawingChanged, this, [this] {
        if (m_graph.isTooMany() && !m_graph.isPartial() && m_lab)
            m_graph.showPart(std::max(0, m_lab->root()));
    });
}

void LabShow::present(Lab* lab, TableModel* table, LabTab page)
{
    if (m_lab && lab == nullptr) {
        depart(); // before the picture goes: the class keeps the farthest step that it has seen
        m_leftSubject = subject();
        m_leftPage = m_page;
        m_leftStep = m_step;
    }
    m_page = page;
    watch(m_lab, lab, &Lab::wholeChanged, this, &LabShow::begin);
    watch(m_source, table, &TableModel::tableChanged, this, &LabShow::begin);
    begin();
    const auto shown = subject();
    if (shown != nullptr && page == m_leftPage && shown == m_leftSubject.lock())
        goTo(m_leftStep);
    else if (lab != nullptr)
        beginHere();
}

std::shared_ptr<const void> LabShow::subject() const
{
    if (isTable())
        return m_source ? m_source->table() : nullptr;
    return m_lab ? m_lab->whole() : nullptr;
}

/// Another picture: nothing of it is told yet.
void LabShow::begin()
{
    m_step = 0;
    Lab* graphed = isGraph() ? static_cast<Lab*>(m_lab) : nullptr;
    m_labels.setBlank(true);
    m_graph.setLab(graphed);
    m_labels.setOn(graphed != nullptr);
    m_graph.setShown(graphed != nullptr);
    m_matrix.setProperty("told", false);
    m_matrix.setLab(m_page == LabTab::Matrix ? static_cast<Lab*>(m_lab) : nullptr);
    m_table.setTable(isTable() && m_source ? m_source->table() : nullptr);
    tell();
}

void LabShow::tell()
{
    if (isGraph()) {
        m_labels.setStep(std::max(0, m_step - 1));
        m_labels.setBlank(m_step == 0);
    }
    m_matrix.setProperty("told", m_step > 0);
    if (isTable())
        m_table.fill(m_step);
    emit shown();
}

int LabShow::steps() const
{
    if (isTable())
        return m_table.diagonals() + 1;
    return isGraph() && m_labels.isOn() ? m_labels.steps() + 1 : 2;
}

QString LabShow::stepText() const
{
    //: the number of a step, such as 3
    return isGraph() && m_step < steps() - 1 ? tr("Step %1").arg(m_step + 1) : Showing::stepText();
}

void LabShow::goTo(int step)
{
    if (step < 0 || step >= steps() || step == m_step)
        return;
    m_step = step;
    tell();
}

QString LabShow::title() const
{
    if (!m_lab)
        return {};
    if (isTable())
        return m_source ? m_source->title() : QString();
    return isGraph() ? tr("All positions of %1").arg(m_lab->title())
                     : tr("All moves of %1").arg(m_lab->title());
}

QString LabShow::subtitle() const
{
    if (!m_lab)
        return {};
    if (!isTable())
        return m_lab->rules();
    if (m_table.isUpwards())
        //: of a table: what the columns are and what the rows are; the first row is below
        return tr("%1 across, %2 up").arg(m_table.columnName(), m_table.rowName());
    //: of a table: what the columns are and what the rows are; the first row is above
    return m_table.isOfTwo() ? tr("%1 across, %2 down").arg(m_table.columnName(), m_table.rowName())
                             : tr("n = 0, 1, 2, …");
}

QString LabShow::sentence() const
{
    if (!m_lab)
        return {};
    return isTable() ? tableSentence(m_step) : isGraph() ? graphSentence() : matrixSentence(m_step);
}

QString LabShow::graphSentence() const
{
    if (m_step == 0)
        return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "%1 position. An arrow is a move."),
                                QT_TRANSLATE_N_NOOP("Wording", "%1 positions. Every arrow is a move."),
                                static_cast<std::uint64_t>(m_lab->positions()))
            .arg(wording::localized(static_cast<std::uint64_t>(m_lab->positions())));
    return m_labels.isOn() ? m_labels.reasonText() : tr("P is cold, N is hot.");
}

QString LabShow::matrixSentence(int step) const
{
    if (step == 0)
        return tr("A cell is a move: from the position of its row to that of its column.");
    return tr("The moves to cold positions stand out: in the column of a cold position every move wins.");
}

QString LabShow::tableSentence(int step) const
{
    if (step == 0)
        return tr("Which positions are cold?");
    const QString sum = wording::localized(m_table.sumOf(step - 1));
    if (step == m_table.diagonals())
        return tr("The table is full. Which pattern do you see?");
    return m_table.isOfTwo() ? tr("Filled in as far as n + m = %1.").arg(sum)
                             : tr("Filled in as far as n = %1.").arg(sum);
}

QString LabShow::answer() const
{
    if (!m_lab)
        return {};
    return isTable() ? (m_source ? m_source->summary() : QString()) : m_lab->summary();
}

QString LabShow::following() const
{
    if (!m_lab || m_step + 1 >= steps())
        return {};
    if (isTable())
        return tableSentence(m_step + 1);
    return isGraph() ? tr("The next positions get their letters.") : matrixSentence(1);
}

QString LabShow::notes() const
{
    if (isTable())
        return tr(
            "Ask for each cell before you fill it in: is there a move to a cold one? End fills in all.");
    return isGraph() ? tr("Ask which positions can be labelled next, and why. End labels them all.")
                     : tr("Ask what a row without a cell means, and a column without one.");
}

} // namespace models
