// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/exercises/exercise.h"
#include "models/files/ownfile.h"
#include "models/listmodel.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace models {

/// What pupils.json holds: ids and names.
struct PupilFacts {
    static constexpr qint64 mostBytes = qint64{1} << 20;

    struct Name {
        QString id{};
        QString name{};
    };
    std::vector<Name> names{};

    [[nodiscard]] const Name* find(const QString& id) const;
    /// A name in one line, without what cannot be seen.
    [[nodiscard]] static QString tidied(const QString& name);
    [[nodiscard]] static std::variant<PupilFacts, FileError> read(const QByteArray& text);
    [[nodiscard]] QByteArray text() const;
};

/// Who learns at this computer, and what each has done: the first row is nobody in particular, whose files
/// are the program's own; every other pupil has a folder with the same files. The names stand in
/// pupils.json. Nothing else is kept, and nothing leaves the computer.
class Pupils : public models::ListModel { // in full: moc reads it
    Q_OBJECT
    QML_ELEMENT
    /// Who learns now: the name; the folder of the files, empty for the program's own.
    Q_PROPERTY(QString currentName READ currentName NOTIFY changed)
    Q_PROPERTY(QString learner READ learner NOTIFY changed)
    /// There are names, and nobody said yet who it is.
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed)
    /// What could not be read or written, as a sentence; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    enum Role {
        PupilIdRole = Qt::UserRole + 1,
        NameRole, ///< "No name" of the first row
        CurrentRole,
        LessonsDoneRole, ///< lessons done, and begun
        LessonsBegunRole,
        StepsRightRole, ///< steps of lessons answered, right at the first try and not
        StepsWrongRole,
        RightOnesRole, ///< exercises of Practice, right at the first try and not
        WrongOnesRole,
        MarkedOnesRole, ///< rows, tables and graphs filled in rightly
        DayRole,        ///< the last day, as a text; empty for none
        KindsRole       ///< for each kind of exercise that was practised a line
    };
    Q_ENUM(Role)

    static constexpr int mostPupils = 200;
    static constexpr int longestName = 60;

    explicit Pupils(QObject* parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_pupils.size()); }
    [[nodiscard]] QVariant value(int row, int role) const override;

    /// The id of who learns now; empty for nobody.
    [[nodiscard]] QString current() const { return m_current; }
    [[nodiscard]] QString currentName() const;
    [[nodiscard]] QString learner() const { return folderOf(m_current); }
    [[nodiscard]] bool isAsking() const { return !m_isChosen && rowCount() > 1; }
    [[nodiscard]] QString problem() const { return m_kept.problem(); }

    /// This one learns from now on; an unknown id is ignored.
    Q_INVOKABLE void choose(const QString& id);
    /// Why there cannot be a pupil of that name; empty when there is one now, who learns from now on.
    Q_INVOKABLE QString add(const QString& name);
    Q_INVOKABLE QString rename(const QString& id, const QString& name);
    /// Forgets what a pupil did; the name stays.
    Q_INVOKABLE void reset(const QString& id);
    /// Forgets a pupil. If it is the one who learns, nobody does.
    Q_INVOKABLE void remove(const QString& id);
    /// Reads again what each has done.
    Q_INVOKABLE void refresh();
    /// All of it as a table, see docs/teaching.md.
    [[nodiscard]] QByteArray csv() const;
    /// Writes it; a sentence where that fails, else empty.
    Q_INVOKABLE QString write(const QUrl& file) const;

    /// Where the names are kept, and a pupil's files.
    [[nodiscard]] static QString path() { return ownPath(QStringLiteral("pupils.json")); }
    [[nodiscard]] static QString folderOf(const QString& id)
    {
        return id.isEmpty() ? QString() : ownPath(QStringLiteral("pupils/") + id);
    }

signals:
    void changed();
    /// What the one who learns has done is forgotten.
    void forgotten();

private:
    struct Practised {
        QString id;
        classroom::ExerciseKind kind{};
        int right = 0;
        int wrong = 0;
        int level = 1;
    };

    struct Pupil {
        QString id;
        QString name;
        QStringList done{}; ///< the ids of lessons
        int begun = 0;
        int stepsRight = 0;
        int stepsWrong = 0;
        int right = 0;
        int wrong = 0;
        std::vector<Practised> kinds{};
        int marked = 0;
        QDate day{};
    };

    /// Makes the rows of the names that are kept by now; of another window, too.
    void show();
    void change(const Kept<PupilFacts>::Change& how);
    [[nodiscard]] QString whyNot(const QString& name, const QString& id) const;
    [[nodiscard]] bool has(const QString& id) const
    {
        return id.isEmpty() || m_kept.facts().find(id) != nullptr;
    }
    static void readWork(Pupil& pupil);
    static void readLessons(Pupil& pupil);
    static void readPractice(Pupil& pupil);

    std::vector<Pupil> m_pupils; ///< the first is nobody
    QString m_current;
    bool m_isChosen = false;
    Kept<PupilFacts> m_kept;
};

} // namespace models
