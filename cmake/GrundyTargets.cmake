# SPDX-License-Identifier: GPL-3.0-or-later
# The flags that every target of Grundy has, and the making of a layer.

add_library(grundy_flags INTERFACE)
target_compile_options(grundy_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
# GCC 12 warns of an overlap inside std::string's operator+ that is not there (GCC bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(grundy_flags INTERFACE -Wno-restrict)
endif()
if(GRUNDY_WERROR)
    target_compile_options(grundy_flags INTERFACE -Werror)
endif()
if(GRUNDY_SANITIZE)
    target_compile_options(grundy_flags INTERFACE -fsanitize=${GRUNDY_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(grundy_flags INTERFACE -fsanitize=${GRUNDY_SANITIZE})
    # The sanitizers' own code hides from GCC what has been set; the release build has the warning.
    target_compile_options(grundy_flags INTERFACE -Wno-maybe-uninitialized)
    if(GRUNDY_SANITIZE MATCHES undefined)
        target_compile_options(grundy_flags INTERFACE -fno-sanitize-recover=undefined)
    endif()
endif()

# A static library of the sources of the calling folder, included as "layer/file.h".
# 'QT' allows Qt; without it the layer links no Qt target and has no moc.
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
    if(NOT arg_QT)
        set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    endif()
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC ${arg_LINK} PRIVATE grundy_flags)
endfunction()
