import { simplify } from '../../understanding/simplify.ts';
import { tidy, writtenSentences } from '../cover-letter/german/sentences.ts';

const QUOTE_MAX = 140;

const cut = (text: string) =>
  text.length <= QUOTE_MAX ? text : `${text.slice(0, QUOTE_MAX).replace(/ \S*$/, '')} …`;

/**
 * The first sentence of an answer in which something was found, in the words of the user; of a
 * sentence with a comma only the clause, where it was found behind one.
 */
export function quoteOf(answer: string, found: RegExp, isFit = (_: string) => true): string | null {
  const sentences = tidy(answer).split(/(?<=[.!?]) /);
  const clauses = sentences.flatMap((sentence) => sentence.split(/, (?:aber |und |dann )?| aber /));
  const has = (text: string) => found.test(simplify(text)) && isFit(simplify(text));
  const quote =
    sentences.find(has) ?? clauses.find((clause) => clause.split(' ').length > 2 && has(clause));
  return quote ? cut(quote.replace(/[„“"]/g, '').trim()) : null;
}

const HEDGES =
  /(?<!\p{L})(?:eigentlich|vielleicht|irgendwie|ein bisschen|glaube ich|ich glaube,? |ich denke,? |denke ich|sozusagen|halt|quasi|ganz)(?!\p{L}),? ?/giu;

/** The first sentence as it can be said, and how it could go on. */
export function withExample(answer: string, next: string): string | null {
  const [first] = writtenSentences(answer.replace(HEDGES, ''), 'example');
  if (!first || first.length > QUOTE_MAX || first.includes(':')) return null;
  return `${first.replace(/[„“"]/g, '')} ${next} …`;
}

/** The first sentence without the words that weaken it; null where nothing is left of it. */
export function firmer(answer: string): string | null {
  const sentence = tidy(answer)
    .split(/(?<=[.!?]) /)
    .find((one) => one.search(HEDGES) >= 0);
  const without = sentence?.replace(HEDGES, '').replace(/\s+/g, ' ').trim() ?? '';
  const isWhole = without.split(' ').length >= 3 && without.length <= QUOTE_MAX;
  return isWhole ? without.charAt(0).toLocaleUpperCase('de') + without.slice(1) : null;
}

const PERSONAL: readonly (readonly [said: RegExp, what: string])[] = [
  [
    /\b(?:krank\w*|operation\w*|operiert|schmerz\w*|bandscheib\w*|herzinfarkt|diagnose|rucken|krebs|diabetes|depress\w*|behinder\w*|schwerbehinder\w*)\b/,
    'Ihre Gesundheit',
  ],
  [
    /\b(?:geschieden|scheidung|verwitwet|mein mann (?:ist|war)|meine frau (?:ist|war)|schwanger\w*|kinderwunsch|verheiratet|ledig)\b/,
    'Ihre Familie',
  ],
  [
    /\b(?:katholisch|evangelisch|muslim\w*|moslem\w*|judisch|kirche|glaubig|religi\w*|zeugen jehovas)\b/,
    'Ihren Glauben',
  ],
  [/\b(?:partei|spd|cdu|csu|afd|grunen|linke|fdp|gewerkschaft\w*)\b/, 'Partei und Gewerkschaft'],
];

/** What somebody tells that no employer may ask for; null where there is nothing of it. */
export function personal(folded: string): string | null {
  const what = PERSONAL.find(([said]) => said.test(folded))?.[1];
  return what
    ? `Über ${what} müssen Sie im Gespräch nicht sprechen, auch nicht, wenn jemand fragt. Sagen Sie, was Sie können und in welchem Umfang.`
    : null;
}

/** What employers may not ask, and what can be said then. General facts, no advice on a case. */
export const FORBIDDEN = [
  'Nicht fragen darf man Sie im Vorstellungsgespräch nach Gesundheit und Krankheiten (außer die Arbeit ist sonst nicht möglich), nach Familie, Kinderwunsch und Schwangerschaft, nach Religion, nach Partei und Gewerkschaft. Kirchliche Arbeitgeber dürfen nach der Kirche fragen, wenn es für die Stelle wichtig ist.',
  'Auf solche Fragen müssen Sie nicht antworten. Freundlich geht es so: „Das ist mir zu privat. Für die Arbeit kann ich Ihnen sagen, dass …“',
  'Nach Beruf, Können, Arbeitszeit und Führerschein darf man fragen. Nach dem Alter fragt man besser nicht: Niemand darf deswegen benachteiligt werden. Wie es in Ihrem Fall ist, sagt Ihnen die Antidiskriminierungsstelle des Bundes oder eine Beratung zum Arbeitsrecht.',
].join('\n\n');

const ASKS_ALLOWED =
  /\b(?:darf|durfen|durfte|erlaubt|verboten|zulassig|rechtens|illegal)\b|\bnicht fragen\b|\bmuss ich (?:das |so was |sowas )?(?:sagen|beantworten|antworten|angeben)\b/;

/** Whether somebody wants to know what may be asked. */
export const asksWhatIsAllowed = (message: string): boolean => {
  const folded = simplify(message);
  return (
    folded.split(' ').length <= 25 &&
    ASKS_ALLOWED.test(folded) &&
    /\b(?:frag\w*|sagen|antworten|beantworten|angeben|das)\b/.test(folded)
  );
};

const DECLINES =
  /\b(?:geht (?:sie|dich|niemand\w*|euch) nichts an|kein kommentar|mochte ich nicht (?:sagen|beantworten)|sage ich nicht|beantworte ich nicht|will ich nicht (?:sagen|beantworten)|zu privat|das ist privat)\b/;

/** Whether somebody would rather not answer. */
export const declines = (message: string): boolean => {
  const folded = simplify(message);
  return folded.split(' ').length <= 14 && DECLINES.test(folded);
};
