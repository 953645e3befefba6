import VitrineModel

/// The links between the files of a site.
struct CollectedLinks {
  private let files: [ExactText: FileLinks]

  /// The files that a page or stylesheet links to, other than itself.
  private let targets: Set<ExactText>

  /// The files that a visitor can reach from the home page through links.
  private let reachable: Set<ExactText>

  init(_ files: [ExactText: FileLinks], among paths: [String]) {
    self.files = files
    let known = Set(byBytes: paths)
    var targets: Set<ExactText> = []
    var outputs: [ExactText: [ExactText]] = [:]
    for (file, links) in files {
      let found = links.paths.map { path in
        ExactText(pageOutput(at: path.text) { known.contains($0) })
      }.filter { $0 != file && known.contains($0) }
      outputs[file] = found
      targets.formUnion(found)
    }
    var reachable: Set = [ExactText("index.html")]
    var waiting = Array(reachable)
    while let file = waiting.popLast() {
      for next in outputs[file] ?? [] where reachable.insert(next).inserted { waiting.append(next) }
    }
    self.targets = targets
    self.reachable = reachable
  }

  /// Whether a page or a stylesheet links to a file.
  func hasLink(to file: String) -> Bool { targets.contains(file) }

  /// Whether a page can be reached through links from the home page.
  func reaches(_ page: String) -> Bool { reachable.contains(page) }

  /// The web addresses, each with the first of the pages that link to it.
  var addresses: [(address: String, page: String)] {
    var first: [String: String] = [:]
    for (file, links) in files {
      for address in links.addresses {
        first[address] = min(first[address] ?? file.text, file.text)
      }
    }
    return first.map { ($0.key, $0.value) }.sorted { $0.address < $1.address }
  }
}
