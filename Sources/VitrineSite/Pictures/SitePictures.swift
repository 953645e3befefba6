internal import Synchronization
internal import VitrineData
package import VitrineModel
internal import VitrineText

/// The pictures of a site that are published in several sizes.
///
/// The names of files follow from their sources and widths, so that pages can be rendered before
/// the files are made. Only the colours that show while pictures load come from their pixels.
final class SitePictures: Sendable {
  /// The places of pictures on the site's pages. Nil if every picture has only one file.
  let places: PicturePlaces?

  /// The widths of the files of each asset, in ascending order. Empty for one that is copied.
  private let widths: [[Int]]

  /// The mean colours of assets without transparent parts, `#rrggbb`.
  private let tints = Mutex<(colors: [Int: String], areAll: Bool)>(([:], true))

  /// `column` returns the column of a page, or of the site's own pages.
  init(
    of content: SiteContent, lists: SiteLists, map: SiteMap, templates: SiteTemplates,
    column: (_ page: Int?) -> PageColumn
  ) {
    guard content.assets.contains(where: { $0.scalable != nil }) || content.hasFocusedPictures
    else {
      (places, widths) = (nil, [])
      return
    }
    let places = PicturePlaces(templates)
    self.places = places
    var uses = PictureUses(of: content, in: places)
    uses.add(lists, map: map, column: column)
    widths = uses.widths
  }

  /// Whether the colours of all pictures are known. In a preview, pages are shown before.
  var areTintsKnown: Bool { tints.withLock { $0.areAll } }

  func take(tints new: [Int: String], areAll: Bool) { tints.withLock { $0 = (new, areAll) } }

  /// The files to make.
  func files(of assets: [Asset], forOtherSites: Bool) -> [PictureFile] {
    zip(assets, widths).enumerated().flatMap { index, entry -> [PictureFile] in
      let (asset, widths) = entry
      guard let largest = asset.largestWidth else { return [] }
      let own = widths.map {
        PictureFile(asset: index, path: asset.output(width: $0), width: $0)
      }
      let shared = PictureFile(
        asset: index, path: asset.shared, width: min(Asset.sharedWidth, largest), isJPEG: true)
      return own + (forOtherSites ? [shared] : [])
        + tiles(of: asset, at: index, forOtherSites: forOtherSites)
    }
  }

  /// The files of the tiles of a picture. Only other sites need those that show no more than its
  /// largest file.
  private func tiles(of asset: Asset, at index: Int, forOtherSites: Bool) -> [PictureFile] {
    guard let folder = asset.tileFolder, let tiles = asset.tiles, let largest = asset.largestWidth
    else { return [] }
    let all = tiles.all.enumerated().compactMap { number, tile -> PictureFile? in
      let width = tiles.size(scaledBy: tile.scaleFactor).width
      if !forOtherSites, width <= largest { return nil }
      return PictureFile(
        asset: index, path: "\(folder)/\(tiles.path(of: tile))", width: width, tile: number)
    }
    if !forOtherSites { return all }
    return [
      PictureFile(
        asset: index, path: "\(folder)/\(PictureTiles.largestPath)", width: largest, isJPEG: true)
    ] + all
  }

  /// The files of a picture in the place of an item, or nil if there is only one.
  func files(
    of picture: Picture, in list: PictureList, at item: Int, _ addresses: SiteAddresses,
    from folder: String
  ) -> PictureFiles? {
    guard case .asset(let index) = picture.source,
      let largest = addresses.assets[index].largestWidth
    else { return nil }
    let sizes = list.sizes(of: picture, at: item)
    // Lists that are shown as they were may have had other sizes.
    let made = widths[index]
    let offered = sizes.widths.existing(inPictureOfWidth: largest).filter(made.contains)
    let sources = (offered.isEmpty ? made : offered).map { width in
      let output = addresses.assets[index].output(width: width)
      return "\(addresses.links.link(to: output, from: folder)) \(width)w"
    }
    return PictureFiles(
      sources: sources.joined(separator: ", "), sizes: sizes.sizes,
      tint: tints.withLock { $0.colors[index] }, hasTiles: addresses.assets[index].tileFolder != nil
    )
  }
}

