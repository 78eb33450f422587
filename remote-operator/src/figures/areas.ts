import type { Figure, OperatorFigures } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';

type Period = OperatorFigures['periods'][number];

/** What belongs together on the page of figures. */
export const AREAS = [
  { key: 'people', label: 'Menschen' },
  { key: 'market', label: 'Anzeigen und Bewerbungen' },
  { key: 'searches', label: 'Ohne Treffer gesucht' },
  { key: 'money', label: 'silver+ und Geld' },
  { key: 'surveys', label: 'Umfragen' },
  { key: 'assistants', label: 'Assistenten' },
  { key: 'technics', label: 'Technik' },
] as const;
export type AreaKey = (typeof AREAS)[number]['key'];

/** Figures of each area, in their order. */
export const FIGURES_OF: Readonly<Record<AreaKey, readonly Figure[]>> = {
  people: ['registered_candidates', 'registered_clients', 'confirmed', 'active'],
  market: ['advertisements', 'applications', 'answered'],
  searches: [],
  money: ['plans_started', 'canceled', 'income_cents'],
  surveys: ['nps_answers', 'nps_score'],
  assistants: ['assistant_answers', 'not_understood'],
  technics: ['documents', 'first_views', 'answers', 'failures'],
};

/** What a figure is a part of. */
const WHOLES: Readonly<Partial<Record<Figure, (values: Period['values']) => number>>> = {
  confirmed: ({ registered_candidates: one, registered_clients: other }) =>
    (one ?? 0) + (other ?? 0),
  answered: ({ applications }) => applications ?? 0,
  not_understood: ({ assistant_answers: answers }) => answers ?? 0,
  first_views: ({ documents }) => documents ?? 0,
  failures: ({ answers }) => answers ?? 0,
};

/** A figure in words: '12 (40 %)', '17,98 €', '–' where nothing can be said. */
export function valueText(figure: Figure, values: Period['values']): string {
  const value = values[figure];
  if (value === null || value === undefined) return '–';
  if (figure === 'income_cents') return formatPrice(value);
  const said = value.toLocaleString('de-DE');
  const whole = WHOLES[figure]?.(values);
  if (!whole) return said;
  const percent = (100 * value) / whole;
  const digits = percent > 0 && percent < 1 ? 2 : 0;
  const share = percent.toLocaleString('de-DE', { maximumFractionDigits: digits });
  return `${said} (${share} %)`;
}

/** Thursday decides to which year the first week belongs (ISO 8601). */
function weekOf(start: string): number {
  const thursday = new Date(`${start}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 3);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - first) / (7 * 86_400_000));
}

const MONTH = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a period is called: 'Woche 48 (ab 23.11.2026)', 'November 2026'. */
export function periodText(by: 'week' | 'month', start: string): string {
  const day = new Date(`${start}T12:00:00Z`);
  if (by === 'month') return MONTH.format(day);
  return `Woche ${weekOf(start)} (ab ${formatDate(day.getTime())})`;
}
