import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineText

/// The pictures and films of one folder, which become a page.
struct Album: Sendable {
  /// Their folder, without the folders that all albums share. Empty for a folder around all others.
  var folder: String

  /// Where its files go in the content folder. A `#` in the name of a page names a collection of it.
  var target: String
  var files: [String]

  /// What cameras and editors wrote into the pictures.
  private let metadata: [PictureMetadata]

  /// Whether some pictures have texts beside them.
  private let haveNotes: Bool
}

extension Album {
  /// How many pictures are looked at. Those of one album come from one camera, or from a few.
  private static let (maxRead, maxReadOfOne) = (100, 12)

  /// Returns an album for each folder of pictures, in the order of their names.
  static func all(of selection: DataFileSelection) -> [Album] {
    let source = selection.source
    let folders = Dictionary(grouping: source.files, by: \.parentFolder)
    let shared = source.files.sharedFolder.pathSegments()
    let noted = Set(selection.companions.map(\.parentFolder))
    let wanted = min(maxReadOfOne, max(2, maxRead / folders.count))
    func own(_ folder: String) -> String {
      folder.pathSegments().dropFirst(shared.count).joined(separator: "/")
    }
    var targets = Set(folders.keys.map(own).filter { !$0.contains("#") })
    func target(_ folder: String) -> String {
      if !folder.contains("#") { return folder }
      let plain = folder.replacing("#", with: "-")
      let names = [plain] + (2...folders.count + 1).map { "\(plain)-\($0)" }
      return names.first { targets.insert($0).inserted } ?? plain
    }
    return folders.keys.inReadingOrder.map { folder in
      let files = folders[folder]!
      let pictures = files.filter { Medium.Kind($0) == nil }
      let step = max(1, pictures.count / wanted)
      let metadata = stride(from: 0, to: pictures.count, by: step).prefix(wanted).compactMap {
        try? PictureMetadata(of: source.folder.bytes(of: pictures[$0]))
      }
      return Album(
        folder: own(folder), target: target(own(folder)), files: files, metadata: metadata,
        haveNotes: noted.contains(folder))
    }
  }

  var title: String {
    folder.replacing("/", with: " / ").replacing("_", with: " ")
  }

  /// Whether cameras said when its pictures were taken.
  private var areDated: Bool {
    metadata.count { $0.taken != nil } * 2 > metadata.count
  }

  /// The pictures by the time at which they were taken, if that is known.
  fileprivate var sort: [ProposedPage.Field] { areDated ? [.init("sort", .text("date"))] : [] }

  /// The page of its pictures.
  var page: ProposedPage {
    let captions = metadata.compactMap(\.caption)
    // A long caption is no title.
    let areTitles = !captions.isEmpty && captions.allSatisfy { $0.count <= 80 }
    let names = haveNotes ? ["title", "name"] : areTitles ? ["caption", "name"] : ["name"]
    let alternatives = (haveNotes ? ["alt"] : []) + (captions.isEmpty ? [] : ["caption"]) + ["name"]
    var page = ProposedPage()
    page.title = title
    page.hasPages = true
    page.fields = [
      .init("title", .texts(names)),
      .init(
        "image",
        .map([
          .init(key: "src", value: .text("file")), .init(key: "alt", value: .texts(alternatives)),
        ]), comment: "better: NAME.md next to each picture, with 'alt: description'"),
    ]
    if areDated { page.fields.append(.init("date", .text("taken"), comment: "by the camera")) }
    if !captions.isEmpty, !areTitles { page.pictureFields = [PictureField.caption.rawValue] }
    let layout: YAMLValue =
      files.count > 4 ? .text("gallery") : .option("grid", "narrowest", .plain("280"))
    page.sections = [sort + [.init("layout", layout)]]
    if areDated {
      page.sections[0].append(
        .init("enlarge", .plain("true"), comment: "a click opens the picture, not its page"))
    }
    if files.count > 120 { page.sections[0].append(.init("pages", .plain("60"))) }
    return page
  }
}

/// The number of albums, and of pictures of each, that the home page shows.
private let maxAlbums = 30
private let maxPictures = 5

extension [Album] {
  /// The home page, with the first pictures of each album.
  var home: ProposedPage {
    let own = first { $0.folder.isEmpty }
    let others = filter { !$0.folder.isEmpty }
    var page = own?.page ?? ProposedPage()
    let pictures = reduce(0) { $0 + $1.files.count }.counted("picture")
    page.text = "\(pictures) in \(others.count.counted("album"))."
    if others.count > maxAlbums {
      page.text += " The first \(maxAlbums) are here, and all under “All pages”."
    }
    page.layout = .text("gallery")
    for album in others.prefix(maxAlbums) {
      let names: [ProposedPage.Field] = [
        .init("title", .text(album.title)), .init("collection", .text(album.target)),
      ]
      page.sections.append(names + album.sort + [.init("limit", .plain("\(maxPictures)"))])
    }
    return page
  }
}
