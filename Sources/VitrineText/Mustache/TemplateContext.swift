/// An object in which a template looks up names.
///
/// Contexts are classes so that values can be passed by reference: copying anything else costs more
/// than looking up the answer.
public protocol TemplateContext: AnyObject, SendableMetatype {
  /// The value of `name`, or nil if this context does not have the name. The enclosing contexts are
  /// then asked.
  func value(of name: TemplateName) -> TemplateValue?
}

/// A name in a template: `{{title}}`, or one part of `{{item.title}}`.
///
/// It is valid only as long as its template set. To keep it, copy its text.
public struct TemplateName: @unchecked Sendable {
  /// The index of the name in its template set.
  let index: Int

  /// The hash of the text, by which contexts find their names.
  let hash: UInt64

  private let bytes: UnsafeBufferPointer<UInt8>

  init(index: Int, bytes: UnsafeBufferPointer<UInt8>) {
    self.index = index
    self.bytes = bytes
    hash = Self.hash(of: bytes)
  }

  /// FNV-1a, whose low bits are as well distributed as its high bits even for short texts such as
  /// names.
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The name as spelled in the template, for contexts whose names are data.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The value of a name.
public enum TemplateValue {
  /// Known, but without a value. Its text is empty, and its section is left out.
  case nothing

  /// Text, escaped by `{{name}}`. A section is left out if its text is empty. In an attribute that
  /// takes an address, `{{name}}` does not write addresses that could do harm.
  case text(String)

  /// An address that has already been checked. Otherwise like text.
  case address(String)

  /// HTML, written unescaped even by `{{name}}`.
  case markup([UInt8])

  /// Decides whether a section is rendered. It has no text.
  case flag(Bool)

  /// A context in which the names of a section are looked up.
  case context(any TemplateContext)

  /// A section rendered `count` times, with the value for each index from 0.
  ///
  /// Values are requested one at a time and dropped after use, so that long lists take no memory.
  case list(count: Int, (Int) -> TemplateValue)

  /// HTML written straight to the page. As a section, it counts as true.
  case writing((inout [UInt8]) -> Void)
}

extension TemplateValue {
  /// `text`, or `nothing` if it is nil.
  @inlinable @inline(__always)
  public static func text(_ text: String?) -> TemplateValue {
    if let text { .text(text) } else { .nothing }
  }

  /// `address`, or `nothing` if it is nil.
  @inlinable @inline(__always)
  public static func address(_ address: String?) -> TemplateValue {
    if let address { .address(address) } else { .nothing }
  }

  /// `context`, or `nothing` if it is nil.
  @inlinable @inline(__always)
  public static func context(_ context: (any TemplateContext)?) -> TemplateValue {
    if let context { .context(context) } else { .nothing }
  }

  /// A list with a value for each of `elements`.
  @inlinable
  public static func list<Element>(
    _ elements: [Element], _ value: @escaping (Element) -> TemplateValue
  ) -> TemplateValue {
    .list(count: elements.count) { value(elements[$0]) }
  }
}
