// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/memory.h"

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace solver {

namespace {

constexpr std::size_t largePage = std::size_t{2} << 20;

constexpr std::size_t roundedUp(std::size_t bytes, std::size_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

} // namespace

std::optional<std::size_t> availableMemoryBytes()
{
    std::ifstream info("/proc/meminfo");
    constexpr auto restOfLine = std::numeric_limits<std::streamsize>::max();
    for (std::string name; info >> name; info.ignore(restOfLine, '\n')) {
        std::size_t kilobytes = 0;
        if (name == "MemAvailable:" && info >> kilobytes)
            return kilobytes << 10;
    }
    return std::nullopt;
}

#ifdef __linux__

void LargeMemoryDeleter::operator()(std::byte* memory) const
{
    if (bytes < largePage)
        std::free(memory);
    else
        munmap(memory, bytes);
}

LargeMemory allocateLarge(std::size_t bytes)
{
    if (bytes < largePage)
        return {static_cast<std::byte*>(std::aligned_alloc(64, roundedUp(bytes, 64))), {bytes}};
    // One page more than asked for, of which the ends outside the alignment go back.
    const std::size_t size = roundedUp(bytes, largePage);
    void* const made = mmap(nullptr, size + largePage, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (made == MAP_FAILED)
        return nullptr;
    auto* const start = static_cast<std::byte*>(made);
    const std::size_t before = (largePage - reinterpret_cast<std::uintptr_t>(start) % largePage) % largePage;
    if (before > 0)
        munmap(start, before);
    munmap(start + before + size, largePage - before);
    madvise(start + before, size, MADV_HUGEPAGE);
    return {start + before, {size}};
}

#else

void LargeMemoryDeleter::operator()(std::byte* memory) const
{
    std::free(memory);
}

LargeMemory allocateLarge(std::size_t bytes)
{
    return {static_cast<std::byte*>(std::aligned_alloc(64, roundedUp(bytes, 64))), {bytes}};
}

#endif

void makePresent(std::byte* start, std::size_t bytes)
{
#ifdef MADV_POPULATE_WRITE
    if (madvise(start, bytes, MADV_POPULATE_WRITE) == 0)
        return;
#endif
    constexpr std::size_t smallPage = 4096;
    for (std::size_t offset = 0; offset < bytes; offset += smallPage)
        start[offset] = std::byte{0};
}

} // namespace solver
