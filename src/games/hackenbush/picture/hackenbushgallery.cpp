// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hackenbush/picture/hackenbushgallery.h"

#include "games/hackenbush/hackenbush.h"

#include <algorithm>
#include <random>

namespace games {
namespace {

EdgeColour drawnColour(GrownColours colours, std::mt19937_64& random)
{
    switch (colours) {
    case GrownColours::Green: return EdgeColour::Green;
    case GrownColours::RedBlue: return random() % 2 == 0 ? EdgeColour::Blue : EdgeColour::Red;
    case GrownColours::Mixed: return static_cast<EdgeColour>(random() % 3);
    }
    return EdgeColour::Green;
}

/// A joint for the next edge to start from: the ground now and then, else one of the later ones.
std::uint32_t startOf(std::uint32_t joints, std::mt19937_64& random)
{
    if (joints == 1 || random() % 6 == 0)
        return 0;
    const std::uint32_t youngest = std::min<std::uint32_t>(joints - 1, 8);
    return joints - 1 - static_cast<std::uint32_t>(random() % youngest);
}

DrawnLayout drawn(const GalleryPicture& picture, const HackenbushEdges& edges)
{
    DrawnLayout layout = automaticLayout(edges);
    if (picture.joints.empty())
        return layout;
    layout.joints = picture.joints;
    for (std::size_t place = 0; place < edges.size(); ++place) {
        EdgeShape& shape = layout.edges[place];
        shape.fromFoot = edges[place].from == 0 ? layout.joints.at(edges[place].to).x : 0;
        shape.toFoot = 0;
        if (const auto given = picture.shapes.find(place); given != picture.shapes.end())
            shape = given->second;
    }
    return layout;
}

} // namespace

std::span<const GalleryPicture> hackenbushGallery()
{
    static const std::vector<GalleryPicture> pictures{
        {.id = "classic",
         .title = QT_TRANSLATE_NOOP("Wording", "Classic"),
         .edges = "0-1g,1-2g,1-3g,3-4g,3-5g,0-6g,6-7g,6-8g,7-9g,8-9g,0-10b,10-11r,11-12b,11-13b",
         .joints = {{1, {2, 1.35}},
                    {2, {1.2, 2.55}},
                    {3, {2.8, 2.55}},
                    {4, {2.4, 3.75}},
                    {5, {3.4, 3.65}},
                    {6, {4.9, 1.45}},
                    {7, {4.2, 2.65}},
                    {8, {5.6, 2.65}},
                    {9, {4.9, 3.75}},
                    {10, {7.8, 1.25}},
                    {11, {7.8, 2.45}},
                    {12, {7, 3.55}},
                    {13, {8.6, 3.55}}}},
        {.id = "stalks",
         //: a ready-made drawing
         .title = QT_TRANSLATE_NOOP("Wording", "Stalks"),
         .edges = "0-1g,1-2g,2-3g,0-4g,4-5g,5-6g,6-7g,0-8g,8-9g,9-10g,10-11g,11-12g"},
        {.id = "tree",
         //: a ready-made drawing
         .title = QT_TRANSLATE_NOOP("Wording", "A tree"),
         .edges = "0-1g,1-2g,2-3g,2-4g,4-5g,1-6g,6-7g,7-8g,7-9g,9-10g,9-11g"},
        {.id = "cycles",
         .title = QT_TRANSLATE_NOOP("Wording", "Cycles and loops"),
         .edges = "0-1g,1-2g,2-3g,3-1g,2-4g,4-4g,0-5g,5-6g,6-0g,6-7g,6-7g,7-8g",
         .joints = {{1, {2.6, 1.1}},
                    {2, {1.9, 2.2}},
                    {3, {3.3, 2.2}},
                    {4, {1.9, 3.3}},
                    {5, {6.2, 1.2}},
                    {6, {7.8, 1.2}},
                    {7, {7.8, 2.5}},
                    {8, {7.8, 3.7}}},
         .shapes = {{8, {.bend = 0, .fromFoot = 0, .toFoot = 7.8}},
                    {9, {.bend = 0.25, .fromFoot = 0, .toFoot = 0}},
                    {10, {.bend = -0.25, .fromFoot = 0, .toFoot = 0}}}},
        {.id = "house",
         //: a ready-made drawing
         .title = QT_TRANSLATE_NOOP("Wording", "A house"),
         .edges = "0-1g,0-2g,1-2g,1-3g,3-4g,4-2g,4-5g,5-6g,0-7g,7-8g,8-0g,2-9g",
         .joints = {{1, {2.6, 2}},
                    {2, {6.6, 2}},
                    {3, {4.6, 3.9}},
                    {4, {5.6, 2.95}},
                    {5, {5.6, 4.1}},
                    {6, {6.3, 4.8}},
                    {7, {4.1, 1.25}},
                    {8, {5.1, 1.25}},
                    {9, {7.5, 1.4}}},
         .shapes = {{7, {.bend = 0.3, .fromFoot = 0, .toFoot = 0}},
                    {10, {.bend = 0, .fromFoot = 0, .toFoot = 5.1}}}},
        {.id = "dog",
         //: a ready-made drawing
         .title = QT_TRANSLATE_NOOP("Wording", "A dog"),
         .edges = "0-1g,0-1g,0-2g,0-2g,1-2g,1-3g,2-4g,4-5g,5-6g,6-4g,4-7g,2-8g,8-4g",
         .joints = {{1, {3, 1.6}},
                    {2, {6, 1.6}},
                    {3, {2, 2.7}},
                    {4, {6.8, 2.9}},
                    {5, {7.9, 3}},
                    {6, {7.7, 2.4}},
                    {7, {6.5, 3.7}},
                    {8, {6.6, 2.1}}},
         .shapes = {{0, {.bend = 0, .fromFoot = 2.6, .toFoot = 0}},
                    {1, {.bend = 0, .fromFoot = 3.4, .toFoot = 0}},
                    {2, {.bend = 0, .fromFoot = 5.6, .toFoot = 0}},
                    {3, {.bend = 0, .fromFoot = 6.4, .toFoot = 0}},
                    {4, {.bend = 0.12, .fromFoot = 0, .toFoot = 0}},
                    {5, {.bend = -0.2, .fromFoot = 0, .toFoot = 0}}}},
        {.id = "text",
         .title = QT_TRANSLATE_NOOP("Wording", "The stalk worth 11/8"),
         .edges = "0-1b,1-2b,2-3r,3-4r,4-5b"},
        {.id = "sum",
         .title = QT_TRANSLATE_NOOP("Wording", "A sum of stalks"),
         .edges = "0-1b,1-2r,0-3r,3-4b,4-5b,0-6b,6-7r,7-8r"},
        {.id = "redblue",
         //: a ready-made drawing: trees of red and blue edges
         .title = QT_TRANSLATE_NOOP("Wording", "Red–blue trees"),
         .edges = "0-1b,1-2b,1-3r,2-4r,2-5b,0-6r,6-7b,6-8r,8-9b"},
        {.id = "cabin",
         .title = QT_TRANSLATE_NOOP("Wording", "A red–blue cabin"),
         .edges = "0-1b,1-2r,2-0b,1-3b,2-3r,0-4r",
         .joints = {{1, {3.4, 1.8}}, {2, {6.4, 1.8}}, {3, {4.9, 3.4}}, {4, {8.2, 1.2}}},
         .shapes = {{2, {.bend = 0, .fromFoot = 0, .toFoot = 6.4}}}},
        {.id = "flowers",
         //: a ready-made drawing
         .title = QT_TRANSLATE_NOOP("Wording", "Flowers"),
         .edges = "0-1g,1-2b,1-3b,0-4g,4-5r,4-6r,4-7r,0-8g,8-9g,9-10b"},
        {.id = "mixed",
         .title = QT_TRANSLATE_NOOP("Wording", "All three colours"),
         .edges = "0-1g,1-2b,1-3r,2-3g,0-4b,4-5g,5-6r,4-7r"},
    };
    return pictures;
}

DrawnLayout galleryLayout(const HackenbushEdges& edges)
{
    const std::string text = printEdges(edges);
    const auto found = std::ranges::find(hackenbushGallery(), text, &GalleryPicture::edges);
    return found == hackenbushGallery().end() ? automaticLayout(edges) : drawn(*found, edges);
}

HackenbushEdges grownHackenbush(GrownForm form, GrownColours colours, std::size_t size, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    HackenbushEdges edges;
    edges.reserve(size);
    std::uint32_t joints = 1;
    while (edges.size() < size) {
        const bool closes = form == GrownForm::Graph && joints > 1 && random() % 3 == 0;
        HackenbushEdge edge{
            .from = startOf(joints, random), .to = joints, .colour = drawnColour(colours, random)};
        if (closes)
            edge.to = startOf(joints, random);
        else
            ++joints;
        edges.push_back(edge);
    }
    return edges;
}

} // namespace games
