// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "games/shelf.h"
#include "models/analysis/judged.h"
#include "models/analysis/outcomes.h"
#include "models/joblimits.h"
#include "models/worker.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace models {

/// A part of a picture, and what it is worth alone.
class PartRow {
    Q_GADGET
    QML_VALUE_TYPE(partRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<int> colours MEMBER colours)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString name;       ///< "Red–blue tree"
    QList<int> colours; ///< of its edges: who may cut them, a Mover each
    QString value;      ///< empty while it is not known

    friend bool operator==(const PartRow&, const PartRow&) = default;
};

/// More parts than these are not listed.
inline constexpr std::size_t mostPartRows = 24;

/// The first parts of an answer, one PartRow each; none where there are fewer than two.
[[nodiscard]] QVariantList partRows(const games::Answer& answer);

/// How long some work will still take, judged by how far it has got; told calmly, so that it can be read. A
/// guess that has been passed is not told any more, and the next one is made from what is seen after it.
class RemainingTime {
public:
    using Clock = std::chrono::steady_clock;

    void start();
    /// `fraction`: from 0 to 1; anything else says that the whole is not known.
    void reached(double fraction, Clock::time_point now = Clock::now());
    /// Rounded up; nothing while it cannot be told.
    [[nodiscard]] std::optional<std::chrono::seconds> left() const { return m_left; }

private:
    struct Observed {
        Clock::time_point since;
        double fraction = 0;
    };

    std::optional<Observed> m_observed; ///< from where on the pace counts
    double m_guessedAt = 0;             ///< the fraction of the last guess: without more there is no other
    Clock::time_point m_end;            ///< as it was guessed
    Clock::time_point m_told;
    std::optional<std::chrono::seconds> m_left;
};

/// Answers for one position at a time: first who wins and every move's outcome, then Grundy values and
/// moves left. What takes only an instant is answered before analyse() returns, also what an earlier
/// position's table tells.
class Analyst : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    Q_PROPERTY(QString timeLeftText READ timeLeftText NOTIFY progressChanged)
    /// What work takes that needs much memory; empty where it needs little.
    Q_PROPERTY(QString needText READ needText NOTIFY changed)
    /// Work that takes much memory or time waits for a word: what it would take. Empty where nothing waits.
    Q_PROPERTY(QString askText READ askText NOTIFY changed)
    /// Such work is going on: a search could be tried instead.
    Q_PROPERTY(bool largeWork READ isLargeWork NOTIFY changed)
    /// More memory is needed than there is: another attempt is worth nothing but then.
    Q_PROPERTY(bool lacksMemory READ lacksMemory NOTIFY changed)
    /// What would help where it is not solved, beside a smaller position.
    Q_PROPERTY(models::Analyst::Remedy remedy READ remedy NOTIFY changed)
    /// Whether retry() would have more of that, or may have.
    Q_PROPERTY(bool retryOffered READ isRetryOffered NOTIFY changed)
    Q_PROPERTY(bool solved READ isSolved NOTIFY changed)
    Q_PROPERTY(models::outcomes::Outcome outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QString verdictTitle READ verdictTitle NOTIFY changed)
    Q_PROPERTY(QString verdictDetail READ verdictDetail NOTIFY changed)
    /// The same in plain words, without letters: who wins, and by how many moves.
    Q_PROPERTY(QString plainVerdict READ plainVerdict NOTIFY changed)
    Q_PROPERTY(QString plainDetail READ plainDetail NOTIFY changed)
    Q_PROPERTY(QString grundy READ grundy NOTIFY changed)
    Q_PROPERTY(QString value READ value NOTIFY changed)
    Q_PROPERTY(QString remoteness READ remoteness NOTIFY changed)
    Q_PROPERTY(QString unsolvedText READ unsolvedText NOTIFY changed)
    /// The search that was taken instead of a table has ended without an answer: the table is still to be
    /// had.
    Q_PROPERTY(bool tableOffered READ isTableOffered NOTIFY changed)
    Q_PROPERTY(QVariantList parts READ parts NOTIFY changed)
    Q_PROPERTY(int otherParts READ otherParts NOTIFY changed)
    /// Nothing is solved: for a board of which nothing shall be known. To be set at the beginning.
    Q_PROPERTY(bool idle MEMBER m_isIdle NOTIFY idleChanged)
    Q_PROPERTY(int pointedPart READ pointedPart WRITE setPointedPart NOTIFY pointedPartChanged)

