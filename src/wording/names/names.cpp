// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/names.h"

#include "games/catalogue.h"
#include "wording/outcomes.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

#include <QStringList>

#include <algorithm>
#include <string>

namespace wording {
namespace {

/// What a position is, shortly: "7, 11, 5", "4 × 4", "9 edges".
/// "3, 4, 5", "5 × 5"; where it is one number it is no notation, see isolated.
QString shortText(const games::Game& game)
{
    const QString text = toText(game.words().shortly);
    QString number = text;
    number.remove(QChar(0x2068)).remove(QChar(0x2069));
    return numeral(number) == number ? text : numeral(number);
}

QString positionText(std::string_view notation)
{
    const auto game = games::parse(notation);
    const auto* known = std::get_if<games::GamePtr>(&game);
    return known != nullptr ? shortText(**known) : QString();
}

/// The rules that a notation's options choose: "to the right only", "misère".
QStringList optionTexts(std::string_view notation)
{
    QStringList texts;
    const std::string_view head = notation.substr(0, notation.find(':'));
    const games::Entry* entry = games::findEntry(head.substr(0, head.find('/')));
    for (const QString& option : fromUtf8(head).split(QLatin1Char('/')).mid(1)) {
        if (option == QLatin1String("misere"))
            //: of a game, in a list: who makes the last move loses
            texts.append(translate("Wording", "misère"));
        const QString value = option.section(QLatin1Char('='), 1);
        for (const games::Field& field : entry->info.fields)
            if (fromUtf8(field.id) == option.section(QLatin1Char('='), 0, 0) &&
                !choiceLabel(field, value).isEmpty())
                texts.append(choiceLabel(field, value));
    }
    return texts;
}

/// Rules by the name that they are known under: "Kayles, 0.77"; empty where they have none.
QString knownRules(const games::Game& game)
{
    const std::optional<games::HeapSequences>& sequences = game.info().heapSequences;
    if (!sequences)
        return {};
    for (const games::HeapSequences::Offer& offer : sequences->offers) {
        const auto known = games::parse(offer.rule);
        const auto* rules = std::get_if<games::GamePtr>(&known);
        if (!offer.typed && rules != nullptr && (*rules)->ruleNumbers() == game.ruleNumbers())
            return toText(offer.title);
    }
    return {};
}

/// What a preset is: its position, or how many rows it has.
QString presetText(std::string_view notation)
{
    QString position = positionText(notation);
    const auto rows = static_cast<std::uint64_t>(position.count(QLatin1Char('/'))) + 1;
    if (rows == 1)
        return position;
    //: how many rows a board has, here one
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

QString playedTitle(const games::Game& game)
{
    const QString known = knownRules(game);
    QStringList parts{known.isEmpty() ? gameTitle(game.info().id) : known};
    if (game.play() == theory::Play::Misere)
        parts.append(translate("Wording", "misère"));
    return commaList(parts);
}

QString presetTitle(const games::Preset& preset)
{
    QString title = toText(games::SourceText(preset.title));
    if (!title.isEmpty())
        return title;
    const QString position = presetText(preset.notation);
    if (position.isEmpty())
        return fromUtf8(preset.id);
    return (QStringList{position} + optionTexts(preset.notation)).join(translate("Wording", ", "));
}

QString presetCaption(const games::Preset& preset)
{
    QString caption = toText(games::SourceText(preset.caption));
    if (!caption.isEmpty())
        return caption;
    caption = (QStringList{presetText(preset.notation)} + optionTexts(preset.notation))
                  .join(translate("Wording", ", "));
    return caption == presetTitle(preset) ? QString() : caption;
}

QString fieldLabel(const games::Field& field)
{
    return toText(field.label);
}

QString choiceLabel(const games::Field& field, const QString& choice)
{
    const auto found = std::ranges::find(field.choices, choice.toStdString(), &games::FieldChoice::id);
    return found == field.choices.end() ? QString() : toText(found->label);
}

QString positionTitle(const games::Game& game)
{
    const QString title = toText(game.info().title);
    const QString position = shortText(game);
    if (game.info().shape == games::Shape::Drawn)
        //: a game, and what is on its board
        return translate("Wording", "%1, %2").arg(title, position);
    return position.isEmpty() ? title
                              : QCoreApplication::translate("Wording", "%1 %2", "a game and its position")
                                    .arg(title, position);
}

} // namespace wording
