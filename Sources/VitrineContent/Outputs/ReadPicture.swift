import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// A picture shown by records or by the site, or a font, and the path in the site that it is copied
/// to.
struct ReadPicture: Sendable {
  /// Its index in the tree.
  var file: Int
  var output: String
  var size: PictureSize?
  var diagnostic: Diagnostic?

  /// Whether this file should be a font but does not begin like one.
  var isNoFont = false
}

extension ContentAssembly {
  /// Reads the pictures of records and the files of the site's design, each once, and names them by
  /// the hash of their content. Unchanged files are reused from `past`, by their paths.
  func readPictures(besides look: LookFiles, past: [ExactText: ReadPicture]) -> [ReadPicture] {
    let fonts = Set(look.fonts)
    var files = fonts.union(look.pictures)
    for record in table.records {
      if case .asset(let file) = record.image?.source { files.insert(file) }
    }
    let (sorted, input) = (files.sorted(), input)
    return concurrentMap(of: sorted.count, by: 16, jobs: input.options.jobs) { range in
      sorted[range].map { file in
        guard input.isUnchanged(file), var known = past[input.tree.files[file]] else {
          return ReadPicture(file, in: input, isFont: fonts.contains(file))
        }
        known.file = file
        return known
      }
    }.flatMap { $0 }
  }

  /// Makes records' pictures refer to assets instead of files in the tree, and sets their sizes.
  mutating func givePictures(_ pictures: [ReadPicture]) {
    // Write access to one record can copy all of them.
    if pictures.isEmpty { return }
    var assetIndices: [ExactText: Int] = [:]
    for (index, asset) in assets.enumerated() { assetIndices[asset.output] = index }
    var read: [Int: ReadPicture] = [:]
    for picture in pictures { read[picture.file] = picture }
    for index in table.records.indices {
      guard var image = table.records[index].image, case .asset(let file) = image.source,
        let picture = read[file], let asset = assetIndices[picture.output]
      else { continue }
      image.source = .asset(asset)
      image.width = picture.size?.width
      image.height = picture.size?.height
      table.records[index].image = image
    }
  }
}

extension [Asset] {
  /// The files to copy, in byte order of their outputs: pictures, fonts, and files used unchanged.
  init(pictures: [ReadPicture], uses: [FileUse], in tree: ContentTree) {
    var outputs = pictures.map { (file: $0.file, output: $0.output) }
    for (file, use) in uses.enumerated() {
      if case .asset = use { outputs.append((file, tree.files[file])) }
    }
    outputs.sort { precedesByBytes($0.output, $1.output) }
    self = []
    // Two pictures with the same name and content become one file of the site.
    for (file, output) in outputs where !(last?.output).hasSameBytes(as: output) {
      append(Asset(file: tree.files[file], output: output))
    }
  }
}

extension ReadPicture {
  fileprivate init(_ file: Int, in input: ContentInput, isFont: Bool) {
    let path = input.tree.files[file]
    self.init(file: file, output: path)
    let start = SourceLocation.start(of: path)
    var isCutOff = false
    do {
      let bytes = try input.folder.bytes(of: path)
      let name = "\(path.stem).\(ContentHash(of: bytes))"
      if isFont {
        isNoFont = !VitrineContent.isFont(bytes)
      } else {
        isCutOff = VitrineContent.isCutOff(picture: bytes)
      }
      output = "assets/\(urlSegment(of: name)).\(path.ending)"
    } catch {
      diagnostic = .unreadable(path, reason: "\(error.code)")
      return
    }
    if isFont { return }
    do {
      size = try pictureSize(ofFile: input.folder.path(of: path))
      if isCutOff { diagnostic = .pictureCutOff(path.fileName, at: start) }
    } catch {
      diagnostic = .pictureWithoutSize(path.fileName, error.words, at: start)
    }
  }
}
