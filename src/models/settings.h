// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/argument.h"
#include "models/desktopwishes.h"
#include "models/files/ownsettings.h"
#include "wording/text/language.h"
#include "wording/text/version.h"

#include <QObject>
#include <QRect>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace models {

/// The person's preferences; saved at once.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool dark READ isDark NOTIFY themeChanged)
    Q_PROPERTY(QString contrast READ contrast WRITE setContrast NOTIFY themeChanged)
    Q_PROPERTY(bool highContrast READ isHighContrast NOTIFY themeChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QStringList languages READ languages CONSTANT)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT)
    /// The typeface of numbers that stand below each other.
    Q_PROPERTY(QString numberFamily READ numberFamily NOTIFY spoken)
    /// What --version says, "grundy 0.1.0 (Qt 6.4.2)", and where Grundy is published; empty: nowhere.
    Q_PROPERTY(QString versionLine READ versionLine CONSTANT)
    Q_PROPERTY(QString homepage READ homepage CONSTANT)
    /// As it is now; told anew in another language.
    Q_PROPERTY(QString homeProblem READ homeProblem NOTIFY spoken)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    /// Pieces are discs and bars, and lie on no table.
    Q_PROPERTY(bool plainPieces READ arePiecesPlain WRITE setPlainPieces NOTIFY changed)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY changed)
    /// How long the computer waits before it moves, in ms: 0, 600 or 1500.
    Q_PROPERTY(int pause READ pause WRITE setPause NOTIFY changed)
    /// The table of moves says which share of the games after a move its player wins.
    Q_PROPERTY(bool sharesShown READ areSharesShown WRITE setSharesShown NOTIFY changed)
    /// Play: one is told when one's move gives the win away.
    Q_PROPERTY(bool warnsOfMistakes READ warnsOfMistakes WRITE setWarnsOfMistakes NOTIFY changed)
    /// Play: winning and losing moves are marked.
    Q_PROPERTY(bool movesColoured READ areMovesColoured WRITE setMovesColoured NOTIFY changed)
    /// How far Why? argues, everywhere.
    Q_PROPERTY(models::arguments::Argument level READ level WRITE setLevel NOTIFY changed)
    /// P and N have been met: in a lesson, by choosing a level that argues with them, or by a switch. Until
    /// then Play says in words who can win.
    Q_PROPERTY(bool lettersMet READ areLettersMet WRITE setLettersMet NOTIFY changed)
    /// The name of the screen for Present; empty: where the window is.
    Q_PROPERTY(QString presentScreen READ presentScreen WRITE setPresentScreen NOTIFY changed)
    /// The teacher's window opens with Present, at its place on the desktop (empty before it has one).
    Q_PROPERTY(bool teacherWindow READ teacherWindow WRITE setTeacherWindow NOTIFY changed)
    Q_PROPERTY(QRect teacherPlace READ teacherPlace WRITE setTeacherPlace NOTIFY changed)

