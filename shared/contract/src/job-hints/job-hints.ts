import { DIRECT_PHRASES } from './direct-phrases.ts';
import { findExclusions } from './exclusions.ts';
import type { HintGround, PlacedHint } from './hint.ts';

/** A hint about words of an advertisement. */
export type JobHint = Omit<PlacedHint, 'at'>;

const GROUNDS: Readonly<Record<HintGround, string>> = {
  age: 'des Alters',
  sex: 'des Geschlechts',
  origin: 'der Herkunft',
  religion: 'der Religion',
  belief: 'der Weltanschauung',
  disability: 'einer Behinderung',
  'sexual-identity': 'der sexuellen Identität',
  pregnancy: 'einer Schwangerschaft oder der Familie',
};

/** A hint as employers read it. */
export const jobHintText = ({ ground, found, instead }: JobHint): string =>
  `„${found}“ kann jemanden wegen ${GROUNDS[ground]} ausschließen. Schreiben Sie besser ${instead}.`;

/** Hints at a time: more would be read by nobody. */
const MAX_HINTS = 5;

/** With whom somebody works is no age that is asked for: 'mit jungen Menschen'. */
const WITH_YOUNG = /\bmit junge/gi;

const overlaps = (one: PlacedHint, other: PlacedHint) =>
  one.at < other.at + other.found.length && other.at < one.at + one.found.length;

/**
 * Words of an advertisement that the law asks to avoid, each with what to write instead. They are hints:
 * nothing is refused because of them (employers-34).
 */
export function findJobHints(text: string): JobHint[] {
  const read = text.replace(WITH_YOUNG, (words) => ' '.repeat(words.length));
  const direct = DIRECT_PHRASES.flatMap(([ground, words, instead]) => {
    const match = words.exec(read);
    return match ? [{ ground, found: match[0].trim(), instead, at: match.index }] : [];
  });
  const hints: PlacedHint[] = [];
  for (const hint of [...direct, ...findExclusions(text)]) {
    const known = hints.some(
      (other) =>
        overlaps(hint, other) || (hint.ground === other.ground && hint.instead === other.instead),
    );
    if (!known) hints.push(hint);
  }
  return hints
    .sort((one, other) => one.at - other.at)
    .slice(0, MAX_HINTS)
    .map(({ ground, found, instead }) => ({ ground, found, instead }));
}
