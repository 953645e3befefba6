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
  public enum Member: Sendable {
    /// Text, markup or a flag.
    case value

    /// A list of texts: `{{#tags}}{{.}}{{/tags}}`.
    case values

    /// A context.
    case context(TemplateShape)

    /// A list of contexts. Their shape is asked for late, so that a shape can hold itself.
    case deferredList(@Sendable () -> TemplateShape)

    /// Data: any name may or may not be in it.
    case any

    /// A list of contexts of one shape.
    public static func list(_ shape: @escaping @Sendable @autoclosure () -> TemplateShape) -> Member
    {
      .deferredList(shape)
    }
  }

  let members: [String: Member]

  public init(_ members: [String: Member]) {
    self.members = members
  }
}
