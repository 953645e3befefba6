import VitrineText

/// Turns an object of a snapshot back into an older one, using the older values of the members that
/// differ.
struct ObjectReversal<Object: SnapshotObject>: Hashable, Sendable {
  /// Holds the older values of the members that differ; its other members have no meaning.
  private var old = Object()

  /// The indices of these members in `Object.members`.
  private var changed: [Int] = []
  private var parts = ListReversal<Object.Part, Object.Part.Reversal>()

  init(from new: Object, to old: Object) {
    for (index, member) in Object.members.enumerated()
    where !member.isList && !member.isSame(new, old) {
      member.copy(old, &self.old)
      changed.append(index)
    }
    parts = ListReversal(from: new.parts, to: old.parts)
  }

  func revert(_ new: Object) throws(SnapshotFileError) -> Object {
    var object = new
    for index in changed { Object.members[index].copy(old, &object) }
    object.parts = try parts.reverted(new.parts)
    return object
  }
}

extension ObjectReversal {
  init(_ reader: SnapshotReader) throws(SnapshotFileError) {
    for (index, member) in Object.members.enumerated() where reader[member.name] != nil {
      if member.isList {
        parts = try ListReversal(reader, member.name)
      } else {
        let isNull = member.canBeNull && reader.isNull(member.name)
        if !isNull { try member.read(&old, reader) }
        changed.append(index)
      }
    }
  }

  func write(to json: inout JSONWriter) {
    var changed = changed[...]
    json.object { json in
      for (index, member) in Object.members.enumerated() {
        if member.isList {
          json.reversal(of: member.name, parts)
        } else if changed.first == index {
          changed.removeFirst()
          member.write(old, &json)
        }
      }
    }
  }
}
