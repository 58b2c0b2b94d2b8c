// SPDX-License-Identifier: GPL-3.0-or-later

// Saving, opening, autosave, and the clipboard.

#include "models/files/gamefile.h"
#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "wording/names/names.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QStandardPaths>

namespace models {

SavedGame Session::saved() const
{
    SavedGame game;
    game.tree = m_tree;
    game.mode = mode();
    for (std::size_t i = 0; i < 2; ++i)
        game.seats[i] = {.human = m_seats[i]->isHuman(),
                         .level = m_seats[i]->level(),
                         .depth = m_seats[i]->depth(),
                         .slip = m_seats[i]->slip(),
                         .fence = m_seats[i]->fence(),
                         .name = m_seats[i]->givenName()};
    return game;
}

void Session::restore(SavedGame game)
{
    m_restoring = true;
    m_opponent.cancel();
    for (std::size_t i = 0; i < 2; ++i) {
        m_seats[i]->setHuman(game.seats[i].human);
        m_seats[i]->setLevel(game.seats[i].level);
        m_seats[i]->setDepth(game.seats[i].depth);
        m_seats[i]->setSlip(game.seats[i].slip);
        m_seats[i]->setFence(game.seats[i].fence);
        m_seats[i]->setName(game.seats[i].name);
    }
    m_labeller.reset();
    setEditing(false);
    m_tree = std::move(game.tree);
    setMode(game.mode);
    m_restoring = false;
    enterPosition(wording::positionTitle(*this->game()));
    startComputerAtEnd();
}

/// After every change, so that nothing is lost when the program or the machine dies.
void Session::autosave()
{
    if (!isOpened() || m_restoring || m_kept == Kept::Aside)
        return;
    const SavedGame game = saved();
    if (const auto error = keepGame(autosavePath(), game))
        setMessage(error->text);
    else
        updateContinue(game);
}

/// A game that cannot be read is never written over: its file goes aside under another name.
void Session::readAutosave()
{
    const QString path = autosavePath();
    if (!QFile::exists(path))
        return;
    const auto game = readGame(path);
    if (const auto* saved = std::get_if<SavedGame>(&game)) {
        updateContinue(*saved);
        return;
    }
    QString kept = path;
    kept.replace(QStringLiteral("autosave.grundy"),
                 QStringLiteral("damaged-%1.grundy")
                     .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss-zzz"))));
    m_autosaveProblem = tr("Your last game could not be read (%1).").arg(std::get<FileError>(game).text);
    if (QFile::rename(path, kept))
        m_autosaveProblem += u' ' + tr("Its file is kept as %1.").arg(kept);
}

void Session::updateContinue(const SavedGame& game)
{
    m_continueTitle = wording::positionTitle(*game.tree.currentNode().game);
    m_continueDetail = continueDetailOf(game);
    emit autosaveChanged();
}

QString Session::continueDetailOf(const SavedGame& game) const
{
    const PositionNode& node = game.tree.currentNode();
    if (node.game->isOver())
        return tr("the game is over");
    if (game.mode == QLatin1String("explore"))
        return tr("exploring");
    if (game.mode == QLatin1String("present"))
        return tr("presenting");
    const bool mine = game.seats[static_cast<std::size_t>(node.toMove)].human;
    if (game.seats[0].human && game.seats[1].human)
        return tr("two players, move %1").arg(node.depth + 1);
    if (!game.seats[0].human && !game.seats[1].human)
        return tr("the computer against itself");
    return mine ? tr("against the computer, your move") : tr("against the computer, its move");
}

bool Session::continueLast()
{
    auto game = readGame(autosavePath());
    if (const auto* error = std::get_if<FileError>(&game)) {
        setMessage(error->text);
        return false;
    }
    restore(std::get<SavedGame>(std::move(game)));
    return true;
}

bool Session::save(const QUrl& url)
{
    if (!isOpened())
        return false;
    const auto error = writeGame(url.isLocalFile() ? url.toLocalFile() : url.toString(), saved());
    setMessage(error ? error->text : QString());
    setNote(error ? QString() : tr("Saved as %1", "file name").arg(url.fileName()));
    return !error;
}

QString Session::fileName() const
{
    constexpr qsizetype longest = 60;
    static const QRegularExpression marks(QStringLiteral("[^A-Za-z0-9]+"));
    QString name = notation().left(4 * longest).replace(marks, QStringLiteral("-")).left(longest);
    while (name.endsWith(u'-'))
        name.chop(1);
    return name + QStringLiteral(".grundy");
}

QUrl Session::documents() const
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QUrl::fromLocalFile(QFile::exists(folder) ? folder : QDir::homePath());
}

bool Session::load(const QUrl& url)
{
    auto game = readGame(url.isLocalFile() ? url.toLocalFile() : url.toString());
    if (const auto* error = std::get_if<FileError>(&game)) {
        setMessage(error->text);
        return false;
    }
    restore(std::get<SavedGame>(std::move(game)));
    return true;
}

QString Session::copyText()
{
    if (QClipboard* clipboard = QGuiApplication::clipboard(); clipboard != nullptr && isOpened())
        clipboard->setText(notation());
    setNote(tr("Copied %1", "a position").arg(notation()));
    return notation();
}

bool Session::pasteText(const QString& text)
{
    const auto pasted = parsed(text);
    if (!pasted)
        return false;
    const bool sameGame = isOpened() && (*pasted)->info().id == game()->info().id;
    if (!sameGame || m_mode != Mode::Explore) {
        beginGame(*pasted, 0);
        return true;
    }
    m_tree.change(*pasted, Origin::Edit); // so that undo leads back
    enterPosition(wording::positionTitle(**pasted));
    return true;
}

bool Session::openHere(const QString& notation)
{
    const auto opened = isOpened() ? parsed(notation) : std::nullopt;
    if (!opened)
        return false;
    setEditing(false);
    m_explanation.walkLeave();
    m_tree.change(*opened, Origin::Opened);
    enterPosition(tr("%1. %2").arg(wording::positionTitle(**opened), wording::rulesLine(**opened)));
    startComputerAtEnd();
    return true;
}

} // namespace models
