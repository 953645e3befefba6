import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentAssembly {
  /// The files of records' pictures, as indices in the tree.
  var picturesOfRecords: Set<Int> {
    table.records.reduce(into: []) { files, record in
      if case .asset(let file) = record.image?.source { files.insert(file) }
      for source in record.media.flatMap(\.sources) {
        if case .asset(let file) = source { files.insert(file) }
      }
    }
  }

  /// The files of pictures that have tiles if they are large. `inTexts` are those that texts show.
  func zoomedPictures(inTexts: Set<Int>) -> Set<Int> {
    let settings = plan.site.settings.pictures
    guard settings.mayHaveTiles else { return [] }
    var files = settings.zoom ? inTexts : []
    for (collection, range) in zip(plan.collections, table.ranges)
    where collection.declaration.zoom ?? settings.zoom {
      for picture in table.records[range].lazy.flatMap(\.pictures) {
        if case .asset(let file) = picture.picture.source { files.insert(file) }
      }
    }
    return files
  }

  /// The files to read before they are copied: pictures, fonts, and other files that may be
  /// photographs with a location.
  func filesToRead(
    _ uses: [FileUse], of look: ThemeAssets, zoomed: Set<Int>
  ) -> [(file: Int, use: CopiedAsset.Use)] {
    let (fonts, design) = (Set(look.fonts), Set(look.pictures))
    let removesLocations = plan.site.settings.pictures.removesLocations
    return uses.enumerated().compactMap { file, use in
      switch use {
      case .picture:
        (
          file,
          fonts.contains(file)
            ? .font
            : design.contains(file)
              ? .design : zoomed.contains(file) ? .zoomedPicture : .picture
        )
      case .asset
      where removesLocations && PictureFormat.isScalable(ending: input.tree.files[file].ending):
        (file, .download)
      default: nil
      }
    }
  }

  /// Reads these files, and names pictures and fonts by the hash of their content. Unchanged files
  /// are reused from `previous`.
  func readPictures(
    _ files: [(file: Int, use: CopiedAsset.Use)], previous: ContentAssembly?
  ) -> [CopiedAsset] {
    let (input, settings) = (input, plan.site.settings.pictures)
    let isSame = previous?.plan.site.settings.pictures == settings
    let previous = isSame ? previous?.pictures ?? [:] : [:]
    return concurrentMap(of: files.count, by: 16, jobs: input.options.jobs) { range in
      files[range].map { file, use in
        let path = input.tree.files[file]
        guard input.isUnchanged(file), var known = previous[path], known.use == use,
          known.scalable == nil && known.firstPage == nil
            || !input.options.unscaledPictures.contains(path)
        else { return CopiedAsset(file, as: use, in: input, settings) }
        known.file = file
        return known
      }
    }.flatMap { $0 }
  }

  /// Makes records' pictures refer to assets instead of files in the tree, and sets their sizes.
  /// Records lose the files in `omitted`.
  mutating func assignPictures(_ pictures: [CopiedAsset], omitted: Set<Int>) {
    // Write access to one record can copy all of them.
    if pictures.isEmpty, omitted.isEmpty { return }
    if !omitted.isEmpty {
      for index in table.records.indices { table.records[index].remove(omitted) }
    }
    var assetIndices: [ExactText: Int] = [:]
    for (index, asset) in assets.enumerated() { assetIndices[asset.output] = index }
    var read: [Int: CopiedAsset] = [:]
    for picture in pictures { read[picture.file] = picture }
    func assign(_ source: inout Picture.Source) -> CopiedAsset? {
      guard case .asset(let file) = source, let copied = read[file],
        let asset = assetIndices[copied.output]
      else { return nil }
      source = .asset(asset)
      return copied
    }
    func assign(_ picture: inout Picture) {
      guard let size = assign(&picture.source)?.size else { return }
      (picture.width, picture.height) = (size.width, size.height)
    }
    for index in table.records.indices {
      if var image = table.records[index].image, case .asset = image.source {
        assign(&image)
        table.records[index].image = image
      }
      if table.records[index].media.isEmpty { continue }
      table.records[index].media = table.records[index].media.map { medium in
        var medium = medium
        if var picture = medium.picture {
          assign(&picture)
          medium.picture = picture
        }
        if var captions = medium.captions {
          _ = assign(&captions)
          medium.captions = captions
        }
        guard let copied = assign(&medium.source) else { return medium }
        medium.extent = copied.extent
        if medium.picture == nil, let page = copied.firstPage,
          let asset = assetIndices[ExactText(page.output)]
        {
          medium.picture = Picture(
            source: .asset(asset), alternative: "", width: page.picture.width,
            height: page.picture.height)
          if table.records[index].image == nil { table.records[index].image = medium.picture }
        }
        return medium
      }
    }
  }
}

extension Record {
  /// Removes the pictures, films and others of these files, and shows the next picture in their
  /// place.
  fileprivate mutating func remove(_ files: Set<Int>) {
    func isRemoved(_ source: Picture.Source?) -> Bool {
      if case .asset(let file)? = source { files.contains(file) } else { false }
    }
    if media.contains(where: { $0.sources.contains(where: isRemoved) }) {
      media.removeAll { isRemoved($0.source) }
      for index in media.indices {
        if isRemoved(media[index].picture?.source) { media[index].picture = nil }
        if isRemoved(media[index].captions) { media[index].captions = nil }
      }
    }
    if isRemoved(image?.source) { image = media.lazy.compactMap(\.picture).first }
  }
}
