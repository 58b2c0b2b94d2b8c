// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/session.h"

#include "games/capabilities.h"
#include "models/files/ownsettings.h"
#include "models/files/typedposition.h"
#include "models/session/sessiontexts.h"
#include "wording/names/names.h"
#include "wording/text/language.h"
#include "wording/text/sentences.h"

#include <QScopedValueRollback>
#include <QSettings>

namespace models {
namespace {

constexpr QLatin1String moreKey{"explore/more"}; ///< the ids of the games

} // namespace

Session::Session(QObject* parent) : Session(Kept::Always, parent) {}

Session::Session(Kept kept, QObject* parent)
    : QObject(parent), m_kept(kept), m_seats{new Seat(true, this), new Seat(false, this)}
{
    connectModels();
    connect(&m_recent, &RecentGames::listChanged, this, &Session::updateContinue);
    wording::followLanguage(this, &Session::composeAgain);
    nameSeats();
}

void Session::connectModels()
{
    m_map.setBoard(&m_board);
    const auto showMap = [this] {
        m_map.setShown(m_mode == Mode::Explore ? mapShown() : PlaneMap::Shown::Nothing);
    };
    connect(this, &Session::modeChanged, this, showMap);
    connect(this, &Session::mapShownChanged, this, showMap);
    connect(&m_checks, &TheoryChecks::firstChanged, this, &Session::checkChanged);
    connect(&m_analyst, &Analyst::answered, this, &Session::receiveAnswer);
    connect(&m_analyst, &Analyst::finished, this, &Session::explainAnswer);
    connect(&m_analyst, &Analyst::pointedPartChanged, this, &Session::refresh);
    connect(&m_moves, &MovesModel::selectionChanged, this, &Session::refresh);
    connect(&m_explanation, &ExplanationModel::readStepChanged, this, &Session::refresh);
    connect(&m_explanation, &ExplanationModel::pointedOptionChanged, this, &Session::refresh);
    connect(&m_explanation, &ExplanationModel::walkChanged, this, &Session::refresh);
    connect(&m_explanation, &ExplanationModel::walkChanged, this, &Session::walkingChanged);
    connect(&m_board, &BoardModel::hoveredRowChanged, this, &Session::refresh);
    connect(&m_board, &BoardModel::previewChanged, this, &Session::followPointing);
    connect(&m_whatIf, &WhatIf::changed, this, &Session::refresh);
    connect(&m_twin, &Twin::litChanged, this, &Session::refresh);
    connect(&m_opponent, &OpponentRunner::chosen, this, [this](const games::Move& move, bool guessed) {
        play(move);
        if (guessed)
            setNote(tr("That was a guess: the computer could not solve the position in time."));
    });
    connect(&m_opponent, &OpponentRunner::thinkingChanged, this, &Session::thinkingChanged);
    connect(&m_twin, &Twin::refused, this, &Session::setMessage);
    connect(&m_twin, &Twin::moveChosen, this, [this](const games::Move& move) {
        if (mayMove())
            play(move);
    });
    for (Seat* seat : m_seats)
        connect(seat, &Seat::changed, this, &Session::receiveSeats);
}

QString Session::title() const
{
    return isOpened() ? wording::gameTitle(game()->info().id) : QString();
}

QString Session::rules() const
{
    return isOpened() ? wording::rulesLine(*game()) : QString();
}

QString Session::howText() const
{
    return isOpened() && !isOver() ? wording::toText(game()->info().turn) : QString();
}

QString Session::thenText() const
{
    return isOpened() && !isOver() ? wording::toText(game()->info().then) : QString();
}

/// The position that the game began with. Precondition: isOpened().
int Session::firstNode() const
{
    int number = m_tree.current();
    const auto isFromBefore = [](Origin origin) {
        return origin == Origin::Move || origin == Origin::Convention || origin == Origin::Turn;
    };
    while (isFromBefore(m_tree.node(number).origin))
        number = m_tree.node(number).parent;
    return number;
}

/// That position under the convention of now, drawn as it was. Precondition: isOpened().
games::GamePtr Session::firstGame() const
{
    const games::GamePtr& first = m_tree.node(firstNode()).game;
    const bool isOther = first->play() != game()->play() && first->misereOffered();
    return isOther ? first->withPlay(game()->play()) : first;
}

void Session::setMisere(bool misere)
{
    if (!isOpened() || misere == isMisere() || !isMisereOffered())
        return;
    const PositionNode& node = m_tree.currentNode();
    if (node.origin == Origin::Convention) {
        m_nodes.reset(); // a number may become that of another node
        m_tree.takeBack();
    } else
        m_tree.change(game()->withPlay(misere ? theory::Play::Misere : theory::Play::Normal),
                      Origin::Convention);
    enterPosition(rules());
    startComputerAtEnd();
}

void Session::setMode(Mode mode)
{
    if (mode == m_mode || mode > Mode::Present)
        return;
    const bool presented = m_mode == Mode::Present;
    asOneChange([this, mode] {
        m_modeBefore = m_mode;
        m_mode = mode;
        m_opponent.cancel();
        m_board.setChoice(std::nullopt, {});
        m_hintLevel = HintLevel::None;
        setPointedMove(-1);
        m_presented = {};
        m_explanation.walkLeave();
        setEditing(false);
        setMessage({});
    });
    if (isOpened())
        tellMoves();
    emit modeChanged();
    emit hintChanged();
    emit positionChanged(); // what undo and results mean depends on the mode
    if (!isOpened() || m_restoring)
        return;
    autosave();
    if (!presented)
        startComputerAtEnd();
    else if (isComputerTurn()) // it does not move while a class looks elsewhere
        setMessage(tr("The computer waits. Click the board to let it move."));
}

void Session::leavePresent()
{
    if (m_mode == Mode::Present)
        setMode(m_modeBefore);
}

QString Session::resultText() const
{
    return isOpened() ? resultSentence(m_tree.currentNode(), people()) : QString();
}

QString Session::resultTitle() const
{
    return isOpened() ? models::resultTitle(m_tree.currentNode(), people()) : QString();
}

QString Session::resultReason() const
{
    return isOpened() ? models::resultReason(m_tree.currentNode(), people()) : QString();
}

/// It stands among the games that have it open.
bool Session::isMoreOpen() const
{
    return isOpened() &&
           QSettings().value(moreKey).toStringList().contains(QString::fromStdString(game()->info().id));
}

void Session::setMoreOpen(bool open)
{
    if (!isOpened() || open == isMoreOpen())
        return;
    changeSettings([open, id = QString::fromStdString(game()->info().id)](QSettings& settings) {
        QStringList games = settings.value(moreKey).toStringList();
        games.removeAll(id);
        if (open)
            games.append(id);
        settings.setValue(moreKey, games);
    });
    emit moreChanged();
}

/// In misère play squares have no Grundy values.
PlaneMap::Shown Session::mapShown() const
{
    const auto shown = m_mapShown.value_or(PlaneMap::Shown::Grundy);
    return isMisere() && shown == PlaneMap::Shown::Grundy ? PlaneMap::Shown::Outcome : shown;
}

void Session::setMapShown(PlaneMap::Shown shown)
{
    if (shown == mapShown())
        return;
    m_mapShown = shown;
    emit mapShownChanged();
}

bool Session::isMapOffered() const
{
    return isOpened() && game()->as<games::Mapped>() != nullptr &&
           m_board.board().shape == games::Shape::Plane;
}

std::optional<games::GamePtr> Session::parsed(const QString& text)
{
    const auto typed = readTyped(text);
    if (const auto* problem = std::get_if<QString>(&typed)) {
        setMessage(*problem);
        return std::nullopt;
    }
    return std::get<games::GamePtr>(typed);
}

bool Session::newGame(const QString& notation, int starter)
{
    const auto game = parsed(notation);
    if (!game)
        return false;
    beginGame(*game, starter == 1 ? 1 : 0, m_mode);
    return true;
}

/// Another game, in its own mode, takes the place of the one before, of which nothing is changed any more.
/// Who plays it has sat down already.
void Session::putGame(PositionTree tree, Mode mode)
{
    const QScopedValueRollback restoring(m_restoring, true);
    m_opponent.cancel();
    m_nodes.reset();
    setEditing(false);
    m_score.beginGame();
    m_isFresh = false; // what was moved is not of the tree that comes
    m_tree = std::move(tree);
    setMode(mode);
    m_modeBefore = Mode::Play;
}

/// What is announced is the game and its rules, where nothing else is to be said.
void Session::beginGame(const games::GamePtr& game, int starter, Mode mode, const QString& announced)
{
    PositionTree tree;
    tree.begin(game, starter);
    m_autosave.begin(tree.size());
    putGame(std::move(tree), mode);
    enterPosition(announced.isEmpty()
                      ? /*: a game with its position, and its rules: read aloud */ tr("%1. %2").arg(
                            wording::positionTitle(*game), wording::rulesLine(*game))
                      : announced);
    tellFallen(*game);
    startComputerAtEnd();
}

/// Everything that follows from another current position. `announced` is said first, then who is to move.
void Session::enterPosition(const QString& announced)
{
    asOneChange([this] {
        m_opponent.cancel();
        m_hintLevel = HintLevel::None;
        m_presented = {};
        m_lastMove = lastMove();
        m_taken = taken();
        m_isFresh = false;
        setMessage({});
        setNote({});
        if (m_board.board().shape == games::Shape::Drawn)
            m_explanation.setActive(false); // a step is drawn in place of the position only when asked for
        m_explanation.leave();
        m_checks.setGame(game()->info().id);
        // What was asked of the position before is forgotten: a class is told nothing of the new one.
        m_analyst.analyse(game()); // its answer, or that there is none yet, has been taken when it returns
        if (m_explanation.isAwaiting())
            m_explanation.explain(nullptr);
    });
    tellMoves();
    emit positionChanged();
    emit moreChanged();     // of another game
    emit mapShownChanged(); // it depends on the convention
    emit hintChanged();
    announce(announced);
    autosave();
}

/// The analyst has something new.
void Session::receiveAnswer()
{
    if (!isOpened() || m_analyst.game() != game())
        return;
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome)
        m_tree.setOutcome(m_tree.current(), *answer->verdict.outcome);
    m_nodes.update();
    refresh();
    emit hintChanged();
}

