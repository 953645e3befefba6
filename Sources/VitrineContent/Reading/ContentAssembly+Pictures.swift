import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentAssembly {
  /// The files of records' pictures, as indices in the tree.
  var picturesOfRecords: Set<Int> {
    table.records.reduce(into: []) { files, record in
      if case .asset(let file) = record.image?.source { files.insert(file) }
    }
  }

  /// Reads these files, of pictures and of the site's design, and names them by the hash of their
  /// content. Unchanged files are reused from `previous`, by their paths.
  func readPictures(
    _ files: [Int], of look: ThemeAssets, previous: [ExactText: CopiedAsset]
  ) -> [CopiedAsset] {
    let (fonts, design) = (Set(look.fonts), Set(look.pictures))
    let (input, settings) = (input, plan.site.settings.pictures)
    return concurrentMap(of: files.count, by: 16, jobs: input.options.jobs) { range in
      files[range].map { file in
        guard input.isUnchanged(file), var known = previous[input.tree.files[file]] else {
          let use: CopiedAsset.Use =
            fonts.contains(file) ? .font : design.contains(file) ? .design : .picture
          return CopiedAsset(file, as: use, in: input, settings)
        }
        known.file = file
        return known
      }
    }.flatMap { $0 }
  }

  /// Makes records' pictures refer to assets instead of files in the tree, and sets their sizes.
  mutating func assignPictures(_ pictures: [CopiedAsset]) {
    // Write access to one record can copy all of them.
    if pictures.isEmpty { return }
    var assetIndices: [ExactText: Int] = [:]
    for (index, asset) in assets.enumerated() { assetIndices[asset.output] = index }
    var read: [Int: CopiedAsset] = [:]
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
