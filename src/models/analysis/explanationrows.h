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

enum class StepKind : quint8 { Text, NimSum, Options, Period, Line, Labels };
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

/// One step of an explanation, ready to be shown.
struct ExplanationRow {
    StepKind kind{};
    QString title;
    QStringList paragraphs;
    QStringList columns; ///< the powers of two of the table
    std::vector<NimRow> rows;
    QList<int> sumBits;
    QString sumTotal;
    bool after = false; ///< the table after the move: its sum is 0
    int chosen = -1;    ///< the row that the move changes; -1 for none
    QStringList values;
    std::vector<OptionLine> options;
    QString omitted; ///< how many lines of the argument are left out; empty when none
    quint64 omittedCount = 0;
    QVariantList labels;   ///< as labelView()
    bool replaces = false; ///< it stands in the place of the step before: another label of the same row
    // For the board:
    std::set<games::PieceId> lit;
    std::set<games::PieceId> goes;
    std::optional<games::Move> move; ///< the move that the step picks
    games::Drawing drawing;          ///< shown in place of the board; without pieces the board stays
    std::optional<games::NumberLine> line;
    QVariantList marks; ///< ValueMarks
    QString button;     ///< what the button says that leads to this step
};

/// `firstOption` is the row number of the step's first line of argument.
[[nodiscard]] ExplanationRow explanationRow(const games::Step& step, int firstOption,
                                            std::string_view gameId = {});
/// A row of labels, position after position: each of its steps asks for one more, the last one asks for none.
[[nodiscard]] std::vector<ExplanationRow> labelStages(const games::LabelRowStep& step);
/// The row that says that the limits ended the work.
[[nodiscard]] ExplanationRow unsolvedRow(const solver::Unsolved& unsolved);
/// The number line of a step; not `shown` where it has none.
[[nodiscard]] NumberLine numberLine(const ExplanationRow& row);
} // namespace models
