# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the programs, their manual pages, completions and icons; and the Debian package, which is
# made of it by CPack (scripts/package).

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

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "laboratory for Nim and its relatives")
set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/DebianLayout.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "$ENV{DEBIAN_REVISION}")
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${GRUNDY_HOMEPAGE})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What no library tells: the QML modules, and the plugin that reads SVG, a package of its own since Debian 13.
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS
    qml6-module-qtqml-workerscript qml6-module-qtquick-window qml6-module-qtquick-controls
    qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtcharts
    "qt6-svg-plugins | libqt6svg6 (<< 6.5~)")
# Graphs are laid out by Graphviz, and less well without. Inter is the typeface of the window and of paper. Noto
# has what Inter lacks: signs of the theory, Arabic and Bengali in -core, Chinese in -cjk, and columns in -mono.
# Sounds are loaded with the first one.
string(JOIN ", " CPACK_DEBIAN_PACKAGE_RECOMMENDS
    graphviz fonts-dejavu-core fonts-inter fonts-noto-core fonts-noto-mono fonts-noto-cjk qt6-wayland
    libpulse0)
set(CPACK_PACKAGE_DESCRIPTION
"Grundy is a board on which you can see why you lose at Nim, and twenty games
like it: Kayles, Chomp, Wythoff's Queen, Northcott's Game, Hackenbush and more,
in normal and in misère play.
.
Play a friend or the computer. Explore any position: the winning moves are
marked and proved, step by step. Present a game to a class. There is a course
of thirty-one lessons, exercises without end, and worksheets with a key; and
grundy-cli answers in the terminal and in JSON.")
include(CPack)
