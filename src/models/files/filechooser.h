// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QFileDialog;
class QQuickItem;

namespace models {

/// The platform's dialog for files, native or by a portal where there is one, otherwise Qt's for widgets in
/// the window's colours and letters.
///
/// FileDialog of QtQuick.Dialogs is native in the same places. Where nothing is native its own dialog does
/// not serve: in Qt 6.4 no key leads to the field for the name, a file is replaced without a question, its
/// button says Open while saving, a folder that is not there is passed over in silence, and its letters
/// overlap when they are large and are white on white in the dark.
class FileChooser : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool shown READ isShown NOTIFY shownChanged)

public:
    explicit FileChooser(QObject* parent = nullptr);
    ~FileChooser() override;

    [[nodiscard]] bool isShown() const { return m_dialog != nullptr; }

    /// Asks over the window of `place` for a file to open or, with its proposed name, to save. The endings
    /// say which files are shown; a name typed without any of them gets one. Nothing happens while it is
    /// shown.
    Q_INVOKABLE void ask(QQuickItem* place, const QString& title, bool saving, const QUrl& folder,
                         const QString& name, const QStringList& endings);

    /// The folder that a file lies in.
    [[nodiscard]] Q_INVOKABLE static QUrl folderOf(const QUrl& file);

signals:
    void shownChanged();
    /// `isThere`: a file of that name would be replaced.
    void chosen(const QUrl& file, bool isThere);

private:
    void receive(int result);
    [[nodiscard]] QString completed(const QString& path, const QString& kind) const;

    std::unique_ptr<QFileDialog> m_dialog; ///< made for each question
    QStringList m_endings;
};

} // namespace models
