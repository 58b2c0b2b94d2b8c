// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/graph/graphstatistics.h"
#include "models/worker.h"
#include "wording/names/examples.h"
#include "wording/names/names.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>

namespace models {

/// A whole game, or a part of one that is too large: its graph and figures. Made once, then only read, from
/// any thread.
struct WholeGame {
    analysis::PositionGraph graph;
    analysis::GraphStatistics statistics{};
    /// By analysis::TodoOrder.
    std::array<std::vector<analysis::TodoStep>, 3> growth{};
    /// Only the positions near the root: then no games are counted, and nothing grows.
    bool isPart = false;
};
using WholeGamePtr = std::shared_ptr<const WholeGame>;

/// The Lab's position and the whole game below it, worked out on a thread.
class Lab : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The position whose game is looked at, in canonical notation; empty before there is one.
    Q_PROPERTY(QString notation READ notation NOTIFY positionChanged)
    Q_PROPERTY(QString gameId READ gameId NOTIFY positionChanged)
    /// Well-known positions and what they are called; how one is typed.
    Q_PROPERTY(QStringList suggestions READ suggestions CONSTANT)
    Q_PROPERTY(QStringList suggestionTitles READ suggestionTitles CONSTANT)
    Q_PROPERTY(QString example READ example CONSTANT)
    /// "Line Nim 3, 4, 5".
    Q_PROPERTY(QString title READ title NOTIFY positionChanged)
    Q_PROPERTY(QString rules READ rules NOTIFY positionChanged)
    Q_PROPERTY(bool partizan READ isPartizan NOTIFY positionChanged)
    Q_PROPERTY(bool misere READ isMisere NOTIFY positionChanged)
    Q_PROPERTY(bool withoutTerminal READ isWithoutTerminal WRITE setWithoutTerminal NOTIFY optionsChanged)
    Q_PROPERTY(bool upToSymmetry READ isUpToSymmetry WRITE setUpToSymmetry NOTIFY optionsChanged)
    /// The page that is open shows the whole game: only then it is worked out.
    Q_PROPERTY(bool wanted MEMBER m_wanted NOTIFY wantedChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY wholeChanged)
    Q_PROPERTY(bool ready READ isReady NOTIFY wholeChanged)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged)
    /// Why there is no whole game, as a sentence; empty otherwise.
    Q_PROPERTY(QString problem READ problem NOTIFY wholeChanged)
    /// The whole game is too large: showPart() helps, trying again does not.
    Q_PROPERTY(bool partOffered READ isPartOffered NOTIFY wholeChanged)
    /// Ready, but only with the part near the position.
    Q_PROPERTY(bool partial READ isPartial NOTIFY wholeChanged)
    /// "101 positions, 746,062 games, 17 cold"; empty unless ready.
    Q_PROPERTY(QString summary READ summary NOTIFY wholeChanged)
    Q_PROPERTY(int positions READ positions NOTIFY wholeChanged)
    Q_PROPERTY(bool endless READ isEndless NOTIFY wholeChanged)
    /// A large file is being written.
    Q_PROPERTY(bool writing READ isWriting NOTIFY fileNoteChanged)
    /// "Writing matrix.csv…", "Saved as matrix.csv", or why it was not; empty for small files.
    Q_PROPERTY(QString fileNote READ fileNote NOTIFY fileNoteChanged)
    /// The root's node, -1 without one.
    Q_PROPERTY(int root READ root NOTIFY wholeChanged)
    /// The node that is selected, -1 for none.
    Q_PROPERTY(int selectedNode READ selectedNode WRITE setSelectedNode NOTIFY selectedChanged)
    /// The arrow that is selected, -1 for none. Selecting a node drops it.
    Q_PROPERTY(int selectedArrow READ selectedArrow WRITE setSelectedArrow NOTIFY selectedChanged)