/// The explanation comes after the analysis: both may need the whole memory that is allowed.
void Session::explainAnswer()
{
    const auto answer = currentAnswer();
    if (answer && answer->verdict.outcome && !isWalking())
        m_explanation.explain(game(), m_analyst.shelf());
}

void Session::present(const Presented& told)
{
    if (!isOpened() || m_mode != Mode::Present || told == m_presented)
        return;
    m_presented = told;
    refresh();
}

void Session::setPointedMove(int row)
{
    if (std::exchange(m_pointedMove, row) == row)
        return;
    refresh();
    emit pointedMoveChanged();
}

/// Whoever explores is told what would be.
void Session::followPointing()
{
    const auto answer = m_mode == Mode::Explore && !isWalking() ? currentAnswer() : nullptr;
    const auto& move = m_board.previewedMove();
    if (answer && move && m_board.game() == game())
        m_whatIf.point(game(), *answer, *move, m_analyst.shelf());
    else
        m_whatIf.forget();
}

/// All that decides what is shown; what belongs to another position is left out.
SessionState Session::state() const
{
    const auto moveAt = [this](int row) { return m_moves.game() == game() ? m_moves.moveAt(row) : nullptr; };
    return {.game = game(),
            .walked = m_explanation.walked(),
            .board = &m_board.position(),
            .mode = m_mode,
            .presented = m_presented,
            .hint = m_hintLevel,
            .computersTurn = isComputerTurn(),
            .editing = m_editing,
            .losing = m_options.showLosing,
            .coloured = m_options.movesColoured,
            .letters = m_options.letters,
            .asked = m_explanation.isActive(),
            .answer = currentAnswer(),
            .fresh = freshMove(),
            .part = m_analyst.pointedPart(),
            .pointedMove = moveAt(m_pointedMove),
            .selected = moveAt(m_moves.selectedRow()),
            .refutation = m_moves.refutation(),
            .tried = m_whatIf.move(),
            .reply = m_whatIf.reply(),
            .step = m_explanation.readStep(),
            .line = m_explanation.pointedLine(),
            .lineStart = m_explanation.pointedPosition(),
            .walkedMove = m_explanation.walkedMove(),
            .pointed = m_board.hoveredPiece(),
            .chosen = m_board.chosen(),
            .twinLit = m_twin.lit(),
            .last = &m_lastMove,
            .faded = m_faded && m_faded->first == m_tree.current() ? std::optional(m_faded->second)
                                                                   : std::nullopt};
}

