// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tables of texts that are no position: where and how each is wrong.

#include <QTest>

#include "games/catalogue.h"

#include <optional>
#include <string>

namespace badtexts {

inline void addColumns()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<games::ParseProblem>("problem");
    QTest::addColumn<games::Expected>("expected");
    QTest::addColumn<std::optional<std::string>>("found");
}

/// `found` is compared where it is given.
inline void row(const std::string& text, int column, games::ParseProblem problem, games::Expected expected,
                const std::optional<std::string>& found = std::nullopt)
{
    QTest::newRow(text.substr(0, 60).c_str()) << text << column << problem << expected << found;
}

inline void check()
{
    QFETCH(const std::string, text);
    QFETCH(const int, column);
    QFETCH(const games::ParseProblem, problem);
    QFETCH(const games::Expected, expected);
    QFETCH(const std::optional<std::string>, found);
    const games::Parsed parsed = games::parse(text);
    const auto* error = std::get_if<games::ParseError>(&parsed);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->column), column);
    QCOMPARE(error->problem, problem);
    QCOMPARE(error->expected, expected);
    if (found)
        QCOMPARE(error->found, *found);
    // The sentence names the values where one of a few is expected.
    QCOMPARE(error->choices.empty(), expected != games::Expected::OneOf);
}

} // namespace badtexts
