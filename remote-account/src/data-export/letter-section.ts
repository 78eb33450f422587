import type { AccountExport, LetterSheet } from '@silverjobs/contract';
import { type DataSection, facts, when } from './data-section.ts';

const filled = (texts: readonly string[], between: string) => texts.filter(Boolean).join(between);

function entry(title: string, { parts }: LetterSheet) {
  const { employer, contact, employerStreet, employerPlace, paragraphs } = parts;
  return {
    title,
    facts: facts([
      ['Absender', filled([parts.name, parts.street, parts.place, parts.phone, parts.email], ', ')],
      ['Empfänger', filled([employer, contact, employerStreet, employerPlace], ', ')],
      ['Ort und Datum', parts.date],
      ['Betreff', parts.subject],
      [
        'Brief',
        filled(
          [
            parts.salutation,
            ...paragraphs.map(({ text }) => text),
            filled([parts.closing, parts.signed], '\n'),
          ],
          '\n\n',
        ),
      ],
      ['Anlagen', parts.enclosed],
    ]),
  };
}

/** The saved letter, and the one that it replaced. */
export function letterSection({ letter }: AccountExport): DataSection {
  const saved = letter?.updated_at ? ` vom ${when(letter.updated_at)}` : '';
  return {
    title: 'Anschreiben',
    entries: [
      ...(letter?.draft ? [entry(`Gespeicherte Fassung${saved}`, letter.draft)] : []),
      ...(letter?.previous ? [entry('Vorheriges Anschreiben', letter.previous)] : []),
    ],
  };
}
