import Synchronization
import TestSupport
import Testing
import VitrineSystem

@testable import VitrinePictures

/// Vitrine's own program, which is built beside the tests.
private let vitrine = programPath?.realPath?.parentPath.map { "\($0)/vitrine" } ?? ""

extension SerialTests {
  @Suite(.enabled(if: hasLibrary && isThere(vitrine), "libvips or the program is missing"))
  struct WorkerTests {
    private let variants = [PictureVariant(width: 100), PictureVariant(width: 50)]

    @Test func aWorkerMakesTheSameAsThisProcess() throws {
      let (here, apart) = (try PictureShop(), try PictureShop(program: vitrine))
      let bytes = TIFFPicture.noise().bytes
      let (first, second) = (try here.record(bytes, variants), try apart.record(bytes, variants))

      #expect(second.failure == nil)
      #expect(second.header == first.header)
      #expect(second.meanColor == first.meanColor)
      #expect(second.derivatives.map(\.name) == first.derivatives.map(\.name))
      #expect(second.derivatives.map(\.hash) == first.derivatives.map(\.hash))
    }

    @Test func aCrashFailsOnlyItsPicture() throws {
      let scripts = try TemporaryFolder()
      // Asks the real worker, but crashes on a file and once on another.
      try scripts.write(
        script: """
          while read -r line; do
            case "$line" in
              *crash.tif*) kill -SEGV $$ ;;
              *once.tif*) [ -e '\(scripts.path)/crashed' ] || { : > '\(scripts.path)/crashed'; kill -KILL $$; } ;;
            esac
            printf '%s\\n' "$line" | '\(vitrine)' "$@"
          done
          """, to: "worker")
      let shop = try PictureShop(program: scripts.path(of: "worker"))
      let names = ["a.tif", "crash.tif", "b.tif", "once.tif", "c.tif"]
      for (seed, name) in names.enumerated() {
        try shop.folder.write(TIFFPicture.noise(seed: UInt64(seed)).bytes, to: name)
      }
      let begun = Mutex<[Int]>([])

      let records = shop.maker.records(of: try names.map { try shop.job($0, variants) }) {
        _, index in
        begun.withLock { $0.append(index) }
      }
      #expect(
        records.map(\.failure) == [nil, PictureFailure(.crashed, "signal 11"), nil, nil, nil])
      #expect(records.map(\.derivatives.count) == [2, 0, 2, 2, 2])
      #expect(begun.withLock { $0.sorted() } == [0, 1, 2, 3, 4])
    }

    @Test func aProgramThatCannotBeStartedIsReplacedByThisProcess() throws {
      let shop = try PictureShop(program: "/nowhere/vitrine")

      #expect(try shop.record(TIFFPicture.noise().bytes, variants).derivatives.count == 2)
    }

    @Test func anAnswerThatIsNoRecordCountsAsACrash() throws {
      let scripts = try TemporaryFolder()
      try scripts.write(script: "read -r line; echo hello; exit 3", to: "worker")
      let shop = try PictureShop(program: scripts.path(of: "worker"))

      #expect(
        try shop.record(TIFFPicture.noise().bytes, variants).failure?.kind == .crashed)
    }

    @Test func oneWorkerMakesManyPictures() throws {
      let shop = try PictureShop(program: vitrine)
      for index in 0..<30 {
        try shop.folder.write(
          TIFFPicture.noise(width: 60, height: 40, seed: UInt64(index)).bytes, to: "\(index).tif")
      }
      let jobs = try (0..<30).map { try shop.job("\($0).tif", [PictureVariant(width: 30)]) }

      #expect(shop.maker.records(of: jobs).allSatisfy { $0.derivatives.count == 1 })
    }
  }
}
