// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/drawn/layoutjson.h"

#include <QJsonArray>

#include <array>
#include <cmath>

namespace models {
namespace {

constexpr double furthest = 1000;

double rounded(double number)
{
    constexpr double grain = 1000;
    return std::round(number * grain) / grain;
}

/// That many numbers on the canvas or near it; none for anything else.
template <std::size_t n>
std::optional<std::array<double, n>> numbers(const QJsonValue& value)
{
    const QJsonArray array = value.toArray();
    if (array.size() != static_cast<qsizetype>(n))
        return std::nullopt;
    std::array<double, n> read{};
    for (std::size_t i = 0; i < n; ++i) {
        const QJsonValue number = array.at(static_cast<qsizetype>(i));
        read[i] = number.toDouble();
        if (!number.isDouble() || !(std::abs(read[i]) <= furthest))
            return std::nullopt;
    }
    return read;
}

} // namespace

QJsonObject layoutToJson(const games::DrawnLayout& layout)
{
    QJsonObject joints;
    for (const auto& [number, place] : layout.joints)
        joints.insert(QString::number(number), QJsonArray{rounded(place.x), rounded(place.y)});
    QJsonArray edges;
    for (const games::EdgeShape& edge : layout.edges)
        edges.append(QJsonArray{rounded(edge.bend), rounded(edge.fromFoot), rounded(edge.toFoot)});
    return {{QStringLiteral("joints"), joints}, {QStringLiteral("edges"), edges}};
}

std::optional<games::DrawnLayout> layoutFromJson(const QJsonValue& value, const games::DrawnLayout& own)
{
    const QJsonObject joints = value.toObject().value(QStringLiteral("joints")).toObject();
    const QJsonArray edges = value.toObject().value(QStringLiteral("edges")).toArray();
    if (joints.size() != static_cast<qsizetype>(own.joints.size()) ||
        edges.size() != static_cast<qsizetype>(own.edges.size()))
        return std::nullopt;
    games::DrawnLayout layout;
    for (const auto& [number, unused] : own.joints) {
        const auto place = numbers<2>(joints.value(QString::number(number)));
        if (!place)
            return std::nullopt;
        layout.joints[number] = {.x = place->at(0), .y = place->at(1)};
    }
    layout.edges.reserve(own.edges.size());
    for (const auto& edge : edges) {
        const auto shape = numbers<3>(edge);
        if (!shape)
            return std::nullopt;
        layout.edges.push_back({.bend = shape->at(0), .fromFoot = shape->at(1), .toFoot = shape->at(2)});
    }
    return layout;
}

} // namespace models
