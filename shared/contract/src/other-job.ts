import { countryOf } from './countries.ts';
import { foldText } from './fold-text.ts';

/** What an advertisement was booked for. */
export interface BookedJob {
  title: string;
  position_id: number | null;
  position_label: string | null;
  postal_code?: string | null | undefined;
  /** Town of the postal code. */
  town?: string | null | undefined;
}

interface NextJob {
  title: string;
  position_id: number | null;
  postal_code?: string | null | undefined;
  /** Town of the postal code; left out where it is not looked up yet. */
  town?: string | null | undefined;
}

/** First digits of a postal code that name a region about as large as a commute. */
const REGION_DIGITS = 2;

/** The country and the first digits of a postal code. */
const regionOf = (code: string) => code.slice(0, countryOf(code).prefix.length + REGION_DIGITS);

/** Words that say nothing about which job it is. */
const GENERIC = new Set(
  (
    'arbeit aushilfe das dem den der die eine einen einer erfahrene erfahrener freundliche ' +
    'freundlicher fur gesucht gern hilfe job kraft kollege kollegin minijob mit mitarbeit ' +
    'mitarbeiter mitarbeiterin neue neuer nette netter person rentner rentnerin senioren stelle ' +
    'stellen stunde stunden suche suchen teilzeit und unser unsere unserem unterstutzung von ' +
    'vollzeit vormittag vormittage vormittags nachmittag nachmittage nachmittags woche wochen zum zur'
  ).split(' '),
);
/** Letters from which two words of one family are told: 'Garten', 'Gartenhilfe', 'Gärtner'. */
const STEM_LENGTH = 4;

function wordsOf(text: string): string[] {
  const words = foldText(text).loose.split(' ');
  return words.filter((word) => word.length >= STEM_LENGTH && !GENERIC.has(word));
}

function areRelated(one: string, other: string): boolean {
  return one.includes(other.slice(0, STEM_LENGTH)) || other.includes(one.slice(0, STEM_LENGTH));
}

/** Another region and another town; a large town has several regions. */
function isElsewhere(booked: BookedJob, next: NextJob): boolean {
  if (!booked.postal_code || !next.postal_code) return false;
  if (regionOf(booked.postal_code) === regionOf(next.postal_code)) {
    return false;
  }
  return booked.town !== next.town;
}

/**
 * Whether a change makes another job of an advertisement: another activity, another place, or a title that has no
 * word in common with the booked title and activity. Such a change needs a booking of its own
 * (employers-29). The booked title is compared, so many small steps lead nowhere.
 */
export function isOtherJob(booked: BookedJob, next: NextJob): boolean {
  if (booked.position_id !== null && booked.position_id !== next.position_id) return true;
  if (isElsewhere(booked, next)) return true;
  const known = wordsOf(`${booked.title} ${booked.position_label ?? ''}`);
  const words = wordsOf(next.title);
  if (known.length === 0 || words.length === 0) return false;
  return !words.some((word) => known.some((other) => areRelated(word, other)));
}
