import { parse } from 'csv-parse/sync';
import { fold } from '../../places/fold.ts';
import type { FeedFormat, RawPosting, RawTerms } from '../feed.ts';

/** Longest line that is a line, in characters. */
const LINE_MAX = 100_000;
/** What a CSV file must at least say. */
const NEEDED = ['title'] as const;

type Field = Exclude<keyof RawPosting, 'urls' | 'homeoffice' | 'terms'> | keyof RawTerms | 'url';

/** What columns are called, in German and English; compared folded. */
const COLUMNS: Readonly<Record<Field, readonly string[]>> = {
  externalId: [
    'Kennung',
    'Referenz',
    'Referenznummer',
    'Stellennummer',
    'Job-ID',
    'ID',
    'Reference',
    'Reference Number',
    'Referencenumber',
  ],
  title: ['Titel', 'Stellentitel', 'Stelle', 'Bezeichnung', 'Title', 'Job Title'],
  employer: ['Firma', 'Arbeitgeber', 'Unternehmen', 'Company', 'Employer'],
  description: ['Beschreibung', 'Text', 'Anzeigentext', 'Stellenbeschreibung', 'Description'],
  postalCode: ['Postleitzahl', 'PLZ', 'Postal Code', 'Postalcode', 'ZIP', 'Zip Code'],
  publishedAt: ['Beginn', 'Veröffentlicht am', 'Online ab', 'Date', 'Published'],
  expiresAt: [
    'Ende',
    'Endet am',
    'Online bis',
    'Läuft bis',
    'Gültig bis',
    'Expiration Date',
    'Expires',
  ],
  url: ['Link', 'URL', 'Adresse der Anzeige', 'Bewerbungslink'],
  activity: ['Tätigkeit', 'Beruf', 'Activity', 'Category', 'Occupation'],
  hours: ['Stunden', 'Stunden pro Woche', 'Wochenstunden', 'Arbeitszeit', 'Hours'],
  jobType: ['Stellentyp', 'Art der Stelle', 'Beschäftigungsart', 'Job Type', 'Jobtype', 'Type'],
  contract: ['Vertrag', 'Vertragsart', 'Contract'],
  homeoffice: ['Homeoffice', 'Home-Office', 'Remote', 'Remotetype'],
  payFrom: ['Lohn', 'Lohn von', 'Gehalt', 'Gehalt von', 'Salary', 'Pay'],
  payTo: ['Lohn bis', 'Gehalt bis', 'Salary to'],
  payUnit: ['Lohn je', 'Lohn pro', 'Gehalt je', 'Gehalt pro', 'Pay unit'],
  radius: ['Umkreis', 'Umkreis in km', 'Entfernung', 'Radius'],
  days: ['Wochentage', 'Arbeitstage', 'Tage', 'Weekdays'],
  partsOfDay: ['Tageszeit', 'Tageszeiten', 'Time of day'],
  places: ['Freie Stellen', 'Anzahl Stellen', 'Anzahl', 'Openings'],
  startsOn: ['Erster Arbeitstag', 'Arbeitsbeginn', 'Eintritt', 'Start date'],
  street: ['Straße', 'Straße und Hausnummer', 'Street', 'Street Address'],
  applicationAddress: [
    'Bewerbungsadresse',
    'Eigene Bewerbungsadresse',
    'Bewerbung an',
    'Apply URL',
    'Application URL',
  ],
};

const FIELDS = new Map(
  Object.entries(COLUMNS).flatMap(([field, names]) =>
    names.map((name) => [fold(name), field as Field] as const),
  ),
);

/** What parts the cells of a line: what stands most often between the quotes of the first one. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  const [first = ';'] = [';', '\t', ',', '|'].sort((one, other) => count(other) - count(one));
  return first;
}

/** Excel writes 'sep=;' before everything else. */
function readHead(text: string): { body: string; delimiter: string } {
  const [, sign] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = sign ? text.slice(text.indexOf('\n') + 1) : text;
  const header = body.slice(0, LINE_MAX).split(/\r?\n|\r/, 1)[0] ?? '';
  return { body, delimiter: sign ?? delimiterOf(header) };
}

/** The lines of a CSV text by the columns that we know; one without any cell is left out. @throws Error */
function readLines(text: string): Partial<Record<Field, string>>[] {
  const { body, delimiter } = readHead(text);
  const [header = [], ...lines] = parse(body, {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: LINE_MAX,
  });
  const fields = header.map((name) => FIELDS.get(fold(name)));
  const missing = NEEDED.filter((field) => !fields.includes(field));
  if (missing.length > 0) throw new Error('The CSV has no column of titles');
  return lines.map((cells) => {
    const line: Partial<Record<Field, string>> = {};
    // The first column of a name counts.
    for (const [index, field] of fields.entries()) {
      const cell = cells[index];
      if (field && cell && line[field] === undefined) line[field] = cell;
    }
    return line;
  });
}

/** Advertisements as a table, one a line; columns as docs/partner-jobs.md says. */
export const readCsv: FeedFormat = (text) => ({
  postings: readLines(text).map(
    ({
      title,
      externalId,
      employer,
      description,
      postalCode,
      url,
      publishedAt,
      expiresAt,
      ...terms
    }) => ({
      externalId: externalId ?? null,
      title: title ?? '',
      employer: employer ?? null,
      description: description ?? '',
      postalCode: postalCode ?? null,
      homeoffice: false,
      urls: url ? [url] : [],
      publishedAt: publishedAt ?? null,
      expiresAt: expiresAt ?? null,
      terms,
    }),
  ),
  leftOut: [],
  deleted: null,
});
