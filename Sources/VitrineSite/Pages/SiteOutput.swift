internal import VitrineData
internal import VitrineModel

/// A file of a site: its path, and how its bytes are made.
struct SiteOutput: Sendable {
  let path: String

  /// Whether it counts as a page of the site.
  var isPage = false

  /// The page or record that it is made from, or nil if every build renders it.
  var subject: OutputSubject?

  let render: @Sendable (PageWriter) -> RenderedFile
}

extension SiteOutput {
  static func redirect(_ redirect: Redirect) -> SiteOutput {
    SiteOutput(path: redirect.path) { RenderedFile($0.redirect(redirect)) }
  }

  static func resource(_ resource: Resource) -> SiteOutput {
    SiteOutput(path: resource.path) { _ in RenderedFile(resource.bytes) }
  }
}

extension RenderContext {
  /// The scripts with the items of further pages.
  var itemFiles: [SiteOutput] {
    furtherListPages.map { page, listPage in
      SiteOutput(
        path: content.pages[page].file(ofListPage: listPage),
        subject: .items(page: page, listPage: listPage)
      ) { RenderedFile($0.items(ofPage: page, listPage: listPage)) }
    }
  }

  /// The files in which pages offer their items as data.
  var dataFiles: [SiteOutput] {
    content.downloads.flatMap { downloads in
      downloads.files.enumerated().map { number, file in
        SiteOutput(
          path: file.path, subject: .download(page: downloads.page, file: number)
        ) { $0.dataFile(file, of: downloads) }
      }
    }
  }

  /// The manifests of records with pictures.
  var manifestFiles: [SiteOutput] {
    if content.descriptions.isEmpty { return [] }
    return content.records[..<map.recordCount].indices.compactMap { index in
      content.manifest(of: content.records[index]).map { path in
        SiteOutput(path: path, subject: .manifest(index)) {
          RenderedFile($0.manifest(ofRecord: index, at: path))
        }
      }
    }
  }

  /// What other sites have to know of the tiles of pictures, which they find by its full address.
  var tileInfoFiles: [SiteOutput] {
    if links.address == nil { return [] }
    return content.assets.compactMap { asset in
      asset.tileFolder.map { folder in
        SiteOutput(path: "\(folder)/info.json") {
          RenderedFile(imageService(of: asset, at: $0.site.links.canonical(folder)!))
        }
      }
    }
  }

  /// The pages of folders, records and terms, then the further list pages.
  var contentPages: [SiteOutput] {
    let pages = content.pages.indices.map { page($0, listPage: 0) }
    return pages[..<map.pageCount] + recordPages + pages[map.pageCount...]
      + furtherListPages.map(page)
  }

  /// The feeds of pages and their sections.
  var feedFiles: [SiteOutput] {
    content.pages.indices.flatMap { index in
      content.pages[index].feeds.enumerated().flatMap { number, feed in
        FeedFormat.allCases.map { format in
          SiteOutput(
            path: content.pages[index].output(of: feed, format),
            subject: .feed(page: index, number: number, format)
          ) { $0.feed(number, ofPage: index, as: format) }
        }
      }
    }
  }

  private func page(_ index: Int, listPage: Int) -> SiteOutput {
    SiteOutput(
      path: content.pages[index].output(ofListPage: listPage), isPage: true,
      subject: .page(index, listPage: listPage)
    ) { $0.page(index, listPage: listPage) }
  }

  /// The records of terms have the pages of their terms.
  private var recordPages: [SiteOutput] {
    content.records[..<map.recordCount].indices.compactMap { index in
      content.records[index].output.map { output in
        SiteOutput(path: output, isPage: true, subject: .record(index)) { $0.record(index) }
      }
    }
  }

  private var furtherListPages: [(page: Int, listPage: Int)] {
    content.pages.indices.flatMap { index in
      content.pages[index].furtherListPages.map { (index, $0) }
    }
  }
}
