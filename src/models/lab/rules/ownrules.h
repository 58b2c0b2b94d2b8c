// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/catalogue.h"
#include "games/heaps/heapsequence.h"
#include "models/lab/rules/ownruleslist.h"
#include "models/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>
#include <vector>

namespace models {

/// Rules that a person puts together, and the position they are played from: what is typed, what is wrong
/// with it, the notation that it makes, and what is known of it, worked out on threads.
class OwnRules : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The game whose rules are put together, and those that can be, each as what is chosen in it.
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY changed)
    Q_PROPERTY(QStringList kinds READ kinds CONSTANT)
    Q_PROPERTY(QStringList kindLabels READ kindLabels CONSTANT)
    Q_PROPERTY(Form form READ form NOTIFY changed)
    /// As typed: "1-3,7".
    Q_PROPERTY(QString takes READ takes WRITE setTakes NOTIFY changed)
    /// Whether 1, 2, …, 12 may be taken.
    Q_PROPERTY(QVariantList takeFlags READ takeFlags NOTIFY changed)
    Q_PROPERTY(QString takesError READ takesError NOTIFY changed)
    /// As typed: "0.77".
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)
    /// The digits before the point and behind it, eight at least.
    Q_PROPERTY(QVariantList digits READ digits NOTIFY changed)
    Q_PROPERTY(QString codeError READ codeError NOTIFY changed)
    /// The largest take on lines and grids; 0 for none on lines.
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY changed)
    /// The heaps, or the lengths of the lines, as typed: "3,4,5".
    Q_PROPERTY(QString sizes READ sizes WRITE setSizes NOTIFY changed)
    Q_PROPERTY(QString sizesError READ sizesError NOTIFY changed)
    Q_PROPERTY(int rows READ rows WRITE setRows NOTIFY changed)
    Q_PROPERTY(int columns READ columns WRITE setColumns NOTIFY changed)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY changed)
    /// The position in canonical notation; empty while something is wrong.
    Q_PROPERTY(QString notation READ notation NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The rules in a sentence.
    Q_PROPERTY(QString rules READ rules NOTIFY changed)
    /// What is wrong beside the fields' own errors.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY answered)
    /// "P" or "N"; empty while it is not known.
    Q_PROPERTY(QString outcome READ outcome NOTIFY answered)
    /// The verdict in words, or why there is none.
    Q_PROPERTY(QString verdict READ verdict NOTIFY answered)
    /// The Grundy values of the heaps 0, 1, …, 19; empty where the game is none of heaps.
    Q_PROPERTY(QStringList values READ values NOTIFY answered)
    Q_PROPERTY(QString periodText READ periodText NOTIFY answered)
    /// The rules used last.
    Q_PROPERTY(models::OwnRulesList* saved READ saved CONSTANT)

public:
    /// What is filled in: the numbers that may be taken, the code, or the largest take on lines or on a grid.
    enum Form { TakeSet, OctalCode, LineLimit, GridLimit };
    Q_ENUM(Form)

    explicit OwnRules(QObject* parent = nullptr);

    [[nodiscard]] QString kind() const;
    [[nodiscard]] QStringList kinds() const;
    [[nodiscard]] QStringList kindLabels() const;
    [[nodiscard]] Form form() const { return m_kits[m_kit].form; }
    void setKind(const QString& kind);
    [[nodiscard]] QString takes() const { return m_takes; }
    void setTakes(const QString& takes);
    [[nodiscard]] QVariantList takeFlags() const;
    [[nodiscard]] QString takesError() const { return m_takesError; }
    [[nodiscard]] QString code() const { return m_code; }
    void setCode(const QString& code);
    [[nodiscard]] QVariantList digits() const;
    [[nodiscard]] QString codeError() const { return m_codeError; }
    [[nodiscard]] int most() const { return m_most.at(isGrid() ? 1 : 0); }
    void setMost(int most);
    [[nodiscard]] QString sizes() const { return m_sizes.at(isLines() ? 1 : 0); }
    void setSizes(const QString& sizes);
    [[nodiscard]] QString sizesError() const { return m_sizesError; }
    [[nodiscard]] int rows() const { return m_rows; }
    void setRows(int rows);
    [[nodiscard]] int columns() const { return m_columns; }
    void setColumns(int columns);
    [[nodiscard]] bool isMisere() const { return m_misere; }
    void setMisere(bool misere);
    [[nodiscard]] QString notation() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_answerer.isBusy() || m_sequencer.isBusy(); }
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QStringList values() const;
    [[nodiscard]] QString periodText() const;
    [[nodiscard]] OwnRulesList* saved() { return &m_saved; }

    /// Allows or forbids a take.
    Q_INVOKABLE void toggleTake(int take);
    /// Sets or clears a bit (1, 2 or 4) of the digit at a place of the code.
    Q_INVOKABLE void toggleDigit(int place, int bit);
    /// Fills the fields with the rules of a position; false when it is none of these kinds.
    Q_INVOKABLE bool load(const QString& notation);
    /// Puts the rules at the head of the saved ones.
    Q_INVOKABLE void remember();

    static constexpr int mostFlags = 12;

signals:
    void changed();
    void answered();

private:
    /// A game with a field that says what may be taken.
    struct Kit {
        const games::Entry* entry = nullptr;
        Form form = TakeSet;
    };

    [[nodiscard]] static std::vector<Kit> findKits();
    [[nodiscard]] bool isLines() const { return form() == LineLimit; }
    [[nodiscard]] bool isGrid() const { return form() == GridLimit; }
    /// What is typed of its rules. Precondition: a game with that form offers heaps.
    [[nodiscard]] const games::HeapSequences::Offer& offerOf(Form form) const;
    void check();
    void checkTakes();
    void checkCode();
    void checkSizes();
    /// The field of New game, from and to what is filled in.
    [[nodiscard]] QString valueOf(const games::Field& field) const;
    void setValue(const games::Field& field, const QString& value);
    [[nodiscard]] std::string composed() const;
    void ask();
    void askSequence();

    std::vector<Kit> m_kits = findKits(); ///< in the order of their forms
    std::size_t m_kit = 0;
    QString m_takes = QStringLiteral("1-3");
    QString m_code = QStringLiteral("0.77");
    std::array<int, 2> m_most{3, 3};                                               ///< on lines, on grids
    std::array<QString, 2> m_sizes{QStringLiteral("10"), QStringLiteral("3,4,5")}; ///< heaps, lines
    int m_rows = 3;
    int m_columns = 3;
    bool m_misere = false;
    std::vector<std::uint64_t> m_allowed; ///< the takes last understood
    std::vector<std::uint64_t> m_digits;  ///< the digits last understood
    QString m_takesError;
    QString m_codeError;
    QString m_sizesError;
    QString m_problem;
    games::GamePtr m_game;
    std::optional<games::Answer> m_answer;
    std::optional<games::HeapSequence> m_sequence;
    OwnRulesList m_saved;
    Worker m_answerer;
    Worker m_sequencer; ///< last: their threads end before what they report to
};

} // namespace models
