/// A reader of ours that any text is fed to.
public struct FuzzTarget: Sendable {
  /// Its name, and that of its file in the corpus.
  public let name: String

  /// What means something in its format.
  public let tokens: [String]

  /// Longer texts are not tried.
  public let maxBytes: Int

  /// What comes of a text.
  public struct Outcome {
    /// True if nothing is made of it.
    public var isRefused = false

    /// What is wrong beside the text itself, as a mistake that is said to be where no text is.
    public var complaint: String?
  }

  private let makeReader: @Sendable () throws -> (_ text: [UInt8]) -> Outcome

  init(
    _ name: String, tokens: [String], maxBytes: Int = 4096,
    reader: @escaping @Sendable () throws -> (_ text: [UInt8]) -> Outcome
  ) {
    self.name = name
    self.tokens = tokens
    self.maxBytes = maxBytes
    makeReader = reader
  }

  /// A function that feeds a text to the reader. It may keep files for its texts, and is for one thread.
  public func reader() throws -> (_ text: [UInt8]) -> Outcome { try makeReader() }

  public static let all = files + others

  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
