import type { PositionRow } from '../../understanding/find-positions.ts';
import { simplify } from '../../understanding/simplify.ts';

/** Something that a person cannot or does not want to do, and the occupations that ask for it. */
export type Limit = {
  readonly name: string;
  /** After 'Sie möchten '. */
  readonly label: string;
  /** In an answer about what does not go; simplified. */
  readonly said: RegExp;
  /** In label and keywords of occupations; simplified. */
  readonly asked: RegExp;
};

const LIMITS: readonly Limit[] = [
  {
    name: 'lifting',
    label: 'nichts Schweres heben',
    said: /\b(heben|schwer\w*|tragen|rucken\w*|bandscheib\w*|korperlich\w*|knie\w*|kraft)\b/,
    asked:
      /(lager|umzug|maurer|bau|garten|gartner|reinig|pfleg|hausmeister|packer|transport|schlosser|monteur|getrank)/,
  },
  {
    name: 'standing',
    label: 'nicht lange stehen',
    said: /\b(stehen|laufen|gehen|beine|huft\w*)\b/,
    asked: /(verkauf|kasse|kellner|service|kuche|koch|aufsicht|garten|reinig|museum)/,
  },
  {
    name: 'computer',
    label: 'nicht viel am Computer arbeiten',
    said: /\b(computer\w*|bildschirm\w*|pc|edv|tippen|augen)\b/,
    asked: /(buro|sachbearb|sekret|daten|edv|it |computer|buchhalt|software|online)/,
  },
  {
    name: 'driving',
    label: 'nicht Auto fahren',
    said: /\b(auto\w*|fahren|fuhrerschein)\b/,
    asked: /(fahrer|fahrdienst|kurier|chauffeur|liefer|bus)/,
  },
  {
    name: 'children',
    label: 'nicht mit Kindern arbeiten',
    said: /\b(kind\w*|jugend\w*|schule\w*)\b/,
    asked: /(kind|jugend|schul|babysit|hort|lesepat|tagesmutter|nachhilfe)/,
  },
  {
    name: 'care',
    label: 'nicht in der Pflege arbeiten',
    said: /\b(pflege\w*|krank\w*)\b/,
    asked: /(pfleg|krank|demenz)/,
  },
  {
    name: 'phone',
    label: 'nicht viel telefonieren',
    said: /\b(telefon\w*|callcenter|schwerhorig|gehor)\b/,
    asked: /(telefon|callcenter|hotline|empfang)/,
  },
  {
    name: 'selling',
    label: 'nichts verkaufen',
    said: /\b(verkauf\w*|vertrieb)\b/,
    asked: /(verkauf|vertrieb|kasse)/,
  },
  {
    name: 'office',
    label: 'nicht im Büro sitzen',
    said: /\b(buro\w*|sitzen|schreibtisch)\b/,
    asked: /(buro|sachbearb|sekret|verwaltung|buchhalt)/,
  },
];

/** The limits that an answer names. */
export function limitsOf(answer: string): Limit[] {
  const simple = simplify(answer);
  return LIMITS.filter(({ said }) => said.test(simple));
}

export function limitsByName(names: readonly string[]): Limit[] {
  return LIMITS.filter(({ name }) => names.includes(name));
}

/** Whether an occupation asks for what one of the limits excludes. */
export function isExcluded(position: PositionRow, limits: readonly Limit[]): boolean {
  const text = simplify(`${position.label} ${position.matchingKeywords}`);
  return limits.some(({ asked }) => asked.test(text));
}