/// What led to the position, where that was a move.
LastMove Session::lastMove() const
{
    const PositionNode& node = m_tree.currentNode();
    if (!node.move)
        return {};
    const PositionNode& before = m_tree.node(node.parent);
    return lastMoveOf(*before.game, *node.move, node.game->board());
}

/// Of the position on the board, where a move led from there to the current one, or was taken back.
Renamed Session::renamed() const
{
    const PositionNode& node = m_tree.currentNode();
    if (node.move && m_tree.node(node.parent).game == m_board.game())
        return m_lastMove.renamed;
    Renamed renamed;
    for (const int child : node.children)
        if (const PositionNode& left = m_tree.node(child); left.move && left.game == m_board.game())
            for (const auto& [was, is] : lastMoveOf(*node.game, *left.move, left.game->board()).renamed)
                renamed.emplace(is, was);
    return renamed;
}

/// Since the game began, or was edited.
Taken Session::taken() const
{
    std::vector<TakingMove> moves;
    for (int number = m_tree.current(); m_tree.node(number).move; number = m_tree.node(number).parent) {
        const PositionNode& node = m_tree.node(number);
        const PositionNode& before = m_tree.node(node.parent);
        moves.push_back({before.game, *node.move, node.game, static_cast<std::size_t>(before.toMove)});
    }
    std::ranges::reverse(moves);
    return takenBy(moves, *game());
}

