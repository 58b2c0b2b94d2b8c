// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/listmodel.h"
#include "models/watched.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// The figures of the Lab's whole game, a row each: what it is, the number, and a word on it.
class StatisticsFigures : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab MEMBER m_lab WRITE setLab NOTIFY labChanged)
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)
    /// Line Nim: "7 of 1, 4 of 2, 3 of 3, 2 of 4, 1 of 5"; empty in other games.
    Q_PROPERTY(QString runs READ runs NOTIFY rowsChanged)

public:
    enum Role { LabelRole = Qt::UserRole + 1, ValueRole, NoteRole };
    Q_ENUM(Role)

    explicit StatisticsFigures(QObject* parent = nullptr);

    void setLab(Lab* lab)
    {
        watch(m_lab, lab, &Lab::wholeChanged, this, &StatisticsFigures::refresh,
              &StatisticsFigures::labChanged);
    }
    [[nodiscard]] QString runs() const { return m_runs; }
    /// Writes all figures and the numbers behind the charts to a .csv; a sentence where that fails, else
    /// empty.
    Q_INVOKABLE QString exportTo(const QUrl& url) const;

    [[nodiscard]] int count() const override { return static_cast<int>(m_figures.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

signals:
    void labChanged();
    void rowsChanged();

private:
    struct Figure {
        QString label;
        QString value;
        QString note{};
    };

    void refresh();
    void addCounts(const WholeGame& whole);

    Watched<Lab> m_lab;
    QString m_runs;
    std::vector<Figure> m_figures;
};

} // namespace models
