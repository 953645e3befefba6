import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The settings, pages and collections of a site as its files declare them, before any record is
/// read.
struct ContentPlan: Sendable {
  private(set) var input: ContentInput
  var tree: ContentTree { input.tree }
  let site: SiteDeclaration

  /// In byte order of their folders; the first is the home page's. After them, the index page of each
  /// field with terms.
  var pages: [PageDeclaration] = []

  /// The number of pages that are no index pages.
  var folderPages = 0

  /// In the order of their pages, then of their declarations. After them, a collection of terms for each
  /// index page.
  var collections: [CollectionPlan] = []

  /// For each page, the indices of the collections that it declares.
  var collectionsOfPage: [Range<Int>] = []

  /// The folders that are left out with all in them, since their pages are drafts.
  var drafts: Set<ExactText> = []

  /// The fields whose values have pages.
  var terms: [TermPlan] = []

  /// The fields that say something of records of other collections.
  private(set) var lookups = LookupPlans()

  /// The layouts that pages and sections declare.
  var layouts = LayoutTable()

  /// The alphabets of the languages of the pages, as far as they have their own.
  private var alphabets: [String: Alphabet] = [:]

  /// The use of each file of the tree, before records name pictures.
  var uses: [FileUse] = []
  var diagnostics: [Diagnostic]

  /// The Markdown read here, by the paths of its files; empty if no results are kept.
  var sources: [ExactText: ReadMarkdown] = [:]

  /// True if everything is as in the past reading.
  private(set) var isTakenOver = false

  /// Plans the site of a content folder. The plan of the past reading is taken over if the same files
  /// are there and those that declare something are unchanged.
  init(of input: ContentInput, past: ContentPlan?) {
    if let past, input.hasSameDeclarations(as: past) {
      self = past
      self.input = input
      sources = [:]
      isTakenOver = true
    } else {
      self.init(of: input)
    }
  }

  private init(of input: ContentInput) {
    self.input = input
    diagnostics = input.options.takenNames
    site = input.readSettings(&diagnostics)
    readPages()
    let indexPages = findTerms()
    planCollections()
    addTerms(indexPages)
    for language in Set(pages.lazy.compactMap(\.language) + [site.settings.language]) {
      alphabets[language] = Alphabet.of(language)
    }
    lookups = LookupPlans(of: self)
    diagnostics += lookups.diagnostics
    setShownForms()
    lookUpNames()
  }

  /// The alphabet in which a page has its texts; nil for that of no language.
  func alphabet(ofPage page: Int) -> Alphabet? {
    alphabets[pages[page].language ?? site.settings.language]
  }

  /// Tells fields that show values of other records what these values are.
  private mutating func setShownForms() {
    for lookup in lookups.inOrderOfShown.map({ lookups.all[$0] }) {
      guard let shown = lookup.lookup.shown?.text else { continue }
      let forms = collections[lookup.target].declaration.shape.ofAll.compactMap {
        $0.shape.forms[shown]
      }
      collections[lookup.collection].declaration.shape.setShownForm(
        lookup.lookup.counts ? FieldForm(type: .number) : forms.first ?? FieldForm(),
        of: lookup.name, isOfChildren: lookup.isOfChildren)
    }
  }

  /// Tells every collection which names its terms and the pages and sections that show it look up.
  private mutating func lookUpNames() {
    for (page, declaration) in pages.enumerated() {
      let found = declaration.lookedUp.map(\.text)
      guard let sections = declaration.sections else {
        for collection in collectionsOfPage[page] { collections[collection].lookUp(found) }
        continue
      }
      for section in sections {
        guard let collection = collection(of: section, page: page) else { continue }
        collections[collection].lookUp(section.lookedUp.map(\.text) + section.guesses)
        if !section.repeats { collections[collection].lookUp(found) }
      }
    }
    for set in terms { collections[set.collection].lookUp([set.field]) }
    for lookup in lookups.all {
      collections[lookup.target].lookUp(lookup.namesInTarget.map(\.text))
    }
  }
}

extension CollectionPlan {
  /// Adds the names that are not there yet.
  fileprivate mutating func lookUp(_ names: [String]) {
    for name in names where !lookedUpNames.contains(name) {
      lookedUpNames.append(name)
    }
  }
}

extension ContentInput {
  /// Returns true if the same files are there as in the past reading, and `site.yml`, each `index.md`
  /// and the texts of terms are unchanged.
  fileprivate func hasSameDeclarations(as past: ContentPlan) -> Bool {
    hasSameFiles
      && past.terms.flatMap(\.notes).allSatisfy {
        tree.index(of: $0.file).map(isUnchanged) ?? false
      }
      && tree.files.indices.allSatisfy { file in
        let path = tree.files[file]
        return path != "site.yml" && path.fileName != "index.md" || isUnchanged(file)
      }
  }
}

extension ContentOptions {
  /// The errors about layouts that content could not name: two of one name, and those whose names are
  /// numbers, like container widths; and about options of a layout that share a name.
  fileprivate var takenNames: [Diagnostic] {
    var names: Set<String> = []
    let taken = layouts.filter { !names.insert($0.name).inserted || Double($0.name) != nil }
    return taken.map { layout in
      Diagnostic(
        .error, kind: "taken name of a layout", at: nil,
        "a layout of Swift cannot be called '\(layout.name)'",
        hint: Double(layout.name) == nil
          ? "there is another layout of this name: call it otherwise"
          : "numbers in a layout are container widths: call it otherwise")
    }
      + layouts.flatMap { layout -> [Diagnostic] in
        var options: Set<String> = []
        return (layout.keys?.names ?? []).filter { !options.insert($0).inserted }.map { name in
          Diagnostic(
            .error, kind: "taken name of an option", at: nil,
            "the layout '\(layout.name)' has two options called '\(name)'",
            hint: "give one of them another name, with renamed(_:)")
        }
      }
  }
}

extension ContentInput {
  /// Returns what `site.yml` says; the usual settings if there is none or it cannot be read.
  fileprivate func readSettings(_ diagnostics: inout [Diagnostic]) -> SiteDeclaration {
    guard tree.index(of: "site.yml") != nil else { return SiteDeclaration() }
    do throws(UnreadableContent) {
      let text = try folder.text(of: "site.yml")
      diagnostics += text.warnings
      let bytes = text.bytes
      if bytes.allSatisfy(\.isWhiteSpace) { diagnostics.append(.emptyFile("site.yml")) }
      var reader = Declarations(file: "site.yml")
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
