internal import Synchronization
internal import VitrineModel

/// The pictures of a site that are published in several sizes.
///
/// The names of files follow from their sources and widths, so that pages can be rendered before the
/// files are made. Only the colours that show while pictures load come from their pixels.
final class SitePictures: Sendable {
  /// The widths of the files of each asset, in ascending order. Empty for one that is copied.
  private let widths: [[Int]]

  /// The mean colours of assets without transparent parts, `#rrggbb`.
  private let tints = Mutex<[Int: String]>([:])

  let isEmpty: Bool

  /// Finds the places at which pages show each picture.
  init(of content: SiteContent, lists: SiteLists, map: SiteMap) {
    isEmpty = !content.assets.contains { $0.scalable != nil }
    guard !isEmpty else {
      widths = []
      return
    }
    var uses = PictureUses(of: content)
    uses.add(lists, of: content, map: map)
    widths = uses.widths
  }

  func take(tints new: [Int: String]) { tints.withLock { $0 = new } }

  /// The files to make: each asset and the widths of its files.
  var files: [(asset: Int, widths: [Int])] {
    widths.enumerated().filter { !$1.isEmpty }.map { ($0, $1) }
  }

  /// The files of a picture that pages show in a slot, or nil if there is only one.
  func files(
    of picture: Picture, for slot: PictureSlot, at addresses: SiteAddresses, from folder: String
  ) -> PictureFiles? {
    guard case .asset(let index) = picture.source,
      let largest = addresses.assets[index].largestWidth
    else { return nil }
    let sources = slot.widths(ofPicture: largest).map { width in
      let output = addresses.assets[index].output(width: width)
      return "\(addresses.links.link(to: output, from: folder)) \(width)w"
    }
    return PictureFiles(
      sources: sources.joined(separator: ", "), sizes: slot.sizes,
      tint: tints.withLock { $0[index] })
  }
}

/// The widths in which pages show each asset.
private struct PictureUses {
  private var slots: [Set<PictureSlot>]
  private let assets: [Asset]

  init(of content: SiteContent) {
    assets = content.assets
    slots = Array(repeating: [], count: assets.count)
  }

  /// The large file and the thumbnail, and those for the slots.
  var widths: [[Int]] {
    zip(assets, slots).map { asset, slots in
      guard let largest = asset.largestWidth else { return [] }
      let shown = slots.flatMap { $0.widths(ofPicture: largest) }
      return Set(shown + [min(Asset.thumbnailWidth, largest), largest]).sorted()
    }
  }

  mutating func add(_ lists: SiteLists, of content: SiteContent, map: SiteMap) {
    for section in content.pages.lazy.flatMap(\.sections) {
      let slot = lists[section.layout].pictureSlot
      for item in section.items {
        if case .record(let record) = item.content { add(content.records[record].image, in: slot) }
      }
    }
    for (index, asset) in content.assets.enumerated() where asset.scalable?.isInTexts == true {
      slots[index].insert(.text)
    }
    let generated = GeneratedListLayout.used(by: content, map: map)
    if generated.contains(.pages) {
      for page in content.pages.indices {
        add(content.picture(ofPage: page), in: lists[.pages].pictureSlot)
      }
    }
    let ofRecordPages = generated.subtracting([.pages]).map { lists[$0].pictureSlot }
    for record in content.records where record.image != nil {
      if record.output != nil { add(record.image, in: .hero) }
      for slot in ofRecordPages { add(record.image, in: slot) }
    }
  }

  private mutating func add(_ picture: Picture?, in slot: PictureSlot) {
    guard case .asset(let index)? = picture?.source, assets[index].scalable != nil else { return }
    slots[index].insert(slot)
  }
}
