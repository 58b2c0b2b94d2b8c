// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/game.h"
#include "models/explanationrows.h"
#include "models/worker.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// Why?: the steps revealed so far, and the walk into the argument by options.
class ExplanationModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int stepCount READ stepCount NOTIFY shownChanged)
    Q_PROPERTY(int shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(int walkDepth READ walkDepth NOTIFY walkChanged)
    Q_PROPERTY(QString walkTitle READ walkTitle NOTIFY walkChanged)

public:
    enum Role {
        KindRole = Qt::UserRole + 1,
        TitleRole,
        ParagraphsRole,
        ColumnsRole,
        RowsRole,
        SumBitsRole,
        SumTotalRole,
        AfterRole,
        ValuesRole,
        OptionsRole,
        OmittedRole,
    };

    explicit ExplanationModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] int shown() const { return m_shown; }
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }
    /// Set while Why? is being read: the board then lights the pieces of the last step shown.
    [[nodiscard]] bool isActive() const { return m_active; }
    void setActive(bool active);
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    Q_INVOKABLE void showAll();

    /// Opens the position after a line's move and reply (or after its winning move), and its argument.
    Q_INVOKABLE void walkInto(int optionRow);
    Q_INVOKABLE void walkBack();
    Q_INVOKABLE void walkLeave();
    [[nodiscard]] int walkDepth() const { return static_cast<int>(m_walk.size()); }
    /// The moves walked so far: "a1, b2 · c3".
    [[nodiscard]] QString walkTitle() const;
    /// The position being walked; null when none is.
    [[nodiscard]] games::GamePtr walked() const;

    /// Explains a position of the session; null explains nothing. Leaves any walk.
    void explain(const games::GamePtr& game);
    /// Present mode: no step is told.
    void setHidden(bool hidden);
    /// The last step shown; null when there is none, or Why? is not being read.
    [[nodiscard]] const ExplanationRow* readStep() const;

signals:
    void shownChanged();
    void busyChanged();
    void activeChanged();
    void walkChanged();
    /// Another step is read.
    void readStepChanged();

private:
    struct Level {
        games::GamePtr game;
        QString title;
    };

    void start(const games::GamePtr& game);
    void take(const games::Explanation& explanation);
    void setShown(int shown);

    games::GamePtr m_game;
    std::vector<Level> m_walk;
    std::vector<ExplanationRow> m_steps;
    std::vector<games::OptionLine> m_options;
    int m_shown = 0;
    bool m_active = false;
    bool m_hidden = false;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
