// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/edit.h"
#include "models/analysis/analyst.h"
#include "models/analysis/movesmodel.h"
#include "models/analysis/whatif.h"
#include "models/board/planemap.h"
#include "models/board/twin.h"
#include "models/claimsmodel.h"
#include "models/files/gamestore.h"
#include "models/paper/printout.h"
#include "models/review/nodelists.h"
#include "models/session/comparison.h"
#include "models/session/friends.h"
#include "models/session/gamedraft.h"
#include "models/session/opponentrunner.h"
#include "models/session/positiontree.h"
#include "models/session/recentgames.h"
#include "models/session/score.h"
#include "models/session/seat.h"
#include "models/session/sessionview.h"
#include "models/theorychecks.h"

#include <QColor>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>
#include <utility>

namespace models {

/// What the game that is open offers beside its board to change it, in the reader's language. A text is
/// empty, and a size 0, where there is no such thing.
class EditTools {
    Q_GADGET
    QML_VALUE_TYPE(editTools)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString add MEMBER add)
    Q_PROPERTY(QString rows MEMBER rows)
    Q_PROPERTY(int mostRows MEMBER mostRows)
    Q_PROPERTY(QString columns MEMBER columns)
    Q_PROPERTY(int mostColumns MEMBER mostColumns)
    Q_PROPERTY(QString ofLeft MEMBER ofLeft)
    Q_PROPERTY(QString ofRight MEMBER ofRight)

public:
    EditTools() = default;
    explicit EditTools(const games::Info& info);

    QString hint; ///< what clicks on the board do
    QString add;  ///< the button of one more heap or node
    QString rows; ///< "Lines"
    int mostRows = 0;
    QString columns; ///< "Squares"
    int mostColumns = 0;
    QString ofLeft; ///< "Left’s skips"
    QString ofRight;

    friend bool operator==(const EditTools&, const EditTools&) = default;
};

