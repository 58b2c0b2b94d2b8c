// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/graph/stategraphlabels.h"
#include "models/lab/tables/tablemodel.h"
#include "models/present/showing.h"
#include "models/present/showntable.h"

namespace models {

/// A picture of the Lab for a class: first without any verdict, then the state graph labelled backwards step
/// by step, the table filled in diagonal by diagonal, the matrix with its moves to cold positions.
class LabShow : public models::Showing { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab READ lab WRITE setLab NOTIFY sourceChanged)
    /// The table page's table.
    Q_PROPERTY(models::TableModel* source READ source WRITE setSource NOTIFY sourceChanged)
    /// "graph", "matrix" or "table".
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY sourceChanged)
    /// What the state graph is drawn with.
    Q_PROPERTY(models::StateGraphLabels* labels READ labels CONSTANT)
    Q_PROPERTY(models::ShownTable* table READ table CONSTANT)
    /// The matrix tells which moves lead to cold positions.
    Q_PROPERTY(bool told READ isTold NOTIFY shown)

public:
    explicit LabShow(QObject* parent = nullptr);

    [[nodiscard]] int step() const override { return m_step; }
    [[nodiscard]] int steps() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString subtitle() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] QString answer() const override;
    [[nodiscard]] QString following() const override;
    [[nodiscard]] QString notes() const override;
    void next() override { goTo(m_step + 1); }
    void back() override { goTo(m_step - 1); }
    void goTo(int step) override;

    [[nodiscard]] Lab* lab() const { return m_lab; }
    void setLab(Lab* lab);
    [[nodiscard]] TableModel* source() const { return m_source; }
    void setSource(TableModel* source);
    [[nodiscard]] QString page() const { return m_page; }
    void setPage(const QString& page);
    [[nodiscard]] StateGraphLabels* labels() { return &m_labels; }
    [[nodiscard]] ShownTable* table() { return &m_table; }
    [[nodiscard]] bool isTold() const { return m_step > 0; }

signals:
    void sourceChanged();

private:
    void begin();
    void tell();
    [[nodiscard]] bool isGraph() const { return m_page == QLatin1String("graph"); }
    [[nodiscard]] bool isTable() const { return m_page == QLatin1String("table"); }
    [[nodiscard]] QString tableSentence(int step) const;
    [[nodiscard]] QString matrixSentence(int step) const;
    [[nodiscard]] QString graphSentence() const;

    Watched<Lab> m_lab;
    Watched<TableModel> m_source;
    QString m_page;
    int m_step = 0;
    StateGraphLabels m_labels;
    ShownTable m_table;
};

} // namespace models
