/// The names that a template can rely on, and what each stands for: what name checking compares
/// templates with.
///
/// ```swift
/// static let item: TemplateShape = TemplateShape([
///   "title": .value, "tags": .values, "image": .context(picture), "fields": .any,
///   "children": .list(item),
/// ])
/// ```
public final class TemplateShape: Sendable {
  /// What a name stands for.
  public enum Member: Sendable {
    /// Text, markup or a flag.
    case value

    /// A list of texts: `{{#tags}}{{.}}{{/tags}}`.
    case values

    /// A context. Its shape is asked for late, so that a shape can hold itself.
    case deferredContext(@Sendable () -> TemplateShape)

    /// A list of contexts.
    case deferredList(@Sendable () -> TemplateShape)

    /// Data: any name may or may not be in it.
    case any

    /// A context of a shape.
    public static func context(
      _ shape: @escaping @Sendable @autoclosure () -> TemplateShape
    ) -> Member {
      .deferredContext(shape)
    }

    /// A list of contexts of one shape.
    public static func list(_ shape: @escaping @Sendable @autoclosure () -> TemplateShape) -> Member
    {
      .deferredList(shape)
    }
  }

  let members: [String: Member]

  /// A name, what it is in words, and what stands there.
  package typealias Declared = (name: String, words: String, member: Member)

  /// The names in order, where they were declared with words.
  package let declared: [Declared]

  package init(_ members: [String: Member]) {
    self.members = members
    declared = []
  }

  init(_ declared: [Declared]) {
    members = Dictionary(declared.map { ($0.name, $0.member) }) { first, _ in first }
    self.declared = declared
  }

  /// With those names of `other` that are not here.
  package func joined(_ other: TemplateShape) -> TemplateShape {
    TemplateShape(declared + other.declared.filter { members[$0.name] == nil })
  }
}
