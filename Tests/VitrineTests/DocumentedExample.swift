import Foundation

/// Whether `content/docs/swift.md` shows a file of these tests, whole.
func isDocumented(_ file: String) throws -> Bool {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  let example = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
  let page = try String(
    contentsOf: tests.appending(path: "../../content/docs/swift.md").standardized,
    encoding: .utf8)
  return page.contains("```swift\n\(example)```\n")
}
