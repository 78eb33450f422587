import { simplify } from './simplify.ts';
import { countWords } from './words.ts';

/** A job as the last answer has shown it. */
export type ShownJob = {
  readonly id: string | number;
  readonly title: string;
  readonly employer: string | null;
};

/** What somebody wants to know of a job. */
export type About = 'pay' | 'hours' | 'place' | 'employer' | 'needs' | 'tasks';

/** What is said about one of the jobs that are shown; null where it is not clear which (assistants-77). */
type Said = {
  readonly kind: 'shown';
  readonly action: 'choose' | 'ask' | 'hide' | 'apply';
  readonly about: About | null;
  readonly at: number | null;
};

const WORDS_MAX = 14;
const ORDINALS = 'erste zweite dritte vierte funfte sechste siebte achte neunte zehnte'.split(' ');
const ORDINAL =
  /\b(erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|letzte)[nrms]?\b/;
const NUMBER = /\b(?:nummer|nr|stelle) (\d{1,2})\b|^(?:die )?(\d{1,2})$/;
const AT_EMPLOYER =
  /\b(?:die|das|den|der) (?:stelle |job |anzeige )?(?:bei|beim|von|vom) (?:der |dem |den )?(\w{4,30})/;

const HIDE =
  /\b(?:ausblenden|blende\w* .{0,40}\baus|verstecke\w*|nicht mehr zeigen|(?:kann|soll) weg|weg damit|raus damit|kommt nicht in ?frage|gefallt mir nicht)\b/;
const APPLY = /\b(?:bewerb\w*|anschreiben|kontaktier\w*|melde ich mich|nehme ich|will ich haben)\b/;
const ABOUT: readonly (readonly [About, RegExp])[] = [
  ['pay', /\b(?:verdien\w*|gehalt|lohn|stundenlohn|bezahl\w*|zahlt|zahlen)\b/],
  [
    'hours',
    /\b(?:stunden|arbeitszeit\w*|uhrzeit\w*|wann (?:ist|muss|arbeitet|geht)|welche (?:tage|zeiten))\b/,
  ],
  ['place', /\b(?:wie weit|wo (?:ist|liegt|genau)|entfernung|adresse|welchem ort)\b/],
  ['employer', /\b(?:wer (?:ist|bietet|sucht)|arbeitgeber|welche firma)\b/],
  [
    'needs',
    /\b(?:was (?:brauch\w*|muss) (?:ich|man)|anforderung\w*|voraussetzung\w*|fuhrerschein)\b/,
  ],
  [
    'tasks',
    /\b(?:was (?:macht|mache|tut) (?:man|ich)|aufgaben|mehr (?:uber|dazu|zu der|zur|von der)|worum geht|erzahl\w*)\b/,
  ],
];

/** Which of the shown jobs is named for sure; -1 for none. */
function placeOf(text: string, jobs: readonly ShownJob[]): number {
  const ordinal = ORDINAL.exec(text)?.[1];
  const number = NUMBER.exec(text);
  if (ordinal === 'letzte') return jobs.length - 1;
  if (ordinal) return ORDINALS.indexOf(ordinal);
  if (number) return Number(number[1] ?? number[2]) - 1;
  const name = AT_EMPLOYER.exec(text)?.[1];
  if (!name) return -1;
  const named = jobs.flatMap(({ title, employer }, at) =>
    simplify(`${title} ${employer ?? ''}`).includes(name) ? [at] : [],
  );
  return named.length === 1 ? (named[0] ?? -1) : -1;
}

/**
 * What a message says of the jobs that are shown, where that is certain; null for everything else.
 * @param chosen place of the job that was spoken of last; -1 for none
 */
export function readShownJob(
  message: string,
  jobs: readonly ShownJob[],
  chosen: number,
): Said | null {
  if (jobs.length === 0 || countWords(message) > WORDS_MAX) return null;
  const text = simplify(message);
  const named = placeOf(text, jobs);
  const about = ABOUT.find(([, said]) => said.test(text))?.[0] ?? null;
  const done = HIDE.test(text) ? 'hide' : APPLY.test(text) ? 'apply' : about ? 'ask' : null;
  const said = (action: Said['action'], at: number | null): Said => ({
    kind: 'shown',
    action,
    about: action === 'ask' ? about : null,
    at,
  });
  if (named >= 0 && named < jobs.length) return said(done ?? 'choose', named);
  // 'Die zwölfte' of ten is none of them; a new wish ('Stelle als …') is no word about what is shown.
  if (named >= 0) return said('choose', null);
  if (done === null || /\b(?:als|suche|lieber)\b/.test(text)) return null;
  const only = jobs.length === 1 ? 0 : chosen;
  if (only >= 0) return said(done, only);
  return done === 'ask' ? null : said(done, null);
}
