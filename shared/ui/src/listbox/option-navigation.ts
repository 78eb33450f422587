const PAGE = 10;

/**
 * Where a key moves the active option; null when the key means nothing here.
 * @param active index of the active option, -1 for none
 * @param count number of options
 * @param inText true in a combobox: Home and End belong to the caret, letters to the text
 */
export function nextActive(
  key: string,
  active: number,
  count: number,
  inText: boolean,
): number | null {
  if (count === 0) return null;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(active + PAGE, last);
    case 'PageUp':
      return Math.max(active - PAGE, 0);
    case 'Home':
      return inText ? null : 0;
    case 'End':
      return inText ? null : last;
    default:
      return null;
  }
}

/**
 * Index of the next option whose text begins with what was typed, from `from` on and around;
 * -1 when there is none.
 */
export function findByPrefix(
  typed: string,
  from: number,
  count: number,
  textOf: (index: number) => string,
): number {
  const wanted = typed.toLocaleLowerCase('de-DE');
  for (let step = 0; step < count; step += 1) {
    const index = (from + step) % count;
    if (textOf(index).toLocaleLowerCase('de-DE').startsWith(wanted)) return index;
  }
  return -1;
}
