import VitrineText

extension SiteSnapshot {
  /// An abandoned address, and where it redirects to.
  public struct Redirect: Hashable, Sendable {
    /// The abandoned path in the site.
    public var path: String

    /// The current destination.
    public var target: Target

    /// Identifies a record or a page rather than an address, so that the redirect stays valid if it
    /// moves again.
    public enum Target: Hashable, Sendable {
      /// A record by its id, wherever it is.
      case record(String)

      /// The path of a page. If the page no longer exists, the nearest one above it is used.
      case page(String)

      /// The new path of the page that was at the address, because its folder was renamed.
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
