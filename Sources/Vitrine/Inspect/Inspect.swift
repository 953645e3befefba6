import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineSystem

/// Lays out the lists of a page without a browser.
///
/// - Throws: the errors of the content, or an error if the requested page, section or layout does
///   not exist.
package func inspect(_ options: InspectOptions) throws(BuildFailure) -> PageInspection {
  // Only for its error: a missing folder would be read as an empty one.
  _ = try options.build.openContent()
  let templates = try options.build.readTemplates()
  let reading = try options.build.readSite(shownBy: templates)
  let page = try options.page(of: reading.content)
  let sections = try options.sections(of: page)
  try options.checkChoice(of: sections.map { reading.layouts[$0.layout] })
  let environment = LayoutEnvironment(
    container: Size(width: options.width, height: options.height),
    direction: page.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  return PageInspection(
    page: page.output, container: environment.container,
    sections: sections.map {
      SectionInspection($0, of: page, reading, choice: options.choice, in: environment)
    })
}

extension InspectOptions {
  fileprivate func page(of content: SiteContent) throws(BuildFailure) -> Page {
    let folder = page == "." || page == "/" ? "" : page.withoutFinalSlashes
    if let page = content.pages.first(where: { $0.folder == folder || $0.output == folder }) {
      return page
    }
    let names = content.pages.map { $0.folder.isEmpty ? "." : $0.folder }
    throw .unknown("page", page, among: names)
  }

  fileprivate func sections(of page: Page) throws(BuildFailure) -> [Section] {
    guard let section else { return page.sections }
    let found = page.sections.filter { $0.id == section }
    if found.isEmpty { throw .unknown("section", section, among: page.sections.map(\.id)) }
    return found
  }
}

extension InspectOptions {
  /// Throws if the requested layout is not among those that visitors can choose.
  fileprivate func checkChoice(of layouts: [LayoutByWidth]) throws(BuildFailure) {
    guard let choice else { return }
    let names = layouts.flatMap(\.choices).map(\.name)
    if !names.contains(choice) { throw .unknown("choice", choice, among: names) }
  }
}

extension BuildFailure {
  /// An error for an unknown name. The hint suggests a similar one of `names`, or lists them.
  static func unknown(
    _ kind: String, _ name: String, among names: [String]
  ) -> BuildFailure {
    var hint = suggestion(for: name, among: names)
    if hint == nil, !names.isEmpty {
      let shown = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      let rest = names.count > 20 ? " and \(names.count - 20) more" : ""
      hint = names.count == 1 ? "there is only \(shown)" : "there are \(shown)\(rest)"
    }
    return BuildFailure([
      Diagnostic(
        .error, kind: "unknown \(kind)", at: nil, "there is no \(kind) '\(name)'", hint: hint)
    ])
  }
}

extension SectionInspection {
  fileprivate init(
    _ section: Section, of page: Page, _ reading: ContentResult, choice: String?,
    in environment: LayoutEnvironment
  ) {
    let declared = reading.layouts[section.layout]
    let layout = choice.flatMap(declared.choice) ?? declared.all[0]
    let description = layout.layout(at: environment.container.width)
    id = section.id
    title = section.title
    self.layout = description.name
    structures = layout.structures()
    layoutByWidth = layout
    isOnLongPage = page.isLong
    let heights = structures.first { $0.widths.contains(environment.container.width) }
    let found = section.lists(inRows: description.listStyle != nil, of: reading.content)
    let hasGroups = found.contains { $0.title != nil }
    lists = found.map { list in
      var own = layout.fitted(to: list.items.count).section(in: environment)
      let isTitled = (hasGroups ? list.title : section.title) != nil
      let hasFooter = !hasGroups && section.text != nil
      own.boundarySupplementaryItems.removeAll { item in
        item.kind == LayoutSupplements.header && !isTitled
          || item.kind == LayoutSupplements.footer && !hasFooter
      }
      return ListInspection(
        title: list.title, items: list.items,
        solved: own.solve(itemCount: list.items.count, in: environment, rounding: .web),
        isContentSized: list.items.indices.map { heights?.isContentSized(item: $0) ?? false },
        contentSizedKinds: own.contentSizedKinds)
    }
  }
}

extension LayoutSection {
  /// The kinds of supplementaries whose height depends on their content.
  fileprivate var contentSizedKinds: Set<String> {
    var kinds = Set(
      boundarySupplementaryItems.lazy.filter(\.size.height.isEstimated).map(\.kind))
    if case .groups(let group) = content { kinds.formUnion(group.contentSizedKinds) }
    return kinds
  }
}

extension LayoutGroup {
  fileprivate var contentSizedKinds: Set<String> {
    let own = supplementaryItems.lazy.filter(\.size.height.isEstimated).map(\.kind)
    switch content {
    case .custom: return Set(own)
    case .subitems(_, let subitems):
      return subitems.reduce(into: Set(own)) { $0.formUnion($1.contentSizedKinds) }
    case .count(_, let subitem, _), .repeating(_, let subitem, _):
      return subitem.contentSizedKinds.union(own)
    }
  }
}

extension LayoutSubitem {
  fileprivate var contentSizedKinds: Set<String> {
    switch self {
    case .item(let item):
      Set(item.supplementaryItems.lazy.filter(\.size.height.isEstimated).map(\.kind))
    case .group(let group): group.contentSizedKinds
    }
  }
}

extension Section {
  /// The ids of the items in each list, under the title directly above it.
  fileprivate func lists(
    inRows: Bool, of content: SiteContent
  ) -> [(title: String?, items: [String])] {
    (inRows ? [rows] : runs).filter { !$0.items.isEmpty }.map { run in
      (run.parents.last.flatMap(title), run.items.map { items[$0].id(in: self, of: content) })
    }
  }

  private func title(of place: Int) -> String? {
    if case .outline(_, let title) = items[place].content { title } else { nil }
  }
}

extension LayoutStructure {
  /// Whether the height of the item with this index depends on its content.
  fileprivate func isContentSized(item: Int) -> Bool {
    switch pattern {
    case .groups(let group):
      switch group.leaves[item % group.leaves.count].height {
      case .content, .uniform: true
      case .definite, .quantised: false
      }
    case .flow(let flow): flow.itemHeight == nil
    case .nothing, .unsupported: false
    }
  }
}
