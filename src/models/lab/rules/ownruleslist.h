// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The own rules used last, as notations, newest first; saved with the settings at once.
class OwnRulesList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("OwnRules has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NotationRole = Qt::UserRole + 1, ///< canonical
        TitleRole,                       ///< the position's title
        RulesRole,                       ///< the rules in a sentence
    };

    explicit OwnRulesList(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_notations.size()); }

    /// Puts a notation at the head; the oldest ones go beyond `most`.
    void add(const QString& notation);
    Q_INVOKABLE void remove(int row);

    static constexpr int most = 12;

signals:
    void countChanged();

private:
    void store();

    QStringList m_notations;
};

} // namespace models
