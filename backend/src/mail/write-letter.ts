import { cutText } from '@silverjobs/contract/clean-text';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mail.ts';

/** Longest subject that mailboxes show without harm, in characters. */
const SUBJECT_LENGTH = 120;

/** One line without control characters: a title of a user must not make headers. */
function oneLine(text: string): string {
  return cutText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), SUBJECT_LENGTH);
}

/**
 * Writes a letter as plain text and HTML.
 * @param publicUrl where users reach the product, for the links of the footer
 */
export function writeLetter(publicUrl: string, letter: Letter): Mail {
  return {
    subject: oneLine(letter.subject),
    text: letterText(publicUrl, letter),
    html: letterHtml(publicUrl, letter),
  };
}
