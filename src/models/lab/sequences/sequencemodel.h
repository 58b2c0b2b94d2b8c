// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/heaps/heapsequence.h"
#include "models/listmodel.h"
#include "models/worker.h"
#include "wording/names/names.h"

#include <QByteArray>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>

namespace models {

/// Under these rules the value of a heap is its size (Bouton).
[[nodiscard]] bool isNim(const games::Game& game);
/// "Period 12 from heap 71 on"; that none is proven up to the last heap worked out.
[[nodiscard]] QString periodText(const games::HeapSequence& sequence);
/// The rules before the colon: "octal/code=0.77".
[[nodiscard]] std::string familyOf(const games::Game& game);
/// One object: family, period, preperiod and values.
[[nodiscard]] QByteArray sequenceJson(const games::HeapSequence& sequence, const games::Game& game);

/// The Grundy values of the heaps 0, 1, 2, … under the rules of a position, in rows: of the period once it is
/// proven, or of a chosen width. Worked out on a thread.
class SequenceModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// Any position of the family: "takeaway/take=1-3:10". Its heaps do not matter.
    Q_PROPERTY(QString rule MEMBER m_rule WRITE setRule NOTIFY ruleChanged)
    /// "octal/code=0.77"; empty for a bad notation.
    Q_PROPERTY(QString family READ family NOTIFY ruleChanged)
    /// The rules in a sentence.
    Q_PROPERTY(QString rules READ rules NOTIFY ruleChanged)
    /// How many heaps, from 0 on.
    Q_PROPERTY(int length MEMBER m_length WRITE setLength NOTIFY ruleChanged)
    /// The values of a row; 0 asks for the period.
    Q_PROPERTY(int width MEMBER m_width WRITE setWidth NOTIFY rowsChanged)
    /// The values of a row as they are shown.
    Q_PROPERTY(int columns READ columns NOTIFY rowsChanged)
    /// The rows are of the period.
    Q_PROPERTY(bool inPeriods READ isInPeriods NOTIFY rowsChanged)
    /// The page is seen: only then values are worked out.
    Q_PROPERTY(bool wanted MEMBER m_wanted NOTIFY ruleChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY valuesChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY valuesChanged)
    /// From 0 to 1; -1 where the whole is not known.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Why there are no values, as a sentence.
    Q_PROPERTY(QString problem READ problem NOTIFY valuesChanged)
    /// The proven period, 0 for none.
    Q_PROPERTY(double period READ period NOTIFY valuesChanged)
    Q_PROPERTY(double preperiod READ preperiod NOTIFY valuesChanged)
    /// "Period 12 from heap 71 on", or that none is proven.
    Q_PROPERTY(QString periodText READ periodText NOTIFY valuesChanged)
    /// What proves it; empty without a period.
    Q_PROPERTY(QString proofText READ proofText NOTIFY valuesChanged)
    /// The heaps before the period whose values differ from those of the period.
    Q_PROPERTY(QString exceptionsText READ exceptionsText NOTIFY valuesChanged)
    /// How many heaps have the value 0.
    Q_PROPERTY(QString coldText READ coldText NOTIFY valuesChanged)
    /// How many heaps the chart shows, and out of how many.
    Q_PROPERTY(QString chartText READ chartText NOTIFY valuesChanged)
    /// The largest value that the chart shows.
    Q_PROPERTY(double largestValue READ largestValue NOTIFY valuesChanged)

    /// Heaps offered by a name: their ids, their titles, and the one that is shown first.
    Q_PROPERTY(QStringList offered READ offered CONSTANT)
    Q_PROPERTY(QStringList offeredTitles READ offeredTitles CONSTANT)
    Q_PROPERTY(QString usual READ usual CONSTANT)
    /// [{id, label, number, initial, least, most}] of what is typed for some of them: a number, or a text.
    Q_PROPERTY(QVariantList typedFields READ typedFields CONSTANT)

public:
    enum class Mark : quint8 { Usual, BeforePeriod, Exception };
    Q_ENUM(Mark)

    enum Role {
        FirstRole = Qt::UserRole + 1, ///< the heap of the row's first value
        ValuesRole,                   ///< the values as texts
        MarksRole,                    ///< a Mark for each value
    };
    Q_ENUM(Role)

