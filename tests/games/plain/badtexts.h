// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables of texts that are no position: where and how each is wrong.

#include "games/catalogue.h"
#include "games/text/sentence.h"

#include <QTest>

#include <optional>
#include <string>

namespace badtexts {

inline void addColumns()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<games::ParseProblem>("problem");
    QTest::addColumn<std::optional<games::Expected>>("expected");
    QTest::addColumn<std::optional<std::string>>("found");
    QTest::addColumn<std::optional<games::Sentence>>("told");
}

/// `found` is compared where it is given.
inline void row(const std::string& text, int column, games::ParseProblem problem, games::Expected expected,
                const std::optional<std::string>& found = std::nullopt)
{
    QTest::newRow(text.substr(0, 60).c_str())
        << text << column << problem << std::optional(expected) << found << std::optional<games::Sentence>();
}

/// A row of which the game itself says what is wrong.
inline void row(const std::string& text, int column, const games::Sentence& told)
{
    QTest::newRow(text.substr(0, 60).c_str())
        << text << column << games::ParseProblem::Told << std::optional<games::Expected>()
        << std::optional<std::string>() << std::optional(told);
}

/// A row by the name of what is wrong; what was expected is not compared.
inline void named(const char* name, const std::string& text, int column, games::ParseProblem problem)
{
    QTest::newRow(name) << text << column << problem << std::optional<games::Expected>()
                        << std::optional<std::string>() << std::optional<games::Sentence>();
}
inline void named(const char* name, const std::string& text, int column, const games::Sentence& told)
{
    QTest::newRow(name) << text << column << games::ParseProblem::Told << std::optional<games::Expected>()
                        << std::optional<std::string>() << std::optional(told);
}

inline void check()
{
    QFETCH(const std::string, text);
    QFETCH(const int, column);
    QFETCH(const games::ParseProblem, problem);
    QFETCH(const std::optional<games::Expected>, expected);
    QFETCH(const std::optional<std::string>, found);
    QFETCH(const std::optional<games::Sentence>, told);
    const games::Parsed parsed = games::parse(text);
    const auto* error = std::get_if<games::ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->column), column);
    QCOMPARE(error->problem, problem);
    QVERIFY(error->told == told);
    if (found)
        QCOMPARE(error->found, *found);
    if (!expected)
        return;
    QCOMPARE(error->expected, *expected);
    // The sentence names the values where one of a few is expected.
    QCOMPARE(error->choices.empty(), expected != games::Expected::OneOf);
}

} // namespace badtexts
