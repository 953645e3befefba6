import VitrineData
import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// The settings, pages and collections of a site as its files declare them, before any record is
/// read.
struct ContentPlan: Sendable {
  private(set) var input: ContentInput
  var tree: ContentTree { input.tree }
  private(set) var site: SiteDeclaration

  /// In byte order of their folders, starting with the home page. They are followed by the index
  /// page of each field with terms.
  var pages: [PageDeclaration] = []

  /// The page for unknown addresses, or nil for the built-in one.
  var notFound: PageDeclaration?

  /// The number of pages that are not index pages.
  var folderPages = 0

  /// The collections, in the order of their pages and declarations, followed by a collection of
  /// terms for each index page.
  var collections: [CollectionPlan] = []

  /// For each page, the indices of the collections that it declares.
  var collectionsOfPage: [Range<Int>] = []

  /// The folders that are left out with everything in them because their pages are drafts.
  var drafts: Set<ExactText> = []

  /// The fields whose values have pages.
  var terms: [TermPlan] = []

  /// The fields that show values of records in other collections.
  private(set) var lookups = LookupPlans()

  /// The layouts that pages and sections declare.
  var layouts = LayoutTable()

  /// The alphabets of the pages' languages, for languages that have their own.
  private var alphabets: [String: Alphabet] = [:]

  /// How each file of the tree is used, apart from pictures that records refer to.
  var uses: [FileUse] = []
  var diagnostics: [Diagnostic]

  /// The Markdown that planning read, by path. Empty if results are not kept.
  var sources: [ExactText: MarkdownReadResult] = [:]

  /// Whether everything is the same as in the previous reading.
  private(set) var isReused = false

  /// Plans the site of a content folder. The past plan is reused if the folder has the same files
  /// and those with declarations are unchanged.
  init(of input: ContentInput, previous: ContentPlan?) {
    if let previous, input.hasSameDeclarations(as: previous) {
      self = previous
      self.input = input
      sources = [:]
      isReused = true
    } else {
      self.init(of: input)
    }
  }

  private init(of input: ContentInput) {
    self.input = input
    diagnostics = input.options.reservedLayoutNames
    site = input.readSettings(&diagnostics)
    readPages()
    readNotFoundPage()
    let indexPages = findTerms()
    planCollections()
    for index in collections.indices
    where collections[index].declaration.shape.pictureFields == nil {
      collections[index].declaration.shape.pictureFields = site.settings.pictures.fields
    }
    let pictures = site.settings.pictures
    site.settings.pictures.mayHaveTiles =
      pictures.format != .original
      && (pictures.zoom || collections.contains { $0.declaration.zoom == true })
    addTerms(indexPages)
    for language in Set(pages.lazy.compactMap(\.language) + [site.settings.language]) {
      alphabets[language] = Alphabet.of(language)
    }
    lookups = LookupPlans(of: self)
    diagnostics += lookups.diagnostics
    setShownForms()
    lookUpNames()
  }

  /// The alphabet for a page's texts, or nil to sort independently of a language.
  func alphabet(ofPage page: Int) -> Alphabet? {
    alphabets[pages[page].language ?? site.settings.language]
  }

  /// Returns the keys with the articles that titles on a page are sorted without: if a section says
  /// so, or has an index of titles, which then follows their order.
  func settled(_ keys: [SortKey], ofPage page: Int) -> [SortKey] {
    let declaration = pages[page]
    let name = RecordSlot.title.rawValue
    let sections = declaration.sections ?? []
    let declared = sections.lazy.flatMap(\.sort).filter { $0.name == name }
      .compactMap(\.skipsArticles).first
    let skips =
      declared
      ?? sections.contains {
        $0.index?.field.text == name && [nil, .letter].contains($0.index?.unit)
      }
    return keys.map { key in
      guard key.skipsArticles ?? (key.name == name && skips) else { return key }
      var key = key
      key.articles = Articles.of(declaration.language ?? site.settings.language)
      return key
    }
  }

