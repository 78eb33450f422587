import { trimCharactersEnd } from '@silverjobs/contract';
import { simplify } from '../../../understanding/simplify.ts';
import { GREETING, partsOf, SALUTATION } from '../letter-text/letter-parts.ts';
import type { Revision } from './revision.ts';

/** A line of the letter by its name. For simplified text. */
const NAMED =
  /^(?:(?:die|den|das|der|meine?n?) )?(anrede|begrussung|gruss|gruss?formel|schlussformel)$/;

const REFUSED = {
  salutation:
    'Die Anrede beginnt mit „Sehr geehrte“, „Guten Tag“, „Liebe“ oder „Hallo“. Anders tragen Sie sie im Blatt bei „Anrede“ ein.',
  greeting:
    'Der Gruß lautet etwa „Mit freundlichen Grüßen“ oder „Viele Grüße“. Anders tragen Sie ihn im Blatt bei „Gruß“ ein.',
} as const;

/** 'Ersetze die Anrede durch Guten Tag': the line with that name, not the word; null where none is named. */
export function replacePart(letter: string, named: string, wished: string): Revision | null {
  const name = NAMED.exec(simplify(named))?.[1];
  if (name === undefined) return null;
  const part = /^(?:anrede|begrussung)$/.test(name) ? 'salutation' : 'greeting';
  const { paragraphs, from, to } = partsOf(letter);
  const [before = ''] = (paragraphs[part === 'salutation' ? from - 1 : to] ?? '').split('\n');
  const words = trimCharactersEnd(wished, ',.! ');
  const isKnown = (part === 'salutation' ? SALUTATION : GREETING).test(words);
  if (before === '' || !isKnown) return { kind: 'refused', why: REFUSED[part] };
  const line = part === 'salutation' ? `${words},` : words;
  return {
    kind: 'text',
    text: letter.replace(before, () => line),
    done: `„${before}“ heißt jetzt „${line}“.`,
  };
}
