// A collapsible section, which is open while its items are filtered.
class Disclosure {
  constructor(details) {
    this.details = details;
  }

  show(isAsked) {
    const {details, wasOpen} = this;
    if (!details || !isAsked && wasOpen == undefined) return;
    this.wasOpen = isAsked ? wasOpen ?? details.open : undefined;
    details.open = isAsked || wasOpen;
  }
}
