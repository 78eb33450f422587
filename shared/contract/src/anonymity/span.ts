/** What can tell who somebody is. */
export type IdentifyingKind = 'name' | 'employer' | 'phone' | 'email' | 'street' | 'link';

/** A part of a text, from one place to before another. */
export interface Span {
  kind: IdentifyingKind;
  from: number;
  to: number;
}

/** A piece of a text with its place. */
export interface Piece {
  text: string;
  from: number;
  to: number;
}

/** All places of a pattern, which must be global. */
export function piecesOf(text: string, pattern: RegExp): Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** From the first piece to the last one. */
export function spanOf(kind: IdentifyingKind, first: Piece, last: Piece = first): Span {
  return { kind, from: first.from, to: last.to };
}
