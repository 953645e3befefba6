/// Something that a template's names are looked up in.
///
/// Contexts are objects: what a template asks for is passed on by reference, and copying any other value
/// costs more than the answer.
public protocol TemplateContext: AnyObject, SendableMetatype {
  /// The value of `name` here; nil if this context has no such name: the contexts around it are
  /// asked then.
  func value(of name: TemplateName) -> TemplateValue?
}

/// A name in a template: `{{title}}`, or one part of `{{item.title}}`.
///
/// It is valid while its template set is; keep its text, not itself.
public struct TemplateName: @unchecked Sendable {
  /// The name's number in its template set.
  let index: Int

  /// Of its text: contexts find their names by it.
  let hash: UInt64

  private let bytes: UnsafeBufferPointer<UInt8>

  init(index: Int, bytes: UnsafeBufferPointer<UInt8>) {
    self.index = index
    self.bytes = bytes
    hash = Self.hash(of: bytes)
  }

  /// FNV-1a, whose low bits are as good as its high ones for texts as short as names.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The name as the template spells it, for contexts whose names are data.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The value of a name.
public enum TemplateValue {
  /// Known, and without a value: empty text, a section that is left out.
  case nothing

  /// Text, escaped by `{{name}}`. Empty text leaves a section out. Where an attribute asks for an
  /// address, `{{name}}` writes none that may do harm.
  case text(String)

  /// An address that was looked at already, else as text.
  case address(String)

  /// HTML, written as it is by `{{name}}` too.
  case markup([UInt8])

  /// Decides if a section is rendered. It has no text.
  case flag(Bool)

  /// A context in which a section's names are looked up.
  case context(any TemplateContext)

  /// A section rendered `count` times, each time with the value of its position, from 0.
  ///
  /// A value is asked for when its turn comes and dropped after it: long lists cost no memory.
  case list(count: Int, (Int) -> TemplateValue)

  /// HTML that is written straight to the page. As a section it is true.
  case writing((inout [UInt8]) -> Void)
}

extension TemplateValue {
  /// `text`, or nothing.
  @inlinable @inline(__always)
  public static func text(_ text: String?) -> TemplateValue {
    if let text { .text(text) } else { .nothing }
  }

  /// `address`, or nothing.
  @inlinable @inline(__always)
  public static func address(_ address: String?) -> TemplateValue {
    if let address { .address(address) } else { .nothing }
  }

  /// `context`, or nothing.
  @inlinable @inline(__always)
  public static func context(_ context: (any TemplateContext)?) -> TemplateValue {
    if let context { .context(context) } else { .nothing }
  }

  /// One element after another of `elements`.
  @inlinable
  public static func list<Element>(
    _ elements: [Element], _ value: @escaping (Element) -> TemplateValue
  ) -> TemplateValue {
    .list(count: elements.count) { value(elements[$0]) }
  }
}
