/// One of the pictures, sounds, films and documents of a record.
public struct Medium: Hashable, Sendable {
  public var kind: Kind

  /// The file itself. The same as `picture.source` for a picture.
  public var source: Picture.Source

  /// The picture, the first page of a document, or what is shown before a film or a sound plays. Nil
  /// if there is none.
  public var picture: Picture?

  /// The words for its player or link, or a picture's alternative text.
  public var label: String?
  public var caption: String?
  public var credit: String?

  /// The subtitles of a film, in WebVTT.
  public var captions: Picture.Source?

  /// How much of it there is, as far as its file says.
  public var extent = Extent()

  public struct Extent: Hashable, Sendable {
    /// The length of its file.
    public var bytes: Int?
    public var seconds: Double?
    public var pages: Int?

    package init(bytes: Int? = nil, seconds: Double? = nil, pages: Int? = nil) {
      self.bytes = bytes
      self.seconds = seconds
      self.pages = pages
    }
  }

  package init(_ kind: Kind, source: Picture.Source, picture: Picture? = nil) {
    self.kind = kind
    self.source = source
    self.picture = picture
  }
}

extension Medium {
  /// All files that it consists of.
  package var sources: [Picture.Source] { [source, picture?.source, captions].compactMap(\.self) }

  public enum Kind: String, Hashable, Sendable {
    case picture, video, audio, document
  }
}

extension Medium.Kind {
  private static let endings: [String: Self] = [
    "mp4": .video, "m4v": .video, "webm": .video, "ogv": .video, "mov": .video,
    "mp3": .audio, "m4a": .audio, "aac": .audio, "ogg": .audio, "oga": .audio, "opus": .audio,
    "wav": .audio, "flac": .audio, "pdf": .document,
  ]

  /// The kind of a file that browsers play or show in a viewer, by its extension. Fails for others
  /// and for pictures. `address` can have a query and a fragment.
  package init?(_ address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let dot = path.lastIndex(of: "."), path.distance(from: dot, to: path.endIndex) <= 5,
      let kind = Self.endings[path[path.index(after: dot)...].lowercased()]
    else { return nil }
    self = kind
  }

  /// The symbol of records that have such a file and no picture.
  package var symbol: String {
    switch self {
    case .picture: "🖼️"
    case .video: "🎬"
    case .audio: "🎵"
    case .document: "📄"
    }
  }
}

extension Record {
  /// The index of the medium that a record's page shows large: the first picture or film.
  package var leadMedium: Int? { Self.leadMedium(of: media) }

  package static func leadMedium(of media: [Medium]) -> Int? {
    media.firstIndex { $0.kind == .picture || $0.kind == .video }
  }

  /// Whether the record's page shows a picture other than the first page of a document.
  package var showsPicture: Bool {
    media.contains { $0.kind == .picture }
      || leadMedium == nil && image != nil
        && !media.contains { $0.kind == .document && $0.picture?.source == image?.source }
  }
}
