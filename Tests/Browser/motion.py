"""How elements of an open page move, and when they have come to rest."""

# Where an element is at each frame from now on, until it has rested for a while at another place.
WATCH = """id => {
  const tops = window.tops = [];
  let rest = 0, hasMoved = false;
  const look = () => {
    const {top, left} = document.getElementById(id)?.getBoundingClientRect() ?? {};
    const isSame = tops.length && tops.at(-1)[0] == top && tops.at(-1)[1] == left;
    hasMoved ||= tops.length && !isSame;
    rest = isSame ? rest + 1 : 0;
    tops.push([top, left]);
    if (rest < 40 || !hasMoved) requestAnimationFrame(look);
    else window.isWatched = true;
  };
  window.isWatched = false;
  look();
}"""

# Animations that scripts begin from now on are as many times as long, and begin so many milliseconds later.
PACE = """([times, wait]) => {
  const animate = window.unpaced ??= Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const {duration, delay = 0, ...others} = typeof timing == 'number' ? {duration: timing} : timing;
    const animation = animate.call(this, frames, {duration: times * duration, delay: times * delay, ...others});
    if (wait) animation.startTime = document.timeline.currentTime + wait;
    return animation;
  };
}"""


# For half a second after a click or a key browsers count no shifts, so what is in an item whose size moves comes to rest
# by then: sizes begin to move within so many frames, and take at most so many milliseconds.
MOST_FRAMES, LONGEST_SIZING = 3, 450

# Counts how much the layout shifts from now on. What is in an item whose size moves is left out, also in the first frame
# after: a slow machine may draw that more than half a second after the click.
SHIFTS = """() => {
  const sizes = ['width', 'height', 'inlineSize', 'blockSize'], resizing = new WeakMap();
  let shifts = [], frames = [], framesSinceInput = 0, latest = 0, longest = 0;
  const resizes = animation => {
    if (!resizing.has(animation)) {
      const {effect} = animation;
      // Pseudo-elements and empty stand-ins hold nothing that could move with them.
      const isEmpty = effect.pseudoElement || !effect.target.firstChild;
      const isSizing = !isEmpty && effect.getKeyframes().some(frame => sizes.some(size => size in frame));
      resizing.set(animation, isSizing);
      if (isSizing) latest = Math.max(latest, framesSinceInput);
    }
    return resizing.get(animation);
  };
  const look = () => {
    framesSinceInput += 1;
    const effects = document.getAnimations().filter(resizes).map(({effect}) => effect);
    longest = Math.max(longest, ...effects.map(effect => effect.getComputedTiming().endTime));
    frames.push({time: performance.now(), resized: new Set(effects.map(({target}) => target))});
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  for (const type of ['click', 'keydown']) addEventListener(type, () => { framesSinceInput = 0; }, true);
  const isWithin = (node, elements) => node?.parentNode && (elements.has(node.parentNode) || isWithin(node.parentNode, elements));
  const isLeftOut = ({startTime, sources}) => {
    const last = frames.filter(({time}) => time <= startTime).slice(-2);
    return sources.length && sources.every(({node}) => last.some(({resized}) => isWithin(node, resized)));
  };
  const count = entries => shifts.push(...entries.filter(entry => !entry.hadRecentInput && !isLeftOut(entry))
    .map(({value, sources}) => ({value, sources: sources.map(({node}) => node?.outerHTML?.slice(0, 80))})));
  const observer = new PerformanceObserver(list => count(list.getEntries()));
  observer.observe({type: 'layout-shift', buffered: true});
  window.shifted = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    count(observer.takeRecords());
    const found = {value: shifts.reduce((sum, {value}) => sum + value, 0), sources: shifts.map(({sources}) => sources), latest, longest};
    shifts = [], frames = frames.slice(-2), latest = 0, longest = 0;
    return found;
  };
}"""

# Quiet for three frames: what is dragged goes on with each, and may then set others in motion.
RESTS = """async () => {
  const moves = () => document.getAnimations().some(animation => animation.playState == 'running' && animation.timeline == document.timeline)
    || document.querySelector('vitrine-removed');
  for (let frame = 0, quiet = 0; quiet < 3; frame++) {
    if (frame > 1500) throw new Error('It does not come to rest.');
    await new Promise(requestAnimationFrame);
    quiet = moves() ? 0 : quiet + 1;
  }
}"""


def rests(page):
    page.evaluate(RESTS)


def open_outlines(page):
    """Opens all at once, but for what opens over the page; what is in them can be looked at some frames later."""
    page.evaluate("document.querySelectorAll('details:not(.facet, .world details)').forEach(d => d.open = true)")
    rests(page)


def open_anew(page, address, script):
    page.goto("about:blank")
    page.goto(address)
    page.evaluate(script)


def start_counting_shifts(page):
    page.evaluate(SHIFTS)


def check_shifts(page, faults):
    """How much the layout has shifted since it was asked last; what is wrong with that is added to `faults`."""
    found = page.evaluate("shifted()")
    if found["value"]:
        faults.append(f"layout shifts by {found['value']}: {found['sources']}")
    if found["longest"] > LONGEST_SIZING:
        faults.append(f"sizes move for {found['longest']} ms")
    if found["latest"] > MOST_FRAMES:
        faults.append(f"sizes begin to move {found['latest']} frames after a click or a key")
    return found["value"]


def watch(page, id):
    page.evaluate(WATCH, id)


def watched(page):
    """The places of what was watched, of each frame: from the window's top and from its left."""
    page.wait_for_function("window.isWatched")
    return page.evaluate("window.tops")


def longest_step(places):
    """The most that lies between two frames."""
    return max(abs(a - b) for a, b in zip(places, places[1:]))


def top(page, id):
    return page.evaluate("id => document.getElementById(id).getBoundingClientRect().top", id)


def pace(page, times=1, wait=0):
    """How long animations take and how late they begin, from now on.

    The debugger's own pace is of no use: an animation that waits for its start when that changes may
    get one that is minutes away (Chromium 156)."""
    page.evaluate(PACE, [times, wait])


def finish(page):
    """Ends all animations at once."""
    page.evaluate("for (const animation of document.getAnimations()) animation.finish()")
