import { postAddress } from '@silverjobs/contract/post-address';
import { like } from 'drizzle-orm';
import { outbox } from '../database/schema.ts';
import { ignore, signsIn, singleUse, slogan } from './phrases.ts';

/** Letters to people without e-mail (operators-52). */
export const isPrinted = like(outbox.recipient, postAddress('%'));

/** Sentences about links, which paper has none of. */
const ABOUT_LINKS: ReadonlySet<string> = new Set([signsIn, singleUse, ignore]);
const ADDRESS = /^https?:\/\/\S+$/;

/**
 * The text of a mail as it is printed for somebody without e-mail (operators-52): without links, whose
 * tokens nobody types and nobody else may read, and without its footer.
 */
export function printedText(text: string): string {
  const end = text.lastIndexOf(`\n\n--\n${slogan}`);
  const body = end === -1 ? text : text.slice(0, end);
  return body
    .split('\n\n')
    .filter((part) => !ABOUT_LINKS.has(part))
    .map((part) => part.split('\n'))
    .filter(([label = '', address = '', ...more]) => {
      return !(label.endsWith(':') && ADDRESS.test(address) && more.length === 0);
    })
    .map((lines) => lines.filter((line) => !ADDRESS.test(line)).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}
