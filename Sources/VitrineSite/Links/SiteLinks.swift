internal import VitrineModel
internal import VitrineText

/// The links between pages of a site. They are relative, so a site works from a folder on disk and
/// under any prefix. Only the page for unknown addresses links by `canonical(_:)`.
struct SiteLinks: Sendable {
  /// True if links end in `/` instead of `/index.html`.
  let isPretty: Bool

  /// The site's address without a trailing `/`; nil if its settings name none.
  let address: String?

  /// The address at which pages are edited, with names in braces for a file and a line; nil if there is
  /// none.
  private let edit: String?

  init(settings: borrowing SiteSettings) {
    isPretty = settings.prettyLinks
    address = settings.url.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    edit = settings.edit
  }

  /// Appends the link from a page in `folder` (`""` or ending in `/`) to the output `target`.
  func append(_ target: String, from folder: String, to html: inout [UInt8]) {
    let start = html.count
    var target = target
    var folder = folder
    target.withUTF8 { target in
      folder.withUTF8 { folder in
        var shared = 0
        var index = 0
        while index < folder.count, index < target.count, folder[index] == target[index] {
          index += 1
          if folder[index - 1] == slash { shared = index }
        }
        for byte in folder[shared...] where byte == slash {
          html += [dot, dot, slash]
        }
        append(path: target[shared...], startingAt: start, to: &html)
      }
    }
  }

  /// The link from a page in `folder` to the output `target`.
  func link(to target: String, from folder: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(target.utf8.count + folder.utf8.count)
    append(target, from: folder, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address of a target in a link on a page in `folder`.
  func address(of target: LinkTarget, from folder: String) -> String {
    switch target {
    case .address(let address): address
    case .output(let output, let suffix): link(to: output, from: folder) + suffix
    }
  }

  /// Appends an output's path, percent-encoded and, in pretty links, without `index.html`. An empty
  /// link would mean the page itself and becomes `./`.
  private func append(
    path: Slice<UnsafeBufferPointer<UInt8>>, startingAt start: Int, to html: inout [UInt8]
  ) {
    var path = path
    if isPretty, path.endsInIndex { path = path.dropLast(indexFile.count) }
    if path.isEmpty {
      if html.count == start { html += [dot, slash] }
      return
    }
    appendPercentEncoded(path, to: &html)
  }

  /// The absolute address of an output, always a pretty one; nil if the settings have no `url`.
  func canonical(_ target: String) -> String? {
    guard let address else { return nil }
    var bytes = Array(address.utf8)
    bytes.append(slash)
    var target = target
    target.withUTF8 { target in
      let path = target[...]
      appendPercentEncoded(path.endsInIndex ? path.dropLast(indexFile.count) : path, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address at which a line of a file of the content folder is edited; nil if the settings name
  /// none.
  func editing(_ file: String, line: Int) -> String? {
    guard let edit else { return nil }
    var (path, file): ([UInt8], String) = ([], file)
    file.withUTF8 { appendPercentEncoded($0[...], to: &path) }
    return edit.replacing("{path}", with: String(decoding: path, as: UTF8.self))
      .replacing("{line}", with: "\(line)")
  }
}

/// Appends a path, percent-encoding the bytes that would end it, start an escape or need escaping in
/// HTML. Characters beyond ASCII stay readable.
private func appendPercentEncoded(
  _ path: Slice<UnsafeBufferPointer<UInt8>>, to html: inout [UInt8]
) {
  let path = UnsafeBufferPointer(rebasing: path)
  var run = 0
  for (index, byte) in path.enumerated() where needsEncoding[Int(byte)] {
    html.append(contentsOf: UnsafeBufferPointer(rebasing: path[run..<index]))
    html += [UInt8(ascii: "%"), upperHex(byte >> 4), upperHex(byte & 15)]
    run = index + 1
  }
  html.append(contentsOf: UnsafeBufferPointer(rebasing: path[run...]))
}

private let needsEncoding: [Bool] = (0...255).map { byte in
  switch UInt8(byte) {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"), slash, 0x80...:
    false
  default: true
  }
}

private func upperHex(_ digit: UInt8) -> UInt8 {
  digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
}

private let indexFile = Array("index.html".utf8)
private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// True if the last component of the path is `index.html`.
  fileprivate var endsInIndex: Bool {
    guard count >= indexFile.count, suffix(indexFile.count).elementsEqual(indexFile) else {
      return false
    }
    return count == indexFile.count || self[endIndex - indexFile.count - 1] == slash
  }
}

extension String {
  /// The folder of an output: `""` for the site's root, else ending in `/`.
  var outputFolder: String {
    guard let end = utf8.lastIndex(of: slash) else { return "" }
    return String(self[...end])
  }
}