extension SiteContent {
  /// Whether a picture without smaller files has a focus.
  fileprivate var hasFocusedPictures: Bool {
    !assets.isEmpty && records.contains { $0.image?.focus != nil }
  }
}

/// A file of a picture that is published in several sizes.
package struct PictureFile: Hashable, Sendable {
  /// The index of the picture in `SiteContent.assets`.
  package var asset: Int

  /// The path in the site.
  package var path: String

  /// In pixels, also of a tile that of the whole picture.
  package var width: Int

  /// Of a tile: its number among all of the picture.
  package var tile: Int?

  /// Whether it is a JPEG whatever the format of the site's pictures.
  package var isJPEG = false

  /// Whether it is the part of the picture, around a focus, for links on other sites.
  package var isCard = false
  package var focus: Picture.Focus?
}

/// The widths in which pages show each asset.
private struct PictureUses {
  private let content: SiteContent
  private let places: PicturePlaces
  private var shown: [Set<Int>]

  init(of content: SiteContent, in places: PicturePlaces) {
    self.content = content
    self.places = places
    shown = Array(repeating: [], count: content.assets.count)
  }

  /// Those in which pages show an asset, the thumbnail and the large file.
  var widths: [[Int]] {
    zip(content.assets, shown).map { asset, shown in
      guard let largest = asset.largestWidth else { return [] }
      return shown.union([min(Asset.thumbnailWidth, largest), largest]).sorted()
    }
  }

  mutating func add(_ lists: SiteLists, map: SiteMap, column: (_ page: Int?) -> PageColumn) {
    for (number, page) in content.pages.enumerated() {
      for section in page.sections {
        let list = lists[section.layout]
        for item in section.items {
          guard case .record(let index) = item.content, hasFiles(content.records[index].image)
          else { continue }
          let cell = section.cell(of: content.records[index]) ?? section.cell ?? list.cell
          add(content.records[index].image, in: places.of(list, cell: cell, column(number)))
          // An item with others below it opens them with a row.
          if list.hasRows {
            add(content.records[index].image, in: places.of(list, cell: "row", column(number)))
          }
        }
      }
    }
    let generated = GeneratedListLayout.used(by: content, map: map)
    let columns = Set(content.pages.indices.map(column))
    if generated.contains(.pages) {
      for page in content.pages.indices {
        for column in columns {
          add(content.picture(ofPage: page), in: places.of(lists[.pages], cell: "cover", column))
        }
      }
    }
    for (index, record) in content.records.enumerated()
    where hasFiles(record.image) || !record.media.isEmpty {
      let own = column(map.owner[index])
      let hero = record.leadMedium.map { record.media[$0].picture } ?? record.image
      if record.output != nil { add(hero, in: places.hero(own)) }
      for picture in record.media.lazy.compactMap(\.picture) where record.output != nil {
        add(picture, in: places.strip(own))
      }
      // Carousels of pictures beside others, and rows below their parents.
      for layout in generated
      where layout == .pictures || layout == .children && record.parent != nil {
        let list = lists[layout]
        add(record.image, in: places.of(list, cell: layout.cell ?? list.cell, own))
      }
    }
    for (index, asset) in content.assets.enumerated() where asset.scalable?.isInTexts == true {
      let picture = Picture(source: .asset(index))
      for column in columns {
        add(picture, in: places.text(column, isBesideHero: false))
        add(picture, in: places.text(column, isBesideHero: true))
      }
    }
  }

  private func hasFiles(_ picture: Picture?) -> Bool {
    guard case .asset(let index)? = picture?.source else { return false }
    return content.assets[index].scalable != nil
  }

  private mutating func add(_ picture: Picture?, in list: PictureList?) {
    guard let picture, let list, case .asset(let index) = picture.source,
      let largest = content.assets[index].largestWidth
    else { return }
    shown[index].formUnion(list.widths(of: picture).existing(inPictureOfWidth: largest))
  }
}
