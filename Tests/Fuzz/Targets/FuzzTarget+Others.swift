import Vitrine
import VitrineDiagnostics
import VitrineModel
import VitrineText

extension FuzzTarget {
  /// What is read besides content.
  static let others = [
    FuzzTarget("template", tokens: template) { read(template:) },
    FuzzTarget("snapshot", tokens: json + snapshot, maxBytes: 16_384) {
      read(snapshot:)
    },
    FuzzTarget("html", tokens: html) { read(html:) },
  ]

  // MARK: Templates

  private static func read(template text: [UInt8]) -> Outcome {
    let other = TemplateSource(name: "parent", file: "p", bytes: Array("{{$title}}{{/title}}".utf8))
    let source = TemplateSource(name: "main", file: "f", bytes: text, shape: NestedContext.shape)
    do throws(TemplateFailure) {
      _ = try TemplateSet(unchecked: [source, other])
      var page: [UInt8] = []
      let templates = try TemplateSet([source, other])
      templates.render("main", with: NestedContext(depth: 3), into: &page)
      return Outcome()
    } catch {
      var places = PlacesOfLines(in: text)
      let misplaced = error.errors.first { diagnostic in
        guard let place = diagnostic.location else { return true }
        return !places.contains(line: place.line, column: place.column)
      }
      return Outcome(isRefused: true, complaint: misplaced.map { "'\($0)' is outside" })
    }
  }

  // MARK: Records of builds

  /// What is read can be compared with another.
  private static func read(snapshot text: [UInt8]) -> Outcome {
    var problems: [SnapshotFileError] = []
    do throws(SnapshotFileError) {
      let read = try SiteSnapshot(reading: text, leavingOut: &problems)
      let none = SiteSnapshot()
      _ = try SiteDifference(from: none, to: read).json()
      _ = try SiteDifference(from: read, to: none).json()
    } catch {
      problems.append(error)
    }
    var places = PlacesOfLines(in: text)
    let misplaced = problems.map { $0.location(in: "f") }.first {
      !places.contains(line: $0.line, column: $0.column)
    }
    return Outcome(
      isRefused: !problems.isEmpty, complaint: misplaced.map { "\($0) is outside" })
  }

  // MARK: Pages in the preview

  /// A page that is read by what it has in common with an earlier one is what it is without that.
  private static func read(html text: [UInt8]) -> Outcome {
    let head = Array("<!doctype html>\n<html>\n<head></head>\n<body><div id=a><p>".utf8)
    let tail = Array("</p></div><p>b</p></body>\n</html>\n".utf8)
    _ = try? MarkupTree(text)
    _ = MarkupTree.isWhole(fragment: text)
    let page = head + text + tail
    guard let old = try? MarkupTree(head + tail) else {
      return Outcome(complaint: "the page around it is not read")
    }
    let whole = try? MarkupTree(page)
    let after = try? MarkupTree(page, after: old)
    return Outcome(
      isRefused: whole == nil,
      complaint: whole?.elements == after?.elements ? nil : "it is read in two ways")
  }
}

/// Has a text for some names, and itself a few times for others.
private final class NestedContext: TemplateContext {
  static let shape: TemplateShape = TemplateShape([
    "title": .value, "tags": .values, "items": .list(shape), "item": .context(TemplateShape([:])),
  ])

  private let depth: Int

  init(depth: Int) { self.depth = depth }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.text {
    case "title": .text("a < b")
    case "tags": .list(["c", "d"]) { .text($0) }
    case "items", "item": depth > 0 ? .context(NestedContext(depth: depth - 1)) : .nothing
    default: nil
    }
  }
}
