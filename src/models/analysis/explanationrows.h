// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The steps of Why? as views want them: tables as texts and bits.

#include "games/explanation.h"
#include "models/analysis/outcomes.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace models::stepkinds {
Q_NAMESPACE
QML_NAMED_ELEMENT(StepKind)

/// An int: of a value type Qt reads an enumeration as one, however small it is.
enum class StepKind : int { Text, NimSum, Options, Period, Line, Labels };
Q_ENUM_NS(StepKind)
} // namespace models::stepkinds

namespace models {

using stepkinds::StepKind;

/// A row of a nim-sum table in binary, highest column first.
class NimRow {
    Q_GADGET
    QML_VALUE_TYPE(nimRow)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QList<int> bits MEMBER bits)
    Q_PROPERTY(QString total MEMBER total)

public:
    QString label;
    QList<int> bits;
    QString total;

    friend bool operator==(const NimRow&, const NimRow&) = default;
};

/// A nim-sum in binary columns; without any it is none.
class NimTable {
    Q_GADGET
    QML_VALUE_TYPE(nimTable)
    Q_PROPERTY(QStringList columns MEMBER columns)
    Q_PROPERTY(QList<models::NimRow> rows MEMBER rows)
    Q_PROPERTY(QList<int> sumBits MEMBER sumBits)
    Q_PROPERTY(QString sumTotal MEMBER sumTotal)
    Q_PROPERTY(bool after MEMBER after)
    Q_PROPERTY(int chosen MEMBER chosen)

public:
    QStringList columns; ///< the powers of two
    QList<NimRow> rows;
    QList<int> sumBits;
    QString sumTotal;
    bool after = false; ///< the table after the move: its sum is 0
    int chosen = -1;    ///< the row that the move changes; -1 for none

    friend bool operator==(const NimTable&, const NimTable&) = default;
};

/// A line of the argument by options.
class OptionLine {
    Q_GADGET
    QML_VALUE_TYPE(optionLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(models::outcomes::Outcome outcome MEMBER outcome)
    Q_PROPERTY(QString reply MEMBER reply)
    Q_PROPERTY(int row MEMBER row)

public:
    QString text;      ///< the move
    QString name;      ///< the line as a sentence
    Outcome outcome{}; ///< that the move leaves
    QString reply;     ///< empty where the move wins
    int row = 0;       ///< for ExplanationModel::walkInto

    friend bool operator==(const OptionLine&, const OptionLine&) = default;
};

/// A number on the number line, with those met on the way to it.
class NumberLine {
    Q_GADGET
    QML_VALUE_TYPE(numberLine)
    Q_PROPERTY(bool shown MEMBER shown)
    Q_PROPERTY(double value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<double> before MEMBER before)

public:
    bool shown = false;
    double value = 0;
    QString text;
    QList<double> before; ///< oldest first

    friend bool operator==(const NumberLine&, const NumberLine&) = default;
};

/// A board's value on a line of numbers.
class ValueMark {
    Q_GADGET
    QML_VALUE_TYPE(valueMark)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString beside MEMBER beside)
    Q_PROPERTY(QString told MEMBER told)
    Q_PROPERTY(double left MEMBER left)
    Q_PROPERTY(double right MEMBER right)
    Q_PROPERTY(bool sum MEMBER isSum)

public:
    QString name;
    QString beside; ///< the value
    QString told;   ///< both, for who hears it
    double left = 0;
    double right = 0;
    bool isSum = false;

    friend bool operator==(const ValueMark&, const ValueMark&) = default;
};

/// What is read of one step of an explanation.
class ExplanationStep {
    Q_GADGET
    QML_VALUE_TYPE(explanationStep)
    Q_PROPERTY(models::stepkinds::StepKind kind MEMBER kind)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QStringList paragraphs MEMBER paragraphs)
    Q_PROPERTY(models::NimTable table MEMBER table)
    Q_PROPERTY(QStringList values MEMBER values)
    Q_PROPERTY(QList<models::OptionLine> options MEMBER options)
    Q_PROPERTY(QString omitted MEMBER omitted)
    Q_PROPERTY(double omittedCount MEMBER omittedCount)
    Q_PROPERTY(QVariantList labels MEMBER labels)
    Q_PROPERTY(models::NumberLine line MEMBER line)
    Q_PROPERTY(QVariantList marks MEMBER marks)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString leaves MEMBER leaves)

public:
    StepKind kind{};
    QString title;
    QStringList paragraphs;
    NimTable table;
    QStringList values;
    QList<OptionLine> options;
    QString omitted; ///< how many lines of the argument are left out; empty when none
    double omittedCount = 0;
    QVariantList labels; ///< as labelView()
    NumberLine line;     ///< not `shown` in steps without one
    QVariantList marks;  ///< ValueMarks
    QString brief;       ///< of a played move: "You: take 2"
    QString leaves;      ///< by it: the position as it is typed

    friend bool operator==(const ExplanationStep&, const ExplanationStep&) = default;
};

/// The same with what the board shows of it.
struct ExplanationRow : ExplanationStep {
    std::set<games::PieceId> lit;
    std::set<games::PieceId> goes;
    std::vector<games::Partners> partners; ///< joined by arcs
    std::optional<games::Move> move;       ///< the move that the step picks
    games::Drawing drawing;                ///< shown in place of the board; without pieces the board stays
    QString button;                        ///< what the button says that leads to this step
    /// A move of the game that is played by an idea; the drawing is what it leaves.
    [[nodiscard]] bool isPlayed() const { return plain && move && !drawing.pieces.empty(); }
    bool plain = false;    ///< in plain words: no letter stands beside it
    bool replaces = false; ///< it stands in the place of the step before: another label of the same row
};

/// `firstOption` is the row number of the step's first line of argument.
[[nodiscard]] ExplanationRow explanationRow(const games::Step& step, int firstOption,
                                            std::string_view gameId = {});
/// A row of labels, position after position: each of its steps asks for one more, the last one asks for none.
[[nodiscard]] std::vector<ExplanationRow> labelStages(const games::LabelRowStep& step);
/// The row that says that the limits ended the work.
[[nodiscard]] ExplanationRow unsolvedRow(const solver::Unsolved& unsolved);
/// A row of labels as plain values; only what is uncovered is in it: [{number, outcome, asked, options,
/// decisive}]: `outcome` is unknown where none is shown, `options` are the indices that a move from the asked
/// one leaves, `decisive` is the one that is P, or -1. `labelled` cells have theirs, the one after them is
/// asked for.
[[nodiscard]] QVariantList labelView(const games::LabelRow& row, int labelled);

} // namespace models
