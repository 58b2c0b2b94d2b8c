// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The own rules used last or drawn, as notations and the names that some were given, newest first; saved
/// with the settings at once.
class OwnRulesList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("OwnRules has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NotationRole = Qt::UserRole + 1, ///< canonical
        NameRole,                        ///< as it was given; may be empty
        TitleRole,                       ///< the name, or the position's title
        RulesRole,                       ///< the rules in a sentence
    };

    explicit OwnRulesList(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_kept.size()); }
    [[nodiscard]] QString notation(int row) const { return m_kept.value(row).notation; }
    [[nodiscard]] QString name(int row) const { return m_kept.value(row).name; }

    /// Puts a notation at the head; the oldest ones without a name go beyond `most`.
    Q_INVOKABLE void add(const QString& notation);
    /// Changes what is kept in a row. Precondition: the notation can be read.
    void replace(int row, const QString& notation, const QString& name);
    Q_INVOKABLE void remove(int row);
    /// Another page, or another window, may have kept more.
    Q_INVOKABLE void readAgain();

    static constexpr int most = 12;

signals:
    void countChanged();

private:
    struct Kept {
        QString notation;
        QString name{};

        friend bool operator==(const Kept&, const Kept&) = default;
    };

    [[nodiscard]] static QList<Kept> stored();
    void store();

    QList<Kept> m_kept;
};

} // namespace models