/// Shows what follows from the state as it is now. What one change changes further is shown with it.
void Session::refresh()
{
    m_isStale = true;
    if (!isOpened() || m_changing > 0)
        return;
    ++m_changing;
    while (m_isStale) {
        const games::GamePtr walked = m_explanation.walked();
        if (const auto shown = walked ? walked : game(); shown != m_board.game())
            m_board.setGame(shown, renamed()); // what is marked depends on where its pieces lie
        m_isStale = false;
        show(viewOf(state()));
    }
    --m_changing;
}

void Session::show(const SessionView& view)
{
    m_analyst.setHidden(!view.reasons);
    m_moves.setAnswer(game(), view.moves, m_analyst.shelf());
    m_explanation.setHidden(!view.reasons);
    m_claims.setGame(view.reasons ? game()->info().id : std::string());
    m_nodes.setTelling(view.history, view.letters);
    setMistake(view.mistake);
    m_twin.setPosition(view.lens, view.lensAnswer, view.lensPlayable);
    m_board.setAnswer(view.judged);
    m_board.setPlayable(view.playable);
    m_board.setDrawing(view.drawing);
    m_board.setOverlay(view.overlay);
    m_board.setLastMove(view.last != nullptr ? *view.last : LastMove{});
    m_board.setTaken(view.last != nullptr ? m_taken : Taken{});
}

void Session::clearMessage()
{
    setMessage({});
    setNote({});
}

/// Who is to move, or who has won.
QString Session::turnText() const
{
    return isOver() ? resultText() : tr("%1 to move.").arg(people()[static_cast<std::size_t>(toMove())].name);
}

/// In another language: what was said once is not said again.
void Session::composeAgain()
{
    clearMessage();
    say({});
    nameSeats();
    m_recent.composeAgain();
    if (!isOpened())
        return;
    m_lastMove = lastMove();
    tellMoves();
    refresh();
    updateContinue();
}

void Session::announce(const QString& text)
{
    say(text.isEmpty() ? turnText() : tr("%1 %2", "two sentences").arg(text, turnText()));
}

void Session::say(const QString& text)
{
    m_announcement = text;
    emit announcementChanged();
}

void Session::setOptions(const PlayOptions& options)
{
    if (options == m_options)
        return;
    const bool warnedBefore = std::exchange(m_options, options).warnsOfMistakes;
    m_opponent.setPause(options.pause);
    emit optionsChanged();
    refresh();
    if (warnedBefore != options.warnsOfMistakes)
        startComputerAtEnd();
}

} // namespace models
