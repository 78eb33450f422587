import { postAddress } from '@silverjobs/contract/post-address';
import { like } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';
import { farewell, ignore, signsIn, singleUse, slogan } from './phrases.ts';

/** Letters to people without e-mail (operators-52). */
export const isPrinted = like(outbox.recipient, postAddress('%'));

/** Sentences about links, which paper has none of. */
const ABOUT_LINKS: ReadonlySet<string> = new Set([signsIn, singleUse, ignore]);
/** What a mail says of itself, as a letter says it. */
const SELF = [
  ['diese E-Mail auf: Sie ist', 'diesen Brief auf: Er ist'],
  ['diese E-Mail auf', 'diesen Brief auf'],
] as const;
const FAREWELL = farewell.join('\n');
const ADDRESS = /^https?:\/\/\S+$/;

/**
 * The text of a mail as it is printed for somebody without e-mail (operators-52): without links, whose
 * tokens nobody types and nobody else may read, and without its footer.
 */
export function printedText(text: string): string {
  const end = text.lastIndexOf(`\n\n--\n${slogan}`);
  const mail = end === -1 ? text : text.slice(0, end);
  const body = SELF.reduce((said, [of, as]) => said.replaceAll(of, as), mail);
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

/** The paragraphs of a letter with more before its farewell. */
export function withMore(printed: string, more: readonly string[]): string[] {
  const paragraphs = printed.split('\n\n');
  const at = paragraphs.lastIndexOf(FAREWELL);
  return paragraphs.toSpliced(at === -1 ? paragraphs.length : at, 0, ...more);
}
