/**
 * What of a page, or of the dialog that is open, overlaps, is cut or lies outside the window: boxes of text and of
 * controls, each compared with its neighbours. Runs in the page; must not use anything from outside itself.
 */
export function findCollisions(): string[] {
  /** What lines may share: descenders, and boxes that are rounded. */
  const SLACK = 3;
  const problems: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  const named = (element: Element) =>
    `${element.localName}.${String(element.className).split(' ')[0]} „${element.textContent?.trim().slice(0, 30)}“`;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} of ${clientWidth} wide`);

  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]');
  const root = [...dialogs].at(-1) ?? document.body;
  const overElements = new Map<Element, boolean>();
  /** Follows the window over whatever is there: not a neighbour. What is sticky is one in its own place. */
  const isLaidOver = (element: Element | null): boolean => {
    if (!element || element === root) return false;
    const known = overElements.get(element);
    if (known !== undefined) return known;
    const over =
      getComputedStyle(element).position === 'fixed' || isLaidOver(element.parentElement);
    overElements.set(element, over);
    return over;
  };
  const clips = new Map<Element, DOMRect | null>();
  /** The box outside of which an element shows nothing; null where it neither scrolls nor clips. */
  const clipOf = (element: Element): DOMRect | null => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const open = overflowX === 'visible' && overflowY === 'visible';
    const clip = open ? null : element.getBoundingClientRect();
    clips.set(element, clip);
    return clip;
  };
  /** The part of a box that is in sight inside of what scrolls or clips. */
  const seen = (element: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const clip = clipOf(at);
      if (!clip) continue;
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const CONTROLS = 'button, input, select, textarea, a[href], [role=button]';
  const boxes: { element: Element; rect: DOMRect }[] = [];
  const stuck: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).position !== 'sticky' || element.style.position) continue;
    element.style.position = 'relative';
    element.style.inset = 'auto';
    stuck.push(element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, [inert], .skip-link, .sj-visually-hidden, noscript, .job-map__box'))
      continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const style = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const text = element.textContent?.trim();
    if (text && element.clientWidth > 1 && !element.querySelector('svg.job-map__svg')) {
      const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      // A beginning that ends in '…' on purpose.
      const isShortened = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      if ((wide || high) && !isShortened && style.position !== 'absolute')
        problems.push(`cut: ${named(element)}`);
    }
    if (isLaidOver(element)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const own = element.ownerDocument.defaultView?.getComputedStyle(element);
      const frame = own?.overflow === 'visible' ? null : element.getBoundingClientRect();
      for (const whole of range.getClientRects()) {
        if (frame && whole.top >= frame.bottom - 1) continue;
        const rect = seen(element, whole);
        if (rect.width < 2 || rect.height < 2) continue;
        boxes.push({ element, rect });
        if (rect.left < -1 || rect.right > clientWidth + 1)
          problems.push(`outside: ${named(element)}`);
      }
    }
    if (element.matches(CONTROLS) && style.display !== 'inline') {
      const rect = seen(element, element.getBoundingClientRect());
      if (rect.width > 1 && rect.height > 1) boxes.push({ element, rect });
    }
  }
  for (const element of stuck) element.style.position = element.style.inset = '';
  boxes.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, { element, rect }] of boxes.entries()) {
    for (const next of boxes.slice(index + 1)) {
      if (next.rect.top >= rect.bottom - SLACK) break;
      if (element.contains(next.element) || next.element.contains(element)) continue;
      const across = Math.min(rect.right, next.rect.right) - Math.max(rect.left, next.rect.left);
      const down = Math.min(rect.bottom, next.rect.bottom) - next.rect.top;
      // Lines of one text stand close; half a line is more than that.
      const least = Math.min(rect.height, next.rect.height) * 0.3;
      if (across > SLACK && down > Math.max(SLACK, least))
        problems.push(`overlap: ${named(element)} and ${named(next.element)}`);
    }
  }
  return [...new Set(problems)];
}

/** Controls that are smaller than 48 px or nearer than 8 px to another; links in text excepted. */
export function findSmallTargets(): string[] {
  const LEAST = 47.5;
  const GAP = 7.5;
  const problems: string[] = [];
  const named = (element: Element) =>
    `${element.localName}.${String(element.className).split(' ')[0]} „${(element.getAttribute('aria-label') ?? element.textContent)?.trim().slice(0, 30)}“`;
  /** What one really presses: the label around a box, the row around a choice. */
  const pressed = (element: HTMLElement): HTMLElement =>
    (element.closest('label') as HTMLElement | null) ?? element;
  const targets: { element: HTMLElement; rect: DOMRect }[] = [];
  for (const one of document.querySelectorAll<HTMLElement>(
    'main button, main a[href], main input, main select, main textarea, header button, header a[href], footer a[href], footer button, aside a[href], aside button',
  )) {
    if (one.closest('.skip-link, .sj-visually-hidden, [inert], .job-map__box, p, dd, .sj-prose'))
      continue;
    if (!one.checkVisibility()) continue;
    const element = pressed(one);
    const rect = element.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    // What a conversation has scrolled out of sight is pressed by nobody.
    const scroller = element.closest('.chat__body')?.getBoundingClientRect();
    if (scroller && rect.bottom > scroller.bottom) continue;
    // A title that is a link stands in its card like a line of text.
    if (getComputedStyle(one).display === 'inline') continue;
    if (rect.height < LEAST || rect.width < LEAST)
      problems.push(
        `small: ${named(element)} ${Math.round(rect.width)} x ${Math.round(rect.height)}`,
      );
    if (!targets.some((target) => target.element === element)) targets.push({ element, rect });
  }
  for (const [index, { element, rect }] of targets.entries()) {
    for (const next of targets.slice(index + 1)) {
      if (element.contains(next.element) || next.element.contains(element)) continue;
      // Parts of one control, such as segments and rows of a list, touch each other on purpose.
      const group = '.sj-segments, .sj-input-box, .app-tabs, .side-menu, [role=listbox], fieldset';
      const shared = element.closest(group);
      if (shared && shared === next.element.closest(group)) continue;
      const across = Math.max(rect.left, next.rect.left) - Math.min(rect.right, next.rect.right);
      const down = Math.max(rect.top, next.rect.top) - Math.min(rect.bottom, next.rect.bottom);
      if (across < GAP && down < GAP)
        problems.push(`close: ${named(element)} and ${named(next.element)}`);
    }
  }
  return [...new Set(problems)];
}
