internal import VitrineData
internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns a file with the items of a page as data.
  func dataFile(_ file: PageDownloads.File, of downloads: PageDownloads) -> RenderedFile {
    let records = site.records(for: downloads)
    let (links, addresses) = (site.links, site.addresses)
    let (page, folder) = (site.page(downloads.page), file.path.outputFolder)
    let bodies = Dictionary(
      uniqueKeysWithValues: downloads.collections.flatMap(\.records).compactMap { index in
        records[index].body.flatMap { readBody($0, page.output) }.map { (records[index].id, $0) }
      })
    let surroundings = DownloadedItems.Surroundings(
      parent: { $0.parent.map { records[$0].id.key } },
      page: { $0.output.map { links.canonical($0) ?? links.link(to: $0, from: folder) } },
      picture: { picture in
        let address = addresses.source(of: picture, from: folder)
        guard case .asset(let index) = picture.source else { return (address, nil) }
        let asset = addresses.assets[index]
        return (links.canonical(asset.output) ?? address, asset.file.relative(to: folder))
      },
      link: { target in
        let target = LinkTarget(target)
        let address = links.address(of: target, from: folder)
        // Only what begins like a path is read as one.
        if case .output = target, !address.hasPrefix(".") { return "./" + address }
        return address
      },
      body: { bodies[$0.id] })
    let description = DownloadedPage(
      title: page.title, text: site.lede(ofPage: downloads.page),
      address: links.canonical(page.output),
      collections: downloads.collections.map { DownloadedItems(of: $0, in: records, surroundings) },
      files: downloads.files)
    let format = DownloadFormat(named: file.format)!
    let (bytes, diagnostics) = format.file(of: description, collection: file.collection)
    var result = RenderedFile(bytes)
    result.diagnostics = diagnostics
    result.references = downloads.collections.flatMap(\.records).flatMap {
      bodies[records[$0].id]?.references ?? []
    }
    return result
  }

  func downloads(ofPage index: Int, words: SiteWords) -> [DownloadContext] {
    site.downloads(ofPage: index).map { DownloadContext($0.file, size: $0.size, words: words) }
  }
}

extension String {
  /// The path of a content file as a file in `folder` writes it.
  fileprivate func relative(to folder: String) -> String {
    hasPrefix(folder) ? String(dropFirst(folder.count)) : "/" + self
  }
}
