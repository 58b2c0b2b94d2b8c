// SPDX-License-Identifier: GPL-3.0-or-later

// What each game of the catalogue says of itself is there, and holds.

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "games/heaps/heapsequence.h"
#include "games/map.h"
#include "support/testprogram.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using games::Entry;
using games::ExampleOf;
using games::GamePtr;

Q_DECLARE_METATYPE(const games::Entry*)

namespace {

GamePtr gameWritten(std::string_view notation)
{
    const games::Parsed parsed = games::parse(notation);
    const auto* game = std::get_if<GamePtr>(&parsed);
    return game != nullptr ? *game : nullptr;
}

QByteArray told(const Entry& entry, const std::string& what)
{
    return QByteArray::fromStdString(entry.info.id + ": " + what);
}

bool isEmpty(games::SourceText text)
{
    return *text.source == '\0';
}

/// A pattern with numbers for n and m. Precondition: nothing is repeated.
std::string filled(std::string pattern, const std::string& n, const std::string& m)
{
    const std::size_t colon = pattern.find(':');
    for (std::size_t i = pattern.size(); i-- > colon;) {
        if (pattern[i] == 'n' || pattern[i] == 'm')
            pattern.replace(i, 1, pattern[i] == 'n' ? n : m);
    }
    return pattern;
}

std::string gameIdOf(std::string_view text)
{
    return std::string(text.substr(0, text.find_first_of("/:")));
}

} // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private slots:
    void texts_data() { rows(); }
    void texts()
    {
        QFETCH(const Entry*, entry);
        for (const auto& [text, name] :
             {std::pair{entry->info.title, "title"}, std::pair{entry->info.tagline, "tagline"},
              std::pair{entry->info.theory, "theory"}, std::pair{entry->info.moveTitle, "moveTitle"}})
            QVERIFY2(!isEmpty(text), told(*entry, std::string("no ") + name));
        QVERIFY2(!entry->families.empty(), told(*entry, "no families"));
        QVERIFY2(!entry->info.presets.empty(), told(*entry, "no presets"));
        for (const games::Preset& preset : entry->info.presets)
            QVERIFY2(gameWritten(preset.notation), told(*entry, preset.notation + " is no position"));
    }

    /// What is read of a position tells it from those that its moves leave.
    void aloud_data() { rows(); }
    void aloud()
    {
        QFETCH(const Entry*, entry);
        for (const games::Preset& preset : entry->info.presets) {
            const GamePtr game = gameWritten(preset.notation);
            const games::Sentence said = game->aloud();
            QVERIFY2(!isEmpty(said.source.one), told(*entry, preset.notation + " is not read"));
            std::vector<games::Move> moves = game->moves().moves;
            moves.resize(std::min(moves.size(), std::size_t{100}), moves.front());
            for (const games::Move& move : moves)
                QVERIFY2(game->after(move)->aloud() != said,
                         told(*entry, preset.notation + " is read as what a move of it leaves"));
        }
    }

    /// What a move changes is on its board; what it removes is gone, or a pile that is smaller; what it adds
    /// is new.
    void changes_data() { rows(); }
    void changes()
    {
        QFETCH(const Entry*, entry);
        const auto seen = [](const GamePtr& game) {
            std::map<games::PieceId, std::pair<games::PieceKind, std::uint64_t>> pieces;
            for (const games::Piece& piece : game->board().pieces)
                pieces[piece.id] = {piece.kind, piece.count};
            return pieces;
        };
        for (const games::Preset& preset : entry->info.presets) {
            const GamePtr game = gameWritten(preset.notation);
            const auto before = seen(game);
            std::vector<games::Move> moves = game->moves().moves;
            moves.resize(std::min(moves.size(), std::size_t{100}), moves.front());
            for (const games::Move& move : moves) {
                const games::Change change = game->change(move);
                const auto after = seen(game->after(move));
                const auto what = [&] {
                    return told(*entry, preset.notation + ", the piece " +
                                            std::to_string(static_cast<std::uint64_t>(move.gesture.first)));
                };
                QVERIFY2(!change.touched().empty(), what());
                QVERIFY2(change.moved.empty() == !change.to, what());
                for (const auto* pieces : {&change.removed, &change.moved, &change.turned})
                    for (const games::PieceId piece : *pieces)
                        QVERIFY2(before.contains(piece), what());
                for (const games::PieceId piece : change.added)
                    QVERIFY2(after.contains(piece), what());
                std::uint64_t gone = 0;
                for (const games::PieceId piece : change.removed)
                    gone += !after.contains(piece) || after.at(piece) != before.at(piece) ? 1U : 0U;
                const bool isNumbered =
                    entry->info.shape != games::Shape::Strip && !entry->info.options.empty();
                QVERIFY2(gone > 0 || change.removed.empty() || isNumbered, what());
            }
        }
    }

    /// Only rules with sequences describe them, and all of these do.
    void heapSequences_data() { rows(); }
    void heapSequences()
    {
        QFETCH(const Entry*, entry);
        const GamePtr game = gameWritten(entry->info.presets.front().notation);
        const auto& sequences = entry->info.heapSequences;
        QVERIFY2(games::heapSequenceOf(*game, 0, {}).has_value() == sequences.has_value(),
                 told(*entry, "heapSequence() and info().heapSequences do not agree"));
        if (!sequences)
            return;
        QVERIFY2(!sequences->offers.empty(), told(*entry, "no heaps are offered"));
        for (const games::HeapSequences::Offer& offer : sequences->offers) {
            std::string rule = offer.rule;
            const std::size_t place = rule.find("%1");
            QVERIFY2((place != std::string::npos) == offer.typed.has_value(), told(*entry, rule));
            if (offer.typed)
                rule.replace(place, 2, offer.typed->initial);
            const GamePtr offered = gameWritten(rule);
            QVERIFY2(offered && offered->info().id == entry->info.id, told(*entry, rule + " is no position"));
            QVERIFY2(games::heapSequenceOf(*offered, 0, {}), told(*entry, rule + " has no sequence"));
            QVERIFY2(!isEmpty(offer.title), told(*entry, rule + " has no title"));
        }
        const std::string notation = game->notation();
        const std::string header = notation.substr(0, notation.find(':') + 1);
        const auto values = std::get<games::HeapSequence>(*games::heapSequenceOf(*game, 3, {})).values;
        for (std::uint64_t size = 0; size < values.size(); ++size) {
            const GamePtr heap = gameWritten(header + sequences->oneHeap(size));
            QVERIFY2(heap, told(*entry, "oneHeap(" + std::to_string(size) + ") is no position"));
            const GamePtr normal = heap->withPlay(theory::Play::Normal);
            QCOMPARE(normal->answer({}, {}).verdict.grundy, std::optional(values[size]));
            if (sequences->isNim(*game))
                QCOMPARE(values[size], size);
        }
    }

    void claims_data() { rows(); }
    void claims()
    {
        QFETCH(const Entry*, entry);
        for (const games::Claim& claim : entry->claims) {
            const std::string id(claim.id);
            QVERIFY2(claim.gameId == entry->info.id, told(*entry, id + " is of another game"));
            QVERIFY2(!isEmpty(claim.text) && !isEmpty(claim.reason), told(*entry, id + " says nothing"));
            QVERIFY2(claim.forEach && claim.test && claim.largest > 0, told(*entry, id + " tests nothing"));
            std::uint64_t positions = 0;
            for (std::uint64_t size = 1; size <= std::min<std::uint64_t>(claim.largest, 3); ++size)
                claim.forEach(size, [&](const std::string& notation) {
                    positions += gameWritten(notation) ? 1U : 0U;
                    return true;
                });
            QVERIFY2(positions > 0, told(*entry, id + " has no small position"));
        }
        if (entry->variantClaim)
            QVERIFY2(!entry->claims.empty(), told(*entry, "a variant's claim without one of the game"));
    }

    void idsAreUnique()
    {
        std::set<std::string_view> claims;
        std::set<std::string_view> markings;
        std::set<std::string> offers;
        for (const Entry& entry : games::catalogue()) {
            for (const games::Claim& claim : entry.claims)
                QVERIFY2(claims.insert(claim.id).second,
                         told(entry, std::string(claim.id) + " is twice there"));
            for (const games::ReadyMarking& marking : entry.markings)
                QVERIFY2(markings.insert(marking.id).second,
                         told(entry, std::string(marking.id) + " is twice there"));
            if (entry.info.heapSequences)
                for (const auto& offer : entry.info.heapSequences->offers)
                    QVERIFY2(offers.insert(offer.id).second, told(entry, offer.id + " is twice there"));
        }
    }

    void markings_data() { rows(); }
    void markings()
    {
        QFETCH(const Entry*, entry);
        for (const games::ReadyMarking& marking : entry->markings) {
            const std::string id(marking.id);
            QVERIFY2(marking.family.empty() != marking.graph.empty(),
                     told(*entry, id + " is neither a family nor a graph, or both"));
            const std::string text(marking.family.empty() ? marking.graph : marking.family);
            const GamePtr game = gameWritten(filled(text, "2", "1"));
            QVERIFY2(game && game->info().id == entry->info.id, told(*entry, text + " is no position"));
            QVERIFY2(!isEmpty(marking.title) && marking.difficulty > 0, told(*entry, id + " is not said"));
        }
    }

    /// Each dialog has its example.
    void examples()
    {
        for (const ExampleOf kind :
             {ExampleOf::WholeGame, ExampleOf::TypedWholeGame, ExampleOf::TypedPosition,
              ExampleOf::TypedFamily, ExampleOf::MarkedFamily, ExampleOf::MarkedPosition,
              ExampleOf::OwnMarking}) {
            const auto all = games::examplesOf(kind);
            QVERIFY2(
                !all.empty(),
                qPrintable(QStringLiteral("no game has an example of kind %1").arg(static_cast<int>(kind))));
            for (const games::Example& example : all) {
                const std::string text(example.text);
                QVERIFY2(gameWritten(filled(text, "2", "1")), text.c_str());
                QVERIFY2(kind != ExampleOf::WholeGame || !isEmpty(example.title), text.c_str());
            }
        }
    }

    /// A game's examples are its own.
    void ownExamples_data() { rows(); }
    void ownExamples()
    {
        QFETCH(const Entry*, entry);
        for (const games::Example& example : entry->examples)
            QVERIFY2(gameIdOf(example.text) == entry->info.id,
                     told(*entry, std::string(example.text) + " is of another game"));
        for (const games::ReadyFamily& family : entry->families)
            QVERIFY2(family.gameId() == entry->info.id,
                     told(*entry, std::string(family.pattern) + " is of another game"));
    }

    /// What takes no part makes no difference to who wins, and to nothing that is left.
    void idlePartsChangeNothing_data() { rows(); }
    void idlePartsChangeNothing()
    {
        QFETCH(const Entry*, entry);
        if (entry->withoutIdle == nullptr)
            return;
        std::map<std::string, std::optional<theory::Outcome>> outcomes;
        std::size_t positions = 0;
        std::string differs;
        const auto note = [&](const games::Game& game) {
            const std::string key = entry->withoutIdle(game.upToSymmetry()->notation());
            const auto outcome =
                game.answer({.moves = false, .grundy = false, .remoteness = false}, {}).verdict.outcome;
            if (outcomes.emplace(key, outcome).first->second != outcome)
                differs = game.notation() + " and another one share " + key;
            ++positions;
        };
        entry->forEachUpTo(4, [&](const games::Game& game) {
            note(game);
            for (const games::Move& move : game.moves().moves)
                note(*game.after(move));
            return differs.empty() && positions < 2'000;
        });
        QVERIFY2(differs.empty(), told(*entry, differs));
        QVERIFY2(positions > outcomes.size(), told(*entry, "no positions share a key"));
    }

private:
    static void rows()
    {
        QTest::addColumn<const Entry*>("entry");
        for (const Entry& entry : games::catalogue())
            QTest::newRow(entry.info.id.c_str()) << &entry;
    }
};

GRUNDY_TEST(TestCatalogue, tests::run<TestCatalogue>)
#include "tst_catalogue.moc"
