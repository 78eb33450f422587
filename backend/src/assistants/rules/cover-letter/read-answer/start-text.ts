const MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
/** When somebody can begin, as people say it. */
export const START = new RegExp(
  `\\b((?:ab|zum|am|seit)\\s+(?:dem\\s+)?(?:anfang\\s+|mitte\\s+|ende\\s+)?(?:\\d{1,2}\\.\\s*(?:\\d{1,2}\\.(?:\\s*\\d{2,4})?|(?:${MONTH})(?:\\s+\\d{4})?)|(?:${MONTH})(?:\\s+\\d{4})?|nächsten \\p{L}+|kommenden \\p{L}+|neuen? Jahr\\p{L}*))`,
  'iu',
);

/** 'ab märz', 'Ab 1.3.' as a letter writes it: 'ab März', 'ab dem 1.3.'. */
export function asStart(said: string): string {
  const text = said.replace(/\s+/g, ' ').toLocaleLowerCase('de');
  const named = text.replace(
    new RegExp(`\\b(?:${MONTH}|montag|jahr)\\b`, 'giu'),
    (word) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1),
  );
  return named
    .replace(/^ab (?=\d)/, 'ab dem ')
    .replace(/^ab neuen /, 'ab dem neuen ')
    .replace(/^seit /, 'ab ');
}
