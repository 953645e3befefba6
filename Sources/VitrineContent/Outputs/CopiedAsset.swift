import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// A picture shown by records or by the site, a font, or a photograph to download, and the path in
/// the site that it is copied to.
struct CopiedAsset: Sendable {
  /// Its index in the tree.
  var file: Int
  let use: Use
  var output: String
  var size: PictureSize?

  /// Nil for a file that is copied unchanged.
  var scalable: ScalablePicture?

  /// The picture of a document's first page, with its path and the one that it would have as a copy.
  var firstPage: (output: String, picture: ScalablePicture, source: String)?

  /// The path that it would have as a copy.
  var source: String?

  /// Its path in the published site, if only this build copies it.
  var published: String?
  var extent = Medium.Extent()
  var diagnostic: Diagnostic?

  /// Whether the file cannot be read, or browsers cannot show it, so that the site leaves it out.
  var isOmitted = false

  /// Whether this file should be a font but does not begin like one.
  var isNoFont = false

  /// Whether it is copied unchanged and contains the location where it was taken, although the site
  /// does not ask for that.
  var hasLocation = false

  enum Use {
    /// A picture of a record or a text.
    case picture

    /// One that has tiles if it is larger than its largest file.
    case zoomedPicture

    /// A picture of the site's design.
    case design
    case font

    var isPicture: Bool { self == .picture || self == .zoomedPicture }

    /// A picture that is copied unchanged.
    case download
  }
}

extension [Asset] {
  /// The files to copy, in byte order of their outputs: pictures, fonts, and files used unchanged.
  init(pictures: [CopiedAsset], uses: [FileUse], in tree: ContentTree) {
    var copies = pictures.compactMap { picture in
      picture.firstPage.map {
        Asset(
          file: tree.files[picture.file], output: $0.output, scalable: $0.picture,
          source: $0.source)
      }
    }
    copies += pictures.map { picture in
      var asset = Asset(
        file: tree.files[picture.file], output: picture.output, scalable: picture.scalable,
        source: picture.source)
      asset.hasLocation = picture.hasLocation
      asset.published = picture.published
      return asset
    }
    let read = Set(pictures.map(\.file))
    for (file, use) in uses.enumerated() where !read.contains(file) {
      if case .asset = use {
        copies.append(Asset(file: tree.files[file], output: tree.files[file]))
      }
    }
    copies.sort { precedesByBytes($0.output, $1.output) }
    self = []
    // Two pictures with the same name and content become one file of the site.
    for copy in copies where !(last?.output).hasSameBytes(as: copy.output) { append(copy) }
  }
}

extension CopiedAsset {
  /// Reads the file at an index of the tree. A picture of records, and not of the design of the
  /// site, is published in several sizes unless `settings` say otherwise.
  init(_ file: Int, as use: Use, in input: ContentInput, _ settings: PictureSettings) {
    let path = input.tree.files[file]
    self.init(file: file, use: use, output: path)
    // Films can be too large to read, and downloads keep their names.
    if use != .font, Medium.Kind(path) != nil || path.ending == "vtt" {
      do {
        _ = try ReadableFile(at: input.folder.path(of: path))
      } catch {
        omit(path, error)
        return
      }
      extent = mediaExtent(ofFile: input.folder.path(of: path))
      if use.isPicture, Medium.Kind(path) == .document {
        readFirstPage(path, in: input, settings)
      }
      return
    }
    if use == .download {
      do {
        hasLocation = PictureMetadata(of: try input.folder.bytes(of: path)).hasLocation
      } catch {
        omit(path, error)
      }
      return
    }
    if use.isPicture, takesKnown(input, settings) { return }
    let start = SourceLocation.start(of: path)
    var isCutOff = false
    let hash: ContentHash
    let bytes: [UInt8]
    do {
      bytes = try input.folder.bytes(of: path)
      hash = ContentHash(of: bytes)
      if use == .font {
        isNoFont = !isFont(bytes)
      } else {
        isCutOff = VitrineFormats.isCutOff(picture: bytes)
      }
      output = "assets/\(urlSegment(of: path.stem)).\(hash).\(path.ending)"
    } catch {
      omit(path, error)
      return
    }
    if use == .font { return }
    do throws(PictureProblem) {
      let header = try PictureHeader(PictureBytes(bytes))
      let unscaled = input.options.unscaledPictures
      let canScale =
        use.isPicture && settings.format != .original && !isCutOff && header.isScalable
      let scales = canScale && !unscaled.contains(path)
      if !scales, !header.format.isShownByBrowsers {
        if isCutOff { throw PictureProblem.truncated }
        if !unscaled.names(path) { throw PictureProblem.unknownFormat }
        isOmitted = true
        return
      }
      size = header.size
      if isCutOff { diagnostic = .pictureCutOff(path.fileName, at: start) }
      if canScale, scales || unscaled == .embedded, header.isWorthScaling(length: bytes.count) {
        let picture = ScalablePicture(header, hash, isZoomed: use == .zoomedPicture)
        let inSizes = pathInSizes(ofCopy: output, of: picture, settings)
        if scales { publish(picture, at: inSizes) } else { published = inSizes }
      }
    } catch {
      diagnostic = .picture(path.fileName, error, at: start)
      if error.isFatal {
        isOmitted = true
        return
      }
    }
    if scalable == nil, settings.removesLocations {
      hasLocation = PictureMetadata(of: bytes).hasLocation
    }
  }
}