    explicit SequenceModel(QObject* parent = nullptr);

    [[nodiscard]] int count() const override;
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] static QStringList offered();
    [[nodiscard]] static QStringList offeredTitles();
    [[nodiscard]] static QString usual();
    [[nodiscard]] static QVariantList typedFields();
    void setRule(const QString& rule);
    [[nodiscard]] QString family() const
    {
        return m_game ? QString::fromStdString(familyOf(*m_game)) : QString();
    }
    [[nodiscard]] QString rules() const { return m_game ? wording::rulesLine(*m_game) : QString(); }
    void setLength(int length);
    void setWidth(int width);
    [[nodiscard]] int columns() const;
    [[nodiscard]] bool isInPeriods() const
    {
        return m_width == 0 && period() > 0 && period() <= widestPeriod;
    }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    [[nodiscard]] bool isReady() const { return m_values != nullptr; }
    [[nodiscard]] double progress() const { return m_worker.progress(); }
    [[nodiscard]] QString problem() const { return m_problem ? m_problem() : QString(); }
    [[nodiscard]] double period() const
    {
        return m_values && m_values->sequence.period ? static_cast<double>(m_values->sequence.period->period)
                                                     : 0;
    }
    [[nodiscard]] double preperiod() const
    {
        return m_values && m_values->sequence.period
                   ? static_cast<double>(m_values->sequence.period->preperiod)
                   : 0;
    }
    [[nodiscard]] QString periodText() const;
    [[nodiscard]] QString proofText() const;
    [[nodiscard]] QString exceptionsText() const;
    [[nodiscard]] QString coldText() const;
    [[nodiscard]] QString chartText() const;
    [[nodiscard]] double largestValue() const { return m_values ? m_values->largest : 0; }

    Q_INVOKABLE void cancel();
    /// Works them out again after a stop.
    Q_INVOKABLE void retry();
    /// {known, text}: the value of a heap of any size, as a sentence, or why it is not known.
    [[nodiscard]] Q_INVOKABLE QVariantMap valueOf(const QString& heap) const;
    /// One heap of that size as a position; empty where the game has no such.
    [[nodiscard]] Q_INVOKABLE QString positionOf(const QString& heap) const;
    /// The rule that an offer means with what is typed for it.
    [[nodiscard]] Q_INVOKABLE static QString ruleOf(const QString& id, const QString& typed);
    /// What is wrong with what is typed for an offer; empty when nothing.
    [[nodiscard]] Q_INVOKABLE static QString typedError(const QString& id, const QString& typed);
    /// Whether that position is of a game of heaps, and whether their values are more than their sizes.
    [[nodiscard]] Q_INVOKABLE static bool isOfHeaps(const QString& notation);
    [[nodiscard]] Q_INVOKABLE static bool isTelling(const QString& notation);
    /// Hands the points of the chart to a series of Qt Charts.
    Q_INVOKABLE void fill(QObject* series) const;
    /// Writes .csv or .json; a sentence where that fails, else empty.
    [[nodiscard]] Q_INVOKABLE QString exportTo(const QUrl& url) const;

    static constexpr int longest = 4'000'000;
    static constexpr int mostPoints = 1'000;
    /// Rows of a longer period would not fit.
    static constexpr int widestPeriod = 64;

signals:
    void ruleChanged();
    void rowsChanged();
    void valuesChanged();
    void progressChanged();

private:
    /// What the thread hands over; only read from then on.
    struct Values {
        games::HeapSequence sequence;
        std::vector<std::uint64_t> exceptions; ///< ascending
        std::uint64_t cold = 0;                ///< heaps with value 0 among those worked out
        QList<QPointF> points;
        double largest = 0;
    };
    using Found = std::variant<std::shared_ptr<const Values>, solver::Unsolved, std::monostate>;

    [[nodiscard]] static Found find(const games::Game& game, std::uint64_t to, const solver::Job& job);
    void follow();
    void receive(const Found& found);
    void forget();

    QString m_rule;
    games::GamePtr m_game;
    int m_length = 240;
    int m_width = 0;
    bool m_wanted = false;
    /// Says what is wrong; none where nothing is.
    std::function<QString()> m_problem;
    std::shared_ptr<const Values> m_values;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
