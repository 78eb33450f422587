const NAME = 'sj-reading';

/** Whether the browser can mark words without a change of the page (Chrome 105, Safari 17.2). */
export const canMark = (): boolean =>
  typeof CSS === 'object' && 'highlights' in CSS && typeof Highlight === 'function';

/** Marks what is being read, and nothing else; null takes the mark away (guide-1). */
export function markRange(range: Range | null): void {
  if (!canMark()) return;
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}