extension CopiedAsset {
  /// Leaves out a file that cannot be read.
  private mutating func omit(_ path: String, _ error: DiskError) {
    isOmitted = true
    diagnostic = Diagnostic(
      .warning, kind: "unreadable file", at: .start(of: path),
      "\(path.fileName) cannot be read, so it is left out: \(error.code)",
      hint: "check its permissions")
  }

  /// Sets what is known if another build published the same bytes in several sizes by the same
  /// settings: then they are a whole picture of which that can be done.
  private mutating func takesKnown(_ input: ContentInput, _ settings: PictureSettings) -> Bool {
    let path = input.tree.files[file]
    guard let hash = input.knownPictures.hash(of: path, in: input.tree.states[file]),
      settings.format != .original, !input.options.unscaledPictures.contains(path)
    else { return false }
    guard let header = try? PictureHeader(ofFile: input.folder.path(of: path)) else { return false }
    let copy = "assets/\(urlSegment(of: path.stem)).\(hash).\(path.ending)"
    let picture = ScalablePicture(header, hash, isZoomed: use == .zoomedPicture)
    let inSizes = pathInSizes(ofCopy: copy, of: picture, settings)
    guard input.knownPictures.hasPublished(inSizes) else { return false }
    output = copy
    publish(picture, at: inSizes)
    return true
  }

  private mutating func publish(_ picture: ScalablePicture, at path: String) {
    size = PictureSize(width: picture.width, height: picture.height)
    scalable = picture
    (source, output) = (output, path)
  }
}

private func pathInSizes(
  ofCopy copy: String, of picture: ScalablePicture, _ settings: PictureSettings
) -> String {
  VitrineText.pathInSizes(
    ofCopy: copy, keepsMetadata: settings.keepsMetadata, hasTiles: picture.hasTiles,
    recipe: ScalablePicture.recipe, format: settings.format.rawValue)
}

extension ScalablePicture {
  /// `isZoomed` says that it has tiles if it is larger than its largest file.
  fileprivate init(_ header: PictureHeader, _ hash: ContentHash, isZoomed: Bool) {
    let upright = header.uprightSize
    self.init(hash: hash.value, width: upright.width, height: upright.height)
    hasTiles = isZoomed && largestWidth < width
  }
}

extension CopiedAsset {
  /// Pages that no picture can be made of have an icon.
  private mutating func readFirstPage(
    _ path: String, in input: ContentInput, _ settings: PictureSettings
  ) {
    guard settings.format != .original, !input.options.unscaledPictures.contains(path),
      let bytes = try? input.folder.bytes(of: path)
    else { return }
    guard let size = firstPageSize(ofPDF: bytes) else {
      diagnostic = Diagnostic(
        .warning, kind: "document without a first page", at: .start(of: path),
        "'\(path.fileName)' is shown by a symbol because its first page cannot be read",
        hint: "open it in a viewer and save it again as PDF, without a password")
      return
    }
    let page = ScalablePicture.pageSize(width: size.width, height: size.height)
    let hash = ContentHash(of: bytes)
    let picture = ScalablePicture(hash: hash.value, width: page.width, height: page.height)
    let source = "assets/\(urlSegment(of: path.stem)).\(hash).pdf"
    firstPage = (pathInSizes(ofCopy: source, of: picture, settings), picture, source)
  }
}

extension PictureHeader {
  /// Whether the picture of a file of `length` bytes is worth having in other sizes. Cameras write
  /// where a photograph was taken into files of any size.
  fileprivate func isWorthScaling(length: Int) -> Bool {
    let isSmall = size.width <= 320 && length <= 16_384
    return switch format {
    case .png, .webp, .avif: !isSmall
    default: true
    }
  }
}
