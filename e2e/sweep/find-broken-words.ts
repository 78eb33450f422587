/**
 * Short words that are cut in two at the end of a line: browsers hyphenate from ten letters on, so
 * what is shorter was broken for want of room. The end of a long one, as in `Exportsachbearbeiter/in`, is none
 * of them. Runs in the page.
 */
export function findBrokenWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!holder?.checkVisibility() || holder.closest('[inert], script, style')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<![\p{L}\d\u00ad\-/.@])[\p{L}\d.]{2,9}(?![\p{L}\d\u00ad])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`broken: ${word} in ${holder.className || holder.tagName}`);
    }
  }
  return [...found];
}
