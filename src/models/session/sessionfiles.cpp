// SPDX-License-Identifier: GPL-3.0-or-later

// Saving, opening, and the clipboard.

#include "models/session/session.h"
#include "wording/filename.h"
#include "wording/names/names.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QStandardPaths>

namespace models {

/// Goes on with a game of a file elsewhere; false says why there is none.
bool Session::restore(std::variant<SavedGame, FileError> read)
{
    if (const auto* error = std::get_if<FileError>(&read))
        return goOn(*error);
    return goOn(GameStore::Claimed{.game = std::get<SavedGame>(std::move(read)), .file = nullptr});
}

/// Goes on with a game where it is kept; false says why not.
bool Session::goOn(std::variant<GameStore::Claimed, FileError> claimed)
{
    if (const auto* error = std::get_if<FileError>(&claimed)) {
        setMessage(error->text);
        return false;
    }
    auto& found = std::get<GameStore::Claimed>(claimed);
    m_autosave.goOn(found);
    resume(std::move(found.game));
    return true;
}

void Session::resume(SavedGame saved)
{
    seatPeople(saved.seats);
    putGame(std::move(saved.tree), saved.mode);
    enterPosition(tr("%1.", "Nim 7, 11, 5").arg(wording::positionTitle(*game())));
    startComputerAtEnd();
}

/// After every change.
void Session::autosave()
{
    if (!isOpened() || m_restoring || !isKept())
        return;
    if (m_autosave.wants(m_tree.size()))
        keep();
    updateContinue();
}

/// What is wrong is told once, not after every move.
void Session::keep()
{
    const auto error = m_autosave.keep(saved());
    const QString problem = error ? error->text : QString();
    if (problem != std::exchange(m_keepProblem, problem))
        setMessage(problem);
}

void Session::updateContinue()
{
    if (isOpened())
        m_toContinue = glanceOf(m_tree, savedSeats(), m_mode);
    else
        m_toContinue = m_recent.first() ? m_recent.first()->glance : GameGlance();
    emit continueChanged();
}

void Session::findRecent()
{
    if (isKept() && !std::exchange(m_isFolderTidy, true))
        if (const QString problem = m_recent.store().tidy(); !problem.isEmpty())
            m_recent.tell(problem);
    m_recent.find(isOpened(), m_autosave.name());
}

bool Session::openRecent(const QString& name)
{
    if (isOpened() && name == m_autosave.name())
        return true;
    if (m_recent.older()->contains(name))
        return openRecent(m_recent.store().bringOut(name));
    if (!goOn(m_recent.store().claim(name))) {
        m_recent.tellUnopened(name, m_message);
        setMessage({}); // it is no word on the game of the window
        return false;
    }
    m_recent.clearNotice();
    return true;
}

bool Session::openCopy(const QString& name)
{
    if (!restore(m_recent.store().read(name))) {
        m_recent.tell(m_message);
        setMessage({});
        return false;
    }
    m_recent.clearNotice();
    return true;
}

bool Session::continueLast()
{
    if (continueName().isEmpty())
        findRecent();
    const QString name = continueName(); // the one that the person has read
    return !name.isEmpty() && openRecent(name);
}

bool Session::save(const QUrl& url)
{
    return isOpened() &&
           tellSaved(url, writeGame(url.isLocalFile() ? url.toLocalFile() : url.toString(), saved()));
}

QString Session::fileName() const
{
    constexpr qsizetype longest = 60;
    static const QRegularExpression marks(QStringLiteral("[^A-Za-z0-9]+"));
    const QString first = isOpened() ? firstNotation() : QString();
    QString name = first.left(4 * longest).replace(marks, QStringLiteral("-")).left(longest);
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
    const QString path = wording::pathOf(url);
    const QString name = m_recent.store().nameOf(path);
    if (name.isEmpty() || !isKept())
        return restore(readGame(path));
    return name == m_autosave.name() || goOn(m_recent.store().claim(name));
}

QString Session::copyText()
{
    if (QClipboard* clipboard = QGuiApplication::clipboard(); clipboard != nullptr && isOpened())
        clipboard->setText(notation());
    setNote(tr("Copied %1", "a position").arg(notation()));
    return notation();
}

} // namespace models
