import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import VitrineSystem

/// Serialized, for what is measured in milliseconds.
@Suite(.serialized) struct FolderWatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "content/index.md")
    try folder.write("a", to: "content/one/two/a.md")
  }

  /// Patient enough for a machine that does other things too.
  private static let debounceInterval = DebounceInterval(
    savePause: .milliseconds(50), shortPause: .milliseconds(50), longPause: .milliseconds(150),
    longest: .seconds(20))

  private func watch(_ method: WatchMethod) -> any FolderWatch {
    folderWatch(
      over: [folder.path(of: "content"), folder.path(of: "Templates")], by: method,
      ignoring: isJunkFile,
      debounceInterval: Self.debounceInterval, refused: notRefused)
  }

  private func isJunkFile(_ name: String) -> Bool {
    [".git", ".index.md.swp"].contains(name) || name.contains("#") || name.hasSuffix("~")
  }

  private func notRefused(_ refusal: WatchRefusal) { Issue.record(refusal) }

  private func run(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// What a person, an editor or a program does, in the folder that holds the content.
  static let changes = [
    "echo b >> content/index.md",
    "echo b > content/one/two/a.md",
    "echo b > content/new.md",
    "rm content/one/two/a.md",
    "mv content/index.md content/home.md",
    "mv content/one content/three",
    "mv content/one elsewhere",
    "rm -r content/one",
    "mkdir content/empty",
    "mkdir -p content/x/y/z; echo b > content/x/y/z/b.md",
    "chmod 0600 content/index.md",
    "rm -r content",
    "mv content away",
    "mkdir Templates; echo b > Templates/page.html",
    "mkdir other; echo b > other/page.html; mv other Templates",
    // Vim: a backup, a new file, no backup.
    "mv content/index.md content/index.md~; echo b > content/index.md; rm content/index.md~",
    // Others: a file beside it, renamed.
    "echo b > content/.index.md.tmp; mv content/.index.md.tmp content/index.md",
    "echo b > content/big.md; sleep 0.1; echo b >> content/big.md",
  ]

  @Test(arguments: changes, [WatchMethod.notification, .polling])
  func oneChangeIsToldOnce(command: String, method: WatchMethod) throws {
    let watch = watch(method)
    #expect(watch.waitForChange(upTo: .milliseconds(20)) == nil)

    try run(command)

    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
    #expect(watch.waitForChange(upTo: .milliseconds(400)) == nil)
  }

  @Test(arguments: [WatchMethod.notification, .polling])
  func whatEditorsLeaveBehindIsNotTold(method: WatchMethod) throws {
    let watch = watch(method)

    try run(
      "cd content; echo b > .index.md.swp; ln -s x .#index.md; echo b > '#index.md#'; mkdir .git; "
        + "echo b > .git/index; echo b > index.md~; rm index.md~")

    // A folder that has other entries may tell of itself.
    _ = watch.waitForChange(upTo: .milliseconds(400))
    try run("cd content; echo c > .index.md.swp; echo c > '#index.md#'; echo c > .git/index")
    #expect(watch.waitForChange(upTo: .milliseconds(400)) == nil)
  }

  @Test(arguments: [
    // New folders, one in the other, and what is made in them before and after anybody knows of them.
    ("mkdir -p content/x/y; echo b > content/x/y/b.md", "echo c > content/x/y/b.md"),
    ("mv content/one content/three", "echo c > content/three/two/a.md"),
    ("rm -r content; mkdir content; echo b > content/index.md", "echo c > content/index.md"),
    (
      "mv content away; mkdir -p content/one; echo b > content/one/b.md",
      "echo c > content/one/b.md"
    ),
    ("mkdir Templates; echo b > Templates/page.html", "echo c > Templates/page.html"),
    ("cp -r content copy; mv copy/one content/four", "echo c > content/four/two/a.md"),
    (
      "echo b > style.css; mkdir Templates; ln -s ../style.css Templates/style.css",
      "echo c > new.css; mv new.css style.css"
    ),
    // A link on the way to what a template is.
    (
      "mkdir -p a/v1 a/v2 Templates; echo b > a/v1/style.css; echo c > a/v2/style.css; ln -s v1 a/now; "
        + "ln -s ../a/now/style.css Templates/style.css",
      "ln -s v2 a/new; mv -T a/new a/now"
    ),
    (
      "mkdir -p a/v1 Templates; echo b > a/v1/style.css; ln -s ../a/v1/style.css Templates/style.css",
      "mv a b; mkdir -p a/v1; echo c > a/v1/style.css"
    ),
  ])
  func foldersThatCameAreWatched(first: String, second: String) throws {
    let watch = watch(.notification)

    try run(first)
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
    #expect(watch.waitForChange(upTo: .milliseconds(300)) == nil)

    try run(second)
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
  }

  @Test func theWayToAFileGoesThroughLinks() throws {
    try run("mkdir -p x/y; ln -s ../x/./y content/in; ln -s loop loop; ln -s gone lost")
    let root = folder.path
    func names(to path: String) -> [String] {
      steps(to: "\(root)/\(path)").map { "\($0.folder)/\($0.name)" }
        .filter { $0.hasPrefix("\(root)/") }.map { String($0.dropFirst(root.count + 1)) }
    }

    #expect(names(to: "content/one/two") == ["content", "content/one", "content/one/two"])
    #expect(
      names(to: "content/in/a.md")
        == ["content", "content/in", "content/../x", "content/../x/y", "content/../x/y/a.md"])
    #expect(names(to: "lost/a") == ["lost", "gone", "gone/a"])
    #expect(names(to: "loop").count == 41)
    #expect(steps(to: "a/./b").map(\.folder) == [".", "./a"])
    #expect(steps(to: "/").isEmpty)
  }

  @Test func aFolderThatWentAwayIsNotWatched() throws {
    let watch = watch(.notification)
    try run("mv content/one elsewhere")
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)

    try run("echo b > elsewhere/two/a.md")

    #expect(watch.waitForChange(upTo: .milliseconds(300)) == nil)
  }

  @Test func otherFoldersBesideTheContentAreNotWatched() throws {
    let watch = watch(.notification)

    try run("mkdir -p site/one; echo b > site/one/index.html; echo b > README.md; mv site public")

    #expect(watch.waitForChange(upTo: .milliseconds(300)) == nil)
  }

  @Test(arguments: [WatchMethod.notification, .polling])
  func aThousandFilesAreOneChange(method: WatchMethod) throws {
    // The thread that writes may have to wait for others.
    let watch = folderWatch(
      over: [folder.path(of: "content")], by: method, ignoring: isJunkFile,
      debounceInterval: DebounceInterval(
        savePause: .seconds(1), shortPause: .seconds(1), longPause: .seconds(1),
        longest: .seconds(60)),
      refused: notRefused)

    Thread.detachNewThread { [self] in
      for index in 0..<1000 {
        try? folder.write("item \(index)", to: "content/many/\(index % 20)/\(index).md")
      }
    }

    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
    #expect(try folder.contents(of: "content/many").count == 1000)
    #expect(watch.waitForChange(upTo: .milliseconds(400)) == nil)
  }

  @Test func aQueueThatOverflowsIsNotTrusted() throws {
    let maximum = try #require(
      Int(
        String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
          .trimmingCharacters(in: .whitespacesAndNewlines)))
    let watch = watch(.notification)

    // While nobody reads, as during a long build: twice what the queue holds, then a new folder.
    for index in 0..<(maximum / 2 + 1) {
      let file = open(folder.path(of: "content/\(index).md"), O_CREAT | O_WRONLY, 0o600)
      write(file, "b", 1)
      close(file)
      unlink(folder.path(of: "content/\(index).md"))
    }
    try run("mkdir content/late")

    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
    #expect(watch.waitForChange(upTo: .milliseconds(300)) == nil)
    try run("echo b > content/late/b.md")
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
  }

  @Test(arguments: [WatchMethod.notification, .polling])
  func aChangeDuringABuildIsToldAfterIt(method: WatchMethod) throws {
    let watch = watch(method)
    try run("echo b > content/index.md")
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)

    // Nobody waits now.
    try run("echo c > content/index.md")

    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
  }

  @Test func aFileThatIsWrittenForEverIsToldInBetween() {
    let watch = folderWatch(
      over: [folder.path(of: "content")], by: .notification, ignoring: isJunkFile,
      debounceInterval: DebounceInterval(
        savePause: .milliseconds(50), shortPause: .milliseconds(50), longPause: .milliseconds(150),
        longest: .milliseconds(400)),
      refused: notRefused)
    Thread.detachNewThread { [self] in
      for number in 0..<200 {
        try? folder.write("\(number)", to: "content/log.md")
        usleep(10_000)
      }
    }

    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
  }

  @Test func aWriterThatNeverPausesIsToldInBetween() {
    let watch = folderWatch(
      over: [folder.path(of: "content")], by: .notification, ignoring: isJunkFile,
      debounceInterval: DebounceInterval(
        savePause: .milliseconds(50), shortPause: .milliseconds(50), longPause: .milliseconds(150),
        longest: .milliseconds(400)),
      refused: notRefused)
    let writer = Writer()
    Thread.detachNewThread { [self] in
      // The system joins what it has to tell of one file in succession.
      writer.write(
        to: ["content/index.md", "content/one/two/a.md"].map(folder.path), for: .seconds(20))
    }

    #expect(watch.waitForChange(upTo: .seconds(60)) != nil)
    let isWriting = writer.isWriting.exchange(false, ordering: .relaxed)
    #expect(isWriting)
  }

  private final class Writer: Sendable {
    let isWriting = Atomic(true)

    /// Changes the files by turns, until it is told to end or so long.
    func write(to files: [String], for duration: Duration) {
      let end = ContinuousClock.now + duration
      while ContinuousClock.now < end, isWriting.load(ordering: .relaxed) {
        for file in files { chmod(file, 0o600) }
      }
      isWriting.store(false, ordering: .relaxed)
    }
  }

  @Test(arguments: [WatchMethod.notification, .polling])
  func linksAreFollowedInTheFolderAround(method: WatchMethod) throws {
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("a", to: "one/a.md")
    try run(
      "mkdir -p other/one; ln -s ../other content/link; ln -s . content/loop; "
        + "ln -s '\(elsewhere.path)' content/out")
    let watch = watch(method)

    try elsewhere.write("b", to: "one/b.md")
    #expect(watch.waitForChange(upTo: .milliseconds(700)) == nil)

    try run("echo b > other/one/b.md")
    #expect(watch.waitForChange(upTo: .seconds(10)) != nil)
  }
}
