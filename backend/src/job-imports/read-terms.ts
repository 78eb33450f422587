import {
  type CONTRACT_LABELS,
  JOB_PLACES_MAX,
  JOB_STREET_MAX_LENGTH,
  JOB_TYPES,
  RADII_KM,
  readAmount,
  WORK_LOAD_HOURS,
} from '@silverjobs/contract';
import {
  applicationAddressProblem,
  readApplicationAddress,
} from '@silverjobs/contract/application-address';
import { lastDayOf } from '../employer-jobs/end-of-job.ts';
import type { RawTerms } from '../partner-jobs/feed.ts';
import { readMoment } from '../partner-jobs/read-moment.ts';
import { fold } from '../places/fold.ts';
import { type JobTime, readTimes } from './read-times.ts';

type ContractKind = keyof typeof CONTRACT_LABELS;
type PayUnit = 'hour' | 'day' | 'month' | 'year' | 'once' | 'unpaid';

/** What a file says of the work, as the form has it; what it does not say is not there. */
type ReadTerms = {
  readonly workLoadId?: number;
  readonly jobTypeId?: number;
  readonly homeofficeId?: number;
  /** In metres. */
  readonly radius?: number;
  readonly contractKind?: ContractKind;
  readonly applicationAddress?: string;
  readonly times?: JobTime[];
  readonly places?: number;
  /** yyyy-mm-dd. */
  readonly startsOn?: string;
  readonly street?: string;
  readonly pay?: {
    readonly pay_unit: PayUnit;
    readonly pay_from?: number;
    readonly pay_to?: number;
  };
};

/** Words by which something is meant, folded: the first that stands in a text counts. */
type Words<Meaning> = readonly (readonly [meaning: Meaning, words: RegExp])[];

const JOB_TYPE_WORDS: Words<(typeof JOB_TYPES)[number]> = [
  ['Ehrenamt', /ehrenamt|volunteer/],
  ['Minijob', /mini ?job|geringfug|\b(?:450|520|538|556|603)\b/],
  ['Befristete Aushilfe', /aushilf|temporary|seasonal|saison/],
  ['Freie Mitarbeit', /freie mitarbeit|freiberuf|freelance|contract|honorar|selbststandig/],
  ['Teilzeit', /teilzeit|part ?time/],
  ['Vollzeit', /vollzeit|full ?time/],
];
const CONTRACT_WORDS: Words<ContractKind> = [
  ['voluntary', /ehrenamt|volunteer/],
  ['minijob', /mini ?job|geringfug/],
  ['freelance', /honorar|freiberuf|freelance|selbststandig/],
  ['permanent', /unbefrist|permanent/],
  ['fixed_term', /befrist|fixed|temporary/],
];
const HOMEOFFICE_WORDS: Words<number> = [
  [5, /vollstandig|fully|100/],
  [4, /uberwiegend|mostly/],
  [2, /gelegentlich|occasional/],
  [1, /nein|^no$|nicht|keine?s?$|^0$|onsite|vor ort/],
  [3, /^ja$|yes|true|teilweise|hybrid|moglich|^1$|^x$/],
];
const UNIT_WORDS: Words<PayUnit> = [
  ['unpaid', /ehrenamt|unbezahlt|unpaid|ohne bezahlung/],
  ['hour', /stund|\bstd\b|\bh\b|hour/],
  ['day', /\btag|\bday|daily/],
  ['month', /monat|month/],
  ['year', /jahr|year|annum/],
  ['once', /einmal|pauschal|once/],
];

