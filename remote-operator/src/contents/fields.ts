import type { ContentKind, ContentVersion } from '@silverjobs/contract';
import { readAmount } from '@silverjobs/contract/pay';
import { DEFAULT_PRICES } from '@silverjobs/contract/plans';
import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';

type Data = NonNullable<ContentVersion['data']>;
/** What stands in the fields. */
export type Values = Readonly<Record<string, string>>;

export interface ContentField {
  name: string;
  label: string;
  hint?: string;
  type: 'line' | 'lines' | 'markdown' | 'price' | 'moment' | 'audience';
  optional?: true;
}

const MARKDOWN =
  'Eine leere Zeile trennt Absätze. Zwei Rauten vor einer Zeile machen sie zur Überschrift, ein Strich zum Punkt einer Liste. Zwei Sterne vor und nach einem Wort machen es fett. Ein Link sind die Worte in eckigen Klammern und dahinter die Adresse in runden.';
const audience: ContentField = { name: 'audience', label: 'Für wen', type: 'audience' };

/** What is filled in, by kind. */
export const FIELDS: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  prices: [
    { name: 'plan_3', label: 'silver+, 3 Monate: Euro im Monat, mit Umsatzsteuer', type: 'price' },
    { name: 'plan_6', label: 'silver+, 6 Monate: Euro im Monat, mit Umsatzsteuer', type: 'price' },
    {
      name: 'plan_12',
      label: 'silver+, 12 Monate: Euro im Monat, mit Umsatzsteuer',
      type: 'price',
    },
    { name: 'job_net', label: 'Anzeige: Euro ohne Umsatzsteuer', type: 'price' },
  ],
  banner: [
    { name: 'text', label: 'Text', type: 'lines', hint: 'Zum Beispiel: Wartung heute um 20 Uhr' },
    {
      name: 'until',
      label: 'Bis',
      type: 'moment',
      hint: 'Nichts: bis Sie ihn wegnehmen.',
      optional: true,
    },
    audience,
  ],
  maintenance: [
    { name: 'text', label: 'Was alle lesen', type: 'lines' },
    { name: 'until', label: 'Ende', type: 'moment', hint: 'Danach ist von selbst wieder offen.' },
  ],
  legal: [{ name: 'text', label: 'Text', type: 'markdown', hint: MARKDOWN }],
  help: [
    { name: 'title', label: 'Titel', type: 'line' },
    { name: 'intro', label: 'Wozu die Seite da ist', type: 'lines' },
    { name: 'step_1', label: 'Erster Schritt', type: 'lines' },
    { name: 'step_2', label: 'Zweiter Schritt', type: 'lines' },
    { name: 'step_3', label: 'Dritter Schritt', type: 'lines' },
  ],
  article: [
    { name: 'title', label: 'Titel', type: 'line' },
    {
      name: 'description',
      label: 'In ein bis zwei Sätzen',
      type: 'lines',
      hint: 'Für Listen und Suchmaschinen.',
    },
    { name: 'text', label: 'Text', type: 'markdown', hint: MARKDOWN },
  ],
  template: [
    { name: 'name', label: 'Titel', type: 'line' },
    { name: 'message', label: 'Nachricht', type: 'lines' },
    audience,
  ],
};

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
/** As a field for date and time has it, by clocks in Germany. */
const wallText = (moment: number) => new Date(wallClock(moment)).toISOString().slice(0, 16);
/** The moment of such a field; null for nothing. */
export const momentOfText = (text: string): number | null =>
  text === '' ? null : momentOf(Date.parse(`${text}:00Z`));

/** What a version has, in fields; without one what the code says, where that can be known. */
export function valuesOf(kind: ContentKind, data: Data | null): Values {
  const given: Readonly<Record<string, unknown>> =
    data ?? (kind === 'prices' ? DEFAULT_PRICES : {});
  const steps = Array.isArray(given.steps) ? given.steps : [];
  return Object.fromEntries(
    FIELDS[kind].map(({ name, type }) => {
      const value = name.startsWith('step_') ? steps[Number(name.slice(5)) - 1] : given[name];
      if (type === 'audience') return [name, typeof value === 'string' ? value : 'all'];
      if (typeof value === 'string') return [name, value];
      if (typeof value !== 'number') return [name, ''];
      return [name, type === 'price' ? euros(value) : wallText(value)];
    }),
  );
}

/** Why something cannot be saved, by field. */
export function problemsOf(kind: ContentKind, values: Values): Readonly<Record<string, string>> {
  const problems = FIELDS[kind].flatMap(({ name, type, optional }): [string, string][] => {
    const value = (values[name] ?? '').trim();
    if (value === '') return optional ? [] : [[name, 'Bitte füllen Sie das aus.']];
    if (type === 'price' && readAmount(value) === null) {
      return [[name, 'Bitte geben Sie einen Betrag ein, zum Beispiel 8,99.']];
    }
    return [];
  });
  return Object.fromEntries(problems);
}

/** What is sent; the server says what is still wrong with it. */
export function dataOf(kind: ContentKind, values: Values): Data {
  const read = ({ name, type }: ContentField): unknown => {
    const value = values[name] ?? '';
    if (type === 'price') return readAmount(value) ?? 0;
    if (type === 'moment') return momentOfText(value);
    return value.trim();
  };
  const entries = FIELDS[kind].map((field) => [field.name, read(field)] as const);
  if (kind !== 'help') return Object.fromEntries(entries) as Data;
  const { title, intro, step_1: one, step_2: two, step_3: three } = Object.fromEntries(entries);
  return { title, intro, steps: [one, two, three] } as Data;
}
