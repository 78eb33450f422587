const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text safe inside HTML: names such as 'Vogel & Söhne' carry an ampersand. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

export const p = (html: string): string => `<p>${html}</p>`;
const h3 = (html: string): string => `<h3>${html}</h3>`;
export const strong = (html: string): string => `<strong>${html}</strong>`;
const ul = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A heading with its list; nothing for an empty list. */
export const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : h3(heading) + ul(items);
