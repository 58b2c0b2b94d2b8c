// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings.h"

#include "models/files/ownsettings.h"
#include "wording/text/text.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace models {
namespace {

const auto ofSystem = QLatin1String("system");
const std::array themes{ofSystem, QLatin1String("light"), QLatin1String("dark")};
const std::array contrasts{ofSystem, QLatin1String("normal"), QLatin1String("high")};
constexpr std::array textScales{1.0, 1.15, 1.3, 1.5, 2.0};
constexpr std::array pauses{0, 600, 1500};
constexpr int usualPause = 600; // a person sees that the computer moves, and what

QString idOf(Argument level)
{
    return wording::fromUtf8(games::levelIds[static_cast<std::size_t>(level)]);
}

auto nearest(const auto& known, auto value)
{
    return std::ranges::min(known, {}, [value](auto one) { return std::abs(one - value); });
}

} // namespace

Settings::Settings(QObject* parent) : QObject(parent)
{
    if (QCoreApplication::instance() != nullptr)
        QCoreApplication::instance()->installEventFilter(this);
    wording::followLanguage(this, &Settings::spoken);
    connect(&m_desktop, &DesktopWishes::changed, this, &Settings::themeChanged);
    connect(&m_desktop, &DesktopWishes::changed, this, &Settings::changed);
}

/// Written through at once: a program that is killed keeps its settings.
void Settings::store(const QString& key, const QVariant& value, const QVariant& before,
                     void (Settings::*signal)())
{
    if (value == before)
        return;
    changeSetting(key, value);
    emit(this->*signal)();
}

bool Settings::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        emit themeChanged();
    return QObject::eventFilter(watched, event);
}

QString Settings::theme() const
{
    const QString stored = m_store.value(themeKey).toString();
    return std::ranges::count(themes, stored) > 0 ? stored : ofSystem;
}

void Settings::setTheme(const QString& theme)
{
    if (std::ranges::count(themes, theme) > 0)
        store(themeKey, theme, this->theme(), &Settings::themeChanged);
}

bool Settings::isDark() const
{
    if (theme() != ofSystem)
        return theme() == QLatin1String("dark");
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr)
        return false;
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QString Settings::contrast() const
{
    const QString stored = m_store.value(contrastKey).toString();
    return std::ranges::count(contrasts, stored) > 0 ? stored : ofSystem;
}

void Settings::setContrast(const QString& contrast)
{
    if (std::ranges::count(contrasts, contrast) > 0)
        store(contrastKey, contrast, this->contrast(), &Settings::themeChanged);
}

bool Settings::isHighContrast() const
{
    return contrast() == ofSystem ? m_desktop.wantsHighContrast() : contrast() == QLatin1String("high");
}

QString Settings::language() const
{
    const QString stored = m_store.value(languageKey).toString();
    return languages().contains(stored) ? stored : QString();
}

void Settings::setLanguage(const QString& language)
{
    if (languages().contains(language))
        store(languageKey, language, this->language(), &Settings::languageChanged);
}

QStringList Settings::languages() const
{
    return QStringList{QString()} + wording::spokenLanguages();
}

QStringList Settings::languageNames() const
{
    QStringList names;
    for (const QString& language : wording::spokenLanguages()) {
        const QLocale locale(language);
        QString name = locale.nativeLanguageName(); // some are "español de España", "American English"
        if (name.endsWith(locale.nativeTerritoryName()))
            name = name.section(QLatin1Char(' '), 0, 0);
        else if (locale.language() == QLocale::English)
            name = QStringLiteral("English");
        name.replace(0, 1, locale.toUpper(name.left(1)));
        if (const int said = wording::percentSaid(language); said < 100)
            name += QStringLiteral(" (%1%2)").arg(locale.toString(said), locale.percent());
        names.append(name);
    }
    return names;
}

QString Settings::versionLine()
{
    return QString::fromStdString(wording::versionLine("grundy"));
}

double Settings::textScale() const
{
    return nearest(textScales, m_store.value(textScaleKey, 1.0).toDouble());
}

void Settings::setTextScale(double scale)
{
    store(textScaleKey, nearest(textScales, scale), textScale());
}

int Settings::pause() const
{
    return nearest(pauses, m_store.value(pauseKey, usualPause).toInt());
}

void Settings::setPause(int ms)
{
    store(pauseKey, nearest(pauses, ms), pause());
}

Argument Settings::level() const
{
    const auto stored = games::findLevel(m_store.value(levelKey).toString().toStdString());
    return shownLevel(stored.value_or(games::Level::Idea));
}

void Settings::setLevel(Argument level)
{
    store(levelKey, idOf(level), idOf(this->level()));
    if (level != Argument::Idea)
        setLettersMet(true);
}

} // namespace models
