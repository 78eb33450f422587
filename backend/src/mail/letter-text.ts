import type { Letter } from './letter.ts';
import { farewell, greeting, slogan } from './phrases.ts';

/** The plain text of a letter; the link stands on a line of its own. */
export function letterText(publicUrl: string, letter: Letter): string {
  const { paragraphs, action, other, closing = [] } = letter;
  const links = [action, other].flatMap((link) => (link ? [`${link.label}:\n${link.url}`] : []));
  const footer = `--\n${slogan}\nImpressum: ${publicUrl}/impressum`;
  return [greeting, ...paragraphs, ...links, ...closing, farewell.join('\n'), footer].join('\n\n');
}
