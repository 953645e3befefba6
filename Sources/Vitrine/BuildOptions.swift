public import VitrineContent
public import VitrineLayout
public import VitrineSite
import VitrineSystem

/// What a build reads, where it writes, and how.
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

  /// The date of the build, `YYYY-MM-DD`; nil for none. A build never reads the clock.
  public var date: String?

  /// True if drafts (`draft: true`) are built too.
  public var includesDrafts = false

  /// The layouts that content can name besides the built-in ones: `layout: wall`.
  ///
  /// Each is called with the index of the section on its page, from 0.
  public var layouts: [String: Layout] = [:]

  /// The presets that content can name besides the built-in ones, with their options.
  public var presets: [PresetDeclaration] = []

  /// The cells that content can name besides those of templates: `cell: work`.
  public var cells: [String: CellRegistration] = [:]

  /// What sections can name in the place of their titles, `header: works`, and under their items,
  /// `footer: works`.
  public var headers: [String: SupplementaryRegistration] = [:]
  public var footers: [String: SupplementaryRegistration] = [:]

  /// The badges that sections can give their items in the place of their own: `badge: age`.
  public var badges: [String: BadgeRegistration] = [:]

  /// How many threads read and render; the result does not depend on it.
  public var jobs: Int

  /// True if the new site replaces the old one in a single step.
  public var isAtomic = false

  /// How stylesheets and scripts are named.
  public var resourceNaming = ResourceNaming.byContent

  /// False if the site's search is left out, which loads files of its own.
  var hasSearch = true

  /// True if a warning fails the build.
  public var isStrict = false

  /// Where a build remembers what it read and wrote. If nothing of it has changed, the next build of the same
  /// site returns at once. Builds with closures of a Swift program, such as cells, are not remembered.
  public var cache = Cache.none

  public enum Cache: Hashable, Sendable {
    case none

    /// The folder for such files of the user, as their environment names it (`XDG_CACHE_HOME`).
    case user

    /// This folder. Sites with the same names of folders need one each.
    case folder(String)
  }

  /// The build to compare with. Pages, feeds and the history show what changed since.
  public enum Baseline: Hashable, Sendable {
    /// The build that `site.yml` names.
    case declared

    /// No build: no changes are shown, and the history starts over.
    case none

    /// A site, or its `snapshot.json`, by a path or an address.
    case named(String)
  }

  /// Relative paths start at the working directory. `jobs` below 1 counts as 1; nil is one thread per
  /// processor.
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
