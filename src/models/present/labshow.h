// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/graph/stategraph.h"
#include "models/lab/matrixpicture.h"
#include "models/lab/tables/tablemodel.h"
#include "models/places.h"
#include "models/present/showing.h"
#include "models/present/showntable.h"

#include <memory>

namespace models {

/// A picture of the Lab for a class: first without any verdict, then the state graph labelled backwards step
/// by step, the table filled in diagonal by diagonal, the matrix with its moves to cold positions.
class LabShow : public models::Showing { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// Graph, Matrix or Table.
    Q_PROPERTY(models::labtabs::LabTab page READ page NOTIFY shown)
    Q_PROPERTY(models::StateGraph* graph READ graph CONSTANT)
    Q_PROPERTY(models::MatrixPicture* matrix READ matrix CONSTANT)
    Q_PROPERTY(models::ShownTable* table READ table CONSTANT)

public:
    explicit LabShow(QObject* parent = nullptr);

    [[nodiscard]] int step() const override { return m_step; }
    [[nodiscard]] int steps() const override;
    /// The number of rounds of labelling tells what is asked: it is said at the end.
    [[nodiscard]] QString stepText() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString following() const override;
    [[nodiscard]] QString notes() const override;
    void goTo(int step) override;

    /// Shows a page of the Lab, its graph or matrix or the table given; null shows nothing. What was shown
    /// last, and is the same still, goes on where it was left.
    Q_INVOKABLE void present(models::Lab* lab, models::TableModel* table, models::labtabs::LabTab page);

    [[nodiscard]] LabTab page() const { return m_page; }
    [[nodiscard]] StateGraph* graph() { return &m_graph; }
    [[nodiscard]] MatrixPicture* matrix() { return &m_matrix; }
    [[nodiscard]] ShownTable* table() { return &m_table; }
    [[nodiscard]] const StateGraphLabels& labels() const { return m_labels; }

private:
    void begin();
    void tell();
    /// The whole game or the table that is shown; null without one.
    [[nodiscard]] std::shared_ptr<const void> subject() const;
    [[nodiscard]] bool isGraph() const { return m_page == LabTab::Graph; }
    [[nodiscard]] bool isTable() const { return m_page == LabTab::Table; }
    [[nodiscard]] QString tableSentence(int step) const;
    [[nodiscard]] QString matrixSentence(int step) const;
    [[nodiscard]] QString graphSentence() const;

    Watched<Lab> m_lab;
    Watched<TableModel> m_source;
    LabTab m_page = LabTab::Graph;
    int m_step = 0;
    std::weak_ptr<const void> m_leftSubject; ///< what was shown before nothing was
    LabTab m_leftPage = LabTab::Graph;
    int m_leftStep = 0;
    StateGraph m_graph;
    StateGraphLabels& m_labels = *m_graph.labels();
    MatrixPicture m_matrix;
    ShownTable m_table;
};

} // namespace models
