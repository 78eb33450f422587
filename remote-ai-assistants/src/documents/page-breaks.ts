/** A piece of a document as it stands below the others, in pixels. */
export interface Piece {
  readonly top: number;
  readonly bottom: number;
  /** Stays with what follows it. */
  readonly isHeading: boolean;
  /** Height of its lines, where they may go on on the next page; null for what is kept together. */
  readonly lineHeight: number | null;
}

/**
 * Where new pages begin. Text is torn apart between its lines, everything else only where it is longer than a
 * page; a heading goes with what follows it.
 */
export function pageBreaks(pieces: readonly Piece[], pageHeight: number): number[] {
  const breaks: number[] = [];
  let start = pieces[0]?.top ?? 0;
  if (pageHeight <= 0) return breaks;
  pieces.forEach(({ top, bottom, lineHeight }, index) => {
    while (bottom - start > pageHeight) {
      const lines = lineHeight ? Math.floor((start + pageHeight - top) / lineHeight) : 0;
      if (lineHeight && lines > 0) start = top + lines * lineHeight;
      else if (top <= start) break;
      else {
        const before = pieces[index - 1];
        start = before?.isHeading && before.top > start ? before.top : top;
      }
      breaks.push(start);
    }
  });
  return breaks;
}
