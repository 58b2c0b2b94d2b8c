// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/names.h"

#include "games/catalogue.h"
#include "wording/names/namelist.h"
#include "wording/outcomes.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace wording {
namespace {

constexpr std::array presets{
    Name{"classic", QT_TRANSLATE_NOOP("Wording", "Classic")},
    Name{"small", QT_TRANSLATE_NOOP("Wording", "Small")},
    Name{"kayles", QT_TRANSLATE_NOOP("Wording", "Kayles")},
    Name{"dudeney", QT_TRANSLATE_NOOP("Wording", "Dudeney’s Kayles")},
    Name{"dawsonskayles", QT_TRANSLATE_NOOP("Wording", "Dawson’s Kayles")},
    Name{"dawsonschess", QT_TRANSLATE_NOOP("Wording", "Dawson’s chess")},
    Name{"treblecross", QT_TRANSLATE_NOOP("Wording", "Treblecross")},
    Name{"guiles", QT_TRANSLATE_NOOP("Wording", "Guiles")},
    Name{"officers", QT_TRANSLATE_NOOP("Wording", "Officers")},
    Name{"lasker", QT_TRANSLATE_NOOP("Wording", "Take one or divide")},
    Name{"triangle", QT_TRANSLATE_NOOP("Wording", "A triangle")},
    Name{"nine", QT_TRANSLATE_NOOP("Wording", "Nine nodes")},
    Name{"stalk", QT_TRANSLATE_NOOP("Wording", "A stalk")},
    Name{"stalks", QT_TRANSLATE_NOOP("Wording", "Stalks")},
    Name{"tree", QT_TRANSLATE_NOOP("Wording", "A tree")},
    Name{"trees", QT_TRANSLATE_NOOP("Wording", "Trees")},
    Name{"cycle", QT_TRANSLATE_NOOP("Wording", "A cycle")},
    Name{"cycles", QT_TRANSLATE_NOOP("Wording", "Cycles and loops")},
    Name{"house", QT_TRANSLATE_NOOP("Wording", "A house")},
    Name{"cabin", QT_TRANSLATE_NOOP("Wording", "A red–blue cabin")},
    Name{"dog", QT_TRANSLATE_NOOP("Wording", "A dog")},
    Name{"girl", QT_TRANSLATE_NOOP("Wording", "A girl")},
    Name{"text", QT_TRANSLATE_NOOP("Wording", "The stalk worth 11/8")},
    Name{"sum", QT_TRANSLATE_NOOP("Wording", "A sum of stalks")},
    Name{"redblue", QT_TRANSLATE_NOOP("Wording", "Red–blue trees")},
    Name{"flowers", QT_TRANSLATE_NOOP("Wording", "Flowers")},
    Name{"mixed", QT_TRANSLATE_NOOP("Wording", "All three colours")},
};

constexpr std::array fields{
    Name{"heaps", QT_TRANSLATE_NOOP("Wording", "Heaps")},
    Name{"take", QT_TRANSLATE_NOOP("Wording", "Allowed takes")},
    Name{"code", QT_TRANSLATE_NOOP("Wording", "Octal code")},
    Name{"lines", QT_TRANSLATE_NOOP("Wording", "Counters per line")},
    Name{"max", QT_TRANSLATE_NOOP("Wording", "Most per move")},
    Name{"rows", QT_TRANSLATE_NOOP("Wording", "Rows")},
    Name{"columns", QT_TRANSLATE_NOOP("Wording", "Columns")},
    Name{"arrows", QT_TRANSLATE_NOOP("Wording", "Arrows")},
    Name{"node", QT_TRANSLATE_NOOP("Wording", "Token on node")},
    Name{"number", QT_TRANSLATE_NOOP("Wording", "Number")},
    Name{"leftSkips", QT_TRANSLATE_NOOP("Wording", "Left’s skips")},
    Name{"rightSkips", QT_TRANSLATE_NOOP("Wording", "Right’s skips")},
    Name{"ends", QT_TRANSLATE_NOOP("Wording", "The game ends")},
    Name{"leftAdds", QT_TRANSLATE_NOOP("Wording", "Left’s adds")},
    Name{"rightAdds", QT_TRANSLATE_NOOP("Wording", "Right’s adds")},
    Name{"caps", QT_TRANSLATE_NOOP("Wording", "Caps")},
    Name{"coins", QT_TRANSLATE_NOOP("Wording", "Coins per move")},
    Name{"boxes", QT_TRANSLATE_NOOP("Wording", "Coins in box 0, 1, 2, …")},
    Name{"steps", QT_TRANSLATE_NOOP("Wording", "Coins on step 0, 1, 2, …")},
    Name{"squares", QT_TRANSLATE_NOOP("Wording", "Squares")},
    Name{"turned", QT_TRANSLATE_NOOP("Wording", "Coins, H or T")},
    Name{"tokens", QT_TRANSLATE_NOOP("Wording", "Rows of W, B and .")},
    Name{"moves", QT_TRANSLATE_NOOP("Wording", "Tokens move")},
    Name{"counters", QT_TRANSLATE_NOOP("Wording", "Counters, column x row")},
    Name{"queen", QT_TRANSLATE_NOOP("Wording", "Queen at column, row")},
    Name{"edges", QT_TRANSLATE_NOOP("Wording", "Edges, joint-joint-colour")},
    Name{"picture", QT_TRANSLATE_NOOP("Wording", "Picture")},
    Name{"colours", QT_TRANSLATE_NOOP("Wording", "Colours, when grown")},
    Name{"size", QT_TRANSLATE_NOOP("Wording", "Edges, when grown")},
    Name{"seed", QT_TRANSLATE_NOOP("Wording", "Seed, when grown")},
};

constexpr std::array choices{
    Name{"coins=one", QT_TRANSLATE_NOOP("Wording", "one")},
    Name{"coins=many", QT_TRANSLATE_NOOP("Wording", "one or more of a box")},
    Name{"moves=both", QT_TRANSLATE_NOOP("Wording", "both ways")},
    Name{"moves=right", QT_TRANSLATE_NOOP("Wording", "to the right only")},
    Name{"moves=own", QT_TRANSLATE_NOOP("Wording", "forward only")},
    Name{"ends=stones", QT_TRANSLATE_NOOP("Wording", "with the last stone")},
    Name{"ends=skips", QT_TRANSLATE_NOOP("Wording", "when nobody can move")},
    Name{"picture=written", QT_TRANSLATE_NOOP("Wording", "the edges above")},
    Name{"picture=tree", QT_TRANSLATE_NOOP("Wording", "a random tree")},
    Name{"picture=graph", QT_TRANSLATE_NOOP("Wording", "a random graph")},
    Name{"colours=green", QT_TRANSLATE_NOOP("Wording", "green")},
    Name{"colours=redblue", QT_TRANSLATE_NOOP("Wording", "red and blue")},
    Name{"colours=mixed", QT_TRANSLATE_NOOP("Wording", "all three")},
};

/// What a position is, shortly: "7, 11, 5", "4 × 4", "9 edges".
QString positionText(std::string_view notation)
{
    const auto game = games::parse(notation);
    const auto* known = std::get_if<games::GamePtr>(&game);
    return known != nullptr ? toText((*known)->words().shortly) : QString();
}

/// The rules that a notation's options choose: "to the right only", "misère".
QStringList optionTexts(std::string_view notation)
{
    QStringList texts;
    for (const QString& option : fromUtf8(notation).section(QLatin1Char(':'), 0, 0).split(QLatin1Char('/'))) {
        const QString label = textFor(choices, option.toStdString());
        if (!label.isEmpty())
            texts.append(label);
        else if (option == QLatin1String("misere"))
            texts.append(translate("Wording", "misère"));
    }
    return texts;
}

/// What a preset is: its position, or how many rows it has.
QString presetText(std::string_view notation)
{
    QString position = positionText(notation);
    const auto rows = static_cast<std::uint64_t>(position.count(QLatin1Char('/'))) + 1;
    if (rows == 1)
        return position;
    return counted(QT_TRANSLATE_N_NOOP("Wording", "%1 row"), QT_TRANSLATE_N_NOOP("Wording", "%1 rows"), rows)
        .arg(rows);
}

} // namespace

