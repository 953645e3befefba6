{
  document.adoptedStyleSheets.push(sheet);
  for (const section of sections) {
    if (section.fixed && section.items.length > 1) addReason(section);
  }
  for (const section of sections) {
    if (isMovable(section)) addHandles(section);
  }
  if (sections.some(isMovable)) {
    document.body.append(instructions, host);
    if (said) announce(said);
    if (focus) {
      const item = document.getElementById(focus);
      if (item) handleOf(item)?.focus({preventScroll: true});
    }
    remember();
  }
}
