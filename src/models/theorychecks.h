// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/claims.h"
#include "games/catalogue.h"
#include "models/listmodel.h"
#include "models/worker.h"

#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace models {

/// The check of a game's theory against search, or where no formula is known of a table, as the game's own
/// card shows it.
class TheoryCheck {
    Q_GADGET
    QML_VALUE_TYPE(theoryCheck)
    /// Of the card, what it does in a sentence and as a command, and the label of what has been checked.
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QString command MEMBER command)
    Q_PROPERTY(QString checkedLabel MEMBER checkedLabel)
    Q_PROPERTY(bool busy MEMBER isBusy)
    /// Of the largest positions checked, and the most that can be asked for.
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(int largest MEMBER largest)
    /// How far it is; then what was found, be it of a check that was stopped.
    Q_PROPERTY(QString text MEMBER text)
    /// "122 positions"; empty unless everything was compared and nothing differed.
    Q_PROPERTY(QString checked MEMBER checked)
    /// The first positions on which theory and search differ, a line each.
    Q_PROPERTY(QStringList mismatches MEMBER mismatches)

public:
    QString title;
    QString about;
    QString command;
    QString checkedLabel;
    bool isBusy = false;
    int size = 0;
    int largest = 0;
    QString text;
    QString checked;
    QStringList mismatches;
};

/// Everything that can be checked: the theory of each game against search, and each rule that is said and
/// fails against search; or the theory of one game. Checks run one after another on a thread; what they found
/// stays.
class TheoryChecks : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY stateChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY stateChanged)
    /// How many of the checks asked for together are done, from 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY stateChanged)
    /// "3 of 34 checks done".
    Q_PROPERTY(QString progressText READ progressText NOTIFY stateChanged)
    /// "Theory: 17 hold, 0 differ. Rules that fail: 15 of 15 fail. 212,345 positions checked."
    Q_PROPERTY(QString summary READ summary NOTIFY stateChanged)
    /// Theory and search differ somewhere: an error of the program.
    Q_PROPERTY(bool wrong READ isWrong NOTIFY stateChanged)

public:
    enum class Kind : quint8 { Theory, Claim };
    Q_ENUM(Kind)
    /// Where the search found no counterexample to a claim it is unbroken.
    enum class Status : quint8 { Idle, Waiting, Running, Holds, Wrong, Fails, Unbroken, Stopped };
    Q_ENUM(Status)

    enum Role {
        KindRole = Qt::UserRole + 1,
        FirstRole,     ///< the first row of its kind
        GameRole,      ///< the game's title
        StatementRole, ///< what is checked, in a sentence
        ReasonRole,    ///< of a claim: why it fails; empty for a theory
        SizeRole,      ///< of the largest positions checked
        LargestRole,   ///< the largest size that can be asked for
        SizedRole,     ///< whether there are sizes to choose from
        StatusRole,
        TagRole,     ///< the status in a word or two
        ResultRole,  ///< what was found, or how far the check is
        PositionRole ///< the first counterexample; empty without one
    };
    Q_ENUM(Role)

    explicit TheoryChecks(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    /// Of the first row, a theory.
    [[nodiscard]] TheoryCheck first() const;
    [[nodiscard]] bool isBusy() const { return m_running >= 0; }
    /// The row being checked, -1 for none.
    [[nodiscard]] int runningRow() const { return m_running; }
    [[nodiscard]] double progress() const { return m_asked == 0 ? 0 : static_cast<double>(m_done) / m_asked; }
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool isWrong() const;

    /// The theory of this game alone; another one than before has not been checked.
    void setGame(const std::string& gameId);
    /// Checks a row; behind those that are being checked.
    Q_INVOKABLE void start(int row);
    Q_INVOKABLE void startAll();
    /// Takes a row back that waits or runs; what it found before stays where it waits.
    Q_INVOKABLE void cancel(int row);
    Q_INVOKABLE void cancelAll();
    /// The size of the largest positions of a row; its result is forgotten.
    Q_INVOKABLE void setSize(int row, int size);
    /// Writes the rows as CSV; a sentence where that fails, else empty.
    [[nodiscard]] Q_INVOKABLE QString exportTo(const QUrl& url) const;

signals:
    void stateChanged();
    void firstChanged();

private:
    struct Row {
        const games::Entry* entry = nullptr;    ///< a game's theory
        const analysis::Claim* claim = nullptr; ///< or a claim
        int size = 0;
        std::optional<analysis::ClaimCheck> result{};
    };

    void add(Row row);
    [[nodiscard]] int usualSize(const Row& row) const
    {
        return static_cast<int>(row.claim != nullptr ? row.claim->largest : row.entry->verifyDefault);
    }
    [[nodiscard]] int largestSize(const Row& row) const;
    [[nodiscard]] QString soFar() const;
    [[nodiscard]] bool isWaiting(int row) const
    {
        return std::ranges::find(m_waiting, row) != m_waiting.end();
    }
    [[nodiscard]] Kind kind(int row) const;
    [[nodiscard]] Status status(int row) const;
    [[nodiscard]] QString tag(int row) const;
    [[nodiscard]] QString result(int row) const;
    [[nodiscard]] QString position(const Row& row) const;
    void enqueue(int row);
    void runNext();
    void receive(int row, const analysis::ClaimCheck& check);
    void tell(int row);

    std::vector<Row> m_rows;
    std::deque<int> m_waiting;
    int m_running = -1;
    int m_asked = 0; ///< together, since nothing ran
    int m_done = 0;  ///< of them
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
