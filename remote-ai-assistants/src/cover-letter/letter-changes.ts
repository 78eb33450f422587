import {
  FIELD_LABELS,
  type LetterField,
  type LetterParagraph,
  type LetterParts,
} from './letter-parts.ts';

/** A part of the sheet: a field, or a paragraph by its id. */
type PartKey = LetterField | number;

/** What a change has made of one part; before is empty for what is new. */
export interface PartChange {
  readonly key: PartKey;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const FIELDS = Object.keys(FIELD_LABELS) as LetterField[];

/** For each new paragraph the old one that it was, by its words or else by its place. */
function paragraphChanges(
  before: readonly LetterParagraph[],
  after: readonly LetterParagraph[],
): PartChange[] {
  const isKept = (text: string, among: readonly LetterParagraph[]) =>
    among.some((one) => one.text === text);
  const gone = before.filter(({ text }) => !isKept(text, after));
  const changed = after.flatMap((paragraph, at): PartChange[] => {
    const { id, text } = paragraph;
    if (isKept(text, before)) return [];
    const place = gone.findIndex((one) => one.id === id || before.indexOf(one) === at);
    const [was] = place < 0 ? [] : gone.splice(place, 1);
    return [{ key: id, label: `Absatz ${at + 1}`, before: was?.text ?? '', after: text }];
  });
  const removed = gone.map(({ id, text }) => ({
    key: -id,
    label: `Absatz ${before.findIndex((one) => one.id === id) + 1} (gestrichen)`,
    before: text,
    after: '',
  }));
  return [...changed, ...removed.filter(({ before: was }) => was.trim() !== '')];
}

/** What is not the same in two versions of a letter, part by part. */
export function changesBetween(before: LetterParts, after: LetterParts): PartChange[] {
  return [
    ...FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
      key: field,
      label: FIELD_LABELS[field],
      before: before[field],
      after: after[field],
    })),
    ...paragraphChanges(before.paragraphs, after.paragraphs),
  ];
}

/** A word that stayed, went or came, with the blanks around it. */
export interface DiffPiece {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** So many words are compared; of a longer text all is old or new. */
const WORDS_MAX = 400;

/** What changed from one text to another, word by word. */
export function diffWords(before: string, after: string): DiffPiece[] {
  const [old, next] = [before, after].map((text) => text.match(/\S+\s*/g) ?? []);
  if (!old || !next) return [];
  if (old.length > WORDS_MAX || next.length > WORDS_MAX) {
    return joinPieces([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]);
  }
  const width = next.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  const isSame = (a: number, b: number) => old[a]?.trim() === next[b]?.trim();
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = next.length - 1; b >= 0; b--) {
      lengths[a * width + b] = isSame(a, b)
        ? at(a + 1, b + 1) + 1
        : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const pieces: DiffPiece[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < next.length) {
    if (a < old.length && b < next.length && isSame(a, b)) {
      pieces.push({ kind: 'same', text: next[b] ?? '' });
      a += 1;
      b += 1;
    } else if (b >= next.length || (a < old.length && at(a + 1, b) >= at(a, b + 1))) {
      pieces.push({ kind: 'gone', text: old[a] ?? '' });
      a += 1;
    } else {
      pieces.push({ kind: 'new', text: next[b] ?? '' });
      b += 1;
    }
  }
  return joinPieces(pieces);
}

/** Neighbours of one kind as one piece. */
function joinPieces(pieces: readonly DiffPiece[]): DiffPiece[] {
  return pieces.reduce<DiffPiece[]>((joined, piece) => {
    const last = joined.at(-1);
    if (last?.kind === piece.kind) {
      joined[joined.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    } else if (piece.text !== '') joined.push(piece);
    return joined;
  }, []);
}
