// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/tables/families.h"
#include "models/familymodel.h"
#include "models/worker.h"
#include "wording/names/examples.h"
#include "wording/tables.h"

#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>

#include <algorithm>
#include <stop_token>
#include <utility>

namespace models {

/// A table of a family of positions, worked out on a thread.
class TableModel : public models::FamilyModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// A notation with the variables n and m; a bad one is kept, with its problem.
    Q_PROPERTY(QString pattern READ pattern WRITE setPattern NOTIFY requestChanged)
    /// A pattern as it is typed.
    Q_PROPERTY(QString example READ example CONSTANT)
    /// What is wrong with the pattern or the ranges, as a sentence; then the table stays as it was.
    Q_PROPERTY(QString problem READ problem NOTIFY requestChanged)
    /// The ready-made family that is shown; empty for one that was typed.
    Q_PROPERTY(QString familyId READ familyId NOTIFY requestChanged)
    Q_PROPERTY(bool hasM READ hasM NOTIFY requestChanged)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY requestChanged)
    Q_PROPERTY(bool misereOffered READ isMisereOffered NOTIFY requestChanged)
    Q_PROPERTY(int nLeast MEMBER m_nLeast WRITE setNLeast NOTIFY requestChanged)
    Q_PROPERTY(int nMost READ nMost WRITE setNMost NOTIFY requestChanged)
    Q_PROPERTY(int mLeast MEMBER m_mLeast WRITE setMLeast NOTIFY requestChanged)
    Q_PROPERTY(int mMost MEMBER m_mMost WRITE setMMost NOTIFY requestChanged)
    Q_PROPERTY(models::TableModel::Shown shown READ shown WRITE setShown NOTIFY requestChanged)
    /// What can be shown, a Shown each.
    Q_PROPERTY(QList<int> offered READ offered NOTIFY requestChanged)
    /// The work goes on only while the page is on the screen.
    Q_PROPERTY(bool active MEMBER m_active NOTIFY activeChanged)

    Q_PROPERTY(models::TableModel::Filter filter MEMBER m_filter NOTIFY filterChanged)
    Q_PROPERTY(QString wantedText MEMBER m_wantedText NOTIFY filterChanged)
    Q_PROPERTY(int matches READ matches NOTIFY filterChanged)

    Q_PROPERTY(bool busy READ isBusy NOTIFY tableChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY tableChanged)
    /// From 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(bool stopped READ isStopped NOTIFY tableChanged)
    Q_PROPERTY(QString title READ title NOTIFY tableChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY tableChanged)
    /// A sentence per period: which rows, where from, seen or proven.
    Q_PROPERTY(QStringList periods READ periods NOTIFY tableChanged)
    /// So many columns fit on the screen: a family of one parameter goes on in the next row at whole periods
    /// where it has one. 0: it is one row.
    Q_PROPERTY(int fitting MEMBER m_fitting WRITE setFitting NOTIFY shapeChanged)
    /// The longest text of a cell and of a row's head.
    Q_PROPERTY(int cellLength READ cellLength NOTIFY tableChanged)
    Q_PROPERTY(int headLength READ headLength NOTIFY tableChanged)

