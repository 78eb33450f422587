/** @jest-environment node */
import { formatText, type Selected } from './format-text.ts';

/** A text whose selection stands between two bars. */
function read(marked: string): Selected {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  return { text: marked.replaceAll('|', ''), start, end };
}

const show = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

test.each([
  ['bold', 'Sie sind |gern| da', 'Sie sind **|gern|** da'],
  ['bold', 'Sie sind **|gern|** da', 'Sie sind |gern| da'],
  ['bold', 'Sie sind| gern |da', 'Sie sind **|gern|** da'],
  ['bold', 'Sie ||', 'Sie **|wichtig|**'],
  ['heading', 'Eins\nAuf||gaben\nDrei', 'Eins\n|## Aufgaben|\nDrei'],
  ['heading', '## Auf||gaben', '|Aufgaben|'],
  ['list', '|fegen\nwischen|', '|- fegen\n- wischen|'],
  ['list', '|- fegen\n- wischen|', '|fegen\nwischen|'],
  ['list', '## Auf||gaben', '|- Aufgaben|'],
  ['numbers', '|- anrufen\nkommen|', '|1. anrufen\n2. kommen|'],
  ['numbers', '|1. anrufen\n2. kommen|', '|anrufen\nkommen|'],
] as const)('TRUST-09 employers-11 %s makes %j to %j', (format, before, after) => {
  expect(show(formatText(read(before), format))).toBe(after);
});
