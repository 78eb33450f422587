/** @jest-environment node */
import { fileName } from './file-makers.ts';

test.each([
  ['Anschreiben Heinz Groß', 'pdf', 'Anschreiben Heinz Groß.pdf'],
  ['Lebenslauf A/B: "C"\n<D>', 'word', 'Lebenslauf A B C D.docx'],
  ['.. ', 'pdf', 'Dokument.pdf'],
  ['x'.repeat(300), 'pdf', `${'x'.repeat(100)}.pdf`],
] as const)('AI-12 %j as %s is called %s', (name, kind, expected) => {
  expect(fileName(name, kind)).toBe(expected);
});
