internal import VitrineData
internal import VitrineModel

extension PageWriter {
  /// Returns a file with the items of a page as data.
  func dataFile(_ file: PageDownloads.File, of downloads: PageDownloads) -> RenderedFile {
    let (content, links) = (site.content(for: downloads), site.links)
    let records = downloads.collections.flatMap(\.records).map { content.records[$0] }
    let page = content.pages[downloads.page].output
    var bodies: [RecordID: BodySource] = [:]
    for record in records { bodies[record.id] = record.body.flatMap { readBody($0, page) } }
    let description = DownloadedPage(downloads, of: content, bodies: bodies) { links.canonical($0) }
    let (bytes, diagnostics) = description.file(file)
    var result = RenderedFile(bytes)
    result.diagnostics = diagnostics
    result.references = records.flatMap { bodies[$0.id]?.references ?? [] }
    return result
  }
}
