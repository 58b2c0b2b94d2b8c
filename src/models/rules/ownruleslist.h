// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "models/listmodel.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QSettings;

namespace models {

/// The own rules used last or drawn, as notations, the names that some were given and who begins, newest
/// first; saved with the settings at once. There are several lists, also in other windows: each reads what is
/// stored before it changes something, so that none writes over what another has kept.
class OwnRulesList : public models::ListModel { // in full: moc reads it
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
    Q_ENUM(Role)

    explicit OwnRulesList(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_kept.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    [[nodiscard]] QString notation(int row) const { return m_kept.value(row).notation; }
    [[nodiscard]] QString name(int row) const { return m_kept.value(row).name; }
    /// Who begins where Left and Right have moves of their own.
    [[nodiscard]] theory::Mover starter(int row) const { return m_kept.value(row).starter; }
    /// Its position; null where there is no such row.
    [[nodiscard]] games::GamePtr game(int row) const { return m_kept.value(row).game; }
    /// The first row that has all of them; -1 without one.
    [[nodiscard]] int rowOf(const QString& notation, const QString& name,
                            theory::Mover starter = theory::Mover::Left) const;

    /// Puts a notation at the head; the oldest ones without a name go beyond `most`.
    Q_INVOKABLE void add(const QString& notation) { keep(-1, notation, {}); }
    /// Changes what is kept in a row, or puts it at the head where the row is none or another list has
    /// removed it. Its row; -1 where the notation cannot be read.
    int keep(int row, const QString& notation, const QString& name,
             theory::Mover starter = theory::Mover::Left);
    Q_INVOKABLE void remove(int row);
    /// Another page, or another window, may have kept more.
    Q_INVOKABLE void readAgain();

    static constexpr int most = 12;

signals:
    void countChanged();

private:
    struct Kept {
        QString notation;
        QString name;
        theory::Mover starter = theory::Mover::Left;
        games::GamePtr game{};

        friend bool operator==(const Kept& a, const Kept& b)
        {
            return a.notation == b.notation && a.name == b.name && a.starter == b.starter;
        }
    };

    [[nodiscard]] QList<Kept> stored(const QList<Kept>& known);
    void become(const QList<Kept>& kept);
    void insert(int row, const Kept& kept)
    {
        changeRows(row, 1, [&] { m_kept.insert(row, kept); });
    }
    void drop(int row);
    void dropOldest();
    void store(QSettings& settings);

    QList<Kept> m_unread; ///< what this version cannot read; before m_kept, which fills it
    QList<Kept> m_kept;
};

} // namespace models
