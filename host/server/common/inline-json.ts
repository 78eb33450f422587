/** JSON that is safe inside a script element. */
export function inlineJson(value: unknown): string {
  return inlineText(JSON.stringify(value));
}

/** The same of what is JSON already. */
export function inlineText(json: string): string {
  return json.replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