public:
    using AnswerPtr = std::shared_ptr<const games::Answer>;

    enum class Remedy : quint8 { Time, Memory, None };
    Q_ENUM(Remedy)

    explicit Analyst(QObject* parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// From 0 to 1; -1 where the whole is not known.
    [[nodiscard]] double progress() const { return m_progress; }
    /// The part done where the whole is known, else the positions looked at.
    [[nodiscard]] QString progressText() const;
    /// Empty until it can be guessed.
    [[nodiscard]] QString timeLeftText() const;
    [[nodiscard]] QString needText() const;
    [[nodiscard]] QString askText() const;
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    [[nodiscard]] bool isTableOffered() const
    {
        return m_unsolved && m_largeTable == LargeTable::Avoid && needsMuch() && fitsMemory();
    }
    [[nodiscard]] bool isLargeWork() const { return isFillingTable() && needsMuch(); }
    [[nodiscard]] bool lacksMemory() const { return m_tableBytes && m_free && !fitsMemory(); }
    [[nodiscard]] Remedy remedy() const;
    [[nodiscard]] bool isRetryOffered() const;
    /// The outcome waits for a table that is being filled: whoever needs it had better wait, too.
    [[nodiscard]] bool isFillingTable() const;
    /// The outcome is known and not hidden; Grundy values may still be on their way.
    [[nodiscard]] bool isSolved() const { return !m_hidden && m_answer && m_answer->verdict.outcome; }
    [[nodiscard]] Outcome outcome() const
    {
        return isSolved() ? shownOutcome(m_answer->verdict.outcome) : Outcome::Unknown;
    }
    [[nodiscard]] QString verdictTitle() const;
    [[nodiscard]] QString verdictDetail() const;
    [[nodiscard]] QString plainVerdict() const;
    [[nodiscard]] QString plainDetail() const;
    [[nodiscard]] QString grundy() const
    {
        return isSolved() ? numberText(m_answer->verdict.grundy) : QString();
    }
    /// The exact value as it is written: "0", "*2", "1*2", "11/8".
    [[nodiscard]] QString value() const;
    [[nodiscard]] QString remoteness() const
    {
        return isSolved() ? numberText(m_answer->verdict.remoteness) : QString();
    }
    [[nodiscard]] QString unsolvedText() const;
    /// Of a position that is a sum: a partRow for each of its first parts.
    [[nodiscard]] QVariantList parts() const { return isSolved() ? partRows(*m_answer) : QVariantList(); }
    /// How many parts are not among parts().
    [[nodiscard]] int otherParts() const
    {
        return isSolved() ? static_cast<int>(m_answer->parts.size()) - static_cast<int>(parts().size()) : 0;
    }
    /// Present mode: nothing is told until it is revealed.
    void setHidden(bool hidden)
    {
        if (std::exchange(m_hidden, hidden) != hidden)
            emit changed();
    }

    /// The part of Answer::parts that the person points at: it is lit on the board. -1 for none.
    [[nodiscard]] int pointedPart() const { return m_pointedPart; }
    void setPointedPart(int part)
    {
        if (std::exchange(m_pointedPart, part) != part)
            emit pointedPartChanged();
    }

    /// Ends the work at once; what is known stays.
    Q_INVOKABLE void cancel();
    /// The same again with larger limits.
    Q_INVOKABLE void retry();
    /// Takes the memory that is asked for, for this position and those below it.
    Q_INVOKABLE void fillTable() { startAgain(LargeTable::Fill); }
    /// Searches without that table, here and below.
    Q_INVOKABLE void searchInstead() { startAgain(LargeTable::Avoid); }

    /// Starts with a new position; null forgets everything.
    void analyse(const games::GamePtr& game);
    [[nodiscard]] const games::GamePtr& game() const { return m_game; }
    /// What is known, hidden or not; null while nothing is.
    [[nodiscard]] const AnswerPtr& answer() const { return m_answer; }
    /// The tables of this position and of those below it.
    [[nodiscard]] const std::shared_ptr<games::Shelf>& shelf() const { return m_shelf; }
    /// From now on so much memory counts as free, whatever the machine says.
    void assumeFreeMemory(std::size_t bytes) { m_assumedFree = bytes; }

signals:
    void changed();
    void idleChanged();
    void pointedPartChanged();
    void progressChanged();
    /// There is an answer, or a better one.
    void answered();
    /// Nothing more will come for this position.
    void finished();

private:
    /// Of a table that would take much: it waits for a word, or has got it.
    enum class LargeTable : std::uint8_t { Ask, Fill, Avoid };

    void emptyShelf();
    void startWithoutTables();
    void startAgain(LargeTable largeTable);
    [[nodiscard]] bool fitsMemory() const
    {
        return m_tableBytes && m_free && *m_tableBytes <= spareMemory(*m_free);
    }
    [[nodiscard]] bool needsMuch() const;
    /// The table would take much, and a search was asked for instead.
    [[nodiscard]] bool avoidsTable() const { return needsMuch() && m_largeTable == LargeTable::Avoid; }
    [[nodiscard]] bool fillsTable() const { return fitsMemory() && !avoidsTable(); }
    [[nodiscard]] solver::Limits limits(int attempt) const;
    void startWork(games::Question question, void (Analyst::*take)(games::Answer));
    [[nodiscard]] bool tryAtOnce();
    /// What is free now, for the limits of the work that begins.
    void lookAtMemory() { m_free = m_assumedFree.value_or(freeMemory()); }
    void startQuick();
    void startWhole();
    void receiveQuick(games::Answer answer);
    void receiveWhole(games::Answer answer);
    void publish(games::Answer answer);
    void finish();
    void setProgress(quint64 positions, double fraction);

    games::GamePtr m_game;
    AnswerPtr m_answer;
    std::optional<solver::Unsolved> m_unsolved;
    std::shared_ptr<games::Shelf> m_shelf = std::make_shared<games::Shelf>();
    std::optional<std::uint64_t> m_tableBytes; ///< what a table takes that is not filled in an instant
    std::optional<std::size_t> m_assumedFree;
    std::optional<std::size_t> m_free; ///< memory, when the work began
    LargeTable m_largeTable = LargeTable::Ask;
    bool m_isAsking = false;
    int m_attempt = 0;
    std::size_t m_workBytes = 0; ///< that the last work might use
    bool m_hidden = false;
    bool m_isIdle = false;
    int m_pointedPart = -1;
    quint64 m_positions = 0;
    double m_progress = -1;
    RemainingTime m_remaining;
    QTimer m_guessEnds; ///< then the guess of the time left is passed, whether the work tells or not
    Worker m_worker;    ///< last: its thread ends before what it reports to
};

} // namespace models
