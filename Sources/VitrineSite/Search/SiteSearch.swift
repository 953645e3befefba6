internal import VitrineModel
internal import VitrineSearch

/// The documents that a site's search can find, and their index.
struct SiteSearch: Sendable {
  static let folder = "assets/search/"

  private let documents: [SearchDocument]

  /// The subjects, by document number.
  private let subjects: [SearchSubjects.Subject]

  /// The document number of each page and record, or nil if it cannot be found.
  private let documentsByPage: [Int?]
  private let documentsByRecord: [Int?]
  private let content: SiteContent

  init(of site: RenderContext) {
    content = site.content
    subjects = SearchSubjects(of: site).subjects
    documents = subjects.map { $0.document(in: site) }
    var documentsByPage = [Int?](repeating: nil, count: content.pages.count)
    var documentsByRecord = [Int?](repeating: nil, count: content.records.count)
    for (number, subject) in subjects.enumerated() {
      switch subject.kind {
      case .page(let index): documentsByPage[index] = number
      case .record(let index): documentsByRecord[index] = number
      }
    }
    (self.documentsByPage, self.documentsByRecord) = (documentsByPage, documentsByRecord)
  }
}

extension SiteSearch {
  /// Starts to collect texts. A sample of them is read immediately to find the most frequent words.
  func collection(bodies: RenderedBodies) -> SearchCollection {
    let step = max(1, documents.count / Self.sampleSize)
    var sample: [[UInt8]] = []
    for number in stride(from: 0, to: documents.count, by: step) {
      if let text = documents[number].text { sample.append(Array(text.utf8)) }
      if let (body, output) = body(of: number) { sample.append(bodies.body(body, on: output).html) }
    }
    return SearchCollection(vocabulary: Vocabulary(sample: sample))
  }

  private static let sampleSize = 200

  /// The body of a document, and the page that shows it.
  private func body(of number: Int) -> (Body, String)? {
    switch subjects[number].kind {
    case .page(let index):
      content.pages[index].introduction.map { ($0, content.pages[index].output) }
    case .record(let index):
      content.records[index].output.flatMap { output in
        content.records[index].body.map { ($0, output) }
      }
    }
  }

  /// Adds a page or record to `collection` with its rendered body.
  func add(_ subject: OutputSubject?, html: [UInt8], to collection: SearchCollection) {
    if let number = number(of: subject) {
      collection.add(number, text: documents[number].text, html: html)
    }
  }

  /// Adds a page or record to `collection`, for which only its body is rendered.
  func add(_ subject: OutputSubject?, from bodies: RenderedBodies, to collection: SearchCollection)
  {
    if let number = number(of: subject) { add(number, from: bodies, to: collection) }
  }

  /// Adds a document with a body.
  private func add(_ number: Int, from bodies: RenderedBodies, to collection: SearchCollection) {
    guard let (body, output) = body(of: number) else { return }
    let html = bodies.take(body, on: output).0.html
    collection.add(number, text: documents[number].text, html: html)
  }

  private func number(of subject: OutputSubject?) -> Int? {
    switch subject {
    case .page(let index, listPage: 0): documentsByPage[index]
    case .record(let index): documentsByRecord[index]
    default: nil
    }
  }

  /// Adds the documents without a body.
  private func addOthers(to collection: SearchCollection) {
    for number in documents.indices where body(of: number) == nil {
      if let text = documents[number].text { collection.add(number, text: text, html: nil) }
    }
  }

  /// The files of the index, after all bodies were added.
  func files(of collection: SearchCollection) -> [SearchFile] {
    addOthers(to: collection)
    return collection.index(of: documents, in: Self.folder)
  }

  /// Renders all bodies, and returns the files of the index.
  func files(bodies: RenderedBodies) -> [SearchFile] {
    let collection = collection(bodies: bodies)
    for number in documents.indices { add(number, from: bodies, to: collection) }
    return files(of: collection)
  }
}
