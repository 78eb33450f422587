/** A piece of a document as it stands below the others, in pixels. */
export interface Piece {
  readonly top: number;
  readonly bottom: number;
  /** Stays with what follows it. */
  readonly isHeading: boolean;
}

/**
 * Tops of the pieces that begin a new page. A piece is not torn apart unless it is longer than a
 * page; a heading goes with what follows it.
 */
export function pageBreaks(pieces: readonly Piece[], pageHeight: number): number[] {
  const breaks: number[] = [];
  let start = pieces[0]?.top ?? 0;
  if (pageHeight <= 0) return breaks;
  pieces.forEach((piece, index) => {
    if (piece.bottom - start <= pageHeight || piece.top === start) return;
    const before = pieces[index - 1];
    start = before?.isHeading && before.top > start ? before.top : piece.top;
    breaks.push(start);
  });
  return breaks;
}
