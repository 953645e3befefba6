"""A site of birds to be edited, and what its open pages are asked."""

import json

from serve import is_marked

# The page as it is, and as the server sends it: without what the preview adds, and what the reader opened.
SAME = """async () => {
  const normal = root => {
    for (const own of root.querySelectorAll('vitrine-removed, vitrine-surfaces, vitrine-problems, .another, script[src^="/.vitrine/"]')) own.remove();
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.localName == 'details') element.removeAttribute('open');
      if (element.localName == 'link') element.setAttribute('href', element.getAttribute('href').replace(/\\?preview=.*/, ''));
      const attributes = [...element.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
      for (const {name} of attributes) element.removeAttribute(name);
      for (const {name, value} of attributes) element.setAttribute(name, value);
    }
    return root.outerHTML;
  };
  const sent = await (await fetch(location, {cache: 'no-store'})).text();
  const expected = normal(new DOMParser().parseFromString(sent, 'text/html').documentElement);
  const found = normal(document.documentElement.cloneNode(true));
  if (found == expected) return true;
  let start = 0;
  while (found[start] == expected[start]) start += 1;
  window.unlike = [found.slice(start - 80, start + 200), expected.slice(start - 80, start + 200)];
  return false;
}"""


class Birds:
    """A site of birds, in an order, with families, and a field of its own to search in."""

    def __init__(self, folder, count=40):
        self.folder = folder / "content/birds"
        self.folder.mkdir(parents=True)
        (folder / "content/site.yml").write_text("title: Birds\n")
        (folder / "content/index.md").write_text("---\ntitle: Home\n---\nFirst.\n\nSecond one.\n\n- Third\n")
        (folder / "Templates").mkdir()
        (folder / "Templates/footer.html").write_text(
            '<footer class="foot"><p>{{site.title}}</p><input type="search" aria-label="Find"></footer>')
        self.records = [self.record(number) for number in range(count)]
        (folder / "content/mark").mkdir()
        (folder / "content/mark/index.md").write_text("---\ntitle: Mark\n---\n")
        self.marks = 0
        self.layout = "list"
        self.sections = ["some", "families", "all"]
        self.next = count
        self.write()

    def record(self, number):
        return {"id": f"b{number}", "name": f"Bird {number}", "note": "before", "family": "ABC"[number % 3]}

    def write(self):
        sections = {
            "some": "{ id: some, title: Some, limit: 15, layout: { carousel: { width: 180 } }, repeats: true }",
            "families": "{ id: families, title: Families, outline: family, layout: list, repeats: true }",
            "all": f"{{ id: all, title: All, layout: {self.layout} }}",
        }
        self.write_file("index.md", "---\ntitle: Birds\nsearch: false\n"
            "collection: { from: birds.json, id: id, page: true, fields: { title: name, subtitle: note } }\nsections:\n"
            + "".join(f"  - {sections[name]}\n" for name in self.sections) + "---\n")
        self.write_file("birds.json", json.dumps(self.records, indent=1))

    def are_served(self, page):
        """Waits until all edits are: another page, edited after them, says so. It does so twice, for the
        build that reads the first edit of it may have read other files before they were edited."""
        for _ in range(2):
            self.marks += 1
            self.write_file("../mark/index.md", f"---\ntitle: Mark\n---\nMark {self.marks}.\n")
            served = "async mark => (await (await fetch('/mark/', {cache: 'no-store'})).text()).includes(mark)"
            assert comes_true(page, served, f"Mark {self.marks}."), "an edit is not served"

    def write_file(self, name, text):
        """At once, as an editor does that saves a file."""
        file = self.folder / name
        if file.exists() and file.read_text() == text:
            return
        new = self.folder.parent.parent / "new"
        new.write_text(text)
        new.rename(file)

    def move(self, start, end):
        self.records.insert(end, self.records.pop(start))
        self.write()

    def insert(self, place):
        self.records.insert(place, self.record(self.next))
        self.next += 1
        self.write()
        return self.records[place]["id"]

    def change(self, place, **fields):
        self.records[place].update(fields)
        self.write()

    def remove(self, place):
        self.records.pop(place)
        self.write()

    def change_layout(self, layout):
        self.layout = layout
        self.write()

    def edit_at_random(self, chance):
        kind = chance.randrange(8)
        place = chance.randrange(len(self.records))
        if kind == 0:
            self.insert(place)
        elif kind == 1 and len(self.records) > 5:
            self.records.pop(place)
        elif kind == 2:
            self.records.insert(chance.randrange(len(self.records)), self.records.pop(place))
        elif kind == 3:
            chance.shuffle(self.records)
        elif kind == 4:
            self.records[place]["family"] = chance.choice("ABCD")
        elif kind == 5:
            self.layout = chance.choice(["list", "{ grid: { columns: 3 } }", "gallery", "flow"])
        elif kind == 6:
            self.sections = chance.sample(["some", "families", "all"], chance.randint(1, 3))
        self.records[chance.randrange(len(self.records))]["note"] = chance.choice(["a < b", "\"c\"", "déjà", ""])
        self.write()


def comes_true(page, question, argument=None):
    """Asks a page again and again; Playwright does not wait for what is answered later."""
    for _ in range(1500):
        if page.evaluate(question, argument):
            return True
        page.wait_for_timeout(20)
    return False


def becomes_the_same(birds, page):
    birds.are_served(page)
    assert comes_true(page, SAME), f"not what a reload would show: {page.evaluate('window.unlike')}"
    assert is_marked(page), "the page was loaded anew"
