import type { CvDraft, CvSection, CvStation } from '@silverjobs/contract';
import type { Block, Entry, TextDocument } from '../documents/text-document.ts';
import { isEarly, period, yearIn } from './careers.ts';

/**
 * The CV as a document. What is empty is left out.
 * @param thisYear decides what belongs to the last fifteen years
 */
export function cvDocument(draft: CvDraft, thisYear: number): TextDocument {
  const { person, photo, layout, text_size, signed, sections } = draft;
  const name = person.name.trim();
  const address = joined([person.street, person.place], ', ');
  return {
    name: joined(['Lebenslauf', name], ' '),
    author: name,
    look: { layout, textSize: text_size },
    blocks: [
      {
        kind: 'head',
        title: 'Lebenslauf',
        name: name || 'Ihr Name',
        lines: [
          person.headline,
          address,
          joined([person.phone, person.email], ' · '),
          person.birth.trim() && `Geboren: ${person.birth.trim()}`,
        ].filter((line) => line.trim() !== ''),
        photo: photo ?? undefined,
      },
      ...sections.flatMap((section) => sectionBlocks(section, thisYear)),
      ...(signed.trim() === ''
        ? []
        : [{ kind: 'paragraph' as const, text: `\n${signed.trim()}\n\n\n${name}` }]),
    ],
  };
}

function sectionBlocks(section: CvSection, thisYear: number): Block[] {
  const blocks = contentBlocks(section, thisYear);
  if (blocks.length === 0) return [];
  const title = section.title.trim();
  return title === '' ? blocks : [{ kind: 'heading', text: title }, ...blocks];
}

function contentBlocks(section: CvSection, thisYear: number): Block[] {
  switch (section.kind) {
    case 'stations':
      return stationBlocks(section.stations, section.summarise, thisYear);
    case 'facts':
      return section.facts
        .filter(({ value }) => value.trim() !== '')
        .map(({ term, value }) => ({ kind: 'fact', term: term.trim(), value: value.trim() }));
    case 'text':
      return textBlocks(section.text);
  }
}

function stationBlocks(all: readonly CvStation[], summarise: boolean, thisYear: number): Block[] {
  const stations = all.filter((station) => stationTitle(station) !== '');
  const early = summarise ? stations.filter((station) => isEarly(station, thisYear)) : [];
  // One line is no shorter as a list of one.
  if (early.length < 2) return stations.map(entry);
  const full = stations.filter((station) => !early.includes(station));
  return [...full.map(entry), summary(early, thisYear)];
}

function entry(station: CvStation): Entry {
  const title = stationTitle(station);
  const place = station.place.trim();
  return {
    kind: 'entry',
    when: period(station),
    title,
    place: place === title ? '' : place,
    text: '',
    items: rows(station.tasks).map(withoutDash),
  };
}

/** What a station is called: its title, else its place. */
export function stationTitle({ title, place }: Pick<CvStation, 'title' | 'place'>): string {
  return title.trim() || place.trim();
}

function summary(early: readonly CvStation[], thisYear: number): Entry {
  const years = early.flatMap(({ from, to }) =>
    [yearIn(from, thisYear), yearIn(to, thisYear)].filter((year) => year !== null),
  );
  return {
    kind: 'entry',
    when: period({ from: String(Math.min(...years)), to: String(Math.max(...years)) }),
    title: 'Frühere Stationen',
    place: '',
    text: '',
    items: early.map((station) => {
      const title = stationTitle(station);
      const place = station.place.trim() === title ? '' : station.place;
      return joined([period(station), joined([title, place], ', ')], ': ');
    }),
  };
}

/** Lines that begin with a dash become a list, the others paragraphs. */
function textBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const row of rows(text)) {
    const last = blocks.at(-1);
    if (!DASH.test(row)) blocks.push({ kind: 'paragraph', text: row });
    else if (last?.kind === 'list') blocks[blocks.length - 1] = add(last.items, row);
    else blocks.push(add([], row));
  }
  return blocks;
}

const add = (items: readonly string[], row: string): Block => ({
  kind: 'list',
  items: [...items, withoutDash(row)],
});

const DASH = /^[-–•*]\s+/;
const withoutDash = (row: string) => row.replace(DASH, '');

const rows = (text: string) =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);

function joined(texts: readonly string[], between: string): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(between);
}
