// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/names/examples.h"

#include "games/catalogue.h"
#include "wording/text/sentences.h"
#include "wording/text/text.h"

namespace wording {

QStringList examples(games::ExampleOf kind)
{
    QStringList texts;
    for (const games::Example& example : games::examplesOf(kind))
        texts.append(fromUtf8(example.text));
    return texts;
}

QStringList exampleTitles(games::ExampleOf kind)
{
    QStringList titles;
    for (const games::Example& example : games::examplesOf(kind))
        titles.append(toText(example.title));
    return titles;
}

QString example(games::ExampleOf kind)
{
    return examples(kind).value(0);
}

} // namespace wording
