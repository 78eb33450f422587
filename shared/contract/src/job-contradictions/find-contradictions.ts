import type { JOB_TYPES } from '../constants.ts';
import { countryOf } from '../countries.ts';
import { WAGE_FIGURES, type WageFigures } from '../legal-facts.ts';
import { amountText, CONTRACT_LABELS, type ContractKind, type Pay } from '../pay.ts';

import type { Contradiction } from './contradiction.ts';

export type { Contradiction } from './contradiction.ts';
export { findWhenContradictions } from './when-contradictions.ts';

type JobType = (typeof JOB_TYPES)[number];

/** What an advertisement says of its work. */
export interface Terms extends Pay {
  contractKind: ContractKind | null;
  /** Its kind of job; null while none is chosen. */
  jobType: JobType | null;
  /** Least hours a week; null while none are chosen. */
  hours: number | null;
  /** Its postal code, as it is kept. */
  postalCode: string;
  /** Title and description. */
  text: string;
}

/** Weeks of a month, as offices count them. */
const WEEKS = 52 / 12;
const euros = (cents: number) => `${amountText(Math.round(cents))} €`;

/** Figures of law on a day, and those that follow. @param day yyyy-mm-dd */
function figuresOn(day: string): { now: WageFigures; next: WageFigures | undefined } {
  const at = WAGE_FIGURES.findLastIndex(({ from }) => from <= day);
  return { now: WAGE_FIGURES[Math.max(at, 0)] as WageFigures, next: WAGE_FIGURES[at + 1] };
}

const dateText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('de-DE', { dateStyle: 'long' });

/** Hours a week that a text names; the most of them. */
function hoursInText(text: string): number | null {
  const found = [
    ...text.matchAll(
      /\b(\d{1,2})(?: ?(?:-|–|bis) ?(\d{1,2}))? ?(?:stunden|std\.?|h) ?(?:pro|in der|die|je|\/) ?woche/gi,
    ),
  ].map(([, from, to]) => Number(to ?? from));
  return found.length > 0 ? Math.max(...found) : null;
}

/** Pay by the hour that a text names, in cents; the least of it. */
function wageInText(text: string): number | null {
  const found = [
    ...text.matchAll(
      /\b(\d{1,3})(?:,(\d{2}))? ?(?:€|euro|eur) ?(?:pro|die|in der|je|\/) ?(?:stunde|std)/gi,
    ),
  ].map(([, whole, cents]) => Number(whole) * 100 + Number(cents ?? 0));
  return found.length > 0 ? Math.min(...found) : null;
}

/** Cents an hour that the pay comes to at least; null where that cannot be said. */
function wageOf({ pay_unit, pay_from, hours }: Terms): number | null {
  if (pay_from === null) return null;
  if (pay_unit === 'hour') return pay_from;
  if (hours === null) return null;
  if (pay_unit === 'month') return pay_from / (hours * WEEKS);
  return pay_unit === 'year' ? pay_from / (hours * 52) : null;
}

/** The kinds of contract that a kind of job has; where it has one that is meant, chosen or not. */
const KINDS_OF_TYPE: Readonly<Record<JobType, readonly ContractKind[]>> = {
  Minijob: ['minijob', 'permanent', 'fixed_term'],
  Teilzeit: ['permanent', 'fixed_term', 'minijob'],
  Vollzeit: ['permanent', 'fixed_term'],
  Ehrenamt: ['voluntary'],
  'Freie Mitarbeit': ['freelance'],
  'Befristete Aushilfe': ['fixed_term', 'minijob'],
};

/** The contract that was chosen, else the one that the kind of job stands for. */
function kindOf({ contractKind, jobType }: Terms): ContractKind | null {
  if (contractKind !== null || jobType === null) return contractKind;
  const [first, ...others] = KINDS_OF_TYPE[jobType];
  return jobType === 'Minijob' || others.length === 0 ? (first ?? null) : null;
}

function aboutKinds({ contractKind, jobType }: Terms): Contradiction[] {
  if (contractKind === null || jobType === null) return [];
  if (KINDS_OF_TYPE[jobType].includes(contractKind)) return [];
  return [
    {
      what: `„${jobType}“ als Stellentyp und „${CONTRACT_LABELS[contractKind]}“ als Art des Vertrags passen nicht zusammen.`,
      todo: 'Ändern Sie eines von beiden.',
    },
  ];
}

const isPaid = ({ pay_unit }: Pay) => pay_unit !== null && pay_unit !== 'unpaid';

function aboutVoluntary(terms: Terms): Contradiction[] {
  const { contractKind, pay_unit, text } = terms;
  const isVoluntary = contractKind === 'voluntary' || /\behrenamt/i.test(text.split('\n')[0] ?? '');
  const regular = pay_unit === 'hour' || pay_unit === 'day';
  if (isVoluntary && isPaid(terms) && regular) {
    return [
      {
        what: 'Ein Ehrenamt hat keinen Lohn nach Stunden oder Tagen.',
        todo: 'Wählen Sie „ehrenamtlich, ohne Bezahlung“, eine Aufwandsentschädigung im Monat oder eine andere Art des Vertrags.',
      },
    ];
  }
  if (pay_unit === 'unpaid' && contractKind !== null && contractKind !== 'voluntary') {
    return [
      {
        what: 'Sie haben „ohne Bezahlung“ und zugleich einen bezahlten Vertrag angegeben.',
        todo: 'Nennen Sie den Lohn, oder wählen Sie als Art des Vertrags „Ehrenamt“.',
      },
    ];
  }
  return [];
}

