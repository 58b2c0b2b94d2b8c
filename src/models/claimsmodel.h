// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/claims.h"
#include "models/listmodel.h"
#include "models/worker.h"

#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace models {

/// What is often said about a game and is not so, each with the counterexample that a search finds.
class ClaimsModel : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY gameChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    enum Role {
        ClaimRole = Qt::UserRole + 1, ///< the claim
        ReasonRole,                   ///< why it fails
        FindingRole, ///< the counterexample as a sentence, and its position; both empty until it is found
        PositionRole,
    };
    Q_ENUM(Role)

    using ListModel::ListModel;

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;
    [[nodiscard]] bool isBusy() const { return m_worker.isBusy(); }

    /// Shows the claims about this game; the counterexamples are looked for by search().
    void setGame(const std::string& gameId);
    /// Looks for the counterexamples that are not found yet.
    Q_INVOKABLE void search();

signals:
    void gameChanged();
    void busyChanged();

private:
    struct Row {
        const analysis::Claim* claim = nullptr;
        std::optional<analysis::Finding> finding{};
    };
    using Findings = std::vector<std::optional<analysis::Finding>>;

    void receive(const Findings& findings);

    std::string m_gameId;
    std::vector<Row> m_rows;
    bool m_searched = false;
    Worker m_worker; ///< last: its thread ends before what it reports to
};

} // namespace models
