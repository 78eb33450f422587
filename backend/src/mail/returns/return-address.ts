import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hexadecimal digits of a signature: 80 bits, and the part before the @ stays under 64 signs. */
const SIGNATURE_LENGTH = 20;
const KEY = /\br(\d{1,10})-([0-9a-f]{20})\b/gi;

export type ReturnAddresses = {
  /** The envelope sender of a mail, its own: whatever comes back there is about this mail. */
  readonly of: (mailId: number) => string;
  /** What a header of the mail says, for complaints that leave the envelope out. */
  readonly keyOf: (mailId: number) => string;
  /** The mail that a text which came back names; null for one that we never sent (delivery-80). */
  readonly find: (raw: string) => number | null;
};

/**
 * Return addresses of mails (VERP), signed: only who got a mail knows its address, so nobody can have
 * the mail of a stranger stopped.
 * @param address where returned mail goes, `return@example.de`
 * @param secret what the addresses are signed with
 */
export function returnAddresses(address: string, secret: string): ReturnAddresses {
  const at = address.lastIndexOf('@');
  const sign = (mailId: number) =>
    createHmac('sha256', secret)
      .update(`return ${mailId}`)
      .digest('hex')
      .slice(0, SIGNATURE_LENGTH);
  const keyOf = (mailId: number) => `r${mailId}-${sign(mailId)}`;
  return {
    keyOf,
    of: (mailId) => `${address.slice(0, at)}+${keyOf(mailId)}${address.slice(at)}`,
    find: (raw) => {
      for (const [, digits = '', signature = ''] of raw.matchAll(KEY)) {
        const expected = Buffer.from(sign(Number(digits)));
        if (timingSafeEqual(expected, Buffer.from(signature.toLowerCase()))) return Number(digits);
      }
      return null;
    },
  };
}
