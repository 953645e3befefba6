import VitrineText

extension SiteSnapshot {
  /// An address where something stood, and what a reader of it is led to.
  public struct Redirect: Hashable, Sendable {
    /// The path in the site.
    public var path: String

    /// Where a reader goes now.
    public var target: Target

    /// Names a record or a page and not an address, so that it holds when these move again.
    public enum Target: Hashable, Sendable {
      /// A record, by its id: wherever that stands.
      case record(String)

      /// The path of a page; of one that is gone the nearest above it.
      case page(String)

      /// The path of a page that stood there: its folder has another name now.
      case renamedPage(String)
    }
  }
}

extension SnapshotCoding<[SiteSnapshot.Redirect]> {
  static let redirects = Self { reader, key throws(SnapshotFileError) in
    try reader.object(key).map { member throws(SnapshotFileError) in
      let target = try SnapshotReader(member.value, in: reader.prefixed("\(key)."))
      if !member.key.staysInside { throw .value(key, at: member.keyPosition) }
      return SiteSnapshot.Redirect(path: member.key, target: try .init(target))
    }
  } write: { redirects, json in
    json.object { json in
      for redirect in redirects {
        json.lineBreak()
        json.object(redirect.path) { redirect.target.write(to: &$0) }
      }
    }
  }
}

extension SiteSnapshot.Redirect.Target {
  fileprivate init(_ target: SnapshotReader) throws(SnapshotFileError) {
    if target["record"] != nil {
      self = .record(try target.text("record"))
    } else {
      let path = try target.path("page")
      self = try target.flag("renamed") ? .renamedPage(path) : .page(path)
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .record(let id): json.member("record", id)
    case .page(let path): json.member("page", path)
    case .renamedPage(let path):
      json.member("page", path)
      json.member("renamed", if: true)
    }
  }
}