function meant<Meaning>(words: Words<Meaning>, text: string): Meaning | undefined {
  const folded = fold(text);
  return words.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** The list that employers choose hours from, by the first number of a text: never more than was said. */
function workLoadOf(text: string): number | undefined {
  const hours = Number(/\d{1,3}/.exec(text)?.[0] ?? 0);
  if (hours === 0) return undefined;
  const index = WORK_LOAD_HOURS.findLastIndex((most) => most <= hours);
  return Math.max(index, 0) + 1;
}

function radiusOf(text: string): number | undefined {
  const km = Number(/\d{1,4}/.exec(text)?.[0] ?? 0);
  if (km === 0) return undefined;
  return (RADII_KM.find((one) => one >= km) ?? Math.max(...RADII_KM)) * 1_000;
}

const addressOf = (text: string) =>
  applicationAddressProblem(text) === null ? readApplicationAddress(text) : undefined;

function placesOf(text: string): number | undefined {
  const number = Number(/^\d{1,3}$/.exec(text.trim())?.[0] ?? 0);
  return number >= 1 && number <= JOB_PLACES_MAX ? number : undefined;
}

/** What stands for a first day that is left open. */
const ANY_DAY = /sofort|vereinbarung|asap|immediate/i;

/** The day that a moment of a file lies on. */
function dayOf(text: string): string | undefined {
  const moment = readMoment(text, 'end');
  if (moment === null || moment === 'invalid') return undefined;
  return lastDayOf(new Date(moment)) ?? undefined;
}

const streetOf = (text: string) =>
  text.trim().length <= JOB_STREET_MAX_LENGTH ? text.trim() : undefined;

const amountOf = (text: string | undefined) => {
  const digits = /\d[\d.,]*/.exec(text ?? '')?.[0]?.replace(/[.,]$/, '');
  return digits ? readAmount(digits) : null;
};

/** Pay, or why it is not taken over. */
function payOf({ payFrom, payTo, payUnit }: RawTerms): ReadTerms['pay'] | string {
  const said = [payFrom, payTo, payUnit].filter(Boolean).join(' ');
  const unit = meant(UNIT_WORDS, payUnit ?? said);
  if (unit === 'unpaid') return { pay_unit: unit };
  const from = amountOf(payFrom);
  if (from === null || unit === undefined) {
    return `Den Lohn „${said}“ verstehen wir nicht, er steht nicht in der Anzeige. Gut ist zum Beispiel „16,50“ mit „Stunde“ in der Spalte „Lohn je“.`;
  }
  const to = amountOf(payTo);
  return { pay_unit: unit, pay_from: from, ...(to !== null && { pay_to: to }) };
}

/**
 * What a file says of the work, in its own words, by the lists of the form.
 * @returns also sentences about what was said and cannot be taken over
 */
export function readTerms(terms: RawTerms): { terms: ReadTerms; notes: string[] } {
  const notes: string[] = [];
  function read<Value>(
    column: string,
    text: string | undefined,
    by: (text: string) => Value | undefined,
  ): Value | undefined {
    if (!text) return undefined;
    const value = by(text);
    if (value === undefined)
      notes.push(`Mit „${text}“ als „${column}“ können wir nichts anfangen.`);
    return value;
  }
  const jobType = read('Stellentyp', terms.jobType, (text) => meant(JOB_TYPE_WORDS, text));
  const workLoadId = read('Stunden', terms.hours, workLoadOf);
  const homeofficeId = read('Homeoffice', terms.homeoffice, (text) =>
    meant(HOMEOFFICE_WORDS, text),
  );
  const radius = read('Umkreis', terms.radius, radiusOf);
  const contractKind = read('Vertrag', terms.contract, (text) => meant(CONTRACT_WORDS, text));
  const address = read('Bewerbungsadresse', terms.applicationAddress, addressOf);
  const days = read('Wochentage', terms.days, readTimes);
  const parts = read('Tageszeit', terms.partsOfDay, readTimes);
  const places = read('Freie Stellen', terms.places, placesOf);
  const isOpen = ANY_DAY.test(terms.startsOn ?? '');
  const startsOn = isOpen ? undefined : read('Erster Arbeitstag', terms.startsOn, dayOf);
  const street = read('Straße', terms.street, streetOf);
  const pay = terms.payFrom || terms.payUnit ? payOf(terms) : undefined;
  if (typeof pay === 'string') notes.push(pay);
  return {
    notes,
    terms: {
      ...(jobType !== undefined && { jobTypeId: JOB_TYPES.indexOf(jobType) + 1 }),
      ...(workLoadId !== undefined && { workLoadId }),
      ...(homeofficeId !== undefined && { homeofficeId }),
      ...(radius !== undefined && { radius }),
      ...(contractKind !== undefined && { contractKind }),
      ...(address !== undefined && { applicationAddress: address }),
      ...((days || parts) && { times: [...(days ?? []), ...(parts ?? [])] }),
      ...(places !== undefined && { places }),
      ...(startsOn !== undefined && { startsOn }),
      ...(street !== undefined && { street }),
      ...(pay !== undefined && typeof pay !== 'string' && { pay }),
    },
  };
}
