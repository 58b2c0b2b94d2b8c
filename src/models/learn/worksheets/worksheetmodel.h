// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/analysis/argument.h"
#include "models/lab/labpicture.h"
#include "models/paper/printout.h"
#include "models/watched.h"
#include "models/worker.h"
#include "print/sheets/sheetpages.h"
#include "wording/text/text.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace models {

/// A worksheet as it is put together: what is asked for, and its pages once they are made. What is asked for
/// is kept between sessions.
class WorksheetModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Worksheet)
    /// The games that exercises can be about, and their titles.
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(QStringList gameTitles READ gameTitles CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY requestChanged)
    /// Own rules of the game in words; empty where the positions are as the game likes.
    Q_PROPERTY(QString rules READ rules NOTIFY requestChanged)
    /// The kinds that can be asked of the game, their names, and those chosen; never none.
    Q_PROPERTY(QStringList offeredKinds READ offeredKinds NOTIFY requestChanged)
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY requestChanged)
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY requestChanged)
    Q_PROPERTY(bool misere READ isMisere WRITE setMisere NOTIFY requestChanged)
    Q_PROPERTY(bool misereOffered READ isMisereOffered NOTIFY requestChanged)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY requestChanged)
    Q_PROPERTY(int mostNumber READ mostNumber CONSTANT)
    Q_PROPERTY(int difficulty READ difficulty WRITE setDifficulty NOTIFY requestChanged)
    Q_PROPERTY(int mostDifficulty READ mostDifficulty CONSTANT)
    /// In digits: it may be larger than numbers of QML are exact. Other texts are ignored.
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY requestChanged)
    /// "a4" or "letter".
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY requestChanged)
    /// Empty: usualTitle.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY requestChanged)
    Q_PROPERTY(QString usualTitle READ usualTitle NOTIFY requestChanged)
    /// How far the key argues.
    Q_PROPERTY(models::arguments::Argument level READ level WRITE setLevel NOTIFY requestChanged)
    Q_PROPERTY(bool key READ hasKey WRITE setKey NOTIFY requestChanged)
    /// Pages are made only while somebody looks.
    Q_PROPERTY(bool active MEMBER m_active WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Why there is no sheet; empty otherwise.
    Q_PROPERTY(QString problem READ problem NOTIFY pagesChanged)
    Q_PROPERTY(int pages READ pages NOTIFY pagesChanged)
    /// Pages with exercises: those with answers come after them.
    Q_PROPERTY(int exercisePages READ exercisePages NOTIFY pagesChanged)
    /// The pages show what is asked for now.
    Q_PROPERTY(bool current READ isCurrent NOTIFY busyChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY requestChanged)

public:
    static constexpr qsizetype longestTitle = 120; ///< characters

    using Pages = std::shared_ptr<const printing::SheetPages>;

    explicit WorksheetModel(QObject* parent = nullptr);

    [[nodiscard]] QStringList games() const;
    [[nodiscard]] QStringList gameTitles() const;
    [[nodiscard]] QString game() const { return QString::fromStdString(m_request.game); }
    void setGame(const QString& game);
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QStringList offeredKinds() const { return m_offered; }
    [[nodiscard]] QStringList kindNames() const { return wording::textsOf(m_offered, printing::askedName); }
    [[nodiscard]] QStringList kinds() const { return printing::idsOf(m_request); }
    [[nodiscard]] bool isMisere() const { return m_request.play == theory::Play::Misere; }
    void setMisere(bool misere);
    [[nodiscard]] bool isMisereOffered() const;
    [[nodiscard]] int number() const { return m_request.number; }
    void setNumber(int number) { assign(m_request.number, std::clamp(number, 1, printing::mostExercises)); }
    [[nodiscard]] int mostNumber() const { return printing::mostExercises; }
    [[nodiscard]] int difficulty() const { return m_request.difficulty; }
    void setDifficulty(int difficulty)
    {
        assign(m_request.difficulty, std::clamp(difficulty, 1, classroom::mostDifficulty));
    }
    [[nodiscard]] int mostDifficulty() const { return classroom::mostDifficulty; }
    [[nodiscard]] QString seed() const { return QString::number(static_cast<qulonglong>(m_request.seed)); }
    void setSeed(const QString& seed);
    [[nodiscard]] QString paper() const
    {
        return m_look.paper == printing::Paper::A4 ? QStringLiteral("a4") : QStringLiteral("letter");
    }
    void setPaper(const QString& paper)
    {
        if (const auto found = printing::findPaper(paper.toStdString()))
            assign(m_look.paper, *found);
    }
    [[nodiscard]] QString title() const { return m_look.title; }
    void setTitle(const QString& title) { assign(m_look.title, title.simplified().left(longestTitle)); }
    [[nodiscard]] QString usualTitle() const { return printing::worksheetTitle(m_request); }
    [[nodiscard]] Argument level() const { return shownLevel(m_request.level); }
    void setLevel(Argument level);
    [[nodiscard]] bool hasKey() const { return m_look.key; }
    void setKey(bool key) { assign(m_look.key, key); }
    void setActive(bool active);
    [[nodiscard]] bool isBusy() const { return m_wait.isActive() || m_worker.isBusy(); }
    [[nodiscard]] double progress() const { return std::max(0.0, m_worker.progress()); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int pages() const { return m_pages ? m_pages->count() : 0; }
    [[nodiscard]] int exercisePages() const { return m_pages ? m_pages->sheetPages() : 0; }
    [[nodiscard]] bool isCurrent() const;
    [[nodiscard]] QString fileName() const;

    /// Takes a kind in, or out unless it is the only one; others than the offered ones are ignored.
    Q_INVOKABLE void setKind(const QString& id, bool chosen);
    /// The rules of a position, and its convention.
    Q_INVOKABLE void takeRules(const QString& notation);
    /// Positions as the game likes again.
    Q_INVOKABLE void clearRules();
    /// Another seed.
    Q_INVOKABLE void another();
    /// No more is made until something else is asked for.
    Q_INVOKABLE void stop();
    /// What a page says, for those who cannot see it.
    [[nodiscard]] Q_INVOKABLE QString pageText(int page) const;
    /// Writes the pages as PDF; a sentence where that fails, else empty.
    [[nodiscard]] Q_INVOKABLE QString write(const QUrl& url) const;
    /// The pages, for a printer.
    [[nodiscard]] Q_INVOKABLE models::Printout printout() const;

    /// Null while there are none.
    [[nodiscard]] Pages sheet() const { return m_pages; }

signals:
    void requestChanged();
    void activeChanged();
    void busyChanged();
    void progressChanged();
    void pagesChanged();

private:
    void restore();
    void store();
    /// For those that can still be asked; for the usual one where there are none.
    void askFor(const QStringList& kinds);
    template <typename T>
    void assign(T& member, const T& value)
    {
        if (std::exchange(member, value) != value)
            change();
    }
    void change();
    void makeAnew();
    void makeInOtherWords();
    void make();
    void receive(const Pages& pages, const QByteArray& pdf, const QString& problem);

    printing::WorksheetRequest m_request;
    games::GamePtr m_rulesGame{}; ///< of own rules
    QStringList m_offered;        ///< the kinds
    printing::SheetLook m_look;
    bool m_active = false;
    QString m_problem;
    Pages m_pages;
    QByteArray m_pdf;                                   ///< of the pages
    std::optional<printing::WorksheetRequest> m_failed; ///< what `m_problem` is about
    QSettings m_store;
    QTimer m_wait;   ///< for the next change, which often follows at once
    Worker m_worker; ///< last: its thread ends before what it reports to
};

/// A page of a worksheet as it will be printed; a unit is a point of paper.
class WorksheetPicture : public models::LabPicture { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(models::WorksheetModel* sheet MEMBER m_sheet WRITE setSheet NOTIFY changed)
    /// From 0; a page that is not there is not drawn.
    Q_PROPERTY(int page MEMBER m_page NOTIFY changed)

public:
    using LabPicture::LabPicture;

    [[nodiscard]] QSizeF size() const override;
    [[nodiscard]] Painter painter() const override;
    [[nodiscard]] Scales scales() const override { return {.fit = 3, .most = 8}; }

    void setSheet(WorksheetModel* sheet)
    {
        if (watch(m_sheet, sheet, &WorksheetModel::pagesChanged, this, &LabPicture::changed))
            emit changed();
    }

private:
    Watched<WorksheetModel> m_sheet;
    int m_page = 0;
};

} // namespace models
