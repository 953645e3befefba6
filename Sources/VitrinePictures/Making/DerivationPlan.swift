package import VitrineFormats
import VitrineText

/// The sizes that a job's derivatives are made in, and their names.
struct DerivationPlan {
  /// The size in which the source is decoded. All else is made from that.
  let base: PictureSize

  /// One for each of the job's variants, in order. Some can be the same, such as those that are
  /// wider than the source.
  let targets: [Target]

  struct Target: Hashable {
    var crop: PictureCrop?
    var size: PictureSize
    var format: DerivativeFormat

    /// The name of its file.
    var name = ""
  }

  /// Changes whenever derivatives of the same source and variant become different.
  private static let recipe = 2

  init(_ job: PictureJob, _ header: SourceHeader) {
    let whole = header.size
    var targets = job.variants.map { variant in
      Target(
        crop: variant.crop, size: header.size(of: variant),
        format: variant.format
          ?? DerivativeFormat(keeping: header.format, hasAlpha: header.hasAlpha))
    }
    let baseWidth =
      targets.map { target in
        let scale = Double(whole.width) / header.region(of: target.crop).width
        return min(whole.width, Int((Double(target.size.width) * scale).rounded(.up)))
      }.max() ?? whole.width
    base = PictureSize(
      width: baseWidth,
      height: max(
        1, Int((Double(whole.height) * Double(baseWidth) / Double(whole.width)).rounded())))

    for (index, target) in targets.enumerated() {
      // Each size is made from the next larger one, so these are among its parameters. So the same
      // name has the same bytes, however many derivatives are in the cache already.
      let chain = Set(targets.filter { $0.crop == target.crop }.map(\.size.width))
        .filter { $0 >= target.size.width }.sorted()
      let crop = target.crop.map { "\($0.shape) \($0.focus.map { "\($0.x) \($0.y)" } ?? "")" } ?? ""
      let parameters =
        "\(Self.recipe) \(job.source) \(target.format) \(job.removed) \(job.isPreview) \(baseWidth) \(chain) \(crop)"
      targets[index].name = "\(ContentHash(of: parameters)).\(target.format.fileExtension)"
    }
    self.targets = targets
  }
}

extension SourceHeader {
  /// The size of the derivative for a variant.
  package func size(of variant: PictureVariant) -> PictureSize {
    let region = region(of: variant.crop)
    let widest = min(
      region.width, Self.longestSide, Self.longestSide * region.width / region.height)
    let width = max(1, min(variant.width, Int(widest)))
    let height = min(Self.longestSide, Double(width) * region.height / region.width)
    return PictureSize(width: width, height: max(1, Int(height.rounded())))
  }

  /// The size of the largest part with the shape of a crop, in pixels of the source.
  fileprivate func region(of crop: PictureCrop?) -> (width: Double, height: Double) {
    let (width, height) = (Double(size.width), Double(size.height))
    guard let crop, crop.shape > 0 else { return (width, height) }
    let shape = min(max(crop.shape, 0.01), 100)
    return (min(width, height * shape), min(height, width / shape))
  }

  /// The longest side of a WebP picture.
  private static let longestSide = 16_383.0
}

extension DerivationPlan {
  /// The size of a crop in the base.
  func region(of crop: PictureCrop, in header: SourceHeader) -> PictureSize {
    let region = header.region(of: crop)
    let scale = Double(base.width) / Double(header.size.width)
    return PictureSize(
      width: max(1, min(base.width, Int((region.width * scale).rounded()))),
      height: max(1, min(base.height, Int((region.height * scale).rounded()))))
  }
}
