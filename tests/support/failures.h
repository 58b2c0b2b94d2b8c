// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Disks and memory that fail on demand: within a Failure the n-th call of its kind that this thread makes
// does not succeed, in whatever library it is made, or something else is done then. This file defines
// functions of the system.

#include <cerrno>
#include <cstdlib>
#include <functional>
#include <new>
#include <utility>

#include <dlfcn.h>
#include <unistd.h>

namespace tests {

enum class Failing {
    Write,     ///< nothing of it is written
    HalfWrite, ///< half of it is written, and nothing from then on
    Sync,      ///< what is written does not reach the disk
    Link,      ///< a file without a name gets none
    Rename,
    New, ///< an allocation
};

/// Armed for this thread while it lives. Of two only the later one.
class Failure {
public:
    /// `number` counts from 1.
    Failure(Failing what, int number, int error = EIO) : m_what(what), m_left(number), m_error(error)
    {
        armed = this;
    }
    /// At the call `done` is done, which calls no such thing, and the call succeeds.
    Failure(Failing what, int number, std::function<void()> done)
        : m_what(what), m_left(number), m_error(0), m_done(std::move(done))
    {
        armed = this;
    }
    Failure(const Failure&) = delete;
    Failure& operator=(const Failure&) = delete;
    ~Failure() { armed = nullptr; }

    [[nodiscard]] bool hasHappened() const { return m_hasHappened; }
    /// Calls left until it happens.
    [[nodiscard]] int left() const { return m_left; }

    /// Whether the call that asks is the one; sets errno then.
    static bool strikes(Failing what)
    {
        if (armed == nullptr || armed->m_what != what || (--armed->m_left != 0 && !armed->m_isFull))
            return false;
        armed->m_hasHappened = true;
        if (armed->m_done) {
            armed->m_done();
            return false;
        }
        errno = armed->m_error;
        return true;
    }
    /// From now on every write fails.
    static void fill()
    {
        armed->m_what = Failing::Write;
        armed->m_isFull = true;
    }

private:
    static inline thread_local Failure* armed = nullptr;

    Failing m_what;
    int m_left;
    int m_error;
    bool m_hasHappened = false;
    bool m_isFull = false;
    std::function<void()> m_done;
};

/// The system's function of that name.
template <typename Function>
Function* systems(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

} // namespace tests

// Weak: several files of a program may include this one. Not so where a sanitizer has weak ones of its own,
// which come first: there the files of a program are one unit.
#ifndef __has_feature // GCC tells by names of its own
#define __has_feature(feature) 0
#endif
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define GRUNDY_REPLACES
#else
#define GRUNDY_REPLACES [[gnu::weak]]
#endif
extern "C" {

GRUNDY_REPLACES ssize_t write(int handle, const void* from, size_t bytes)
{
    static auto* const real = tests::systems<ssize_t(int, const void*, size_t)>("write");
    if (tests::Failure::strikes(tests::Failing::Write))
        return -1;
    if (bytes < 2 || !tests::Failure::strikes(tests::Failing::HalfWrite))
        return real(handle, from, bytes);
    tests::Failure::fill();
    return real(handle, from, bytes / 2);
}

GRUNDY_REPLACES int fsync(int handle)
{
    static auto* const real = tests::systems<int(int)>("fsync");
    return tests::Failure::strikes(tests::Failing::Sync) ? -1 : real(handle);
}

GRUNDY_REPLACES int fdatasync(int handle)
{
    static auto* const real = tests::systems<int(int)>("fdatasync");
    return tests::Failure::strikes(tests::Failing::Sync) ? -1 : real(handle);
}

GRUNDY_REPLACES int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    static auto* const real = tests::systems<int(int, const char*, int, const char*, int)>("linkat");
    return tests::Failure::strikes(tests::Failing::Link) ? -1 : real(fromFolder, from, toFolder, to, flags);
}

GRUNDY_REPLACES int rename(const char* from, const char* to) noexcept
{
    static auto* const real = tests::systems<int(const char*, const char*)>("rename");
    return tests::Failure::strikes(tests::Failing::Rename) ? -1 : real(from, to);
}

} // extern "C"

GRUNDY_REPLACES void* operator new(std::size_t bytes, const std::nothrow_t& /*unused*/) noexcept
{
    return tests::Failure::strikes(tests::Failing::New) ? nullptr : std::malloc(bytes == 0 ? 1 : bytes);
}

GRUNDY_REPLACES void* operator new(std::size_t bytes)
{
    void* const memory = operator new(bytes, std::nothrow);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

// Where one is expanded, the compiler sees that memory of new goes to free.
GRUNDY_REPLACES void operator delete(void* memory) noexcept
{
    std::free(memory);
}

GRUNDY_REPLACES void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

GRUNDY_REPLACES void operator delete(void* memory, const std::nothrow_t& /*unused*/) noexcept
{
    std::free(memory);
}
