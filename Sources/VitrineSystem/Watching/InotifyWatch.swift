#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Watches folders recursively with inotify.
  ///
  /// Each folder is watched before it is listed, so that anything created in a new folder is either
  /// listed or reported. Parent folders are watched for the names that lead to the roots.
  final class InotifyWatch: FolderWatch {
    private let queue: InotifyQueue
    private let roots: [String]
    private let isIgnored: (String) -> Bool
    private let debounceInterval: DebounceInterval
    private let refused: (WatchRefusal) -> Void

    /// The watched folders by their numbers in the queue.
    private var folders: [Int32: WatchedFolder] = [:]

    /// Whether folders were added, removed or renamed since they were last listed.
    private var isOutOfDate = false

    /// Takes over when the system stops watching.
    private var substitute: PollingWatch?

    /// Starts watching. Calls `refused` if the system stops reporting changes.
    init(
      over roots: [String], ignoring: @escaping (String) -> Bool,
      debounceInterval: DebounceInterval,
      refused: @escaping (WatchRefusal) -> Void
    ) throws(WatchRefusal) {
      queue = try InotifyQueue()
      self.roots = roots
      isIgnored = ignoring
      self.debounceInterval = debounceInterval
      self.refused = refused
      try scan()
    }

    func waitForChange(upTo timeout: Duration?) -> Duration? {
      if let substitute { return substitute.waitForChange(upTo: timeout) }
      let patience = timeout.map { ContinuousClock.now + $0 }
      var changeBatch = ChangeBatch(debounceInterval: debounceInterval)
      while queue.wait(until: changeBatch.end ?? patience) {
        for event in queue.events() { take(event, into: &changeBatch) }
        // Changes could go on for ever.
        if let end = changeBatch.end ?? patience, ContinuousClock.now >= end { break }
      }
      guard changeBatch.end != nil else { return nil }
      do throws(WatchRefusal) {
        if isOutOfDate { try scan() }
      } catch {
        refused(error)
        substitute = PollingWatch(
          over: roots, ignoring: isIgnored, debounceInterval: debounceInterval)
      }
      return changeBatch.duration(at: .now)
    }
  }

  extension InotifyWatch {
    private func take(_ event: InotifyQueue.Event, into changeBatch: inout ChangeBatch) {
      if event.has(IN_Q_OVERFLOW) {
        isOutOfDate = true
        changeBatch.record(at: .now)
        return
      }
      if event.has(IN_IGNORED) {
        folders[event.folder] = nil
        return
      }
      guard let folder = folders[event.folder],
        folder.isConcerned(with: event.name, ignoring: isIgnored)
      else { return }
      let affectsFolders =
        event.has(IN_ISDIR) || event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF)
      if affectsFolders {
        changeBatch.record(at: .now)
      } else {
        let file = ChangeBatch.File(folder: event.folder, name: event.name)
        changeBatch.record(file, event.fileState, rename: event.rename, at: .now)
      }
      if affectsFolders || folder.names != nil { isOutOfDate = true }
      if event.has(IN_CREATE) && event.has(IN_ISDIR) {
        // Without delay, so that what is written into it meanwhile belongs to this burst.
        try? watchTree("\(folder.path)/\(event.name)", following: nil)
      }
    }

    /// Watches exactly the folders that exist now.
    private func scan() throws(WatchRefusal) {
      let before = folders
      folders = [:]
      isOutOfDate = false
      for root in roots {
        try watchSteps(to: root)
        try watchTree(root, following: FollowedLinks(in: root))
      }
      for number in before.keys where folders[number] == nil { queue.forget(number) }
    }

    /// Watches the names that lead to a path, in the folders that contain them.
    private func watchSteps(to path: String) throws(WatchRefusal) {
      for step in steps(to: path) { try watch(step.folder, for: [step.name]) }
    }

    /// Watches a folder recursively, and the targets of its links. Those of followed links are
    /// watched recursively as well.
    private func watchTree(_ path: String, following links: FollowedLinks?) throws(WatchRefusal) {
      guard try watch(path, for: nil) else { return }
      guard var entries = try? FolderEntries(of: path) else { return }
      while let entry = entries.next() {
        if isIgnored(entry.name) { continue }
        let inner = "\(path)/\(entry.name)"
        switch entry.kind {
        case .folder: try watchTree(inner, following: links)
        case .link:
          try watchSteps(to: inner)
          if case .folder(let target)? = links?.target(of: inner) {
            try watchTree(target, following: links)
          }
        case .file, .other: break
        }
      }
    }

    /// Watches a folder for some names, or for all if `names` is nil. Returns false if there is no
    /// folder at this path, or if all of it is already being watched.
    @discardableResult
    private func watch(_ path: String, for names: Set<String>?) throws(WatchRefusal) -> Bool {
      guard let number = try queue.watch(path) else { return false }
      if var folder = folders[number] {
        if names == nil, folder.names == nil { return false }
        if names == nil { folder.path = path }
        folder.names = folder.names.flatMap { known in names.map(known.union) }
        folders[number] = folder
      } else {
        folders[number] = WatchedFolder(path: path, names: names)
      }
      return true
    }
  }

  extension InotifyQueue.Event {
    /// The state of the file after this event, or nil if the event does not determine it.
    fileprivate var fileState: ChangeBatch.FileState? {
      if has(IN_MODIFY) || has(IN_CREATE) { return .open }
      if has(IN_DELETE) || has(IN_MOVED_FROM) { return .gone }
      return has(IN_CLOSE_WRITE) || has(IN_MOVED_TO) ? .whole : nil
    }
  }

  private struct WatchedFolder {
    var path: String

    /// The names that matter, or nil for all.
    var names: Set<String>?

    /// A change of the folder itself has an empty name.
    func isConcerned(with name: String, ignoring isIgnored: (String) -> Bool) -> Bool {
      names.map { name.isEmpty || $0.contains(name) } ?? !isIgnored(name)
    }
  }
#endif
