const conjunction = new Intl.ListFormat('de-DE', { type: 'conjunction' });

/** 'A, B und C'. */
export const enumerate = (items: readonly string[]): string => conjunction.format(items);

/** Text for one line of Markdown, where its signs have no meaning. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** '1 Stelle', '5 Stellen'. */
export const jobsText = (count: number): string => (count === 1 ? '1 Stelle' : `${count} Stellen`);

/** The text with a capital letter at its beginning. */
export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('de') + text.slice(1);

/** Paragraphs of Markdown; what is empty is left out. */
export const paragraphs = (...parts: readonly (string | null | false)[]): string =>
  parts.filter(Boolean).join('\n\n');
