internal import VitrineText

extension SiteLinks {
  /// Returns the absolute address of a link on the page at `output`, in the canonical form for
  /// pages of the site. Returns the link itself if it leads elsewhere or the site has no address.
  func absolute(_ link: String, on output: String) -> String {
    guard let address, !BrowserAddress(link).isElsewhere else { return link }
    let end = link.utf8.firstIndex { "?#".utf8.contains($0) } ?? link.endIndex
    let (path, suffix) = (String(link[..<end]), link[end...])
    if path.isEmpty { return canonical(output)! + suffix }
    if path.utf8.first == UInt8(ascii: "/") { return origin(of: address) + link }
    var target = path.resolvedAsAddress(in: PercentEncoding.path.encoded(output.parentFolder))
    if target.fileName == "index.html" {
      target = target.outputFolder
    } else if path.hasSuffix("/"), !target.isEmpty {
      target += "/"
    }
    return "\(address)/\(target)\(suffix)"
  }

  /// Returns the HTML of the page at `output` as other programs can show it: with absolute
  /// addresses, and without buttons, which need the page's scripts.
  func portable(_ html: [UInt8], on output: String) -> [UInt8] {
    guard let address else { return html }
    var links = self
    // Addresses in attributes are already escaped, and the results must be escaped, too.
    links.address = String(escaping: address)
    var result: [UInt8] = []
    result.reserveCapacity(html.count + html.count / 4)
    html.withUnsafeBufferPointer { html in
      var scanner = HTMLScanner(html)
      var start = 0
      while let token = scanner.next() {
        guard case .tag(let tag) = token else { continue }
        if tag.shortName == "button", !tag.isClosing {
          result += html[start..<scanner.range.lowerBound]
          scanner.skipContent(of: "button")
          _ = scanner.next()
          start = scanner.range.upperBound
          continue
        }
        for attribute in tag.attributes {
          guard let value = attribute.value else { continue }
          let written = String(decoding: html[value], as: UTF8.self)
          let absolute: String
          switch html[attribute.name].lowercasedText {
          case "href", "src", "poster": absolute = links.absolute(written, on: output)
          case "srcset": absolute = links.candidates(written, on: output)
          default: continue
          }
          result += html[start..<value.lowerBound]
          result += absolute.utf8
          start = value.upperBound
        }
        if let name = tag.textElement { scanner.skipContent(of: name) }
      }
      result += html[start...]
    }
    return result
  }

  /// Returns the candidates of a `srcset` with absolute addresses.
  private func candidates(_ set: String, on output: String) -> String {
    set.split(separator: ",").map { candidate in
      var parts = candidate.split(whereSeparator: \.isWhitespace).map(String.init)
      if let address = parts.first { parts[0] = absolute(address, on: output) }
      return parts.joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The scheme and host of an address.
  private func origin(of address: String) -> String {
    address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
      .joined(separator: "/")
  }
}
