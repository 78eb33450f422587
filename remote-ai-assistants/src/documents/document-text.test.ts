/** @jest-environment node */
import { documentText } from './document-text.ts';
import { sampleCv } from './testing/sample-cv.ts';

test('AI-12 a CV as text has every piece, facts close together', () => {
  expect(documentText(sampleCv())).toBe(
    [
      'Lebenslauf\nHeinz Groß\nLindenstraße 4, 79098 Freiburg',
      'Berufserfahrung',
      'März 1998 – Juni 2024\nElektroinstallateur\nStadtwerke\nNetze in Łódź, 15 € – „gut“\n• Wartung\n• Ausbildung',
      'Kenntnisse',
      'Sprachen: Deutsch\nSoftware: Word',
    ].join('\n\n'),
  );
});
