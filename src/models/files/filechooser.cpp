// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/files/filechooser.h"

#include "models/widgetdialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSplitter>
#include <QStandardPaths>
#include <QTreeView>

#include <algorithm>
#include <iterator>

namespace models {
namespace {

/// Of Qt's own: after a folder was typed and entered, a name may be typed in its place.
class Dialog : public QFileDialog {
protected:
    void accept() override
    {
        QFileDialog::accept();
        if (auto* typed = findChild<QLineEdit*>(); typed != nullptr && isVisible())
            typed->selectAll();
    }
};

/// The files of an ending as everyone calls them: "PDF files (*.pdf)".
QString filterOf(const QString& ending)
{
    return FileChooser::tr("%1 files (%2)", "a kind of files, their ending")
        .arg(ending == QLatin1String(".grundy") ? FileChooser::tr("Grundy") : ending.mid(1).toUpper(),
             u'*' + ending);
}

/// What the list of files may be narrowed to.
QStringList filtersOf(bool saving, const QStringList& endings)
{
    QStringList kinds;
    std::ranges::transform(endings, std::back_inserter(kinds), filterOf);
    if (saving)
        return kinds;
    QStringList all;
    std::ranges::transform(endings, std::back_inserter(all),
                           [](const QString& ending) { return u'*' + ending; });
    return {FileChooser::tr("Games and lessons (%1)").arg(all.join(u' '))};
}

/// Room for what a dialog that is not native shows.
void makeRoom(QFileDialog& dialog, const QQuickWindow& window)
{
    const int line = QFontMetrics(dialog.font()).height();
    constexpr QSize inLines(44, 24);
    constexpr int placesInLines = 8;
    dialog.resize((inLines * line).boundedTo(window.size()));
    if (auto* parts = dialog.findChild<QSplitter*>())
        parts->setSizes({placesInLines * line, dialog.width() - placesInLines * line});
    if (const auto* list = dialog.findChild<QTreeView*>()) {
        list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        list->header()->setSectionResizeMode(0, QHeaderView::Stretch); // the names
    }
}

/// The folders that are a click away.
QList<QUrl> places()
{
    QList<QUrl> found;
    for (const auto place : {QStandardPaths::HomeLocation, QStandardPaths::DesktopLocation,
                             QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation}) {
        const QUrl folder = QUrl::fromLocalFile(QStandardPaths::writableLocation(place));
        if (!found.contains(folder) && QFileInfo(folder.toLocalFile()).isDir())
            found.append(folder);
    }
    return found << QUrl::fromLocalFile(QDir::rootPath());
}

bool endsInOne(const QString& path, const QStringList& endings)
{
    return std::ranges::any_of(
        endings, [&path](const QString& ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

} // namespace

FileChooser::FileChooser(QObject* parent) : QObject(parent) {}

FileChooser::~FileChooser() = default;

void FileChooser::ask(QQuickItem* place, const QString& title, bool saving, const QUrl& folder,
                      const QString& name, const QStringList& endings)
{
    if (m_dialog || place == nullptr || place->window() == nullptr)
        return;
    m_endings = endings;
    m_dialog = std::make_unique<Dialog>();
    m_dialog->setObjectName(QStringLiteral("fileDialog"));
    m_dialog->setWindowTitle(title);
    m_dialog->setAcceptMode(saving ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    m_dialog->setFileMode(QFileDialog::AnyFile);
    m_dialog->setOption(QFileDialog::DontConfirmOverwrite); // asked once the name has its ending
    m_dialog->setNameFilters(filtersOf(saving, endings));
    m_dialog->setSidebarUrls(places());
    m_dialog->setDirectoryUrl(folder);
    if (!name.isEmpty())
        m_dialog->selectFile(name);
    dress(*m_dialog, *place->window());
    makeRoom(*m_dialog, *place->window());
    connect(m_dialog.get(), &QDialog::finished, this, &FileChooser::receive);
    openOver(*m_dialog, *place->window());
    emit shownChanged();
}

QUrl FileChooser::folderOf(const QUrl& file)
{
    return QUrl::fromLocalFile(QFileInfo(file.toLocalFile()).absolutePath());
}

void FileChooser::receive(int result)
{
    const QStringList files = m_dialog->selectedFiles();
    const bool isSaving = m_dialog->acceptMode() == QFileDialog::AcceptSave;
    const QString kind = isSaving ? m_dialog->selectedNameFilter() : QString();
    m_dialog.release()->deleteLater(); // it is what tells of its end
    emit shownChanged();
    if (result != QDialog::Accepted || files.isEmpty())
        return;
    const QString path = completed(files.front(), kind);
    emit chosen(QUrl::fromLocalFile(path), isSaving && QFileInfo(path).isFile());
}

/// With an ending: while saving that of the kind, else the first one with which there is a file.
QString FileChooser::completed(const QString& path, const QString& kind) const
{
    if (m_endings.isEmpty() || endsInOne(path, m_endings) || (kind.isEmpty() && QFileInfo::exists(path)))
        return path;
    const auto fits = [&](const QString& ending) {
        return kind.isEmpty() ? QFileInfo::exists(path + ending) : kind == filterOf(ending);
    };
    const auto found = std::ranges::find_if(m_endings, fits);
    return path + (found == m_endings.end() ? m_endings.front() : *found);
}

} // namespace models
