// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The gallery of Hackenbush: pictures drawn by hand, and pictures grown at random.

#include "games/hackenbush/picture/hackenbushlayout.h"
#include "games/text/sentence.h"

#include <cstdint>
#include <span>
#include <string>

namespace games {

/// A picture drawn by hand. `edges` as the notation writes them;
struct GalleryPicture {
    std::string id;
    SourceText title;
    std::string edges;
    std::map<std::uint32_t, DrawnPoint> joints{}; ///< empty: laid out automatically
    std::map<std::size_t, EdgeShape> shapes{}; ///< by the edge's place, where it is not straight, or its foot
                                               ///< does not stand below its joint
};

[[nodiscard]] std::span<const GalleryPicture> hackenbushGallery();

/// The layout of a picture of the gallery, else automaticLayout(). Precondition: every edge stands.
[[nodiscard]] DrawnLayout galleryLayout(const HackenbushEdges& edges);

/// Trees have one way from each joint to the ground; graphs have cycles, and may have loops and parallels.
enum class GrownForm : std::uint8_t { Tree, Graph };
enum class GrownColours : std::uint8_t { Green, RedBlue, Mixed };

/// A random picture of `size` edges in which every edge stands; the same seed gives the same one.
[[nodiscard]] HackenbushEdges grownHackenbush(GrownForm form, GrownColours colours, std::size_t size,
                                              std::uint64_t seed);

} // namespace games
