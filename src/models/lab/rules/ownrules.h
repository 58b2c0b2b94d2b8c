// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/catalogue.h"
#include "games/heaps/heapsequence.h"
#include "models/analysis/outcomes.h"
#include "models/rules/ownruleslist.h"
#include "models/worker.h"
#include "wording/names/names.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
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
    /// What may be taken, as typed: "1-3,7", "0.77", or the largest take, empty for none on lines.
    Q_PROPERTY(QString rule READ rule WRITE setRule NOTIFY changed)
    Q_PROPERTY(QString ruleError READ ruleError NOTIFY changed)
    /// As last understood: the takes, or the digits before the point and behind it, eight at least.
    Q_PROPERTY(QList<qreal> numbers READ numbers NOTIFY changed)
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
    Q_PROPERTY(models::outcomes::Outcome outcome READ outcome NOTIFY answered)
    /// The verdict in words, or why there is none.
    Q_PROPERTY(QString verdict READ verdict NOTIFY answered)
    /// The Grundy values of the heaps 0, 1, …, 19; empty where the game is none of heaps.
    Q_PROPERTY(QStringList values READ values NOTIFY answered)
    Q_PROPERTY(QString periodText READ periodText NOTIFY answered)
    /// The rules used last.
    Q_PROPERTY(models::OwnRulesList* saved READ saved CONSTANT)

public:
    /// What is filled in: the numbers that may be taken, the code, the largest take on lines or on a grid.
    enum Form { TakeSet, OctalCode, LineLimit, GridLimit };
    Q_ENUM(Form)

    explicit OwnRules(QObject* parent = nullptr);

    [[nodiscard]] QString kind() const { return QString::fromStdString(kit().entry->info.id); }
    [[nodiscard]] QStringList kinds() const;
    [[nodiscard]] QStringList kindLabels() const;
    [[nodiscard]] Form form() const { return kit().form; }
    void setKind(const QString& kind);
    [[nodiscard]] QString rule() const { return value(kit().rule); }
    void setRule(const QString& rule) { setValue(kit().rule, rule); }
    [[nodiscard]] QString ruleError() const { return m_ruleError; }
    [[nodiscard]] QList<qreal> numbers() const;
    [[nodiscard]] QString sizes() const { return value(kit().sizes); }
    void setSizes(const QString& sizes) { setValue(kit().sizes, sizes); }
    [[nodiscard]] QString sizesError() const { return m_sizesError; }
    [[nodiscard]] int rows() const { return value(fieldOf("rows")).toInt(); }
    void setRows(int rows) { setValue(fieldOf("rows"), QString::number(rows)); }
    [[nodiscard]] int columns() const { return value(fieldOf("columns")).toInt(); }
    void setColumns(int columns) { setValue(fieldOf("columns"), QString::number(columns)); }
    [[nodiscard]] bool isMisere() const { return m_misere; }
    void setMisere(bool misere);
    [[nodiscard]] QString notation() const
    {
        return m_game ? QString::fromStdString(m_game->notation()) : QString();
    }
    [[nodiscard]] QString title() const { return m_game ? wording::positionTitle(*m_game) : QString(); }
    [[nodiscard]] QString rules() const { return m_game ? wording::rulesLine(*m_game) : QString(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool isBusy() const { return m_answerer.isBusy() || m_sequencer.isBusy(); }
    [[nodiscard]] Outcome outcome() const
    {
        return m_answer ? shownOutcome(m_answer->verdict.outcome) : Outcome::Unknown;
    }
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
    Q_INVOKABLE void remember()
    {
        if (m_game)
            m_saved.add(notation());
    }

signals:
    void changed();
    void answered();

private:
    /// A game with a field that says what may be taken.
    struct Kit {
        const games::Entry* entry = nullptr;
        Form form = TakeSet;
        const games::Field* rule = nullptr;
        const games::Field* sizes = nullptr;  ///< null where there are rows and columns
        std::vector<std::uint64_t> numbers{}; ///< of the rule last understood
    };
    /// Kinds share what both have.
    using FieldKey = std::pair<std::string, games::Field::Kind>;

    [[nodiscard]] static std::vector<Kit> findKits();
    [[nodiscard]] const Kit& kit() const { return m_kits[m_kit]; }
    /// Of the kind chosen; null where it has none of this id.
    [[nodiscard]] const games::Field* fieldOf(const std::string& id) const;
    /// What is filled in a field of New game; empty without one.
    [[nodiscard]] QString value(const games::Field* field) const
    {
        return field == nullptr ? QString() : m_values.at({field->id, field->kind});
    }
    void setValue(const games::Field* field, const QString& value);
    void check();
    [[nodiscard]] QString checkRule();
    [[nodiscard]] QString checkSizes() const;
    [[nodiscard]] std::string composed() const;
    void ask();
    void askSequence();

    std::vector<Kit> m_kits = findKits(); ///< in the order of their forms
    std::size_t m_kit = 0;
    std::map<FieldKey, QString> m_values{{{"rows", games::Field::Kind::Number}, QStringLiteral("3")},
                                         {{"columns", games::Field::Kind::Number}, QStringLiteral("3")},
                                         {{"max", games::Field::Kind::OptionalNumber}, QStringLiteral("3")}};
    bool m_misere = false;
    QString m_ruleError;
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
