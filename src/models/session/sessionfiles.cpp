// SPDX-License-Identifier: GPL-3.0-or-later

// Saving, opening, and the clipboard.

#include "models/session/session.h"
#include "models/session/sessiontexts.h"
#include "wording/names/names.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QStandardPaths>

#include <utility>

namespace models {

SavedGame Session::saved() const
{
    return {.tree = m_tree, .seats = {m_seats[0]->saved(), m_seats[1]->saved()}, .mode = mode()};
}

/// Goes on with a game that was read; false says why there is none.
bool Session::restore(std::variant<SavedGame, FileError> read)
{
    if (const auto* error = std::get_if<FileError>(&read)) {
        setMessage(error->text);
        return false;
    }
    auto& saved = std::get<SavedGame>(read);
    m_restoring = true;
    m_opponent.cancel();
    for (std::size_t i = 0; i < 2; ++i)
        m_seats[i]->restore(saved.seats[i]);
    m_nodes.reset();
    setEditing(false);
    m_tree = std::move(saved.tree);
    setMode(saved.mode);
    m_restoring = false;
    enterPosition(wording::positionTitle(*game()));
    startComputerAtEnd();
    return true;
}

/// After every change.
void Session::autosave()
{
    if (!isOpened() || m_restoring || m_kept == Kept::Aside)
        return;
    const auto error = m_autosave.keep(saved());
    const QString problem = error ? error->text : QString();
    if (problem != std::exchange(m_keepProblem, problem)) // told once, not after every move
        setMessage(problem);
    if (!error)
        emit autosaveChanged();
}

bool Session::continueLast()
{
    return restore(Autosave::game());
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
    return restore(readGame(url.isLocalFile() ? url.toLocalFile() : url.toString()));
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
