// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow.h"

#include "app/backend.h"
#include "models/worldimages.h"
#include "wording/text/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickPaintedItem>

#include <set>

namespace app {
namespace {

/// Whatever is in a window, seen or not: what has letters has them of the language's typefaces from now on,
/// but for what asked for one of its own, controls write numbers as it does, and pictures are painted again.
class Lettering {
public:
    explicit Lettering(QStringList before) : m_before(std::move(before)) {}

    void change(QObject& in)
    {
        if (!m_seen.insert(&in).second)
            return;
        if (auto* const picture = qobject_cast<QQuickPaintedItem*>(&in))
            picture->update();
        if (in.inherits("QQuickApplicationWindow"))
            in.setProperty("locale", QLocale()); // that of all controls
        if (auto font = in.property("font"); font.typeId() == QMetaType::QFont)
            if (auto letters = font.value<QFont>();
                letters.families() == m_before && m_before != m_families) {
                letters.setFamilies(m_families);
                in.setProperty("font", letters);
            }
        const QObjectList children = in.children();
        for (QObject* child : children)
            change(*child);
        if (const auto* item = qobject_cast<QQuickItem*>(&in))
            for (QQuickItem* child : item->childItems())
                change(*child);
    }

private:
    QStringList m_before;
    QStringList m_families = QGuiApplication::font().families();
    std::set<const QObject*> m_seen;
};

} // namespace

void speakAsChosen()
{
    const QString chosen = models::Settings::storedLanguage();
    wording::speak(chosen.isEmpty() ? wording::systemLanguage() : chosen);
}

void layOutAsRead(bool reversed)
{
    QGuiApplication::setLayoutDirection(reversed ? Qt::RightToLeft : QLocale().textDirection());
}

MainWindow::MainWindow(const QVariantMap& properties, bool reversed) : m_isReversed(reversed)
{
    // Qt warns of letters that are looked for in the typefaces of another language.
    wording::followLanguage(&m_first, [this] {
        if (wording::letterFamilies().size() > QGuiApplication::font().families().size())
            changeLetters();
    });
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.addImageProvider(QStringLiteral("world"), new models::WorldImages);
    QQmlComponent main(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Grundy/Ui/Main.qml")));
    QObject* const made = main.createWithInitialProperties(properties, &m_context);
    m_window = qobject_cast<QQuickWindow*>(made);
    if (m_window == nullptr) {
        qWarning().noquote() << main.errorString();
        delete made;
        return;
    }
    const auto* const settings =
        m_engine.singletonInstance<models::Settings*>(qmlTypeId("Grundy.Models", 1, 0, "Settings"));
    // Not at once: it is chosen in a list that says it.
    QObject::connect(
        settings, &models::Settings::languageChanged, m_window, [this] { translate(); },
        Qt::QueuedConnection);
}

MainWindow::~MainWindow()
{
    if (m_window == nullptr)
        return;
    m_window->setProperty("ending", true);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    delete m_window;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void MainWindow::changeLetters()
{
    const QStringList families = QGuiApplication::font().families();
    chooseFonts();
    if (m_window != nullptr)
        Lettering(families).change(*m_window);
}

/// Texts are not only in QML, but in all that models tell: so every binding is evaluated again, and what is
/// kept is composed again by who keeps it (wording::followLanguage).
void MainWindow::translate()
{
    speakAsChosen();
    layOutAsRead(m_isReversed);
    m_context.setContextObject(nullptr);
    changeLetters();
}

} // namespace app
