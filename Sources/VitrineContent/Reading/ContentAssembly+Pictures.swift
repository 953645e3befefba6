import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentAssembly {
  /// Reads the pictures of records and the files of the site's design, each once, and names them by
  /// the hash of their content. Unchanged files are reused from `previous`, by their paths.
  func readPictures(besides look: ThemeAssets, previous: [ExactText: CopiedAsset]) -> [CopiedAsset]
  {
    let fonts = Set(look.fonts)
    var files = fonts.union(look.pictures)
    for record in table.records {
      if case .asset(let file) = record.image?.source { files.insert(file) }
    }
    let (sorted, input) = (files.sorted(), input)
    return concurrentMap(of: sorted.count, by: 16, jobs: input.options.jobs) { range in
      sorted[range].map { file in
        guard input.isUnchanged(file), var known = previous[input.tree.files[file]] else {
          return CopiedAsset(file, in: input, isFont: fonts.contains(file))
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