QString groupTitle(games::Group group)
{
    switch (group) {
    case games::Group::HeapsAndLines: return translate("Wording", "Heaps and lines");
    case games::Group::CoinsAndStrips: return translate("Wording", "Coins and strips");
    case games::Group::PlaneAndGraphs: return translate("Wording", "Plane and graphs");
    }
    return {};
}

QString presetTitle([[maybe_unused]] std::string_view gameId, std::string_view presetId,
                    std::string_view notation)
{
    QString title = textFor(presets, presetId);
    if (!title.isEmpty())
        return title;
    const QString position = presetText(notation);
    if (position.isEmpty())
        return fromUtf8(presetId);
    return (QStringList{position} + optionTexts(notation)).join(translate("Wording", ", "));
}

QString fieldLabel(std::string_view fieldId)
{
    const QString label = textFor(fields, fieldId);
    return label.isEmpty() ? fromUtf8(fieldId) : label;
}

QString choiceLabel(std::string_view fieldId, std::string_view choice)
{
    const QString label = textFor(choices, std::string(fieldId) + "=" + std::string(choice));
    return label.isEmpty() ? fromUtf8(choice) : label;
}

QString positionTitle(const games::Game& game)
{
    const QString title = toText(game.info().title);
    const QString position = toText(game.words().shortly);
    if (game.info().shape == games::Shape::Bush)
        return translate("Wording", "%1, %2").arg(title, position);
    return position.isEmpty() ? title : translate("Wording", "%1 %2").arg(title, position);
}

} // namespace wording
