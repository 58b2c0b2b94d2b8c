# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack between installing and packing: what Debian wants elsewhere, and the files that only Debian wants.
if(NOT CPACK_GENERATOR STREQUAL DEB)
    return()
endif()
set(share ${CPACK_TEMPORARY_DIRECTORY}/usr/share)
set(doc ${share}/doc/grundy)
file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
file(REMOVE ${doc}/LICENSE) # as all packages, by 'copyright'
file(WRITE ${doc}/copyright
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Grundy

Files: *
Copyright: 2026 ${CPACK_PACKAGE_CONTACT}
License: GPL-3+
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version. It comes without any warranty.
 .
 On Debian systems the text of the licence is in
 /usr/share/common-licenses/GPL-3.
")
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${doc}/changelog.Debian
"grundy (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * What is new stands in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
file(RENAME ${doc}/CHANGELOG.md ${doc}/changelog)
execute_process(COMMAND gzip -9n ${doc}/changelog ${doc}/changelog.Debian COMMAND_ERROR_IS_FATAL ANY)
