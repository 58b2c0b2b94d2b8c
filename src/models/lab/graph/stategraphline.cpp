// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lab/graph/stategraphline.h"

#include "wording/text/text.h"

#include <QStringList>

#include <algorithm>

namespace models {
namespace {

constexpr qsizetype namesShown = 6; // of a path

} // namespace

void StateGraphLine::setLab(Lab* lab)
{
    if (!watch(m_lab, lab, &Lab::wholeChanged, this, &StateGraphLine::begin))
        return;
    if (m_lab)
        connect(m_lab, &Lab::selectedChanged, this, &StateGraphLine::receiveSelection);
    begin();
}

void StateGraphLine::begin()
{
    m_nodes.clear();
    m_arrows.clear();
    if (m_following && m_lab && m_lab->isReady() && m_lab->selectedNode() >= 0)
        m_nodes.append(m_lab->selectedNode());
    emit lineChanged();
}

/// Another position has been selected elsewhere: a line begins there.
void StateGraphLine::receiveSelection()
{
    if (m_following && (m_nodes.isEmpty() || m_nodes.constLast() != m_lab->selectedNode()))
        begin();
}

void StateGraphLine::select()
{
    m_lab->setSelectedNode(m_nodes.constLast());
    emit lineChanged();
}

/// The arrows that may be played now.
std::vector<analysis::ArrowIndex> StateGraphLine::moves() const
{
    std::vector<analysis::ArrowIndex> found;
    if (m_nodes.isEmpty() || !m_lab->isReady())
        return found;
    const auto node = static_cast<std::size_t>(m_nodes.constLast());
    const auto last = m_arrows.empty() ? theory::Mover::Either
                                       : graph().arrows[static_cast<std::size_t>(m_arrows.back())].player;
    for (auto arrow = graph().firstArrow[node]; arrow < graph().firstArrow[node + 1]; ++arrow)
        if (last == theory::Mover::Either || graph().arrows[arrow].player != last)
            found.push_back(arrow);
    return found;
}

int StateGraphLine::arrowTo(int node) const
{
    const auto all = moves();
    const auto found = std::ranges::find_if(
        all, [&](analysis::ArrowIndex arrow) { return static_cast<int>(graph().arrows[arrow].to) == node; });
    return found == all.end() ? -1 : static_cast<int>(*found);
}

void StateGraphLine::choose(int node)
{
    if (!m_lab)
        return;
    const qsizetype place = m_nodes.indexOf(node);
    if (const int arrow = arrowTo(node); arrow >= 0) {
        extend(arrow);
    } else if (place >= 0) {
        m_nodes.resize(place + 1);
        m_arrows.resize(static_cast<std::size_t>(place));
        select();
    } else {
        m_lab->setSelectedNode(node);
    }
}

void StateGraphLine::extend(int arrow)
{
    if (arrow < 0)
        return;
    m_arrows.push_back(arrow);
    m_nodes.append(static_cast<int>(graph().arrows[static_cast<std::size_t>(arrow)].to));
    select();
}

void StateGraphLine::goBack()
{
    if (!canGoBack())
        return;
    m_nodes.removeLast();
    m_arrows.pop_back();
    select();
}

bool StateGraphLine::isAtCold() const
{
    return !m_nodes.isEmpty() && m_lab->isReady() &&
           graph().isCold(static_cast<analysis::NodeIndex>(m_nodes.constLast()));
}

int StateGraphLine::stepInto() const
{
    const auto all = moves();
    const auto found = std::ranges::find_if(
        all, [this](analysis::ArrowIndex arrow) { return graph().isCold(graph().arrows[arrow].to); });
    return found == all.end() ? -1 : static_cast<int>(*found);
}

int StateGraphLine::stepOutOf() const
{
    const auto all = moves();
    if (!isAtCold() || all.empty())
        return -1;
    const auto best = std::ranges::max_element(all, {}, [this](analysis::ArrowIndex arrow) {
        return graph().nodes[graph().arrows[arrow].to].remoteness;
    });
    return static_cast<int>(*best);
}

QString StateGraphLine::path() const
{
    if (!m_lab || !m_lab->isReady())
        return {};
    QStringList names;
    for (const int node : m_nodes)
        names.append(QString::fromStdString(graph().nodes[static_cast<std::size_t>(node)].name));
    if (names.size() > namesShown)
        names = QStringList{QStringLiteral("…")} + names.last(namesShown);
    return names.join(QStringLiteral(" → "));
}

QString StateGraphLine::text() const
{
    if (m_nodes.isEmpty() || !m_lab->isReady())
        return {};
    if (!graph().isFollowed(static_cast<analysis::NodeIndex>(m_nodes.constLast())))
        return tr("This part of the game does not show all that can follow this position.");
    const auto all = moves();
    const auto into = static_cast<std::uint64_t>(std::ranges::count_if(
        all, [this](analysis::ArrowIndex arrow) { return graph().isCold(graph().arrows[arrow].to); }));
    return m_lab->whole()->statistics.coldIsKernel ? kernelText(all.size(), into)
                                                   : coldText(all.size(), into);
}

QString StateGraphLine::kernelText(std::uint64_t count, std::uint64_t into) const
{
    if (count == 0)
        return isAtCold() ? tr("In the kernel (P): no move is left.")
                          : tr("Outside the kernel: no move is left.");
    if (isAtCold() && count == 1)
        return tr("In the kernel (P): the only move leads out of it.");
    if (isAtCold())
        return wording::counted(
                   QT_TRANSLATE_N_NOOP("Wording", "In the kernel (P): %1 move leads out of it."),
                   QT_TRANSLATE_N_NOOP("Wording", "In the kernel (P): all %1 moves lead out of it."), count)
            .arg(wording::localized(count));
    return wording::counted(
               //: how many moves of a position, here 1, and how many it has
               QT_TRANSLATE_N_NOOP("Wording", "Outside the kernel: %1 of %2 moves leads into it."),
               //: how many moves of a position, and how many it has
               QT_TRANSLATE_N_NOOP("Wording", "Outside the kernel: %1 of %2 moves lead into it."), into)
        .arg(wording::localized(into), wording::localized(count));
}

/// Where the P-positions are no kernel.
QString StateGraphLine::coldText(std::uint64_t count, std::uint64_t into) const
{
    if (count == 0)
        return isAtCold() ? tr("A P-position: no move is left.") : tr("Not a P-position: no move is left.");
    if (isAtCold() && count == 1)
        return tr("A P-position: the only move leaves none.");
    if (isAtCold())
        return wording::counted(
                   QT_TRANSLATE_N_NOOP("Wording", "A P-position: %1 move leaves none."),
                   QT_TRANSLATE_N_NOOP("Wording", "A P-position: none of the %1 moves leaves another."),
                   count)
            .arg(wording::localized(count));
    //: how many moves of a position leave a P-position, here 1, and how many it has
    return wording::counted(QT_TRANSLATE_N_NOOP("Wording", "Not a P-position: %1 of %2 moves leaves one."),
                            //: how many moves of a position leave a P-position, and how many it has
                            QT_TRANSLATE_N_NOOP("Wording", "Not a P-position: %1 of %2 moves leave one."),
                            into)
        .arg(wording::localized(into), wording::localized(count));
}

} // namespace models
