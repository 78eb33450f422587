import { paths } from '@silverjobs/contract/paths';
import type { Letter } from './letter.ts';
import { farewell, greeting, slogan } from './phrases.ts';

/** The plain text of a letter; the link stands on a line of its own. */
export function letterText(publicUrl: string, letter: Letter): string {
  const { paragraphs, items = [], action, other, closing = [], links = [] } = letter;
  const list = items.map(({ title, facts, url }) => [title, ...facts, url].join('\n'));
  const addresses = [action, other].flatMap((link) =>
    link ? [`${link.label}:\n${link.url}`] : [],
  );
  const footer = [
    '--',
    slogan,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    `Impressum: ${publicUrl}${paths.imprint}`,
  ].join('\n');
  const parts = [...paragraphs, ...list, ...addresses, ...closing, farewell.join('\n'), footer];
  return [greeting, ...parts].join('\n\n');
}
