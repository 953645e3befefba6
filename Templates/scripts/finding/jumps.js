// The index beside a list leads to the first items of its parts that are shown. Where items stand in another order
// than the page's, it says nothing.
class Jumps {
  constructor(nav, page) {
    this.nav = nav;
    this.page = page;
    const numbers = new Map(page.elements.map(({id}, number) => [id, number]));
    this.links = [...nav.querySelectorAll('a')].map(link => ({link, href: link.getAttribute('href'), start: numbers.get(decodeURIComponent(link.hash.slice(1)))}));
  }

  show({shown}, isAsked, isReordered) {
    this.nav.style.visibility = isReordered ? 'hidden' : '';
    this.links.forEach(({link, href, start}, place) => {
      const end = this.links[place + 1]?.start ?? this.page.elements.length;
      let item = start;
      while (isAsked && item < end && !shown[item]) item += 1;
      if (!isAsked) link.setAttribute('href', href);
      else if (item < end) link.setAttribute('href', `#${this.page.elements[item].id}`);
      else link.removeAttribute('href');
    });
  }
}
