// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tables/searchneed.h"

#include "cli/tables/boardtable.h"
#include "games/grid/grid.h"
#include "games/stones/stonetablejudge.h"
#include "wording/text/text.h"

namespace cli {
namespace {

/// What the table over so many stones would need, and why it is not made.
QString needText(int stones, const solver::Limits& limits)
{
    const std::uint64_t needed = games::stoneTableBytes(stones);
    const QString need =
        //: why there is no table: a number of stones, and an amount in megabytes
        Cli::tr("it is searched: a table over its %1 stones needs %2 MB of memory")
            .arg(stones)
            .arg(megabytesText(needed));
    if (stones > solver::maximumCells)
        //: the sentence above, "it is searched: …", and a number of stones
        return Cli::tr("%1, and tables are made of up to %2 stones").arg(need).arg(solver::maximumCells);
    if (needed > limits.memoryBytes)
        //: the sentence above, "it is searched: …", and an amount in megabytes; --memory is an option
        return Cli::tr("%1, and --memory allows %2 MB")
            .arg(need, wording::localized(limits.memoryBytes >> 20));
    return Cli::tr("%1, which the machine has not free").arg(need);
}

} // namespace

int stonesOnGrid(const games::Game& game)
{
    return game.info().id == games::Grid::info().id ? static_cast<int>(game.piecesLeft()) : 0;
}

solver::Job tellingNeed(const games::Game& game, const solver::Job& job, const Console& console,
                        ProgressLine& line)
{
    //: before how far a calculation is: positions are being searched
    solver::Job shown = line.shown(job, Cli::tr("searching"));
    const int stones = stonesOnGrid(game);
    if (stones == 0)
        return shown;
    shown.progress = [&console, &line, show = shown.progress, about = game.notation(),
                      need = needText(stones, job.limits),
                      isTold = false](const solver::Progress& progress) mutable {
        const bool isSearch = !progress.fraction; // a table knows how far it is
        if (isSearch && !isTold) {
            line.clear();
            console.complain(about, need);
        }
        isTold = isTold || isSearch;
        show(progress);
    };
    return shown;
}

} // namespace cli