/** What was chosen, or what the text alone says; of several kinds it offers none is meant. */
const isMinijob = ({ contractKind, text }: Terms) =>
  contractKind === 'minijob' ||
  (contractKind === null && /\bminijob/i.test(text) && !/\b(?:teil|voll)zeit/i.test(text));

function aboutMinijob(terms: Terms, { minimumWage, minijobLimit }: WageFigures): Contradiction[] {
  const { pay_unit, pay_from, hours, text } = terms;
  if (!isMinijob(terms)) return [];
  const most = Math.floor(minijobLimit / minimumWage / WEEKS);
  const said = Math.max(hours ?? 0, hoursInText(text) ?? 0);
  const monthly =
    pay_unit === 'month' ? pay_from : pay_unit === 'year' && pay_from ? pay_from / 12 : null;
  const found: Contradiction[] = [];
  if (said > most) {
    found.push({
      what: `Ein Minijob hat höchstens ${most} Stunden pro Woche, wenn er den Mindestlohn zahlt. In Ihrer Anzeige stehen ${said}.`,
      todo: 'Ändern Sie die Stunden oder die Art des Vertrags.',
    });
  }
  if (monthly !== null && monthly > minijobLimit) {
    found.push({
      what: `Ein Minijob bringt höchstens ${euros(minijobLimit)} im Monat. In Ihrer Anzeige stehen ${euros(monthly)}.`,
      todo: 'Ändern Sie den Betrag oder die Art des Vertrags.',
    });
  }
  return found;
}

function aboutWage(terms: Terms, day: string): Contradiction[] {
  const { contractKind, text } = terms;
  if (contractKind === 'voluntary' || contractKind === 'freelance') return [];
  const { now, next } = figuresOn(day);
  const typed = isPaid(terms) ? wageOf(terms) : null;
  const said = wageInText(text);
  const wage = Math.min(typed ?? Number.POSITIVE_INFINITY, said ?? Number.POSITIVE_INFINITY);
  const todo = 'Ausnahmen gelten zum Beispiel für Auszubildende. Prüfen Sie bitte den Betrag.';
  if (wage < now.minimumWage) {
    return [
      {
        what: `Das sind ${euros(wage)} pro Stunde. Der Mindestlohn beträgt ${euros(now.minimumWage)}.`,
        todo,
      },
    ];
  }
  if (next && wage < next.minimumWage) {
    return [
      {
        what: `Das sind ${euros(wage)} pro Stunde. Ab ${dateText(next.from)} beträgt der Mindestlohn ${euros(next.minimumWage)}.`,
        todo,
      },
    ];
  }
  if (typed !== null && said !== null && terms.pay_unit === 'hour' && said < typed) {
    return [
      {
        what: `Im Text stehen ${euros(said)} pro Stunde, bei der Bezahlung ${euros(typed)}.`,
        todo: 'Nennen Sie überall denselben Betrag.',
      },
    ];
  }
  return [];
}

function aboutHours({ hours, text }: Terms): Contradiction[] {
  const said = hoursInText(text);
  if (hours === null || said === null || said >= hours) return [];
  return [
    {
      what: `Im Text stehen ${said} Stunden pro Woche, angegeben sind mindestens ${hours}.`,
      todo: 'Ändern Sie den Text oder das Arbeitspensum.',
    },
  ];
}

/** A kind of contract that only Germany has. */
function aboutGermanLaw({ contractKind }: Terms, country: string): Contradiction[] {
  if (contractKind !== 'minijob') return [];
  return [
    {
      what: `Den Minijob gibt es nur in Deutschland. Diese Stelle liegt in ${country === 'Schweiz' ? 'der Schweiz' : country}.`,
      todo:
        country === 'Österreich'
          ? 'Wählen Sie einen anderen Vertrag. Eine geringfügige Beschäftigung nennen Sie bitte in der Beschreibung.'
          : 'Wählen Sie bitte einen anderen Vertrag.',
    },
  ];
}

/**
 * What an advertisement says that does not fit together or is under the German minimum wage (employers-71); abroad the law there holds, which we do not know. Hints
 * only: nothing is refused because of them.
 * @param day today, yyyy-mm-dd: figures of law change by date
 */
export function findContradictions(given: Terms, day: string): Contradiction[] {
  const terms = { ...given, contractKind: kindOf(given) };
  const { name, code } = countryOf(terms.postalCode);
  if (code !== 'DE') {
    return [
      ...aboutKinds(given),
      ...aboutVoluntary(terms),
      ...aboutGermanLaw(terms, name),
      ...aboutHours(terms),
    ];
  }
  return [
    ...aboutKinds(given),
    ...aboutVoluntary(terms),
    ...aboutMinijob(terms, figuresOn(day).now),
    ...aboutWage(terms, day),
    ...aboutHours(terms),
  ];
}
