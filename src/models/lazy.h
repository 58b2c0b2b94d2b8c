// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QQmlComponent>
#include <QQuickItem>
#include <QUrl>
#include <QVariantMap>

namespace models {

/// An item beside this one that exists only while it is wanted: what is written in this one, or what a file
/// of its own holds, which is loaded when it is first wanted. (A Loader cannot make bound components in
/// Qt 6.4.) It goes before what it refers to. No handler of QML does that: Qt 6.4 may run one while it
/// collects garbage, and crash.
class Lazy : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("DefaultProperty", "content")
    Q_PROPERTY(QQmlComponent* content MEMBER m_content NOTIFY contentChanged)
    Q_PROPERTY(QUrl source MEMBER m_source NOTIFY contentChanged)
    /// What an item of a file begins with.
    Q_PROPERTY(QVariantMap properties MEMBER m_properties NOTIFY contentChanged)
    /// The file is loaded beforehand, in the background.
    Q_PROPERTY(bool expected MEMBER m_isExpected WRITE setExpected NOTIFY expectedChanged)
    Q_PROPERTY(bool wanted READ isWanted WRITE setWanted NOTIFY wantedChanged)
    /// What it made is not seen: it leaves the window a moment later, so that what it was drawn with, nodes
    /// and pictures, takes no memory, and is as it was when it comes back.
    Q_PROPERTY(bool away MEMBER m_isAway WRITE setAway NOTIFY awayChanged)
    /// Null while it is not wanted.
    Q_PROPERTY(QQuickItem* made READ made NOTIFY madeChanged)

public:
    explicit Lazy(QQuickItem* parent = nullptr);
    ~Lazy() override { end(); }

    [[nodiscard]] bool isWanted() const { return m_wanted; }
    void setWanted(bool wanted);
    void setExpected(bool expected);
    void setAway(bool away);
    [[nodiscard]] QQuickItem* made() const { return m_made; }

signals:
    void contentChanged();
    void expectedChanged();
    void wantedChanged();
    void awayChanged();
    void madeChanged();

protected:
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void timerEvent(QTimerEvent* event) override;

private slots:
    /// What this was written in goes.
    void end();

private:
    class Making;

    void makeOrDrop();
    void make();
    void drop();
    /// As the content of a Repeater is: beside this item, just above it.
    void place();

    QQmlComponent* m_content = nullptr;
    QUrl m_source;
    QVariantMap m_properties;
    QQuickItem* m_made = nullptr;
    QBasicTimer m_leaving;
    bool m_isExpected = false;
    bool m_wanted = false;
    bool m_isAway = false;
    bool m_hasEnded = false;
};

} // namespace models
