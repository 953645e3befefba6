import CVitrine

/// A small site to start from: the files of a folder in `Starts/`, compiled into the binary.
package enum StartingPoint: String, CaseIterable, Sendable {
  case collection, docs, gallery, report
}

extension StartingPoint {
  /// The paths in the site's folder, with their bytes.
  var files: [(path: String, bytes: [UInt8])] {
    (0..<vitrine_start_count()).compactMap { index in
      let file = vitrine_start_at(index)
      let path = String(cString: file.path)
      guard path.hasPrefix("\(rawValue)/") else { return nil }
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      return (String(path.dropFirst(rawValue.count + 1)), Array(bytes))
    }
  }
}
