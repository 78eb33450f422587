import type { LetterState, LetterStyle } from '../letter-state.ts';
import type { Revision } from './revision.ts';

type Rule = readonly [pattern: RegExp, style: Partial<LetterStyle>, done: string];

/** Patterns are for simplified text. */
const STYLES: readonly Rule[] = [
  [
    /\b(?:(?<!zu )kurz|kurzer\w*|kurzen|kurze fassung|knapp\w*|weniger text|zu lang|zu viel text|straffe\w*)\b/,
    { length: 'short' },
    'Der Brief ist jetzt kürzer.',
  ],
  [
    /\b(?:(?<!zu )lang|langer\w*|ausfuhrlich\w*|mehr text|zu kurz|mehr details)\b/,
    { length: 'long' },
    'Der Brief ist jetzt ausführlicher.',
  ],
  [
    /\b(?:formell\w*|formal\w*|hoflich\w*|sachlich\w*|nuchtern\w*|weniger personlich|neutral\w*)\b/,
    { tone: 'plain' },
    'Der Brief klingt jetzt sachlich.',
  ],
  [
    /(?<!weniger )\b(?:personlich\w*|herzlich\w*|freundlich\w*|warm\w*|locker\w*|weniger formell|weniger steif|netter|lebendiger)\b/,
    { tone: 'warm' },
    'Der Brief klingt jetzt herzlicher.',
  ],
  [
    /\b(?:selbstbewusst\w*|mutig\w*|starker|uberzeugend\w*|forsch\w*|sicherer|weniger bescheiden|bestimmter)\b/,
    { tone: 'confident' },
    'Der Brief klingt jetzt selbstbewusster.',
  ],
];

/** 'nicht so förmlich' wishes the contrary of what it names. */
const CONTRARY: readonly (readonly [pattern: RegExp, wish: string])[] = [
  [
    /\b(?:nicht so|nicht zu|weniger|zu) (?:formell|formlich|steif|sachlich|trocken|kuhl|kalt|unpersonlich|nuchtern)\b/,
    'herzlicher',
  ],
  [
    /\b(?:nicht so|nicht zu|weniger|zu) (?:personlich|herzlich|freundlich|locker|privat|aufdringlich|selbstbewusst|forsch|angeberisch)\b/,
    'sachlich',
  ],
  [
    /\b(?:nicht so|weniger|zu) (?:bescheiden|schwach|langweilig|brav|unterwurfig)\b/,
    'selbstbewusster',
  ],
];
const wishedStyle = (folded: string) => CONTRARY.find(([said]) => said.test(folded))?.[1] ?? folded;

/** Longer messages tell something; they wish no tone. */
const MAX_WORDS = 14;

/** The letter composed anew in another style. */
export function withStyle(state: LetterState, style: Partial<LetterStyle>, done: string): Revision {
  return { kind: 'state', state: { ...state, style: { ...state.style, ...style } }, done };
}

/** Another length or tone: 'kürzer', 'nicht so steif'. */
export function reviseStyle(state: LetterState, folded: string): Revision | null {
  if (folded.split(' ').length > MAX_WORDS) return null;
  const styles = STYLES.filter(([pattern]) => pattern.test(wishedStyle(folded)));
  if (styles.length === 0) return null;
  const style = Object.assign({}, ...styles.map(([, change]) => change)) as Partial<LetterStyle>;
  return withStyle(state, style, styles.map(([, , done]) => done).join(' '));
}
