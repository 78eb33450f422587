/**
 * Words that are cut in two at the end of a line though 60 % of the window's width would hold them (layout-41).
 * Browsers hyphenate from ten letters on, so on phones only shorter ones are looked at.
 * The end of a long one, as in `Exportsachbearbeiter/in`, is none of them. Runs in the page.
 */
export function findBrokenWords(): string[] {
  const PHONE = 768;
  const SHARE = 0.6;
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!holder?.checkVisibility() || holder.closest('[inert], script, style, pre, code')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<![\p{L}\d\u00ad\-/.@])[\p{L}\d.]{2,}(?![\p{L}\d\u00ad@])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size < 2) continue;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      if (width < innerWidth * SHARE && (word.length < 10 || innerWidth >= PHONE))
        found.add(`broken: ${word} in ${holder.className || holder.tagName}`);
    }
  }
  return [...found];
}
