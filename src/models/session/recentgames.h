// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/files/gamestore.h"
#include "models/listmodel.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace models {

/// Games that can be opened again, a row for each.
class GameRows : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The lists belong to a session")
    Q_PROPERTY(int count READ count NOTIFY listChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1, ///< of its file, to be opened by
        GlanceRole,                  ///< a GameGlance
        WhenRole,                    ///< "yesterday, 2:35 PM"
        ElsewhereRole,               ///< another window plays it
    };
    Q_ENUM(Role)

    using ListModel::ListModel;

    [[nodiscard]] QVariant value(int row, int role) const final;

signals:
    void listChanged();

private:
    [[nodiscard]] virtual GameStore::Row at(int row) const = 0;
};

/// What has made room for the games that were played last. A file is looked into when its row is shown.
class OlderGames : public models::GameRows { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list belongs to that of the recent games")

public:
    explicit OlderGames(const GameStore& store) : m_store(store) {}

    [[nodiscard]] int count() const override { return static_cast<int>(m_names.size()); }
    [[nodiscard]] bool contains(const QString& name) const { return m_names.contains(name); }
    /// Reads the folder again.
    void find();
    /// Deletes them.
    Q_INVOKABLE void forgetAll();

private:
    [[nodiscard]] GameStore::Row at(int row) const override { return m_store.olderRow(m_names[row]); }

    const GameStore& m_store;
    QStringList m_names;
};

/// The games that were played last, without the one that Continue stands for: that of the window, else the
/// first one that no other window plays. With a line on what has become of one of them.
class RecentGames : public models::GameRows { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The list belongs to a session")
    /// When the game of Continue was played; empty while that is the window's.
    Q_PROPERTY(QString firstWhen READ firstWhen NOTIFY listChanged)
    /// What has happened; empty for nothing.
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// What can be done about it.
    Q_PROPERTY(models::RecentGames::Remedy remedy READ remedy NOTIFY noticeChanged)
    /// The game that it is about.
    Q_PROPERTY(QString noticed READ noticed NOTIFY noticeChanged)
    Q_PROPERTY(models::OlderGames* older READ older CONSTANT)

public:
    enum class Remedy : quint8 { Nothing, OpenCopy, PutBack };
    Q_ENUM(Remedy)

    using GameRows::GameRows;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] OlderGames* older() { return &m_older; }

    [[nodiscard]] const GameStore& store() const { return m_store; }
    /// Reads the folder again. `isOpen`: the window has a game, `own` its name or empty.
    void find(bool isOpen, const QString& own);
    /// The game of Continue while the window has none.
    [[nodiscard]] const std::optional<GameStore::Row>& first() const { return m_first; }

    [[nodiscard]] QString firstWhen() const;

    [[nodiscard]] QString notice() const { return m_notice; }
    [[nodiscard]] Remedy remedy() const { return m_remedy; }
    [[nodiscard]] QString noticed() const { return m_noticed; }
    /// About a game that was not opened: because another window plays it, or else for the reason given.
    void tellUnopened(const QString& name, const QString& why);
    void tell(const QString& notice) { setNotice(notice, Remedy::Nothing, {}); }
    void clearNotice() { tell({}); }
    /// In another language.
    void composeAgain()
    {
        clearNotice();
        if (m_first || !m_rows.isEmpty())
            findAgain();
    }

    /// Takes a game out of the list; putBack() brings back the one taken out last.
    Q_INVOKABLE void remove(const QString& name);
    Q_INVOKABLE void putBack();

signals:
    void noticeChanged();

private:
    [[nodiscard]] GameStore::Row at(int row) const override { return m_rows[row]; }
    void setNotice(const QString& notice, Remedy remedy, const QString& noticed);
    void findAgain() { find(m_isOpen, m_own); }
    [[nodiscard]] QString titleOf(const QString& name) const;

    GameStore m_store;
    OlderGames m_older{m_store};
    QList<GameStore::Row> m_rows;
    std::optional<GameStore::Row> m_first;
    bool m_isOpen = false;
    QString m_own;
    QString m_notice;
    Remedy m_remedy{};
    QString m_noticed;
};

} // namespace models
