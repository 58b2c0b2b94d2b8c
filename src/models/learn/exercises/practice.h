// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/exercises/exercise.h"
#include "models/files/ownfile.h"
#include "models/listmodel.h"
#include "wording/names/names.h"
#include "wording/text/text.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace models {

/// One kind of exercise: what is chosen of it, and what was done.
struct PractisedKind {
    classroom::ExerciseKind kind{};
    QString id{};
    QString game{};
    bool misere = false;
    int fixed = 0;
    int done = 0;
    int right = 0;
    int streak = 0;
    int level = 1;
    int towards = 0; ///< right answers in a row since the level changed
};

/// What practice.json holds.
struct PracticeFacts {
    static constexpr qint64 mostBytes = qint64{1} << 20;

    std::vector<PractisedKind> kinds; ///< all that there are
    int row = 0;                      ///< of the one practised last
    QDate day{};                      ///< the last one on which an exercise was answered

    PracticeFacts();
    [[nodiscard]] static std::variant<PracticeFacts, FileError> read(const QByteArray& text);
    [[nodiscard]] QByteArray text() const;
};

/// What a person has practised, one row for each kind of exercise, and what is practised now. The level of a
/// kind goes up after two right answers in a row and down after a wrong one. Kept on this computer alone, in
/// practice.json, which is written at every change.
class Practice : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// The kind that is practised, and with what.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY changed)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY changed)
    Q_PROPERTY(bool misereOffered READ isMisereOffered NOTIFY changed)
    /// All kinds, and what they are called.
    Q_PROPERTY(QStringList kindIds READ kindIds CONSTANT)
    Q_PROPERTY(QStringList kindNames READ kindNames CONSTANT)
    /// The games of the kind with their titles; empty for a kind without a board.
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(QStringList gameTitles READ gameTitles NOTIFY changed)
    /// The difficulty chosen, 0 for the kind's level.
    Q_PROPERTY(int fixedDifficulty READ fixedDifficulty WRITE setFixedDifficulty NOTIFY changed)
    /// The difficulty of the next exercise.
    Q_PROPERTY(int difficulty READ difficulty NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY changed)
    /// "7 of 9 right · 3 in a row"; empty when nothing was done.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// The folder of who practises; empty: the program's own.
    Q_PROPERTY(QString learner MEMBER m_learner WRITE setLearner NOTIFY changed)
    /// Of all kinds.
    Q_PROPERTY(int doneInAll READ doneInAll NOTIFY changed)
    /// What is wrong with the file; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    enum Role {
        KindRole = Qt::UserRole + 1,
        NameRole,      ///< "Find a winning move"
        AboutRole,     ///< what it trains
        DoneRole,      ///< exercises answered
        RightOnesRole, ///< at the first try
        LevelRole,     ///< 1 to 10
        SummaryRole,   ///< as `summary`
        CurrentRole,
    };
    Q_ENUM(Role)

    explicit Practice(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(kinds().size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    [[nodiscard]] QString kind() const { return now().id; }
    void setKind(const QString& kind);
    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] QStringList kindIds() const { return wording::textsOf(kinds(), &PractisedKind::id); }
    [[nodiscard]] QStringList kindNames() const;
    [[nodiscard]] QString gameId() const { return now().game; }
    void setGameId(const QString& gameId);
    [[nodiscard]] bool isMisere() const { return now().misere && isMisereOffered(); }
    void setMisere(bool misere) { choose(&PractisedKind::misere, misere); }
    [[nodiscard]] bool isMisereOffered() const;
    [[nodiscard]] QStringList games() const { return wording::textsOf(classroom::gamesFor(now().kind)); }
    [[nodiscard]] QStringList gameTitles() const
    {
        return wording::textsOf(classroom::gamesFor(now().kind), wording::gameTitle);
    }
    [[nodiscard]] int fixedDifficulty() const { return now().fixed; }
    void setFixedDifficulty(int difficulty)
    {
        choose(&PractisedKind::fixed, std::clamp(difficulty, 0, classroom::mostDifficulty));
    }
    [[nodiscard]] int difficulty() const { return now().fixed > 0 ? now().fixed : now().level; }
    [[nodiscard]] int streak() const { return now().streak; }
    [[nodiscard]] int done() const { return now().done; }
    [[nodiscard]] int right() const { return now().right; }
    [[nodiscard]] QString summary() const { return summaryOf(now()); }
    void setLearner(const QString& folder)
    {
        if (std::exchange(m_learner, folder) != folder)
            readAgain();
    }
    /// Not valid where none is known.
    [[nodiscard]] QDate day() const { return m_kept.facts().day; }
    [[nodiscard]] int doneInAll() const;
    [[nodiscard]] QString problem() const { return m_kept.problem(); }

    /// The first answer to an exercise of the kind that is practised.
    Q_INVOKABLE void record(bool right);
    /// What is kept is another one by now.
    Q_INVOKABLE void readAgain();
    /// Forgets what was done of every kind; what is practised stays.
    Q_INVOKABLE void reset();

    /// Where it is kept, in the folder of who practises.
    [[nodiscard]] static QString path(const QString& learner = {})
    {
        return ownPath(QStringLiteral("practice.json"), learner);
    }

signals:
    void changed();

private:
    [[nodiscard]] const std::vector<PractisedKind>& kinds() const { return m_kept.facts().kinds; }
    [[nodiscard]] const PractisedKind& now() const { return kinds()[static_cast<std::size_t>(m_row)]; }
    template <typename T>
    void choose(T PractisedKind::*member, const T& value)
    {
        if (now().*member != value)
            store([member, value](PracticeFacts&, PractisedKind& kind) { kind.*member = value; });
    }
    [[nodiscard]] static QString summaryOf(const PractisedKind& kind);
    using Change = std::function<void(PracticeFacts&, PractisedKind& now)>;
    /// Changes what is kept, with the kind that is practised here.
    void store(const Change& change);
    void tell();

    QString m_learner;
    Kept<PracticeFacts> m_kept;
    int m_row = 0; ///< what another window practises is not practised here
};

} // namespace models