public:
    explicit Settings(QObject* parent = nullptr);

    /// "system", "light" or "dark"; others are ignored.
    [[nodiscard]] QString theme() const;
    void setTheme(const QString& theme);
    /// The theme resolved: what 'system' means now.
    [[nodiscard]] bool isDark() const;
    /// "system", "normal" or "high"; others are ignored.
    [[nodiscard]] QString contrast() const;
    void setContrast(const QString& contrast);
    /// The contrast resolved.
    [[nodiscard]] bool isHighContrast() const;
    /// Empty means the system's language. Who owns the window has it speak another one.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    /// The first one is empty.
    [[nodiscard]] QStringList languages() const;
    /// Of the languages but the first, in each of them: "Deutsch", "Italiano (40%)".
    [[nodiscard]] QStringList languageNames() const;
    [[nodiscard]] static QString numberFamily() { return wording::numberFamily(); }
    /// See wording::numeral.
    [[nodiscard]] Q_INVOKABLE static QString numeral(const QString& text) { return wording::numeral(text); }
    [[nodiscard]] static QString versionLine();
    [[nodiscard]] static QString homepage() { return wording::homepage(); }
    [[nodiscard]] static QString homeProblem() { return models::homeProblem(); }
    /// What the person has said, else what the system says.
    [[nodiscard]] bool reducedMotion() const
    {
        return m_store.value(reducedMotionKey, m_desktop.wantsNoMotion()).toBool();
    }
    void setReducedMotion(bool reduced) { store(reducedMotionKey, reduced, reducedMotion()); }
    /// 1, 1.15, 1.3, 1.5 or 2; the nearest one is taken.
    [[nodiscard]] double textScale() const;
    void setTextScale(double scale);
    [[nodiscard]] bool sounds() const { return m_store.value(soundsKey, true).toBool(); }
    void setSounds(bool on) { store(soundsKey, on, sounds()); }
    [[nodiscard]] bool arePiecesPlain() const { return flag(plainPiecesKey); }
    void setPlainPieces(bool plain) { setFlag(plainPiecesKey, plain); }
    [[nodiscard]] int pause() const;
    /// The nearest one that there is, is taken.
    void setPause(int ms);
    [[nodiscard]] bool areSharesShown() const { return flag(sharesKey); }
    void setSharesShown(bool shown) { setFlag(sharesKey, shown); }
    [[nodiscard]] bool warnsOfMistakes() const { return flag(warnsOfMistakesKey); }
    void setWarnsOfMistakes(bool warns) { setFlag(warnsOfMistakesKey, warns); }
    [[nodiscard]] bool areMovesColoured() const { return flag(movesColouredKey); }
    void setMovesColoured(bool coloured) { setFlag(movesColouredKey, coloured); }
    /// The idea until another one is chosen.
    [[nodiscard]] Argument level() const;
    void setLevel(Argument level);
    /// Whoever has been here before this was asked has met them.
    [[nodiscard]] bool areLettersMet() const
    {
        return m_store.value(lettersMetKey, !m_store.allKeys().isEmpty()).toBool();
    }
    void setLettersMet(bool met) { store(lettersMetKey, met, areLettersMet()); }
    [[nodiscard]] QString presentScreen() const { return m_store.value(presentScreenKey).toString(); }
    void setPresentScreen(const QString& screen) { store(presentScreenKey, screen, presentScreen()); }
    [[nodiscard]] bool teacherWindow() const { return flag(teacherWindowKey); }
    void setTeacherWindow(bool open) { setFlag(teacherWindowKey, open); }
    [[nodiscard]] QRect teacherPlace() const { return m_store.value(teacherPlaceKey).toRect(); }
    void setTeacherPlace(const QRect& place) { store(teacherPlaceKey, place, teacherPlace()); }

    /// What is stored, for who holds no Settings.
    [[nodiscard]] static QString storedLanguage() { return QSettings().value(languageKey).toString(); }
    [[nodiscard]] static bool storedSounds() { return QSettings().value(soundsKey, true).toBool(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void themeChanged();
    void languageChanged();
    /// Any of the other settings.
    void changed();
    /// Another language than before.
    void spoken();

private:
    static constexpr QLatin1String themeKey{"theme"};
    static constexpr QLatin1String contrastKey{"contrast"};
    static constexpr QLatin1String languageKey{"language"};
    static constexpr QLatin1String reducedMotionKey{"reducedMotion"};
    static constexpr QLatin1String textScaleKey{"textScale"};
    static constexpr QLatin1String plainPiecesKey{"plainPieces"};
    static constexpr QLatin1String soundsKey{"sounds"};
    static constexpr QLatin1String pauseKey{"computerPause"};
    static constexpr QLatin1String sharesKey{"gamesWon"};
    static constexpr QLatin1String warnsOfMistakesKey{"warnsOfMistakes"};
    static constexpr QLatin1String movesColouredKey{"movesColoured"};
    static constexpr QLatin1String levelKey{"level"};
    static constexpr QLatin1String lettersMetKey{newHomeKey};
    static constexpr QLatin1String presentScreenKey{"present/screen"};
    static constexpr QLatin1String teacherWindowKey{"present/teacherWindow"};
    static constexpr QLatin1String teacherPlaceKey{"present/teacherPlace"};

    [[nodiscard]] bool flag(const QString& key) const { return m_store.value(key, false).toBool(); }
    /// Stores a value that is another one than before, and tells so.
    void store(const QString& key, const QVariant& value, const QVariant& before,
               void (Settings::*signal)() = &Settings::changed);
    void setFlag(const QString& key, bool value) { store(key, value, flag(key)); }

    QSettings m_store;
    DesktopWishes m_desktop;
};

} // namespace models
