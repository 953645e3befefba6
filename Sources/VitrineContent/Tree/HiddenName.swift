import VitrineText

/// Names of files that visitors must not get.
extension String {
  /// Whether the name of the file or of a folder around it begins with a dot or `~`. Everything in
  /// the folder `.well-known` is for visitors (RFC 8615).
  var isHidden: Bool {
    var isBeginning = !hasPrefix(".well-known/")
    for byte in utf8 {
      if isBeginning, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "~") { return true }
      isBeginning = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// Whether this names a backup, a temporary file or a partial download.
  var isBackup: Bool {
    utf8.last == UInt8(ascii: "~") || Self.endingsOfBackups.contains(ending)
  }

  private static let endingsOfBackups: Set = [
    "orig", "bak", "backup", "old", "rej", "swp", "swo", "tmp", "temp", "part", "crdownload",
    "lock",
  ]

  /// Whether this is a typical name of a key or password file.
  var isSecret: Bool {
    let (name, ending) = (lowercased(), ending)
    return Self.endingsOfSecrets.contains(ending) || Self.namesOfSecrets.contains(name)
      || Self.data.contains(ending)
        && Self.beginningsOfSecrets.contains { word in
          // A letter after the word changes its meaning: `secretary.csv` is not secret.
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
