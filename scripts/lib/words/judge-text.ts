/** Most words of a sentence (words-1). */
const WORDS_MAX = 20;

/** Given texts stay as they are (words-4). */
const GIVEN: readonly RegExp[] = [
  /^Arbeitgeber kontaktiert - sie werden/,
  /^Direktansprache eines Kandidaten$/,
  /^keine Angabe, bitte ergänzen Sie/,
  /^Keine Ergebnisse für "/,
  /^Lade Kandidaten\.\.\.$/,
];

const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:Token|Request|Response|Backend|Frontend|API|Payload|Timeout|Cache|Session|Login|Logout|User|Client|Account|Update|Feature|Button|Checkbox|Dropdown|Popup|Download|Upload|Server error)\b/,
    'a word of the machine or of another language (words-1)',
  ],
  [/silver\+ (?:Mitgliedschaft|Vorteile)/, "'silver+-Mitgliedschaft', with two hyphens (words-9)"],
  [/^(?:Zurück zu|Zu) (?:Mein|Meine|Gemerkte)\b/, 'the name of a page without „…“ (words-2)'],
  [/(?<!und |oder )\b(?:Bewerber|Nutzer|Kandidaten?)\b(?! oder)/, 'one gender alone (words-5)'],
  // A text may begin behind the name that is quoted in it.
  [/["”‚‘]|^[^„]+“/, 'quotation marks other than „…“ (words-6)'],
  [/\.\.\.|\d\.\d\d ?(?:€|Euro)|€ ?\d| - /, 'a sign that is not German: …, 1,50 €, – (words-6)'],
  [/\bMehrwertsteuer\b|\bAbonnement (?:an|ab)/, 'another word for the same thing (words-9)'],
];

/** What is wrong with a German text for users; nothing for given texts. */
export function judgeText(text: string): string[] {
  if (GIVEN.some((given) => given.test(text))) return [];
  const broken = RULES.filter(([wrong]) => wrong.test(text)).map(([, rule]) => rule);
  const longest = Math.max(...text.split(/(?<=[.!?:])\s/).map(wordsIn));
  return longest > WORDS_MAX
    ? [...broken, `a sentence of ${longest} words; ${WORDS_MAX} at most (words-1)`]
    : broken;
}

function wordsIn(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}{}€%§+-]+/gu)?.length ?? 0;
}
