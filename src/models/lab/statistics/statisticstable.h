// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lab/lab.h"
#include "models/watched.h"

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// Numbers of the Lab's whole game in columns: what a chart is drawn from and the table behind it shows.
class StatisticsTable : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::Lab* lab MEMBER m_lab WRITE setLab NOTIFY labChanged)
    Q_PROPERTY(Of of MEMBER m_of NOTIFY ofChanged)
    /// Shares: moves that never or always win count, too.
    Q_PROPERTY(bool withDecided MEMBER m_withDecided NOTIFY ofChanged)
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)
    Q_PROPERTY(QStringList titles READ titles NOTIFY rowsChanged)
    /// Why there are no numbers, as a sentence; empty while the game is not known.
    Q_PROPERTY(QString reason READ reason NOTIFY rowsChanged)
    /// The most positions of one size, moves of one share, or positions to do: the one in hand counts.
    Q_PROPERTY(int most READ most NOTIFY rowsChanged)
    /// To do: after how many steps there are the most.
    Q_PROPERTY(int mostAt READ mostAt NOTIFY rowsChanged)
    /// To do: all positions.
    Q_PROPERTY(int found READ found NOTIFY rowsChanged)
    /// Shares: "663 moves from 33 % to 67 %; 50 % most often: 129 moves"
    Q_PROPERTY(QString summary READ summary NOTIFY rowsChanged)

public:
    /// Sizes: positions by the longest game left in them, a row per size from 0.
    /// Shares: how often moves are part of won games, a row per whole percent from 0 to 100 with the number
    /// of moves that have this share: it counts the games through a move that its mover, or the player who
    /// started, wins.
    /// Todo: how the lists grow while all positions are found, a row per position taken off the list of those
    /// to do (a selection of them in a large game): the highest, the first or the last one is taken next.
    enum class Of { Sizes, MoverShares, StarterShares, TodoHighest, TodoFirst, TodoLast };
    Q_ENUM(Of)
    enum SizeColumn { Size, Cold, Others, Positions };
    enum ShareColumn { Percent, Moves };
    enum TodoColumn { Step, Found, Todo };

    explicit StatisticsTable(QObject* parent = nullptr);

    void setLab(Lab* lab)
    {
        watch(m_lab, lab, &Lab::wholeChanged, this, &StatisticsTable::refresh, &StatisticsTable::labChanged);
    }
    [[nodiscard]] int count() const { return rowCount(); }
    /// What the columns are called.
    [[nodiscard]] QStringList titles() const { return m_numbers.titles; }
    [[nodiscard]] QString reason() const { return m_numbers.reason; }
    [[nodiscard]] int most() const { return m_numbers.most; }
    [[nodiscard]] int mostAt() const { return m_numbers.mostAt; }
    [[nodiscard]] int found() const { return m_numbers.found; }
    [[nodiscard]] QString summary() const { return m_numbers.summary; }
    /// A number as the table behind the chart writes it.
    [[nodiscard]] Q_INVOKABLE QString text(int row, int column) const;
    /// A column as a chart takes it.
    [[nodiscard]] Q_INVOKABLE QVariantList numbersOf(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_numbers.rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_numbers.titles.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

signals:
    void labChanged();
    void ofChanged();
    void rowsChanged();

private:
    struct Numbers {
        QStringList titles{};
        std::vector<std::vector<qint64>> rows{}; ///< as many numbers in each as there are titles
        QString reason{};
        int most = 0;
        int mostAt = 0;
        int found = 0;
        QString summary{};
    };

    /// Works the rows out again and shows them.
    void refresh();
    static void addSizes(Numbers& to, const WholeGame& whole);
    void addShares(Numbers& to, const WholeGame& whole) const;
    void addTodo(Numbers& to, const WholeGame& whole) const;
    static void sumUp(Numbers& shares);

    Watched<Lab> m_lab;
    Of m_of = Of::Sizes;
    bool m_withDecided = false;
    Numbers m_numbers;
};

} // namespace models
