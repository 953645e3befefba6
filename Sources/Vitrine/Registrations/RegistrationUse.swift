/// The use of a registration.
enum RegistrationUse: Sendable {
  case cell, supplementary
}
