import type { CvDraft, CvPerson, CvSection } from '@silverjobs/contract';
import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import { stationTitle } from './cv-document.ts';

const EMPTY = 'Noch leer, erscheint nicht im Lebenslauf';

/** What stands in a section, in one line. */
export function sectionSummary(section: CvSection): string {
  switch (section.kind) {
    case 'stations':
      return listed(section.stations.map(stationTitle));
    case 'facts':
      return listed(section.facts.filter(({ value }) => value.trim()).map(({ term }) => term));
    case 'text':
      return listed(section.text.split('\n').map((row) => row.replace(/^[-–•*]\s+/, '')));
  }
}

/** Name and place. */
export function personSummary({ name, street, place, phone }: CvPerson): string {
  return (
    [name, street, place, phone]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(', ') || 'Noch leer'
  );
}

const LAYOUTS = { classic: 'Klassisch', modern: 'Modern', plain: 'Schlicht' } as const;
const SIZES = { 10: 'kleine', 11: 'mittlere', 12: 'große' } as const;

/** 'Klassisch, mittlere Schrift'. */
export function styleSummary({ layout, text_size }: CvDraft): string {
  return `${LAYOUTS[layout]}, ${SIZES[text_size]} Schrift`;
}

const MAX_LENGTH = 90;

function listed(texts: readonly string[]): string {
  const filled = texts.map((text) => text.trim()).filter(Boolean);
  const line = filled.join(', ');
  if (line === '') return EMPTY;
  if (line.length <= MAX_LENGTH) return line;
  const cut = line.slice(0, MAX_LENGTH);
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${trimCharactersEnd(words, ', ')} …`;
}
