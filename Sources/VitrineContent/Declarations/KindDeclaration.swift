import VitrineData
import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension ItemDescription {
  private static let kinds = ItemKind.names

  /// The keys of `kind`.
  fileprivate static let keys = ContentKeys<ItemDescription>(
    "'kind'",
    [
      ContentKey("type", .choice(kinds), "The type of schema.org, such as 'Book'.") {
        $2.kind = $1.choice($0, among: kinds) { ItemKind[$0]?.name }
      },
      ContentKey(
        "map", .mapOf(.text),
        "Properties of the type, and the fields that fill them, such as author: creator."
      ) { member, reader, description in
        for entry in reader.entries(member, "a map from properties to fields") ?? [] {
          description.properties[entry.key] = reader.text(entry)
        }
      },
    ])
}

extension ContentType<ItemDescription> {
  /// A type, or a map with a type and the fields for its properties.
  static var kind: Self {
    let (type, keys) = (ItemDescription.keys.keys[0], ItemDescription.keys)
    return Self(.either([type.schema, .map(keys.schema, required: ["type"])])) { member, reader in
      var result = ItemDescription()
      if case .object(let members) = member.value.content {
        reader.read(member.value, by: keys, into: &result)
        if member.value["type"]?.isNull ?? true {
          reader.missingKey(
            "type", of: keys.name, at: member, hint: "name a type of schema.org, as in type: Book")
        }
        guard let kind = result.kind.flatMap({ ItemKind[$0] }) else { return nil }
        let entries = members.filter { $0.key == "map" }.flatMap { $0.value.members }
        for entry in entries where !kind.properties.contains(entry.key) {
          reader.error(
            "unknown property", at: entry,
            "'\(kind.name)' has no property '\(entry.key)' with a plain value",
            hint: suggestion(for: entry.key, among: kind.properties.sorted())
              ?? "its properties are at https://schema.org/\(kind.name)")
        }
      } else {
        type.read(member, &reader, &result)
      }
      return result.kind == nil ? nil : result
    }
  }
}
