// The index next to a list, which leads to the first shown item of each part. It is empty if the items are not in page
// order.
class Jumps {
  constructor(nav, page, starts) {
    Object.assign(this, {nav, page});
    this.links = [...nav.querySelectorAll('a')].map((link, place) => ({link, href: link.getAttribute('href'), start: starts[place]}));
    nav.onclick = event => this.go(event);
  }

  show({shown}, isAsked, isReordered) {
    this.nav.style.visibility = isReordered ? 'hidden' : '';
    this.links.forEach((entry, place) => {
      const {link, href, start} = entry, end = this.links[place + 1]?.start ?? this.page.elements.length;
      let item = start;
      while (isAsked && item < end && !shown[item]) item += 1;
      entry.item = isAsked && item < end ? item : undefined;
      if (!isAsked || entry.item != undefined) link.setAttribute('href', href);
      else link.removeAttribute('href');
    });
  }

  // The item may not have been created yet.
  async go(event) {
    const {item} = this.links.find(({link}) => link.contains(event.target)) ?? {};
    if (item == undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const element = await this.page.reach(item);
    if (!element) return;
    location.hash = encodeURIComponent(element.id);
    element.scrollIntoView();
  }
}
