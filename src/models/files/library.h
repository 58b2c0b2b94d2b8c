// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/catalogue.h"
#include "games/game.h"
#include "models/listmodel.h"

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// The catalogue: one row per game that the filter lets through, and the making of positions.
class Library : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString filter MEMBER m_filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY filterChanged)
    /// Some positions as they are typed.
    Q_PROPERTY(QStringList examples READ examples CONSTANT)

public:
    /// In the order of games::Field::Kind.
    enum class FieldKind : quint8 { Number, OptionalNumber, NumberList, NumberSet, Text, OneOf };
    Q_ENUM(FieldKind)

    enum Role {
        GameIdRole = Qt::UserRole + 1,
        TitleRole,
        TaglineRole,
        GroupRole, ///< "heaps", "coins" or "graphs"
        GroupTitleRole,
        PreviewRole, ///< the position on its card
        HueRole,     ///< see games::Info::hue
        OpeningRole, ///< notation that the game opens with
    };
    Q_ENUM(Role)

    explicit Library(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    void setFilter(const QString& filter);
    [[nodiscard]] static QStringList examples();

    /// [{title, notation}]; empty for an unknown game.
    [[nodiscard]] Q_INVOKABLE QVariantList presets(const QString& gameId) const;
    /// The boards in the program's lessons, each position once: notations, with "" before them.
    [[nodiscard]] Q_INVOKABLE QStringList lessonPositions() const;
    /// How they are called; `none` before them.
    [[nodiscard]] Q_INVOKABLE QStringList lessonTitles(const QString& none) const;
    /// [{id, label, kind, initial, least, most}], the kind a FieldKind.
    [[nodiscard]] Q_INVOKABLE QVariantList fields(const QString& gameId) const;
    /// Any notation: {ok, notation, message}; the notation in canonical form.
    [[nodiscard]] Q_INVOKABLE QVariantMap check(const QString& text) const;
    [[nodiscard]] Q_INVOKABLE QString title(const QString& gameId) const;
    /// Of the pieces in its pictures, in degrees; -1: the usual colour.
    [[nodiscard]] Q_INVOKABLE int hue(const QString& gameId) const;

signals:
    void filterChanged();

private:
    [[nodiscard]] bool passes(const games::Entry& entry) const;
    void collect();

    QString m_filter;
    std::vector<const games::Entry*> m_rows;
};

} // namespace models
