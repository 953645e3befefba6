public import VitrineContent
public import VitrineLayout
public import VitrineSite
import VitrineSystem

/// The input, output and settings of a build.
public struct BuildOptions: Sendable {
  /// The content folder.
  public var content: String

  /// The folder that the site is written to.
  public var output: String

  /// The folder whose templates replace built-in ones with the same names. Nil means `Templates`
  /// next to the content folder, if that exists.
  public var templates: String?

  /// The build to compare with.
  public var baseline: Baseline = .declared

  /// Fetches the baseline if it is named by an address. Nil disables fetching.
  public var fetch: Fetch?

  /// The build date, `YYYY-MM-DD`, or nil for none. A build never reads the clock.
  public var date: String?

  /// Whether drafts (`draft: true`) are built too.
  public var includesDrafts = false

  /// Layouts that content can name in addition to the built-in ones: `layout: wall`.
  ///
  /// Each is called with the index of the section on its page, from 0.
  public var layouts: [String: Layout] = [:]

  /// Presets, with their options, that content can name in addition to the built-in ones.
  public var presets: [PresetDeclaration] = []

  /// Cells that content can name in addition to those from templates: `cell: work`.
  public var cells: [String: CellRegistration] = [:]

  /// Supplementaries that sections can show instead of their titles (`header: works`) or below
  /// their items (`footer: works`).
  public var headers: [String: SupplementaryRegistration] = [:]
  public var footers: [String: SupplementaryRegistration] = [:]

  /// Badges that sections can show instead of their items' own: `badge: age`.
  public var badges: [String: BadgeRegistration] = [:]

  /// How many threads read and render. The result does not depend on it.
  public var jobs: Int

  /// Whether the new site replaces the old one in a single step.
  public var isAtomic = false

  /// How stylesheets and scripts are named.
  public var resourceNaming = ResourceNaming.byContent

  /// Whether the site has a search. A single-file build leaves it out because it loads further
  /// files.
  var hasSearch = true

  var pictureUse = PictureUse.published

  /// How a build handles pictures that are published in several sizes.
  enum PictureUse {
    case published

    /// They are only named, not made: nothing is written.
    case named

    /// Every picture is copied as it is.
    case copied
  }

  /// Whether pictures are made quickly rather than small.
  package var isPreview = false

  /// The program that makes pictures in processes of its own, if it has Vitrine's subcommand for
  /// that. Nil makes them in this process.
  package var pictureWorker: String?

  /// Makes pictures after the build, for a preview. Nil makes them during the build.
  package var pictureQueue: PictureQueue?

  /// Whether a warning fails the build.
  public var isStrict = false

  /// Where a build remembers what it read and wrote. If none of it has changed, the next build of
  /// the same site returns at once. Builds with closures of a Swift program, such as cells, are not
  /// remembered.
  public var cache = Cache.none

  public enum Cache: Hashable, Sendable {
    case none

    /// The user's cache folder, as set in the environment (`XDG_CACHE_HOME`).
    case user

    /// This folder. Sites whose folders have the same names need separate caches.
    case folder(String)
  }

  /// The build to compare with. Pages, feeds and the history show what changed since then.
  public enum Baseline: Hashable, Sendable {
    /// The build that `site.yml` names.
    case declared

    /// No baseline: no changes are shown, and the history starts over.
    case none

    /// A site or its `snapshot.json`, by path or address.
    case named(String)
  }

  /// Relative paths start at the working directory. `jobs` below 1 counts as 1. Nil means one
  /// thread per processor.
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
