# SPDX-License-Identifier: GPL-3.0-or-later
# The flags that every target of Grundy has, and the making of a layer.

add_library(grundy_flags INTERFACE)
target_compile_options(grundy_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion)
# In a unity build the names of one file stand above the next one, which may use them for its own, and no file is the
# main one, to which unnamed namespaces belong.
if(NOT CMAKE_UNITY_BUILD)
    target_compile_options(grundy_flags INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(grundy_flags INTERFACE -Wshadow=local -Wno-subobject-linkage)
endif()
# GCC sees overlaps and overflows inside the standard library and Boost that are not there (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(grundy_flags INTERFACE -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow)
endif()
if(GRUNDY_SANITIZE)
    target_compile_options(grundy_flags INTERFACE -fsanitize=${GRUNDY_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(grundy_flags INTERFACE -fsanitize=${GRUNDY_SANITIZE})
    # The sanitizers' own code hides from GCC what has been set; the release build has the warning.
    target_compile_options(grundy_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
    if(GRUNDY_SANITIZE MATCHES undefined)
        target_compile_options(grundy_flags INTERFACE -fno-sanitize-recover=undefined
            $<$<CXX_COMPILER_ID:Clang>:-fsanitize-ignorelist=${CMAKE_CURRENT_LIST_DIR}/sanitizers.ignore>)
    endif()
endif()

# Texts of the standard library that nearly every unit reads; read once, as a precompiled header.
set(grundy_standard_headers
    <algorithm> <array> <chrono> <compare> <cstdint> <functional> <map> <memory> <numeric> <optional> <random> <ranges>
    <set> <span> <stop_token> <string> <string_view> <unordered_map> <utility> <variant> <vector>)

# Gives a target a precompiled header of its own: the standard library's and what else is named.
function(grundy_precompile target)
    target_precompile_headers(${target} PRIVATE ${grundy_standard_headers} ${ARGN})
endfunction()

# A static library of the sources of the calling folder, included as "layer/file.h".
# 'QT' allows Qt; without it the layer links no Qt target. No layer has moc but wording, which tells that another language is spoken.
function(grundy_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "QT" "" "LINK")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    if(NOT sources)
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE ${arg_LINK})
        return()
    endif()
    add_library(${name} STATIC ${sources})
    set_target_properties(${name} PROPERTIES LINKER_LANGUAGE CXX)
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    if(NOT arg_QT)
        # Here the time goes when Grundy computes; above, nothing is gained by it.
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O3>)
        if(name STREQUAL theory)
            grundy_precompile(theory)
        else()
            target_precompile_headers(${name} REUSE_FROM theory)
        endif()
    endif()
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC ${arg_LINK} PRIVATE grundy_flags)
endfunction()
