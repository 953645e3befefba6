// A section that its title closes is open while something of it is asked for.
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
