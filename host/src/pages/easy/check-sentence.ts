const MAX_WORDS = 12;
const MAX_COMMAS = 1;
/** Longer words are cut by a middle dot or a hyphen. */
const MAX_LETTERS = 13;

const RULES: readonly (readonly [name: string, broken: RegExp])[] = [
  ['passive', /\b(?:wird|werden|wurde|wurden|worden)\b/i],
  ['genitive', /\b(?:des|eines|einer|meines|ihres|seines|unseres|deren|dessen|wegen)\b/i],
  ['subjunctive', /\b(?:würden?|könnten?|hätten?|wären?|sollten?|möge)\b/i],
  [
    'subordinate clause',
    /\b(?:dass|weil|obwohl|damit|sodass|nachdem|bevor|während|indem|falls|ob|wenn)\b/i,
  ],
  [
    'number as a word',
    /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn)\b/i,
  ],
  ['other address', /\b(?:du|dein|deine|dich|dir|man|ihr seid)\b/],
  [
    'foreign or difficult word',
    /\b(?:Button|Browser|Account|klicken|User|Feature|Mindestlaufzeit)\b/i,
  ],
  ['sign that is hard to read', /[;()/&%–—]/],
];

/**
 * What a machine can find against the rules of easy German in a sentence (guide-9); whether people
 * understand it, only they can say.
 */
export function problemsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const long = words.filter((word) =>
    word.split(/[·-]/).some((part) => part.replace(/[^\p{L}]/gu, '').length > MAX_LETTERS),
  );
  return [
    ...(words.length > MAX_WORDS ? [`${words.length} words`] : []),
    ...(sentence.split(',').length - 1 > MAX_COMMAS ? ['commas'] : []),
    ...long.map((word) => `long word ${word}`),
    ...RULES.filter(([, broken]) => broken.test(sentence)).map(([name]) => name),
    ...(/[.!?:]$/.test(sentence) ? [] : ['no end']),
  ];
}
