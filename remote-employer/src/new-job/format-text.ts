/** What the buttons above the description do. */
export type TextFormat = 'bold' | 'heading' | 'list' | 'numbers';

/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const MARKS = { heading: () => '## ', list: () => '- ', numbers: (at: number) => `${at + 1}. ` };
const ANY_MARK = /^(?:## |- |\d{1,2}[.)] )/;

function makeBold({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  const inner = chosen.trim() || 'wichtig';
  const before = chosen.length - chosen.trimStart().length;
  const from = start + (chosen.trim() === '' ? 0 : before);
  const until = from + (chosen.trim() === '' ? chosen.length : inner.length);
  const isBold = text.slice(from - 2, from) === '**' && text.slice(until, until + 2) === '**';
  if (isBold) {
    const plain = `${text.slice(0, from - 2)}${inner}${text.slice(until + 2)}`;
    return { text: plain, start: from - 2, end: from - 2 + inner.length };
  }
  const bold = `${text.slice(0, from)}**${inner.replaceAll('\n', ' ')}**${text.slice(until)}`;
  return { text: bold, start: from + 2, end: from + 2 + inner.length };
}

function markLines({ text, start, end }: Selected, markOf: (at: number) => string): Selected {
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const finish = next === -1 ? text.length : next;
  const lines = text.slice(begin, finish).split('\n');
  const all = lines.every((line, at) => line.startsWith(markOf(at)));
  const changed = lines
    .map((line, at) => (all ? '' : markOf(at)) + line.replace(ANY_MARK, ''))
    .join('\n');
  return {
    text: `${text.slice(0, begin)}${changed}${text.slice(finish)}`,
    start: begin,
    end: begin + changed.length,
  };
}

/** Gives what is selected a format, or takes it away again (employers-11). */
export function formatText(selected: Selected, format: TextFormat): Selected {
  return format === 'bold' ? makeBold(selected) : markLines(selected, MARKS[format]);
}
