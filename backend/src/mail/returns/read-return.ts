import PostalMime from 'postal-mime';
import type { MailReturn } from './note-return.ts';

/** Fields of a report's parts: `Name: value`, folded lines joined. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.replace(/\n[ \t]/g, ' ').split('\n');
  const fields = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

/**
 * What a mailbox that is not there, or not any more, is called: no such mailbox or domain, moved away,
 * switched off (RFC 3463). Whatever else is refused for good may be our fault: refused as spam, too large.
 */
const NO_MAILBOX = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;

/** Whether nothing will ever arrive there. */
export const isHard = (status: string): boolean => NO_MAILBOX.test(status);

function readDelivery(text: string): MailReturn | null {
  const { action = '', status = '' } = Object.fromEntries(fieldsOf(text));
  if (action.toLowerCase() !== 'failed') return null;
  const code = /^[245]\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? '5.0.0';
  return { kind: isHard(code) ? 'hard' : 'soft', status: code };
}

function readComplaint(text: string): MailReturn | null {
  const type = fieldsOf(text).get('feedback-type')?.toLowerCase();
  // 'not-spam' takes one back; the others are about us, not about the reader.
  return type === 'abuse' || type === 'opt-out' ? { kind: 'complaint', status: null } : null;
}

/**
 * Reads what came to a return address: a report that a mail was not delivered (RFC 3464) or is unwanted
 * (RFC 5965); null for anything else, such as an answer that somebody is on holiday, or a mere delay.
 */
export async function readReturn(raw: string | Buffer): Promise<MailReturn | null> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', rfc822Attachments: true });
  for (const { mimeType, content } of mail.attachments) {
    const text = String(content);
    if (mimeType === 'message/delivery-status') {
      const found = readDelivery(text);
      if (found) return found;
    }
    if (mimeType === 'message/feedback-report') return readComplaint(text);
  }
  return null;
}
