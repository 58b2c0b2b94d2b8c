// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/steps/disguises.h"

#include "games/judge.h"
#include "wording/names/moves.h"
#include "wording/outcomes.h"
#include "wording/text/text.h"

namespace wording {
namespace {

using games::Theorem;

/// "2 and 3"; "no heap".
QString sizesText(const std::vector<std::uint64_t>& sizes)
{
    QStringList texts;
    for (const std::uint64_t size : sizes)
        texts.append(QString::number(size));
    return texts.isEmpty() ? translate("Wording", "none") : texts.join(QStringLiteral(", "));
}

QString rowSizes(const games::DisguiseStep& step)
{
    std::vector<std::uint64_t> sizes;
    sizes.reserve(step.rows.size());
    for (const games::DisguiseRow& row : step.rows)
        sizes.push_back(row.heap.nimber);
    return sizesText(sizes);
}

/// What makes a heap, and what a move is then.
QStringList disguiseText(Theorem theorem)
{
    switch (theorem) {
    case Theorem::PrimeExponents:
        return {translate("Wording", "Each prime is a heap as large as its exponent: %1."),
                translate("Wording", "Dividing by a power of a prime takes that many from its heap.")};
    case Theorem::CoinsAsHeaps:
        return {translate("Wording", "Each coin is a heap as large as the number of its box: %1."),
                translate("Wording",
                          "Moving a coin to a lower box takes from its heap. No coin is ever in the "
                          "way of another one.")};
    case Theorem::OddSteps:
        return {translate("Wording", "The coins of each odd step are a heap; even steps do not count: %1."),
                translate("Wording",
                          "A move from an odd step takes from its heap. A move from an even step adds to "
                          "one; moving the same coins one step further undoes it, so it changes nothing.")};
    case Theorem::CoinPairs:
        return {translate("Wording",
                          "Pair the coins from the right; a coin without a partner pairs with the edge. "
                          "Each pair is a heap as large as the gap in between: %1."),
                translate("Wording",
                          "Closing a gap takes from its heap. Opening one is undone by the same slide "
                          "of the partner, so it changes nothing.")};
    case Theorem::HeadsAsHeaps:
        return {translate("Wording", "A head on square k is a heap of k: %1."),
                translate("Wording",
                          "Turning it alone takes the whole heap; turning a coin on square j as well "
                          "leaves j of it. Two heads on one square would cancel, as two equal heaps "
                          "do.")};
    case Theorem::HeadsLessOne:
        return {translate("Wording", "A head on square k is a heap of k − 1: %1."),
                translate("Wording",
                          "A second coin has to be turned, so a head on square 1 can never be the right "
                          "one: it is a heap of 0. Turning the coin on square j as well leaves j − 1.")};
    case Theorem::Coordinates:
        return {translate("Wording", "Each counter is two heaps, its column and its row: %1."),
                translate("Wording", "A move to the left takes from the one, a move down from the other.")};
    case Theorem::RowGaps:
        return {translate("Wording", "The gap of each row is a heap: %1."),
                translate("Wording",
                          "An advance takes from a gap. A retreat opens it, and the same advance of "
                          "the opponent restores it; room to retreat runs out, so it changes "
                          "nothing.")};
    default: break;
    }
    return {translate("Wording", "The position counts as the heaps %1.")};
}

QString reversibleText(const games::LensStep& step, std::size_t heaps)
{
    if (step.reversibleCount == 0)
        return heaps == 1 ? translate("Wording", "Every move takes from it.")
                          : translate("Wording", "Every move takes from one of the heaps.");
    QStringList moves;
    for (const games::Move& move : step.reversible)
        moves.append(moveText(move));
    const QString named = moves.join(QStringLiteral("; "));
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 move raises a heap instead (%2). It is reversible: the "
                                                  "opponent has a reply that brings the heap back to what "
                                                  "it was worth, so nothing is gained."),
                   QT_TRANSLATE_N_NOOP("Wording",
                                       "%1 moves raise a heap instead (such as %2). They are "
                                       "reversible: the opponent has a reply that brings the heap back "
                                       "to what it was worth, so nothing is gained."),
                   step.reversibleCount)
        .arg(localized(step.reversibleCount), named);
}

