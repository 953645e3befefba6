/// The names that a template can rely on, and what each stands for. Name checking compares
/// templates with these.
///
/// ```swift
/// static let item: TemplateShape = TemplateShape([
///   "title": .value, "tags": .values, "image": .context(picture), "fields": .any,
///   "children": .list(item),
/// ])
/// ```
public final class TemplateShape: Sendable {
  /// The meaning of a name.
  public enum Member: Sendable {
    /// Text, markup or a flag.
    case value

    /// A list of texts: `{{#tags}}{{.}}{{/tags}}`.
    case values

    /// A context. Its shape is evaluated lazily, so that a shape can contain itself.
    case deferredContext(@Sendable () -> TemplateShape)

    /// A list of contexts.
    case deferredList(@Sendable () -> TemplateShape)

    /// Data, which may or may not contain any given name.
    case any

    /// A context with this shape.
    public static func context(
      _ shape: @escaping @Sendable @autoclosure () -> TemplateShape
    ) -> Member {
      .deferredContext(shape)
    }

    /// A list of contexts with this shape.
    public static func list(_ shape: @escaping @Sendable @autoclosure () -> TemplateShape) -> Member
    {
      .deferredList(shape)
    }
  }

  let members: [String: Member]

  /// A name, its description, and what it stands for.
  package typealias Declared = (name: String, description: String, member: Member)

  /// The names in declaration order, for those that have descriptions.
  package let declared: [Declared]

  package init(_ members: [String: Member]) {
    self.members = members
    declared = []
  }

  init(_ declared: [Declared]) {
    members = Dictionary(declared.map { ($0.name, $0.member) }) { first, _ in first }
    self.declared = declared
  }

  /// Adds the names of `other` that this shape does not have.
  package func joined(_ other: TemplateShape) -> TemplateShape {
    TemplateShape(declared + other.declared.filter { members[$0.name] == nil })
  }
}
