import type { Imprint } from '@silverjobs/contract';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail.ts';

/** Where the operator's lines go in the HTML of a letter; invisible without them. */
export const OPERATOR_MARK = '<!-- operator -->';

/** What the head of a letter says, unless the operator has a text of its own. */
export const LOGO = '<!-- logo -->silverjobs';

/**
 * Begins a letter with the operator's logo text and ends it with who sends it. It is done when the mail goes out: a mail that has waited names
 * the operator of today (operation-18).
 */
export function signMail<M extends Mail>(mail: M, imprint: Imprint, logo?: string): M {
  const { name, address, represented_by, register, phone } = imprint;
  const lines = [
    [name, ...address].join(', '),
    [represented_by, register].filter(Boolean).join(', '),
    phone && `Telefon ${phone}`,
  ].filter((line): line is string => Boolean(line));
  const html = lines.map(escapeHtml).join('<br>');
  return {
    ...mail,
    text: `${mail.text}\n${lines.join('\n')}`,
    html: mail.html
      .replace(OPERATOR_MARK, () => html)
      .replace(LOGO, (known) => (logo ? escapeHtml(logo) : known)),
  };
}
