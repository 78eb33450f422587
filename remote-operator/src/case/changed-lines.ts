/** A line of a text beside an earlier one. */
export interface Line {
  text: string;
  /** It is not in the other text. */
  changed: boolean;
}

/** Two texts line by line: what only one of them says is marked (operators-30). */
export function changedLines(before: string, now: string): { before: Line[]; now: Line[] } {
  const split = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const mark = (lines: string[], others: string[]) =>
    lines.map((text) => ({ text, changed: !others.includes(text) }));
  const [old, present] = [split(before), split(now)];
  return { before: mark(old, present), now: mark(present, old) };
}
