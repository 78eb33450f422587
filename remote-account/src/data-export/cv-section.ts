import type { AccountExport, CvDraft, CvSection } from '@silverjobs/contract';
import { type DataSection, facts, when } from './data-section.ts';

const filled = (texts: readonly string[], between: string) => texts.filter(Boolean).join(between);

function sectionText(section: CvSection): string {
  switch (section.kind) {
    case 'stations':
      return filled(
        section.stations.map(({ from, to, title, place, tasks }) =>
          filled([filled([from, to], ' bis '), title, place, tasks], '\n'),
        ),
        '\n\n',
      );
    case 'facts':
      return filled(
        section.facts.map(({ term, value }) => filled([term, value], ': ')),
        '\n',
      );
    case 'text':
      return section.text;
  }
}

function entry(title: string, { person, photo, signed, sections }: CvDraft) {
  return {
    title,
    facts: facts([
      ['Name', person.name],
      ['Beruf', person.headline],
      ['Anschrift', filled([person.street, person.place], ', ')],
      ['Telefon', person.phone],
      ['E-Mail-Adresse', person.email],
      ['Geboren', person.birth],
      ['Foto', photo !== null],
      ...sections.map((section) => [section.title || 'Abschnitt', sectionText(section)] as const),
      ['Ort und Datum', signed],
    ]),
  };
}

/** The saved CV, and the one that it replaced. */
export function cvSection({ cv }: AccountExport): DataSection {
  const saved = cv?.updated_at ? ` vom ${when(cv.updated_at)}` : '';
  return {
    title: 'Lebenslauf',
    entries: [
      ...(cv?.draft ? [entry(`Gespeicherte Fassung${saved}`, cv.draft)] : []),
      ...(cv?.previous ? [entry('Vorherige Fassung', cv.previous)] : []),
    ],
  };
}
