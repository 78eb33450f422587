const MOST_CHARACTERS = 200;

/**
 * What of a parameter that anybody may have typed into an address goes into a call: 200 characters at most,
 * and none that no text holds. Document and page ask with the same.
 */
export function addressParam(value: string | null): string | null {
  const characters = [...(value ?? '')].filter(
    (character) => character >= ' ' && character !== '\x7f',
  );
  return characters.slice(0, MOST_CHARACTERS).join('') || null;
}
