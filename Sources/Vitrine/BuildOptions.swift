public import VitrineContent
public import VitrineLayout
public import VitrineSite
import VitrineSystem

/// The input, output and manner of a build.
public struct BuildOptions: Sendable {
  /// The content folder.
  public var content: String

  /// The folder of the site.
  public var output: String

  /// The folder whose templates replace the built-in ones of the same names; nil for `Templates`
  /// beside the content folder, where there is one.
  public var templates: String?

  /// The build to compare with.
  public var baseline: Baseline = .declared

  /// Fetches the build to compare with, where an address names it; nil fetches none.
  public var fetch: Fetch?

  /// `YYYY-MM-DD`: the only date a build knows.
  public var date: String?

  /// True if what says `draft: true` is built too.
  public var includesDrafts = false

  /// The layouts that content can name besides the built-in ones: `layout: wall`.
  ///
  /// A section's number on its page, from 0, is what such a layout is asked with.
  public var layouts: [String: Layout] = [:]

  /// The presets that content can name besides the built-in ones, with their options.
  public var presets: [PresetDeclaration] = []

  /// How many threads read and render; the result does not depend on it.
  public var jobs: Int

  /// True if the whole site is exchanged in one step.
  public var isAtomic = false

  /// How stylesheets and scripts are named.
  public var resourceNaming = ResourceNaming.byContent

  /// True if a warning fails the build.
  public var isStrict = false

  /// The build that a new one is compared with: its changes are what pages, feeds and history tell.
  public enum Baseline: Hashable, Sendable {
    /// The build that `site.yml` names.
    case declared

    /// Nothing is told of changes, and the history begins anew.
    case none

    /// A site, or its `snapshot.json`, by a path or an address.
    case named(String)
  }

  /// Paths are relative to where the program runs; `jobs` is at least 1, and one a processor if
  /// nil.
  public init(content: String = "content", output: String = "site", jobs: Int? = nil) {
    self.content = content
    self.output = output
    self.jobs = max(1, jobs ?? processorCount)
  }

  /// All layouts that content can name.
  var namedLayouts: [PresetDeclaration] {
    PresetDeclaration.builtIn + presets
      + layouts.sorted { $0.key < $1.key }.map { PresetDeclaration($0.key, $0.value) }
  }
}
