import { simplify } from './simplify.ts';
import { countWords } from './words.ts';

/** A job as the last answer has shown it. */
export type ShownJob = {
  readonly id: string | number;
  readonly title: string;
  readonly employer: string | null;
  /** The advertisement, line by line. */
  readonly lines?: readonly string[];
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
  /\b(?:die|das|den|der) (?:stelle |job |anzeige )?(?:bei|beim|von|vom|mit) (?:der |dem |den |die |das )?(\w{4,30})/;

/** 'Was verdient man da?' of everything that is shown, and no question of law. */
const OF_ALL = /\b(?:da|dort|denen|diesen|davon|welche|weg|jeweils)\b/;
const OF_LAW = /\b(?:steuer\w*|rente\w*|darf|versicher\w*|minijob\w*)\b/;
/** What is told of each job in a few words. */
const BRIEF: readonly About[] = ['pay', 'hours', 'place', 'employer'];
/** An employer or a title is named, of the list or not: 'beim Hofladen'. */
const NAMES = /\b(?:bei|beim|von|vom)(?: der| dem| den)? (\w{5,30})/;
const NO_NAMES =
  /^(?:stellen?|jobs?|anzeigen?|arbeit\w*|firma|betrieb|ihnen|denen|diese\w*|meine\w*|euch|beiden)$/;
/** Shorter words stand in too many titles. */
const NAME_MIN = 5;

/** 'Blende die erste bitte aus' */
const BLENDS = /\bblende/;
const HIDE =
  /\b(?:ausblenden|verstecke\w*|nicht mehr zeigen|(?:kann|soll) (?:weg|raus)|weg damit|raus damit|kommt nicht in ?frage|(?:ist|sind|war|ware) (?:nichts|nix) fur mich|gefallt mir nicht)\b/;
/** Beside a number alone: 'Nachtdienst will ich nicht' hides no job. */
const HIDE_NUMBERED =
  /\b(?:passt (?:mir )?(?:nicht|net|ned|nit)|(?:brauche?|will|mag) (?:ich|i) (?:nicht|net|ned|nit))\b|^(?:die|das) \w{1,20} (?:bitte )?weg(?: bitte)?$/;
const APPLY =
  /\b(?:bewerb\w*|bewirb\w*|anschreiben|kontaktier\w*|melde ich mich|nehme? (?:ich|i)|will ich haben|hinschreiben|schreibe? (?:ich|i) (?:da |dort )?(?:hin|an|denen|ihnen)|(?:da|dort|denen) schreibe? (?:ich|i)|schreibe? (?:selbst|selber)$)\b/;
const ABOUT: readonly (readonly [About, RegExp])[] = [
  ['pay', /\b(?:verdien\w*|gehalt|lohn|stundenlohn|bezahl\w*|zahlt|zahlens?)\b/],
  [
    'hours',
    /\b(?:stunden|arbeitszeit\w*|uhrzeit\w*|wann (?:ist|muss|arbeitet|geht)|welche (?:tage|zeiten))\b/,
  ],
  [
    'place',
    /\b(?:wie weit|wo (?:ist|liegt|genau)|entfernung|adresse|welchem ort|am nachsten|am nahesten|weit weg|(?:ist|liegt) (?:das|die|es|sie) (?:\w+ ){0,2}weit)\b/,
  ],
  ['employer', /\b(?:wer (?:ist|bietet|sucht)|arbeitgeber|welche firma)\b/],
  [
    'tasks',
    /\b(?:was (?:macht|mache|tut) (?:man|ich)|aufgaben|mehr (?:uber|dazu|zu der|zur|von der)|worum geht|was muss (?:ich|man) (?:\w+ ){0,3}(?:machen|tun)|erzahl\w*)\b/,
  ],
  [
    'needs',
    /\b(?:was (?:brauch\w*|muss) (?:ich|man)|was (?:sollte?|muss) (?:ich|man) (?:da )?(?:konnen|mitbringen)|anforderung\w*|voraussetzung\w*|fuhrerschein)\b/,
  ],
];

/** What a short message asks of a job; null for nothing of it. */
export const askedAbout = (message: string): About | null => {
  const text = simplify(message);
  const about = ABOUT.find(([, said]) => said.test(text))?.[0] ?? null;
  return countWords(message) <= WORDS_MAX && !OF_LAW.test(text) ? about : null;
};

/** 'Muss ich da auch putzen?': a question about the job that is spoken of, whatever it asks. */
export const asksOfIt = (message: string): boolean =>
  message.includes('?') &&
  countWords(message) <= WORDS_MAX &&
  /\b(?:da|dort|dabei|dafur|diese\w*|die (?:stelle|arbeit)|der job|denen)\b/.test(
    simplify(message),
  );

/** Which of the shown jobs is named for sure; -1 for none. */
function placeOf(text: string, jobs: readonly ShownJob[]): number {
  const ordinal = ORDINAL.exec(text)?.[1];
  const number = NUMBER.exec(text);
  if (ordinal === 'letzte') return jobs.length - 1;
  if (ordinal) return ORDINALS.indexOf(ordinal);
  if (number) return Number(number[1] ?? number[2]) - 1;
  const name = AT_EMPLOYER.exec(text)?.[1];
  if (!name) return -1;
  const having = (textOf: (job: ShownJob) => string) =>
    jobs.flatMap((job, at) => (simplify(textOf(job)).includes(name) ? [at] : []));
  const titled = having(({ title, employer }) => `${title} ${employer ?? ''}`);
  // 'Die mit den Apfelbäumen': what the advertisement tells of.
  const named = titled.length > 0 ? titled : having(({ lines = [] }) => lines.join(' '));
  return named.length === 1 ? (named[0] ?? -1) : -1;
}

/** Which of the shown jobs a word names that stands in it alone: 'mehr vom Hofladen'; -1 for none or several. */
function namedOf(text: string, jobs: readonly ShownJob[]): number {
  const titles = jobs.map(({ title, employer }) =>
    simplify(`${title} ${employer ?? ''}`).split(' '),
  );
  const named = text.split(' ').flatMap((word) => {
    if (word.length < NAME_MIN) return [];
    const at = titles.flatMap((words, index) => (words.includes(word) ? [index] : []));
    return at.length === 1 ? at : [];
  });
  return new Set(named).size === 1 ? (named[0] ?? -1) : -1;
}

const isNamedIn = (word: string, jobs: readonly ShownJob[]): boolean =>
  jobs.some(({ title, employer }) => simplify(`${title} ${employer ?? ''}`).includes(word));

/** As many as a list has. */
const ANY_LIST: readonly ShownJob[] = ORDINALS.map((_, id) => ({ id, title: '', employer: null }));

/** Whether a message speaks of a shown job, whatever is shown: 'die zweite', 'da bewerbe ich mich'. */
export const speaksOfShown = (message: string): boolean =>
  readShownJob(message, ANY_LIST, -1) !== null;

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
  const isHidden =
    HIDE.test(text) ||
    (BLENDS.test(text) && / aus\b/.test(text)) ||
    (named >= 0 && HIDE_NUMBERED.test(text));
  const done = isHidden ? 'hide' : APPLY.test(text) ? 'apply' : about ? 'ask' : null;
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
  const byName = namedOf(text, jobs);
  if (byName >= 0) return said(done, byName);
  const stranger = NAMES.exec(text)?.[1];
  if (stranger && !NO_NAMES.test(stranger) && !isNamedIn(stranger, jobs)) return said(done, null);
  const only = jobs.length === 1 ? 0 : chosen;
  if (only >= 0) return said(done, only);
  const isOfAll = about !== null && BRIEF.includes(about) && OF_ALL.test(text);
  return done !== 'ask' || (isOfAll && !OF_LAW.test(text)) ? said(done, null) : null;
}
