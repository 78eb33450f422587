const MAX_LEVEL = 6;

/**
 * New levels for the headings of a foreign text, so that they fit below a heading of the page and
 * skip no level.
 * @param levels levels used in the text, 1 to 6
 * @param first level of the topmost ones in the page
 */
export function shiftHeadings(levels: readonly number[], first: number): Map<number, number> {
  const used = [...new Set(levels)].sort((a, b) => a - b);
  return new Map(used.map((level, index) => [level, Math.min(first + index, MAX_LEVEL)]));
}
