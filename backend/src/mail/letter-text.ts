import type { Letter } from './letter.ts';
import { farewell, greeting, slogan } from './phrases.ts';

/** The plain text of a letter; the link stands on a line of its own. */
export function letterText(publicUrl: string, letter: Letter): string {
  const { paragraphs, action, closing = [] } = letter;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const footer = `--\n${slogan}\nImpressum: ${publicUrl}/impressum`;
  return [greeting, ...paragraphs, ...link, ...closing, farewell.join('\n'), footer].join('\n\n');
}
