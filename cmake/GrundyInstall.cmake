# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the programs, their manual pages, completions and icons.

if(GRUNDY_GUI)
    set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
    install(FILES ${desktop}/${GRUNDY_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${desktop}/${GRUNDY_ID}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
    # Addresses can be named only where there are some: those of the home page and of the pictures.
    file(READ ${desktop}/${GRUNDY_ID}.metainfo.xml.in metainfo)
    if(NOT GRUNDY_HOMEPAGE)
        string(REGEX REPLACE "  <url[^\n]*\n" "" metainfo "${metainfo}")
    endif()
    if(NOT GRUNDY_PICTURES)
        string(REGEX REPLACE "  <screenshots>.*</screenshots>\n" "" metainfo "${metainfo}")
    endif()
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${GRUNDY_ID}.metainfo.xml CONTENT "${metainfo}" @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${GRUNDY_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
endif()
install(FILES LICENSE README.md CHANGELOG.md SECURITY.md CONTRIBUTING.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN kill EXCLUDE)