/// How a person wants to play and explore, whatever the game is.
class PlayOptions {
    Q_GADGET
    QML_VALUE_TYPE(playOptions)
    Q_PROPERTY(int pause MEMBER pause)
    Q_PROPERTY(bool warnsOfMistakes MEMBER warnsOfMistakes)
    Q_PROPERTY(bool movesColoured MEMBER movesColoured)
    Q_PROPERTY(bool showLosing MEMBER showLosing)
    Q_PROPERTY(bool letters MEMBER letters)

public:
    int pause = 0; ///< how long the computer waits before it moves, in ms
    /// In Play one is told when one's move gives the win away, before anything is answered to it.
    bool warnsOfMistakes = false;
    /// In Play the moves of a person are marked as in Explore, winning and losing ones.
    bool movesColoured = false;
    bool showLosing = false; ///< Explore marks losing moves, too
    bool letters = true;     ///< Play says P and N, not in words alone who can win

    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

/// One window's game: positions and variations, who plays, and what is said about the position.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId NOTIFY positionChanged)
    Q_PROPERTY(QString title READ title NOTIFY positionChanged)
    Q_PROPERTY(QString rules READ rules NOTIFY positionChanged)
    /// What the person to move does on the board, and then, once a first choice is made.
    Q_PROPERTY(QString howText READ howText NOTIFY positionChanged)
    Q_PROPERTY(QString thenText READ thenText NOTIFY positionChanged)
    Q_PROPERTY(QString notation READ notation NOTIFY positionChanged)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY positionChanged)
    Q_PROPERTY(bool misereOffered READ isMisereOffered NOTIFY positionChanged)
    /// A game against the computer in which somebody has moved, and which is not over.
    Q_PROPERTY(bool underWay READ isUnderWay NOTIFY positionChanged)
    Q_PROPERTY(models::modes::Mode mode READ mode WRITE setMode NOTIFY modeChanged)
    Q_PROPERTY(bool opened READ isOpened NOTIFY positionChanged)
    Q_PROPERTY(models::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(models::MovesModel* moves READ moves CONSTANT)
    /// Explore: moves, values and reasons are open beside the board; remembered for each game.
    Q_PROPERTY(bool moreOpen READ isMoreOpen WRITE setMoreOpen NOTIFY moreChanged)
    Q_PROPERTY(models::WhatIf* whatIf READ whatIf CONSTANT)
    Q_PROPERTY(models::NodeListModel* timeline READ timeline CONSTANT)
    Q_PROPERTY(models::NodeListModel* tree READ tree CONSTANT)
    Q_PROPERTY(models::Analyst* analyst READ analyst CONSTANT)
    Q_PROPERTY(models::ExplanationModel* explanation READ explanation CONSTANT)
    Q_PROPERTY(models::Twin* twin READ twin CONSTANT)
    Q_PROPERTY(models::Comparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(models::ClaimsModel* claims READ claims CONSTANT)
    /// Of the theory of the game; the list of all claims is not for a class.
    Q_PROPERTY(models::TheoryCheck check READ check NOTIFY checkChanged)
    Q_PROPERTY(models::Seat* seat0 READ seat0 CONSTANT)
    Q_PROPERTY(models::Seat* seat1 READ seat1 CONSTANT)
    /// The faces of the computers that lost to a person in this game, the gentlest first.
    Q_PROPERTY(QStringList beaten READ beaten NOTIFY positionChanged)
    /// Who of the ladder is to be beaten next: "Moss"; empty once there is nobody.
    Q_PROPERTY(QString next READ next NOTIFY positionChanged)
    Q_PROPERTY(bool over READ isOver NOTIFY positionChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY positionChanged)
    /// The same in two: "You win!", and by what.
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY positionChanged)
    Q_PROPERTY(QString resultReason READ resultReason NOTIFY positionChanged)
    /// The seat that has won; -1 while the game goes on.
    Q_PROPERTY(int winner READ winner NOTIFY positionChanged)
    /// "Score: You 2, Computer 1": games won since these players sat down; empty before the second one.
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY positionChanged)
    Q_PROPERTY(QString announcement READ announcement NOTIFY announcementChanged)
    Q_PROPERTY(int toMove READ toMove WRITE setToMove NOTIFY positionChanged)
    Q_PROPERTY(bool partizan READ isPartizan NOTIFY positionChanged)
    /// What Left and Right are called in this game; empty where anybody may make any move.
    Q_PROPERTY(QString leftName READ leftName NOTIFY positionChanged)
    Q_PROPERTY(QString rightName READ rightName NOTIFY positionChanged)
    Q_PROPERTY(QString positionTitle READ positionTitle NOTIFY positionChanged)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY thinkingChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(QString note READ note NOTIFY noteChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY positionChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY positionChanged)
    Q_PROPERTY(bool pictureOffered READ isPictureOffered NOTIFY positionChanged)
    Q_PROPERTY(bool editing READ isEditing WRITE setEditing NOTIFY editingChanged)
    Q_PROPERTY(models::EditTools editTools READ editTools NOTIFY positionChanged)
    /// Plane: which map Explore shows.
    Q_PROPERTY(models::PlaneMap::Shown mapShown READ mapShown WRITE setMapShown NOTIFY mapShownChanged)
    Q_PROPERTY(models::PlaneMap* map READ map CONSTANT)
    Q_PROPERTY(bool mapOffered READ isMapOffered NOTIFY positionChanged)
    Q_PROPERTY(models::PlayOptions options READ options WRITE setOptions NOTIFY optionsChanged)
    /// The move just made does: take it back, or let it stand.
    Q_PROPERTY(bool mistake READ isMistake NOTIFY mistakeChanged)
    Q_PROPERTY(int hintLevel READ hintLevel NOTIFY hintChanged)
    /// The row of the moves that is pointed at, for as long as the position stays: the board shows its move;
    /// -1 for none.
    Q_PROPERTY(int pointedMove READ pointedMove WRITE setPointedMove NOTIFY pointedMoveChanged)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
    Q_PROPERTY(bool walking READ isWalking NOTIFY walkingChanged)
    /// The folder of the pupil who plays, whose levels of the computer are remembered apart; empty for
    /// nobody.
    Q_PROPERTY(QString learner MEMBER m_learner NOTIFY learnerChanged)
    Q_PROPERTY(models::RecentGames* recent READ recent CONSTANT)
    /// The window's game, else the first of the recent ones; empty for none.
    Q_PROPERTY(models::GameGlance continued READ continued NOTIFY continueChanged)
    /// The name of that game among the recent ones; empty while the window has a game.
    Q_PROPERTY(QString continueName READ continueName NOTIFY continueChanged)