  /// Sets the types of fields that show values of other records.
  private mutating func setShownForms() {
    for lookup in lookups.shownOrder.map({ lookups.all[$0] }) {
      guard let shown = lookup.lookup.shown?.text else { continue }
      let forms = collections[lookup.target].declaration.shape.allMappings.compactMap {
        $0.shape.forms[shown]
      }
      collections[lookup.collection].declaration.shape.setShownForm(
        lookup.lookup.counts ? FieldType(type: .number) : forms.first ?? FieldType(),
        of: lookup.name, isOfChildren: lookup.isOfChildren)
    }
  }

  /// Tells each collection which names are looked up in its records, by terms and by the pages and
  /// sections that show it.
  private mutating func lookUpNames() {
    for (page, declaration) in pages.enumerated() {
      let found = declaration.lookedUp.map(\.text)
      guard let sections = declaration.sections else {
        for collection in collectionsOfPage[page] { collections[collection].lookUp(found) }
        continue
      }
      for shown in sections {
        guard let collection = collection(of: shown, page: page) else { continue }
        collections[collection].lookUp(shown.lookedUp.map(\.text) + shown.guesses)
        if !shown.section.repeats { collections[collection].lookUp(found) }
      }
    }
    for set in terms { collections[set.collection].lookUp([set.field]) }
    for index in collections.indices {
      if let address = collections[index].declaration.address {
        collections[index].lookUp(address.names)
      }
    }
    for lookup in lookups.all {
      collections[lookup.target].lookUp(lookup.namesInTarget.map(\.text))
    }
  }
}

extension CollectionPlan {
  /// Adds names that are not in the list yet.
  fileprivate mutating func lookUp(_ names: [String]) {
    for name in names where !lookedUpNames.contains(name) {
      lookedUpNames.append(name)
    }
  }
}

extension ContentInput {
  /// Whether the folder has the same files as in the previous reading, and `site.yml`, each
  /// `index.md`, the descriptions of data and the notes of terms are unchanged.
  fileprivate func hasSameDeclarations(as previous: ContentPlan) -> Bool {
    hasSameFiles
      && previous.terms.flatMap(\.notes).allSatisfy {
        tree.index(of: $0.file).map(isUnchanged) ?? false
      }
      && tree.files.indices.allSatisfy { file in
        let path = tree.files[file]
        let declares = ["site.yml", "index.md", DownloadFormat.dataPackageName]
        return !declares.contains(path.fileName) && path != notFoundFile || isUnchanged(file)
      }
  }
}

extension ContentOptions {
  /// Errors about layouts that content could not name, because two have the same name or the name
  /// is a number, like a container width. Also about options of a layout with the same name.
  fileprivate var reservedLayoutNames: [Diagnostic] {
    var names: Set<String> = []
    let taken = layouts.filter { !names.insert($0.name).inserted || Double($0.name) != nil }
    return taken.map { layout in
      Diagnostic(
        .error, kind: "reserved layout name", at: nil,
        "a Swift layout cannot be called '\(layout.name)'",
        hint: Double(layout.name) == nil
          ? "there is already a layout with this name: rename it"
          : "numbers in a layout are container widths: rename it")
    }
      + layouts.flatMap { layout -> [Diagnostic] in
        var options: Set<String> = []
        return (layout.keys?.names ?? []).filter { !options.insert($0).inserted }.map { name in
          Diagnostic(
            .error, kind: "duplicate option", at: nil,
            "the layout '\(layout.name)' has two options called '\(name)'",
            hint: "rename one of them, with renamed(_:)")
        }
      }
  }
}

extension ContentInput {
  /// Reads `site.yml`. Returns the defaults if it is missing or unreadable.
  fileprivate func readSettings(_ diagnostics: inout [Diagnostic]) -> SiteDeclaration {
    guard tree.index(of: "site.yml") != nil else { return SiteDeclaration() }
    do throws(UnreadableContent) {
      let text = try folder.text(of: "site.yml")
      diagnostics += text.warnings
      let bytes = text.bytes
      if bytes.allSatisfy(\.isWhiteSpace) { diagnostics.append(.emptyFile("site.yml")) }
      var reader = DeclarationReader(file: "site.yml")
      reader.languages = options.languages
      let site = reader.site(try readYAML(bytes, file: "site.yml", warnings: &diagnostics))
      diagnostics += reader.diagnostics
      return site
    } catch {
      diagnostics += error.diagnostics
    }
    return SiteDeclaration()
  }
}
