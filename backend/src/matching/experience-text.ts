import { fold } from '../places/fold.ts';

/** A position as far as texts are compared with it. */
export type KnownPosition = {
  readonly id: number;
  readonly label: string;
  /** Synonyms, separated by commas. */
  readonly matchingKeywords: string;
  readonly sectorId: number;
  readonly subsectorId: number;
};

/** Words shorter than this stand in too many titles. */
const TERM_MIN = 4;
/** A word of a text must be so long to stand for a longer term: 'Empfang' for 'Empfangsdame'. */
const STEM_MIN = 6;

/** 'Buchhalter/in' and 'Rechtsanwaltsfachangestellte/r' without their endings. */
const baseLabel = (label: string) => label.replace(/\/\p{Letter}+/gu, '');

/** What a position is called, prepared for comparison. */
export function termsOf({
  label,
  matchingKeywords,
}: Pick<KnownPosition, 'label' | 'matchingKeywords'>): string[] {
  return [baseLabel(label), ...matchingKeywords.split(',')]
    .map(fold)
    .filter((term) => term.length >= TERM_MIN);
}

/**
 * How surely a text speaks of a position: 2 when it holds a term of it, 1 when a word of the text
 * is how a term begins, 0 when neither.
 */
export function textFit(text: string, position: KnownPosition): 0 | 1 | 2 {
  const folded = ` ${fold(text)}`;
  const terms = termsOf(position);
  if (terms.some((term) => folded.includes(` ${term}`))) return 2;
  const words = folded.split(' ').filter((word) => word.length >= STEM_MIN);
  return terms.some((term) => words.some((word) => term.startsWith(word))) ? 1 : 0;
}