public:
    explicit Session(QObject* parent = nullptr);
    /// Aside: a board beside the window's game. Nothing of it is kept, and it makes no sound.
    enum class Kept : std::uint8_t { Always, Aside };
    Session(Kept kept, QObject* parent);

    [[nodiscard]] QString gameId() const
    {
        return isOpened() ? QString::fromStdString(game()->info().id) : QString();
    }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString howText() const;
    [[nodiscard]] QString thenText() const;
    [[nodiscard]] QString notation() const
    {
        return isOpened() ? QString::fromStdString(game()->notation()) : QString();
    }
    /// What a new game proposes: in Play and after the end the position that the game began with, under the
    /// convention of now; while exploring the position shown.
    [[nodiscard]] QString newNotation() const
    {
        return !isOpened() || (m_mode != Mode::Play && !isOver()) ? notation() : firstNotation();
    }
    [[nodiscard]] bool isMisere() const { return isOpened() && game()->play() == theory::Play::Misere; }
    /// The same position under the other convention, as a new line of the tree.
    void setMisere(bool misere);
    [[nodiscard]] bool isMisereOffered() const { return isOpened() && game()->misereOffered(); }
    [[nodiscard]] bool isUnderWay() const;
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// Back from Present to where it was entered.
    Q_INVOKABLE void leavePresent();
    [[nodiscard]] bool isOpened() const { return !m_tree.isEmpty(); }

    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
    [[nodiscard]] MovesModel* moves() { return &m_moves; }
    [[nodiscard]] WhatIf* whatIf() { return &m_whatIf; }
    [[nodiscard]] bool isMoreOpen() const;
    void setMoreOpen(bool open);
    [[nodiscard]] NodeListModel* timeline() { return m_nodes.timeline(); }
    [[nodiscard]] NodeListModel* tree() { return m_nodes.tree(); }
    [[nodiscard]] Analyst* analyst() { return &m_analyst; }
    [[nodiscard]] ExplanationModel* explanation() { return &m_explanation; }
    [[nodiscard]] Twin* twin() { return &m_twin; }
    [[nodiscard]] ClaimsModel* claims() { return &m_claims; }
    [[nodiscard]] TheoryCheck check() const { return m_checks.first(); }
    Q_INVOKABLE void startCheck() { m_checks.start(0); }
    Q_INVOKABLE void cancelCheck() { m_checks.cancel(0); }
    Q_INVOKABLE void setCheckSize(int size) { m_checks.setSize(0, size); }
    [[nodiscard]] Seat* seat0() { return m_seats[0]; }
    [[nodiscard]] Seat* seat1() { return m_seats[1]; }
    [[nodiscard]] QString learner() const { return m_learner; }
    /// `number` is 0 or 1.
    [[nodiscard]] Seat* seat(int number) const { return m_seats[static_cast<std::size_t>(number)]; }
    [[nodiscard]] QStringList beaten() const { return beatenIn(gameId()); }
    /// The same of another game.
    [[nodiscard]] Q_INVOKABLE QStringList beatenIn(const QString& gameId) const
    {
        return beatenFaces(gameId, m_learner);
    }
    /// "Pip, Moss": of those faces, as they are read aloud.
    [[nodiscard]] Q_INVOKABLE QString namesOf(const QStringList& faces) const;
    [[nodiscard]] QString next() const;
    /// Two people: each may have a name and a colour, which are remembered.
    Q_INVOKABLE void nameFriend(int seat, const QString& name);
    Q_INVOKABLE void colourFriend(int seat, const QString& colour);
    /// That the person in that seat may have: not the other one's.
    [[nodiscard]] Q_INVOKABLE QStringList coloursFor(int seat) const;
    /// What a fence is, and how far the position is from it: "… There are 9 stones now."
    [[nodiscard]] Q_INVOKABLE QString fenceText(int fence) const;

    [[nodiscard]] bool isOver() const { return isOpened() && game()->isOver(); }
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] QString resultTitle() const;
    [[nodiscard]] QString resultReason() const;
    [[nodiscard]] int winner() const;
    [[nodiscard]] QString scoreText() const;
    [[nodiscard]] QString announcement() const { return m_announcement; }
    [[nodiscard]] int toMove() const { return isOpened() ? m_tree.currentNode().toMove : 0; }
    /// Explore, partizan games: the same position with the other player to move.
    void setToMove(int seat);
    [[nodiscard]] bool isPartizan() const { return isOpened() && game()->isPartizan(); }
    [[nodiscard]] QString leftName() const { return sideName(0); }
    [[nodiscard]] QString rightName() const { return sideName(1); }
    /// "Nim 7, 11, 5": the game with its position where that is short.
    [[nodiscard]] QString positionTitle() const { return isOpened() ? shortTitle(*game()) : QString(); }
    [[nodiscard]] bool isThinking() const { return m_opponent.isThinking(); }
    [[nodiscard]] QString message() const { return m_message; }
    /// What has just been done besides playing: "Copied nim:3,4,5".
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] bool canUndo() const { return undoTarget().has_value(); }
    [[nodiscard]] bool canRedo() const { return redoTarget().has_value(); }
    [[nodiscard]] bool isEditing() const { return m_editing; }
    void setEditing(bool editing);
    [[nodiscard]] EditTools editTools() const { return isOpened() ? EditTools(game()->info()) : EditTools(); }
    [[nodiscard]] const PlayOptions& options() const { return m_options; }
    void setOptions(const PlayOptions& options);
    [[nodiscard]] bool isMistake() const { return m_isMistake; }
    [[nodiscard]] PlaneMap::Shown mapShown() const;
    void setMapShown(PlaneMap::Shown shown);
    [[nodiscard]] PlaneMap* map() { return &m_map; }
    [[nodiscard]] bool isMapOffered() const;
    [[nodiscard]] int pointedMove() const { return m_pointedMove; }
    void setPointedMove(int row);
    [[nodiscard]] int hintLevel() const { return static_cast<int>(m_hintLevel); }
    [[nodiscard]] QString hintText() const;
    [[nodiscard]] bool isWalking() const { return m_explanation.walkDepth() > 0; }
    [[nodiscard]] bool isKept() const { return m_kept == Kept::Always; }
    /// The name of the file in which the window's game is kept; empty while there is none.
    [[nodiscard]] QString keptName() const { return m_autosave.name(); }
    [[nodiscard]] RecentGames* recent() { return &m_recent; }
    [[nodiscard]] const GameGlance& continued() const { return m_toContinue; }
    [[nodiscard]] QString continueName() const
    {
        return !isOpened() && m_recent.first() ? m_recent.first()->name : QString();
    }

    /// Opens a position as a game of its own, with the players and the mode that there are; false sets the
    /// message and changes nothing.
    Q_INVOKABLE bool open(const QString& notation) { return newGame(notation, 0); }
    /// The same in that mode, against the computer as one last played it in that game: gently at first. Seat
    /// `starter` is to move.
    Q_INVOKABLE bool openAsRemembered(const QString& notation, int starter = 0,
                                      models::modes::Mode mode = models::modes::Mode::Play);
    Q_INVOKABLE bool newGame(const QString& notation, int starter);
    /// Begins the game of a draft, with its players. False sets the message and changes nothing.
    Q_INVOKABLE bool start(models::GameDraft* draft);
    /// Back to the first position of the game; what was played stays as a variation. A game that was played
    /// to its end stays as it is, and the same is begun as another one.
    Q_INVOKABLE void restart();
    /// The same game from its beginning, in which the other player begins; in a partizan one Left is who was
    /// Right.
    Q_INVOKABLE void swapSides();
    /// Against the computer, back to the person's turn.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void goTo(int node);
    /// Goes to a node to play there: the computer does not wait if it is its turn.
    Q_INVOKABLE void playOnFrom(int node);

    /// A click or Enter on a piece: a first choice, a second one, a move; an edit while editing.
    Q_INVOKABLE void choose(const QString& pieceId);
    /// A drag from the first piece to the last.
    Q_INVOKABLE void chooseRun(const QString& first, const QString& last);
    Q_INVOKABLE void cancelChoice();
    /// Makes the move of a row of `moves`.
    Q_INVOKABLE void playMove(int row);
    /// Leaves `leave` stones of a heap that may be too large to draw.
    Q_INVOKABLE void takeFromPile(int heap, double leave);
    Q_INVOKABLE void clearMessage();
    /// Makes a move of the position.
    void play(const games::Move& move);
    /// Draws pale what a move of this position took, and says so beside it, until a hint shows another: it is
    /// to be found what was better.
    void fade(const games::Move& move, const QString& told);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void letStand();
    Q_INVOKABLE void hint();
    /// Says the position and whose turn it is; in Explore who wins, too.
    Q_INVOKABLE void tellPosition();

    Q_INVOKABLE void setHeap(int heap, double size);
    Q_INVOKABLE void addHeap() { edit(games::AddHeap{}); }
    Q_INVOKABLE void removeHeap(int heap);
    /// Sets how often the player of a button may still use it.
    Q_INVOKABLE void setCount(const QString& pieceId, int count);
    Q_INVOKABLE void resize(int rows, int columns);
    /// Another position of the same game, as an edit; false where the text is none, which sets the message.
    Q_INVOKABLE bool rewrite(const QString& notation);

    // Explore: the boards of a table; a game alone becomes one of them.
    /// Puts the positions of a text beside those that lie there; what is wrong with it, or "".
    Q_INVOKABLE QString addBoards(const QString& text);
    /// The same for a text dropped there: what is wrong with it is told below the board.
    Q_INVOKABLE void dropBoards(const QString& text);
    /// Puts the difference of the position and that of a text on the table; why it cannot, or "".
    Q_INVOKABLE QString compareWith(const QString& text);
    Q_INVOKABLE void removeBoard(int number);
    Q_INVOKABLE void duplicateBoard(int number);
    /// Left and Right change places on it.
    Q_INVOKABLE void negateBoard(int number);
    Q_INVOKABLE void moveBoard(int from, int to);

    Q_INVOKABLE QString copyText();
    Q_INVOKABLE bool save(const QUrl& url);
    /// A file name made of the position that the game began with: "nim-7-11-5.grundy".
    [[nodiscard]] Q_INVOKABLE QString fileName() const;
    /// The board can be exported as a picture. A board is SVG, PNG or PDF, a drawn one DOT, too.
    [[nodiscard]] bool isPictureOffered() const { return isOpened() && m_board.board().undrawn == 0; }
    [[nodiscard]] Q_INVOKABLE QString pictureName() const;
    /// Draws the board that the board shows, with its map, in colours named as scene::themeColours.
    Q_INVOKABLE bool exportPicture(const QUrl& url, const QVariantMap& colours);
    /// The position with its board, for a printer.
    [[nodiscard]] Q_INVOKABLE models::Printout printout() const;
    Q_INVOKABLE void tellPrinted();
    /// The folder of the person's documents.
    [[nodiscard]] Q_INVOKABLE QUrl documents() const;
    Q_INVOKABLE bool load(const QUrl& url);
    /// Looks for the recent games; the first time the folder is put in order, too.
    Q_INVOKABLE void findRecent();
    /// Goes on with a recent game. False: it stays as it was, and the list of them says why.
    Q_INVOKABLE bool openRecent(const QString& name);
    /// Opens a copy of a recent game, which another window may play.
    Q_INVOKABLE bool openCopy(const QString& name);
    /// Goes on with the first of them.
    Q_INVOKABLE bool continueLast();

    /// Present: tells this and nothing else, until the position changes.
    void present(const Presented& told);

    /// Says something in the line beside the board.
    void setMessage(const QString& message)
    {
        if (std::exchange(m_message, message) != message)
            emit messageChanged();
    }
    void setNote(const QString& note)
    {
        if (std::exchange(m_note, note) != note)
            emit noteChanged();
    }
    /// Says that something was saved, or why it was not; whether it was.
    bool tellSaved(const QUrl& url, const std::optional<FileError>& error);
    /// Explore: changes the position. What cannot be changed so says why.
    void edit(const games::Edit& edit);

    [[nodiscard]] const PositionTree& positions() const { return m_tree; }
    /// Who sits where, as sentences name them.
    [[nodiscard]] std::array<Person, 2> people() const;