public:
    enum class Shown : quint8 {
        Outcome = quint8(analysis::Shown::Outcome),
        Grundy = quint8(analysis::Shown::Grundy),
        Remoteness = quint8(analysis::Shown::Remoteness),
        Value = quint8(analysis::Shown::Value),
    };
    Q_ENUM(Shown)
    /// Others are pale: only the P-positions stand out, or those that show `wantedText`.
    enum class Filter : quint8 { All, Cold, Wanted };
    Q_ENUM(Filter)

    enum Role {
        TextRole = Qt::UserRole + 1,
        OutcomeRole, ///< an Outcome
        PaleRole,    ///< the filter leaves it out
        WordsRole,   ///< "n = 3, m = 2: nim:3,2, hot, Grundy value 1"
    };
    Q_ENUM(Role)

    explicit TableModel(QObject* parent = nullptr);

    [[nodiscard]] QString pattern() const { return m_pattern; }
    void setPattern(const QString& pattern)
    {
        if (std::exchange(m_pattern, pattern) != pattern)
            follow();
    }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString familyId() const;
    [[nodiscard]] bool hasM() const { return m_request && m_request->pattern.hasM(); }
    [[nodiscard]] bool isMisere() const
    {
        return m_request && m_request->pattern.play() == theory::Play::Misere;
    }
    void setMisere(bool misere);
    [[nodiscard]] bool isMisereOffered() const;
    void setNLeast(int least) { setRange(m_nLeast, m_nMost, least, std::max(m_nMost, least)); }
    [[nodiscard]] int nMost() const { return m_nMost; }
    void setNMost(int most) { setRange(m_nLeast, m_nMost, std::min(m_nLeast, most), most); }
    void setMLeast(int least) { setRange(m_mLeast, m_mMost, least, std::max(m_mMost, least)); }
    void setMMost(int most) { setRange(m_mLeast, m_mMost, std::min(m_mLeast, most), most); }
    [[nodiscard]] Shown shown() const
    {
        return m_request ? static_cast<Shown>(m_request->shown) : Shown::Outcome;
    }
    void setShown(Shown shown);
    [[nodiscard]] QList<int> offered() const;

    [[nodiscard]] int matches() const;

    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    [[nodiscard]] bool isReady() const { return table() != nullptr; }
    [[nodiscard]] double progress() const { return std::max(0.0, m_worker.progress()); }
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString summary() const { return table() ? wording::tableSummary(*table()) : QString(); }
    [[nodiscard]] QStringList periods() const
    {
        return table() ? wording::periodLines(*table()) : QStringList();
    }
    void setFitting(int columns);
    [[nodiscard]] int cellLength() const { return m_cellLength; }
    [[nodiscard]] int headLength() const;

    [[nodiscard]] static QString example() { return wording::example(games::ExampleOf::TypedFamily); }
    /// The ids and titles of the ready-made families: of one game, or of all ("").
    Q_INVOKABLE static QStringList familyIds(const QString& gameId);
    Q_INVOKABLE static QStringList familyTitles(const QString& gameId);
    /// Takes a ready-made family with its ranges and what it shows first.
    Q_INVOKABLE void choose(const QString& familyId);
    /// Takes a family of that position's game, under its rules: convention and options.
    Q_INVOKABLE void chooseFor(const QString& notation);
    /// Ends the work; what is known so far is shown.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void retry() { m_soon.start(); }
    /// The position of a cell; empty where there is none.
    [[nodiscard]] Q_INVOKABLE QString notation(int row, int column) const;
    [[nodiscard]] Q_INVOKABLE QString words(int row, int column) const;
    [[nodiscard]] Q_INVOKABLE QString rowTitle(int row) const;
    [[nodiscard]] Q_INVOKABLE QString columnTitle(int column) const;
    /// The columns of a row that the bracket of its first period spans: {first, last, starts, ends, proven},
    /// whether it begins and ends in this row, and is more than seen; empty without a period.
    [[nodiscard]] Q_INVOKABLE QVariantMap bracket(int row) const;
    /// Writes .csv, .json, .svg or .png; a sentence where that fails, else empty.
    Q_INVOKABLE QString exportTo(const QUrl& url) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// What a cell looks like.
    struct CellLook {
        QString text{};
        std::optional<theory::Outcome> outcome{};
        double strength = 0; ///< of the tint, from 0 to 1
        bool pale = false;   ///< the filter leaves it out
    };
    /// Nothing where there is no position.
    [[nodiscard]] std::optional<CellLook> lookOf(int row, int column) const;

signals:
    void requestChanged();
    void activeChanged();
    void filterChanged();
    void progressChanged();

private:
    void setRange(int& least, int& most, int from, int to);
    void receiveFamily(const analysis::ReadyFamily& family, const std::string& pattern);
    void follow();
    void start();
    void show(TablePtr made);
    void tellPale();
    [[nodiscard]] std::size_t rowLength() const override;
    [[nodiscard]] bool isWrapped() const { return !isOfTwo() && rows() > 1; }
    [[nodiscard]] bool isPale(const analysis::TableCell& cell) const;
    [[nodiscard]] QString textOf(const analysis::TableCell& cell) const;

    QString m_pattern;
    QString m_problem;
    std::optional<analysis::TableRequest> m_request; ///< of the last good pattern
    int m_nLeast = 0;
    int m_nMost = 15;
    int m_mLeast = 0;
    int m_mMost = 15;
    bool m_active = true;
    bool m_pending = false; ///< asked for while not active
    bool m_stopped = false; ///< by the person: the table is as far as it got
    std::stop_source m_stop;
    Filter m_filter{};
    QString m_wantedText;
    std::optional<analysis::Shades> m_shades;
    int m_cellLength = 1;
    int m_fitting = 0;
    QTimer m_soon;   ///< several changes in one go make one table
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