public:
    explicit Lab(QObject* parent = nullptr);

    [[nodiscard]] QString notation() const
    {
        return m_game ? QString::fromStdString(m_game->notation()) : QString();
    }
    [[nodiscard]] QString gameId() const
    {
        return m_game ? QString::fromStdString(m_game->info().id) : QString();
    }
    [[nodiscard]] static QStringList suggestions() { return wording::examples(games::ExampleOf::WholeGame); }
    [[nodiscard]] static QStringList suggestionTitles()
    {
        return wording::exampleTitles(games::ExampleOf::WholeGame);
    }
    [[nodiscard]] static QString example() { return wording::example(games::ExampleOf::TypedWholeGame); }
    [[nodiscard]] QString title() const { return m_game ? wording::positionTitle(*m_game) : QString(); }
    [[nodiscard]] QString rules() const { return m_game ? wording::rulesLine(*m_game) : QString(); }
    [[nodiscard]] bool isPartizan() const { return m_game && m_game->isPartizan(); }
    [[nodiscard]] bool isMisere() const { return m_game && m_game->play() == theory::Play::Misere; }
    [[nodiscard]] bool isWithoutTerminal() const { return m_options.withoutTerminal; }
    void setWithoutTerminal(bool without) { setOption(m_options.withoutTerminal, without); }
    [[nodiscard]] bool isUpToSymmetry() const { return m_options.upToSymmetry; }
    void setUpToSymmetry(bool merge) { setOption(m_options.upToSymmetry, merge); }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    [[nodiscard]] bool isReady() const { return m_whole != nullptr; }
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool isPartOffered() const { return m_partOffered; }
    [[nodiscard]] bool isPartial() const { return m_whole && m_whole->isPart; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int positions() const
    {
        return m_whole ? static_cast<int>(m_whole->graph.nodes.size()) : 0;
    }
    [[nodiscard]] bool isEndless() const { return m_whole && m_whole->graph.hasCycle; }
    [[nodiscard]] bool isWriting() const { return m_writer.isBusy(); }
    [[nodiscard]] QString fileNote() const { return m_fileNote; }
    [[nodiscard]] int root() const
    {
        return m_whole && m_whole->graph.root ? static_cast<int>(*m_whole->graph.root) : -1;
    }
    [[nodiscard]] int selectedNode() const { return m_selectedNode; }
    void setSelectedNode(int node);
    [[nodiscard]] int selectedArrow() const { return m_selectedArrow; }
    void setSelectedArrow(int arrow);

    /// Looks at the game of another position; a bad notation says why and changes nothing.
    Q_INVOKABLE QString open(const QString& notation);
    Q_INVOKABLE void cancel();
    /// Works the whole game out again after a stop.
    Q_INVOKABLE void retry();
    /// Works out the positions nearest to the position instead of the whole game.
    Q_INVOKABLE void showPart();
    /// Looks at the game of a node's position; where that is too large, too, its part follows unasked.
    Q_INVOKABLE void openAround(int node);

    /// {name, notation, outcome, grundy, remoteness, size, moves, winning, least, terminal, more}; outcome
    /// "P", "N", "L", "R" or "" where not known; grundy and remoteness as texts, empty where there are none;
    /// in a part of a game `more` where moves are left out, and `least` where more moves than those may win.
    [[nodiscard]] Q_INVOKABLE QVariantMap node(int index) const;
    /// {from, to, fromName, toName, outcome (that it leaves), winning, player ("", "left", "right"), text
    /// (the move in words), mover, starter (shares as texts such as "49%", empty where not counted)}.
    [[nodiscard]] Q_INVOKABLE QVariantMap arrow(int index) const;
    /// The arrow between two nodes, -1 for none.
    [[nodiscard]] Q_INVOKABLE int arrowBetween(int from, int to) const;
    /// The node of that name or notation, or the next one after `after` (from the first again at the end)
    /// that begins with the text; -1 for none.
    [[nodiscard]] Q_INVOKABLE int search(const QString& text, int after = -1) const;
    /// Writes the graph (.dot) or the matrix (.csv); a sentence where that fails, else empty. A large one is
    /// written on a thread: fileNote then says how it went.
    Q_INVOKABLE QString exportGraph(const QUrl& url);

    /// Says for a while what became of a file.
    Q_INVOKABLE void tell(const QString& note);

    /// Null unless ready.
    [[nodiscard]] WholeGamePtr whole() const { return m_whole; }
    [[nodiscard]] games::GamePtr game() const { return m_game; }

    static constexpr int mostPositions = 200'000;
    static constexpr std::size_t partSize = 300;

signals:
    void positionChanged();
    void optionsChanged();
    void wantedChanged();
    void wholeChanged();
    void progressChanged();
    void selectedChanged();
    void fileNoteChanged();

private:
    void follow();
    /// Looks at a game, or at as much of it as there is room for.
    using Look = solver::Solved<WholeGame>(const games::Game&, const analysis::GraphOptions&,
                                           const solver::Job&);
    void look(Look* lookAt);
    void receive(const std::shared_ptr<const solver::Solved<WholeGame>>& solved);
    /// Says why there is nothing to show.
    void fail(const solver::Unsolved& unsolved);
    void forget();
    void setOption(bool& option, bool on);
    [[nodiscard]] bool hasNode(int index) const
    {
        return m_whole && index >= 0 && static_cast<std::size_t>(index) < m_whole->graph.nodes.size();
    }
    [[nodiscard]] bool hasArrow(int index) const
    {
        return m_whole && index >= 0 && static_cast<std::size_t>(index) < m_whole->graph.arrows.size();
    }
    [[nodiscard]] games::GamePtr gameOf(int node) const;
    [[nodiscard]] QString moveWords(const analysis::GraphArrow& arrow) const;

    games::GamePtr m_game;
    analysis::GraphOptions m_options{
        .withoutTerminal = false, .upToSymmetry = false, .mostPositions = mostPositions};
    bool m_wanted = false;
    bool m_stopped = false; ///< by the person: not started again unasked
    WholeGamePtr m_whole;
    std::optional<solver::Unsolved> m_unsolved; ///< why there is no whole game
    bool m_partOffered = false;
    bool m_partFollows = false; ///< without being asked for again
    int m_selectedNode = -1;
    int m_selectedArrow = -1;
    QString m_fileNote;
    QTimer m_noteTime;
    Worker m_writer;
    Worker m_worker; ///< last: the threads end before what they report to
};

} // namespace models