/// Northcott's game with tokens that go one way: what a row is worth, and why.
QStringList rowRuleText(bool isForward)
{
    if (isForward)
        return {translate("Wording",
                          "Face to face both players can only make the gap of a row smaller, by as much as "
                          "they like: a row face to face with a gap of n is worth *n, a Nim heap."),
                translate("Wording",
                          "Back to back the tokens part for good, and the empty squares before each are "
                          "free moves: each one before White counts 1, each one before Black −1.")};
    return {translate("Wording",
                      "Only the token on the left can make the gap of a row smaller, by as much as its "
                      "player likes; the other one can only make it larger. So a gap of n is n free moves: "
                      "it is worth n where White stands on its left, and −n where Black does."),
            translate("Wording",
                      "For with White on the left of a gap of n, Left leaves one of the values 0 to n − 1 "
                      "and Right only more than n, if anything: n is the simplest number in between.")};
}

/// "Row 2, back to back with 3 before White and 1 before Black: 2."
QString rowCountText(const games::RowCount& count, bool isForward)
{
    const QString row = localized(count.row + 1);
    const QString value = fromUtf8(count.value);
    if (isForward && !count.isWhiteLeft)
        return translate("Wording", "Row %1, back to back with %2 before White and %3 before Black: %4.")
            .arg(row, localized(count.beforeWhite), localized(count.beforeBlack), value);
    if (isForward)
        return translate("Wording", "Row %1, face to face with a gap of %2: %3.")
            .arg(row, localized(count.gap), value);
    return (count.isWhiteLeft ? translate("Wording", "Row %1, White on the left of a gap of %2: %3.")
                              : translate("Wording", "Row %1, Black on the left of a gap of %2: %3."))
        .arg(row, localized(count.gap), value);
}

QString pairText(games::Point pair)
{
    return QStringLiteral("(%1, %2)").arg(pair.x).arg(pair.y);
}

} // namespace

QString disguiseLabel(Theorem theorem, const games::DisguiseRow& row)
{
    const auto at = [&row](std::size_t i) { return i < row.at.size() ? row.at[i] : 0; };
    switch (theorem) {
    case Theorem::PrimeExponents: return QStringLiteral("%1^%2").arg(at(0)).arg(row.heap.size);
    case Theorem::CoinsAsHeaps: return translate("Wording", "Box %1").arg(at(0));
    case Theorem::OddSteps: return translate("Wording", "Step %1").arg(at(0));
    case Theorem::CoinPairs:
        return at(0) == 0 ? translate("Wording", "Edge and %1").arg(at(1))
                          : translate("Wording", "%1 and %2").arg(at(0)).arg(at(1));
    case Theorem::HeadsAsHeaps:
    case Theorem::HeadsLessOne: return translate("Wording", "Square %1").arg(at(0));
    case Theorem::Coordinates:
        return at(1) == 0 ? translate("Wording", "Counter %1, column").arg(at(0))
                          : translate("Wording", "Counter %1, row").arg(at(0));
    case Theorem::RowGaps: return translate("Wording", "Row %1").arg(at(0));
    default: break;
    }
    return translate("Wording", "Heap %1").arg(at(0));
}

QStringList paragraphs(const games::DisguiseStep& step)
{
    QStringList text = disguiseText(step.theorem);
    text.first() = text.first().arg(rowSizes(step));
    return text;
}

QStringList paragraphs(const games::LensStep& step)
{
    std::vector<std::uint64_t> sizes;
    for (const games::LensHeap& heap : step.heaps) {
        if (heap.size > 0)
            sizes.push_back(heap.size);
    }
    QStringList text;
    if (sizes.empty())
        text.append(translate("Wording", "The position equals Nim with no stone left; its value is 0."));
    else if (sizes.size() == 1)
        text.append(translate("Wording", "The position equals a Nim heap of %1; its value is %2.")
                        .arg(sizesText(sizes), QString::fromStdString(games::nimberText(step.sum))));
    else
        text.append(translate("Wording", "The position equals Nim with the heaps %1; its value is %2.")
                        .arg(sizesText(sizes), QString::fromStdString(games::nimberText(step.sum))));
    if (!sizes.empty() || step.reversibleCount > 0)
        text.append(reversibleText(step, sizes.size()));
    return text;
}

