/** An enumeration without one of its items; an empty text where the whole sentence is about it. */
export function withoutItem(sentence: string, word: string): string {
  const at = sentence.toLocaleLowerCase('de').indexOf(word.toLocaleLowerCase('de'));
  if (at < 0) return '';
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + word.length)];
  const isFirst = /(?:: | mit )$/.test(before);
  if (before.endsWith(', ') && after.startsWith(' und ')) return before.slice(0, -2) + after;
  if ((isFirst || before.endsWith(', ')) && after.startsWith(', ')) return before + after.slice(2);
  if (isFirst && after.startsWith(' und ')) return before + after.slice(5);
  if (before.endsWith(' und ') && /^(?:\.$| bringe ich mit\.$)/.test(after)) {
    const left = before.slice(0, -5);
    const comma = left.lastIndexOf(', ');
    const list = comma < 0 ? left : `${left.slice(0, comma)} und ${left.slice(comma + 2)}`;
    return list + after;
  }
  return '';
}
