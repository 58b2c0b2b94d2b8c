// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include "games/capabilities.h"
#include "games/catalogue.h"
#include "wording/errors.h"
#include "wording/offers.h"
#include "wording/outcomes.h"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>
#include <string_view>

namespace cli {

Exit worse(Exit a, Exit b)
{
    constexpr std::array fromGoodToBad{Exit::Done, Exit::No, Exit::Unsolved, Exit::BadInput,
                                       Exit::Interrupted};
    return *std::max(std::ranges::find(fromGoodToBad, a), std::ranges::find(fromGoodToBad, b));
}

Exit exitFor(const solver::Unsolved& unsolved)
{
    return unsolved.reason == solver::UnsolvedReason::Cancelled ? Exit::Interrupted : Exit::Unsolved;
}

void Console::complain(const std::string& about, const QString& cause) const
{
    err << "grundy-cli: " << wording::shownToken(about).toStdString() << ": " << cause.toStdString() << '\n';
}

Exit Console::unsolved(const std::string& about, const solver::Unsolved& unsolved) const
{
    complain(about, wording::unsolvedText(unsolved));
    return exitFor(unsolved);
}

void Console::noteFallen(const std::string& about, const games::Game& game) const
{
    if (const std::uint64_t fallen = games::fallenWhenReading(game); fallen > 0)
        err << "note: " << wording::shownToken(about).toStdString() << ": "
            << wording::fallenText(fallen).toStdString() << '\n';
}

void Console::print(const QString& line) const
{
    out << line.toStdString() << '\n';
}

bool Console::canPrint() const
{
    return !out.fail();
}

bool Console::readLine(std::string& line) const
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    while (std::getline(in, line)) {
        if (line.starts_with(byteOrderMark))
            line.erase(0, byteOrderMark.size());
        while (line.ends_with('\r'))
            line.pop_back();
        if (line.find_first_not_of(" \t\r") != std::string::npos)
            return true;
    }
    return false;
}

games::GamePtr Console::read(const std::string& argument) const
{
    std::string line;
    return argument != standardInput || !readLine(line) ? parsed(argument) : parsed(line);
}

games::GamePtr Console::parsed(const std::string& notation) const
{
    const games::Parsed parsed = games::parse(notation);
    if (const auto* error = std::get_if<games::ParseError>(&parsed)) {
        complain(notation, wording::refusedText(*error, notation));
        return nullptr;
    }
    noteFallen(notation, *std::get<games::GamePtr>(parsed));
    return std::get<games::GamePtr>(parsed);
}

} // namespace cli
