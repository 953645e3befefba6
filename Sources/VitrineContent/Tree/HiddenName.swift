import VitrineText

/// Names of files that are not for readers.
extension String {
  /// True if the name of the file, or of a folder around it, begins with a dot or `~`; of the folder
  /// `.well-known` all is for visitors (RFC 8615).
  var isHidden: Bool {
    var isBeginning = !hasPrefix(".well-known/")
    for byte in utf8 {
      if isBeginning, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~") { return true }
      isBeginning = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// True for what an editor or a program keeps of a file, or of one that is not whole yet.
  var isBackup: Bool {
    utf8.last == UInt8(ascii: "~") || Self.endingsOfBackups.contains(ending)
  }

  private static let endingsOfBackups: Set = [
    "orig", "bak", "backup", "old", "rej", "swp", "swo", "tmp", "temp", "part", "crdownload",
    "lock",
  ]

  /// True for the names of keys and passwords.
  var isSecret: Bool {
    let (name, ending) = (lowercased(), ending)
    return Self.endingsOfSecrets.contains(ending) || Self.namesOfSecrets.contains(name)
      || Self.data.contains(ending)
        && Self.beginningsOfSecrets.contains { word in
          // Not a secretary bird, and no tokens of a design.
          name.hasPrefix(word) && name.dropFirst(word.count).first?.isLetter == false
        }
  }

  private static let endingsOfSecrets: Set = [
    "env", "gpg", "jks", "kdbx", "key", "keystore", "ovpn", "p12", "pem", "pfx", "ppk", "tfstate",
  ]
  private static let namesOfSecrets: Set = [
    "env", "htpasswd", "id_dsa", "id_ecdsa", "id_ed25519", "id_rsa",
  ]
  private static let beginningsOfSecrets = [
    "client_secret", "client_secrets", "credential", "credentials", "password", "passwords",
    "secret", "secrets", "service-account", "service_account", "token",
  ]
  private static let data: Set = ["csv", "json", "txt", "xml"]
}
