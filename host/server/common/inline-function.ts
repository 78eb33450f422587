type Inlined = (...values: never[]) => unknown;

const texts = new WeakMap<Inlined, string>();

/**
 * Text of a function for a script in the document, without its comments and indentation: they cost
 * every first visit 0.4 KB.
 * @param run uses nothing from outside itself, and has no text of more than one line
 */
export function inlineFunction(run: Inlined): string {
  const known = texts.get(run);
  if (known !== undefined) return known;
  const text = run
    .toString()
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/ {2,}/g, ' ');
  texts.set(run, text);
  return text;
}