signals:
    void positionChanged();
    void moreChanged();
    void checkChanged();
    void modeChanged();
    void announcementChanged();
    void thinkingChanged();
    void messageChanged();
    void noteChanged();
    void editingChanged();
    void optionsChanged();
    void mistakeChanged();
    void hintChanged();
    void pointedMoveChanged();
    void mapShownChanged();
    void walkingChanged();
    void learnerChanged();
    void continueChanged();
    /// A move was made.
    void moved();

private:
    void connectModels();
    [[nodiscard]] const games::GamePtr& game() const { return m_tree.currentNode().game; }
    [[nodiscard]] int firstNode() const;
    [[nodiscard]] games::GamePtr firstGame() const;
    [[nodiscard]] QString firstNotation() const { return QString::fromStdString(firstGame()->notation()); }
    [[nodiscard]] std::optional<games::GamePtr> parsed(const QString& text);
    void putGame(PositionTree tree, Mode mode);
    void beginGame(const games::GamePtr& game, int starter, Mode mode, const QString& announced = {});
    void beginAsRemembered(const games::GamePtr& game, int starter, Mode mode);
    void changeTo(const games::GamePtr& next);
    void enterPosition(const QString& announced);
    void nameSeats();
    [[nodiscard]] bool areFriends() const { return m_seats[0]->isHuman() && m_seats[1]->isHuman(); }
    void changeFriend(int seat, const std::function<void(Friend&)>& change);
    void composeAgain();
    void exchange();
    void receiveSeats();
    void seatPeople(const std::array<SavedSeat, 2>& seats);
    void rememberLevels();
    void rememberWon();
    void tellMoves();
    [[nodiscard]] QString remarkOf(std::size_t seat) const;
    [[nodiscard]] QString tookText(std::size_t seat) const;
    [[nodiscard]] QString sideName(int seat) const;
    [[nodiscard]] QString nodeSentence() const;
    [[nodiscard]] QString turnText() const;
    void announce(const QString& text);
    void say(const QString& text);
    [[nodiscard]] LastMove lastMove() const;
    [[nodiscard]] Renamed renamed() const;
    [[nodiscard]] Taken taken() const;
    [[nodiscard]] bool isComputerTurn() const;
    [[nodiscard]] bool againstComputer() const
    {
        return m_mode == Mode::Play && m_seats[0]->isHuman() != m_seats[1]->isHuman();
    }
    [[nodiscard]] bool mayMove();
    [[nodiscard]] std::optional<int> undoTarget() const;
    [[nodiscard]] std::optional<int> redoTarget() const;
    [[nodiscard]] bool isStop(int number) const;
    void receive(const games::Choice& choice, games::PieceId first);
    void chooseFirst(games::PieceId first, const games::HalfMade& half);
    void refuse(const games::Refusal& refusal);
    void sound(const std::string& sample) const;
    [[nodiscard]] std::optional<FreshMove> freshMove() const;
    void setMistake(bool isMistake);
    void startComputer();
    [[nodiscard]] Score::Humans humans() const { return {m_seats[0]->isHuman(), m_seats[1]->isHuman()}; }
    void startComputerAtEnd();
    void setBoards(std::vector<games::GamePtr> boards);
    void tellFallen(const games::Game& read);
    void editPiece(games::PieceId piece);
    void receiveAnswer();
    void explainAnswer();
    /// What is known about the current position; the analyst may still be at the one before.
    [[nodiscard]] Analyst::AnswerPtr currentAnswer() const
    {
        return m_analyst.game() == game() ? m_analyst.answer() : nullptr;
    }
    [[nodiscard]] SessionState state() const;
    void followPointing();
    void refresh();
    void show(const SessionView& view);
    /// Several changes that are shown at their end.
    template <typename Changes>
    void asOneChange(const Changes& changes)
    {
        ++m_changing;
        changes();
        --m_changing;
        refresh();
    }
    [[nodiscard]] std::array<SavedSeat, 2> savedSeats() const
    {
        return {m_seats[0]->kept(), m_seats[1]->kept()};
    }
    [[nodiscard]] SavedGame saved() const { return {.tree = m_tree, .seats = savedSeats(), .mode = m_mode}; }
    void updateContinue();
    bool restore(std::variant<SavedGame, FileError> read);
    bool goOn(std::variant<GameStore::Claimed, FileError> claimed);
    void resume(SavedGame saved);
    void autosave();
    void keep();

    Kept m_kept = Kept::Always;
    bool m_isFolderTidy = false;
    RecentGames m_recent;
    Autosave m_autosave{m_recent.store()};
    GameGlance m_toContinue;
    PositionTree m_tree;
    Mode m_mode = Mode::Play;
    Mode m_modeBefore = Mode::Play; ///< Present
    std::array<Seat*, 2> m_seats{};
    QString m_learner;
    std::array<QString, 2> m_levels; ///< of the seats, when they were last looked at
    BoardModel m_board;
    PlaneMap m_map;
    Twin m_twin{&m_board};
    MovesModel m_moves;
    WhatIf m_whatIf;
    QString m_announcement;
    QString m_message;
    QString m_note;
    QString m_keepProblem; ///< why the game could not be kept after the last change
    Score m_score;
    bool m_isExchanged = false;                       ///< Player 2 sits where Player 1 sat
    LastMove m_lastMove;                              ///< that led to the position
    std::optional<std::pair<int, FadedMove>> m_faded; ///< of that node
    Taken m_taken;
    bool m_editing = false;
    PlayOptions m_options;
    bool m_isFresh = false; ///< a person has just moved, and has not said that the move stands
    bool m_isMistake = false;
    bool m_restoring = false;
    bool m_isStale = false;                    ///< what is shown no longer follows from the state
    int m_changing = 0;                        ///< changes under way at whose end it is shown
    std::optional<PlaneMap::Shown> m_mapShown; ///< once it was chosen
    HintLevel m_hintLevel = HintLevel::None;
    int m_pointedMove = -1;
    Presented m_presented;
    ClaimsModel m_claims;
    TheoryChecks m_checks;
    ExplanationModel m_explanation;
    NodeLists m_nodes{m_tree, [this] { return people(); }};
    OpponentRunner m_opponent;
    Analyst m_analyst;
    Comparison m_comparison{&m_analyst};
};

} // namespace models
