/// The pictures that are published unchanged, whatever `site.yml` sets, because other sizes of them
/// cannot be made.
package enum UnscaledPictures: Hashable, Sendable {
  case all

  /// All, in a file that contains them, beside a site that has them in several sizes.
  case embedded

  /// These content files.
  case files(Set<String>)

  package func contains(_ file: String) -> Bool {
    switch self {
    case .all, .embedded: true
    case .files(let files): files.contains(file)
    }
  }

  /// Whether the file itself is the reason, which has been reported.
  func names(_ file: String) -> Bool {
    if case .files(let files) = self { files.contains(file) } else { false }
  }

  package func union(_ other: UnscaledPictures) -> UnscaledPictures {
    guard case .files(let files) = self, case .files(let others) = other else { return .all }
    return .files(files.union(others))
  }
}
