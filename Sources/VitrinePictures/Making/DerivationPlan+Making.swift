import VitrineFormats
import VitrineSystem

extension DerivationPlan {
  /// Decodes a file once and makes derivatives from that. Returns the problem if the file is
  /// slightly damaged, so that the picture may look wrong. `save` is called with each wanted target
  /// and its bytes.
  func make(
    _ wanted: Set<Target>, of job: PictureJob, _ header: SourceHeader,
    save: (Target, [UInt8]) throws(PictureFailure) -> Void
  ) throws(PictureFailure) -> PictureFailure? {
    let (image, warning) = try image(of: job, header)
    image.remove(job.removed)
    let crops = targets.map(\.crop).reduce(into: [nil as PictureCrop?]) { crops, crop in
      if !crops.contains(crop) { crops.append(crop) }
    }
    for crop in crops {
      let targets = wanted.filter { $0.crop == crop }
      var image = image
      if let crop, !targets.isEmpty {
        image = try image.cropped(to: region(of: crop, in: header), focus: crop.focus).inMemory()
      }
      // Wider ones are made on the way, even if the cache already has them.
      let sizes = Set(self.targets.filter { $0.crop == crop }.map(\.size))
        .sorted { $0.width > $1.width }
      for size in sizes where targets.contains(where: { $0.size.width <= size.width }) {
        if size != image.size { image = try image.resized(to: size).inMemory() }
        for target in targets.filter({ $0.size == size }).sorted(by: { $0.name < $1.name }) {
          try save(target, try image.encoded(as: target.format, isPreview: job.isPreview))
        }
      }
    }
    return warning
  }

  /// The whole picture in the base size: upright, in sRGB, with 8 bits.
  private func image(
    of job: PictureJob, _ header: SourceHeader
  ) throws(PictureFailure) -> (VipsImage, warning: PictureFailure?) {
    if let card = job.card { return (try card.drawn(), nil) }
    return try Self.decoded(job, header) { [base] (decoding) throws(PictureFailure) in
      try VipsImage.stretched(of: job.file, size: base, decoding).inMemory()
    }
  }

  /// The mean colour of a picture, `#rrggbb`.
  static func meanColor(
    of job: PictureJob, _ header: SourceHeader
  ) throws(PictureFailure) -> String {
    let size = header.size(of: PictureVariant(width: 64))
    return try decoded(job, header) { (decoding) throws(PictureFailure) in
      var decoding = decoding
      decoding.acceptsDamage = true
      return try VipsImage.stretched(of: job.file, size: size, decoding).inMemory().meanColor
    }.0
  }

  /// Returns what `decode` makes of a file, and the problem that it accepted if the file is slightly
  /// damaged.
  static func decoded<Result>(
    _ job: PictureJob, _ header: SourceHeader,
    by decode: (VipsImage.Decoding) throws(PictureFailure) -> Result
  ) throws(PictureFailure) -> (Result, warning: PictureFailure?) {
    let source = try VipsImage(headerOf: job.file)
    var decoding = VipsImage.Decoding(
      intent: source.intent, shownChannels: header.shownChannels,
      isLimitedGray: header.isLimitedGray)
    do {
      return (try decode(decoding), nil)
    } catch {
      let problem = error
      if problem.kind == .outOfMemory { throw problem }
      // A profile of another kind of picture, as of colours in a grey one, says nothing.
      if decoding.intent != nil, problem.detail.contains("input profile") {
        var plain = decoding
        plain.intent = nil
        if let result = try? decode(plain) { return (result, nil) }
      }
      do {
        decoding.acceptsDamage = true
        return (try decode(decoding), problem)
      } catch {
        let bytes = try? ReadableFile(named: job.file).readAll()
        throw bytes.map { error.ofFile($0) } ?? error
      }
    }
  }
}
