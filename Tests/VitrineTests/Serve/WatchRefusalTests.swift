import Glibc
import Testing
import VitrineDiagnostics

@testable import VitrineServe
@testable import VitrineSystem

@Suite struct WatchRefusalTests {
  @Test(arguments: [
    (
      .diskFull,
      """
      vitrine: warning: the system does not tell of changes, all files are looked at instead: it watches \
      as many folders as it may
        hint: let it watch more with 'sysctl fs.inotify.max_user_watches=524288'
      """
    ),
    (
      .tooManyOpen,
      """
      vitrine: warning: the system does not tell of changes, all files are looked at instead: too many \
      programs watch folders
        hint: let more do so with 'sysctl fs.inotify.max_user_instances=1024'
      """
    ),
    (
      SystemCode(rawValue: ENOSYS),
      """
      vitrine: warning: the system does not tell of changes, all files are looked at instead: Function \
      not implemented
      """
    ),
  ])
  func aSystemThatRefusesIsToldOf(code: SystemCode, text: String) {
    #expect(WatchRefusal(code: code).diagnostic.description == text)
  }
}
