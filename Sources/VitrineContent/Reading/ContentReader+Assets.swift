import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentReader {
  /// Lists the files to copy, reads the sizes of records' pictures, and checks that no two outputs
  /// share a path.
  mutating func readAssets() {
    checkReservedFolders()
    let pictures = readPictures()
    keepBackFilesOfDrafts()
    reportUnreadData()
    var outputs = pictures.map { (file: $0.file, output: $0.output) }
    for (file, use) in uses.enumerated() {
      if case .asset = use { outputs.append((file, tree.files[file])) }
    }
    outputs.sort { precedesByBytes($0.output, $1.output) }
    // Two pictures of the same name and content are one file of the site.
    for (file, output) in outputs where assets.last?.output != output {
      assets.append(Asset(file: tree.files[file], output: output))
    }
    givePictures(pictures)
    checkOutputs()
  }

  /// Reads the pictures that records show, each once, and names them by the hash of their content.
  private mutating func readPictures() -> [ReadPicture] {
    var files: Set<Int> = []
    for index in records.records.indices {
      if case .asset(let file) = records.records[index].image?.source { files.insert(file) }
    }
    let sorted = files.sorted()
    for file in sorted { uses[file] = .picture }
    let reading = self
    let read = concurrentMap(of: sorted.count, by: 16, jobs: options.jobs) { range in
      range.map { index in
        reading.keptPicture(sorted[index])
          ?? Self.picture(sorted[index], in: reading.tree, reading.folder)
      }
    }.flatMap { $0 }
    if keepsReading {
      for picture in read { keptPictures[tree.files[picture.file]] = picture }
    }
    return read
  }

  private static func picture(
    _ file: Int, in tree: ContentTree, _ folder: ContentFolder
  ) -> ReadPicture {
    let path = tree.files[file]
    var result = ReadPicture(file: file, output: path)
    let start = SourceLocation(file: path, line: 1, column: 1)
    var isCutOff = false
    do {
      let bytes = try folder.bytes(of: path)
      let name = "\(path.stem).\(ContentHash(of: bytes))"
      isCutOff = VitrineContent.isCutOff(picture: bytes)
      result.output = "assets/\(urlSegment(of: name)).\(path.ending)"
    } catch {
      result.diagnostic = .unreadable(path, reason: "\(error.code)")
      return result
    }
    do {
      result.size = try pictureSize(ofFile: "\(folder.path)/\(path)")
      if isCutOff { result.diagnostic = .pictureCutOff(path.fileName, at: start) }
    } catch {
      result.diagnostic = .pictureWithoutSize(path.fileName, error.words, at: start)
    }
    return result
  }

  /// Makes records' pictures refer to assets instead of files of the tree, and sets their sizes.
  private mutating func givePictures(_ pictures: [ReadPicture]) {
    // Write access to one record may copy them all.
    if pictures.isEmpty { return }
    var assetIndices: [String: Int] = [:]
    for (index, asset) in assets.enumerated() { assetIndices[asset.output] = index }
    var read: [Int: ReadPicture] = [:]
    for picture in pictures {
      read[picture.file] = picture
      if let diagnostic = picture.diagnostic { diagnostics.append(diagnostic) }
    }
    for index in records.records.indices {
      guard var image = records.records[index].image, case .asset(let file) = image.source,
        let picture = read[file], let asset = assetIndices[picture.output]
      else { continue }
      image.source = .asset(asset)
      image.width = picture.size?.width
      image.height = picture.size?.height
      records.setImage(image, of: index)
    }
  }
}

/// A picture that records show, and the path in the site that it is copied to.
struct ReadPicture: Sendable {
  /// Its index in the tree.
  var file: Int
  var output: String
  var size: PictureSize?
  var diagnostic: Diagnostic?
}

extension Diagnostic {
  static func pictureCutOff(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "picture cut off", at: location, "\(name) ends before its picture does",
      hint: "browsers show a part of it: copy the whole file here")
  }

  static func pictureWithoutSize(
    _ name: String, _ problem: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "picture without a size", at: location, "\(name) \(problem)",
      hint: "the page moves when it loads; save it anew as PNG, JPEG or WebP")
  }
}
