// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/settings.h"

#include "models/soundplayer.h"
#include "wording/text/language.h"
#include "wording/text/text.h"
#include "wording/text/version.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace models {
namespace {

const auto themeKey = QLatin1String("theme");
const auto contrastKey = QLatin1String("contrast");
const auto languageKey = QLatin1String("language");
const auto reducedMotionKey = QLatin1String("reducedMotion");
const auto textScaleKey = QLatin1String("textScale");
const auto soundsKey = QLatin1String("sounds");
const auto pauseKey = QLatin1String("computerPause");
const auto sharesKey = QLatin1String("gamesWon");
const auto warnsOfMistakesKey = QLatin1String("warnsOfMistakes");
const auto movesColouredKey = QLatin1String("movesColoured");
const auto levelKey = QLatin1String("level");
const auto presentScreenKey = QLatin1String("present/screen");
const auto teacherWindowKey = QLatin1String("present/teacherWindow");
const auto teacherPlaceKey = QLatin1String("present/teacherPlace");
constexpr std::array textScales{1.0, 1.15, 1.3, 1.5, 2.0};
constexpr std::array pauses{0, 600, 1500};
constexpr int usualPause = 600; // a person sees that the computer moves, and what

bool isTheme(const QString& theme)
{
    return theme == QLatin1String("system") || theme == QLatin1String("light") ||
           theme == QLatin1String("dark");
}

bool isContrast(const QString& contrast)
{
    return contrast == QLatin1String("system") || contrast == QLatin1String("normal") ||
           contrast == QLatin1String("high");
}

QString idOf(Argument level)
{
    return wording::fromUtf8(games::levelIds[static_cast<std::size_t>(level)]);
}

double nearestScale(double scale)
{
    return std::ranges::min(textScales, {}, [scale](double known) { return std::abs(known - scale); });
}

int nearestPause(int ms)
{
    return std::ranges::min(pauses, {}, [ms](int known) { return std::abs(known - ms); });
}

} // namespace

Settings::Settings(QObject* parent) : QObject(parent)
{
    if (QCoreApplication::instance() != nullptr)
        QCoreApplication::instance()->installEventFilter(this);
    connect(&m_desktop, &DesktopWishes::changed, this, &Settings::receiveDesktop);
}

void Settings::receiveDesktop()
{
    emit themeChanged();
    emit reducedMotionChanged();
}

/// Written through at once: a program that is killed keeps its settings.
void Settings::store(const QString& key, const QVariant& value, const QVariant& before,
                     void (Settings::*changed)())
{
    if (value == before)
        return;
    m_store.setValue(key, value);
    m_store.sync();
    emit(this->*changed)();
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
    return isTheme(stored) ? stored : QStringLiteral("system");
}

void Settings::setTheme(const QString& theme)
{
    if (isTheme(theme))
        store(themeKey, theme, this->theme(), &Settings::themeChanged);
}

bool Settings::isDark() const
{
    if (theme() != QLatin1String("system"))
        return theme() == QLatin1String("dark");
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr)
        return false;
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QString Settings::contrast() const
{
    const QString stored = m_store.value(contrastKey).toString();
    return isContrast(stored) ? stored : QStringLiteral("system");
}

void Settings::setContrast(const QString& contrast)
{
    if (isContrast(contrast))
        store(contrastKey, contrast, this->contrast(), &Settings::themeChanged);
}

bool Settings::isHighContrast() const
{
    return contrast() == QLatin1String("system") ? m_desktop.wantsHighContrast()
                                                 : contrast() == QLatin1String("high");
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

QString Settings::storedLanguage()
{
    return QSettings().value(languageKey).toString();
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
        names.append(name);
    }
    return names;
}

QString Settings::numberFamily()
{
    return wording::numberFamily();
}

QString Settings::numeral(const QString& text)
{
    return wording::numeral(text);
}

QString Settings::versionLine()
{
    return QString::fromStdString(wording::versionLine("grundy"));
}

QString Settings::homepage()
{
    return wording::homepage();
}

bool Settings::reducedMotion() const
{
    return m_store.value(reducedMotionKey, m_desktop.wantsNoMotion()).toBool();
}

void Settings::setReducedMotion(bool reduced)
{
    store(reducedMotionKey, reduced, reducedMotion(), &Settings::reducedMotionChanged);
}

double Settings::textScale() const
{
    return nearestScale(m_store.value(textScaleKey, 1.0).toDouble());
}

void Settings::setTextScale(double scale)
{
    store(textScaleKey, nearestScale(scale), textScale(), &Settings::textScaleChanged);
}

bool Settings::storedSounds()
{
    return QSettings().value(soundsKey, false).toBool();
}

int Settings::pause() const
{
    return nearestPause(m_store.value(pauseKey, usualPause).toInt());
}

void Settings::setPause(int ms)
{
    store(pauseKey, nearestPause(ms), pause(), &Settings::pauseChanged);
}

bool Settings::areSharesShown() const
{
    return m_store.value(sharesKey, false).toBool();
}

void Settings::setSharesShown(bool shown)
{
    store(sharesKey, shown, areSharesShown(), &Settings::sharesShownChanged);
}

bool Settings::warnsOfMistakes() const
{
    return m_store.value(warnsOfMistakesKey, false).toBool();
}

void Settings::setWarnsOfMistakes(bool warns)
{
    store(warnsOfMistakesKey, warns, warnsOfMistakes(), &Settings::warnsOfMistakesChanged);
}

bool Settings::areMovesColoured() const
{
    return m_store.value(movesColouredKey, false).toBool();
}

void Settings::setMovesColoured(bool coloured)
{
    store(movesColouredKey, coloured, areMovesColoured(), &Settings::movesColouredChanged);
}

Argument Settings::level() const
{
    const auto stored = games::findLevel(m_store.value(levelKey).toString().toStdString());
    return shownLevel(stored.value_or(games::Level::Labels));
}

void Settings::setLevel(Argument level)
{
    store(levelKey, idOf(level), idOf(this->level()), &Settings::levelChanged);
}

bool Settings::areSoundsAvailable() const
{
    return !SoundPlayer::program().isEmpty();
}

bool Settings::sounds() const
{
    return m_store.value(soundsKey, false).toBool();
}

void Settings::setSounds(bool sounds)
{
    store(soundsKey, sounds, this->sounds(), &Settings::soundsChanged);
}

QString Settings::presentScreen() const
{
    return m_store.value(presentScreenKey).toString();
}

void Settings::setPresentScreen(const QString& screen)
{
    store(presentScreenKey, screen, presentScreen(), &Settings::presentChanged);
}

bool Settings::teacherWindow() const
{
    return m_store.value(teacherWindowKey, false).toBool();
}

void Settings::setTeacherWindow(bool open)
{
    store(teacherWindowKey, open, teacherWindow(), &Settings::presentChanged);
}

QRect Settings::teacherPlace() const
{
    return m_store.value(teacherPlaceKey).toRect();
}

void Settings::setTeacherPlace(const QRect& place)
{
    store(teacherPlaceKey, place, teacherPlace(), &Settings::presentChanged);
}

} // namespace models
