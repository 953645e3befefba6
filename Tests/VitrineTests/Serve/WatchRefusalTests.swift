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
      vitrine: warning: the system does not report changes, so all files are polled instead: the limit for watched folders is reached
        hint: raise the limit with 'sysctl fs.inotify.max_user_watches=524288'
      """
    ),
    (
      .tooManyOpen,
      """
      vitrine: warning: the system does not report changes, so all files are polled instead: too many programs are watching folders
        hint: raise the limit with 'sysctl fs.inotify.max_user_instances=1024'
      """
    ),
    (
      SystemCode(rawValue: ENOSYS),
      """
      vitrine: warning: the system does not report changes, so all files are polled instead: Function \
      not implemented
      """
    ),
  ])
  func aSystemThatRefusesIsToldOf(code: SystemCode, text: String) {
    #expect(WatchRefusal(code: code).diagnostic.description == text)
  }
}
