// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include "wording/text/language.h"

#include <QByteArray>
#include <QGuiApplication>
#include <QString>

#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

namespace app {
namespace {

/// There may be no application yet that translates.
QString noDisplayText()
{
    constexpr auto source = QT_TRANSLATE_NOOP("Help", "no display can be reached; grundy-cli needs none");
    const auto catalogue = wording::findCatalogue(QStringLiteral("grundy"), QLocale());
    const QString text = catalogue ? catalogue->translate("Help", source, nullptr, -1) : QString();
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

[[noreturn]] void endWithoutDisplay()
{
    std::cerr << "grundy: " << noDisplayText().toStdString() << '\n';
    std::_Exit(2);
}

struct Said {
    QtMsgType type;
    QByteArray category;
    QString message;
};

/// A message handler is a plain function.
std::vector<Said>& heldBack()
{
    static std::vector<Said> messages;
    return messages;
}

void holdBack(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg)
        endWithoutDisplay();
    heldBack().push_back({type, context.category, message});
}

} // namespace

NeedsDisplay::NeedsDisplay() : m_before(qInstallMessageHandler(holdBack)) {}

NeedsDisplay::~NeedsDisplay()
{
    if (QGuiApplication::primaryScreen() == nullptr)
        endWithoutDisplay();
    qInstallMessageHandler(m_before);
    for (const Said& said : std::exchange(heldBack(), {}))
        m_before(said.type, {nullptr, 0, nullptr, said.category.constData()}, said.message);
}

} // namespace app
