import VitrineDiagnostics
import VitrineModel

/// The terms of all collections, as their pages and collections in the plan: one of each for every
/// entry of `TermFolders`.
struct TermPlans {
  private(set) var plans: [TermPlan] = []

  /// The index page of each plan, and the collection of its terms.
  private(set) var indexPages: [PageDeclaration] = []
  private(set) var collections: [CollectionPlan] = []

  /// The Markdown that describes terms, by the paths of its files; empty if no results are kept.
  private(set) var sources: [ExactText: ReadMarkdown] = [:]

  init(of planner: CollectionPlanner, in input: ContentInput, _ diagnostics: inout [Diagnostic]) {
    for entry in planner.termFolders.entries {
      guard let page = planner.pages.index(of: entry.page), let field = entry.terms.field else {
        continue
      }
      let ofPage = planner.collectionsOfPage[page]
      var plan = TermPlan(
        collection: ofPage.lowerBound + entry.collection, field: field.text,
        levels: entry.terms.levels, title: entry.terms.title, folder: entry.folder,
        place: entry.place)
      plan.indexPage = planner.pages.count + plans.count
      plan.ownCollection = planner.collections.count + plans.count
      plan.notes = notes(planner.termNotes[entry.folder] ?? [], of: plan, in: input, &diagnostics)
      var declared =
        planner.indexPages.first { $0.folder == entry.folder }
        ?? PageDeclaration(folder: entry.folder, place: entry.place)
      // Its file may write the name in another form.
      declared.folder = entry.folder
      if let collection = declared.collections.first {
        diagnostics.error(
          "collection on a page of terms", at: collection.place,
          "the page of the terms '\(field.text)' has no collection of its own",
          hint:
            "its sections show the terms: leave the collection out, or name the folder otherwise"
        )
        declared.collections = []
      }
      plan.title = declared.title ?? plan.title
      declared.title = plan.title ?? fieldLabel(field.text)
      if declared.language == nil {
        declared.language = planner.pages[page].language
        declared.direction = declared.direction ?? planner.pages[page].direction
      }
      declared.theme = declared.theme ?? planner.pages[page].theme
      var own = CollectionPlan(
        name: entry.folder, page: plan.indexPage,
        declaration: CollectionDeclaration(place: declared.place), files: [])
      own.terms = plans.count
      indexPages.append(declared)
      collections.append(own)
      plans.append(plan)
    }
  }

  /// Reads the Markdown that describes terms of `plan`.
  private mutating func notes(
    _ files: [Int], of plan: TermPlan, in input: ContentInput, _ diagnostics: inout [Diagnostic]
  ) -> [TermNote] {
    zip(files, input.markdown(files, by: 64)).compactMap { file, read in
      if input.keepsResults { sources[input.tree.files[file]] = read }
      diagnostics += read.diagnostics
      return read.source.map { TermNote($0, in: plan.folder, &diagnostics) }
    }
  }
}