QStringList paragraphs(const games::GoldenStep& step)
{
    QStringList pairs;
    for (const games::Point& pair : step.firstCold)
        pairs.append(pairText(pair));
    const QString known =
        step.play == theory::Play::Normal
            ? translate("Wording",
                        "The k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ: %1 … Its two "
                        "numbers differ by k, and each whole number from 1 on is in exactly one pair.")
            : translate("Wording",
                        "In misère play the cold pairs begin with %1 …; from the third on they are "
                        "those of normal play, (⌊kφ⌋, ⌊kφ²⌋) with the golden ratio φ.");
    const QString here =
        translate("Wording", "Here the difference is %1, and the cold pair with this difference "
                             "is %2.")
            .arg(step.k)
            .arg(pairText(step.cold));
    const bool isOver = step.play == theory::Play::Misere && step.heaps == games::Point();
    const QString end =
        step.move
            ? translate("Wording", "So the position is hot: %1 leaves a cold pair.").arg(moveText(*step.move))
        : isOver
            ? translate("Wording", "But no move is left, and in misère play the player to move has won: "
                                   "the position is hot.")
            : translate("Wording", "The position is this pair, so it is cold: two cold pairs have neither a "
                                   "number nor the difference in common, so no move leads from one to "
                                   "another.");
    return {known.arg(pairs.join(QLatin1Char(' '))), here, end};
}

QStringList paragraphs(const games::SkipStep& step)
{
    if (step.endsWithStones)
        return {translate("Wording",
                          "The game is over when the stones are gone, so a skip that is left over is worth "
                          "nothing: comparing the skips is not the rule here, and the answer is found "
                          "by search.")};
    const QString value =
        translate("Wording",
                  "A skip is a free move of its owner: worth +1 for Left, −1 for Right. The heaps are worth "
                  "their nim-sum. Together the position is worth %1 − %2 + *%3 = %4.")
            .arg(step.left)
            .arg(step.right)
            .arg(step.sum)
            .arg(fromUtf8(step.value));
    if (step.left == step.right)
        return {value,
                translate("Wording", "Both have as many skips: a skip is answered by a skip, and the heaps "
                                     "decide as in Nim.")};
    return {value, step.left > step.right
                       ? translate("Wording", "Left has more skips, so Left wins, whoever starts.")
                       : translate("Wording", "Right has more skips, so Right wins, whoever starts.")};
}

QStringList paragraphs(const games::AddStep& step)
{
    return {translate("Wording",
                      "Putting stones back is reversible: the opponent takes the same stones again, and an "
                      "add is gone (Left has %1 left, Right has %2). So adds change nothing, and the heaps "
                      "decide as in Nim: their nim-sum is %3.")
                .arg(step.left)
                .arg(step.right)
                .arg(step.sum)};
}

QStringList paragraphs(const games::RowRuleStep& step)
{
    QStringList counts;
    for (const games::RowCount& row : step.rows)
        counts.append(rowCountText(row, step.isForward));
    return rowRuleText(step.isForward) + QStringList{counts.join(QLatin1Char(' '))};
}

QStringList paragraphs(const games::RowValuesStep& step)
{
    const QString sum =
        translate("Wording", "The sum is %1. %2.").arg(fromUtf8(step.sum), verdictTitle(step.outcome));
    if (step.rows.empty())
        return {sum};
    QStringList values;
    for (const games::RowValue& row : step.rows)
        values.append(translate("Wording", "row %1: %2").arg(row.row + 1).arg(fromUtf8(row.value)));
    return {translate("Wording", "The rows are independent, so the position is worth their sum. %1.")
                .arg(values.join(QStringLiteral("; "))),
            sum};
}

} // namespace wording
