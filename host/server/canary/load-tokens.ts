import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A tab that is older than this is asked for nothing any more, in milliseconds. */
const LIFETIME_MS = 12 * 3_600_000;
/** Enough that no release is taken for another; each document carries one for every remote. */
const MARK_LENGTH = 10;

const payloadSchema = z.strictObject({
  id: z.string(),
  until: z.number(),
  /** The releases that the document was given, in a form that names nothing of the back-office. */
  given: z.array(z.string()),
});

type LoadOutcome = 'loaded' | 'failed' | 'shown';

/** What documents may report about themselves. */
export interface LoadTokens {
  /** A token for a document. @param given releases of the measured remotes, by name */
  issue(given: Readonly<Record<string, string>>): string;
  /** Whether a report is about what its document was given, and the first of its kind. */
  redeem(token: string, remote: string, release: string, outcome: LoadOutcome): boolean;
}

/**
 * Tokens of documents: only who was given a release can say how it loaded, and once (delivery-41).
 * @param secret the same for all servers that may hear of each other's documents
 */
export function createLoadTokens(secret: string, now: () => number = Date.now): LoadTokens {
  /** What was redeemed, and until when it must be remembered, the oldest first. */
  const redeemed = new Map<string, number>();
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const mark = (remote: string, release: string) =>
    sign(`given ${remote} ${release}`).slice(0, MARK_LENGTH);

  const forget = (): void => {
    for (const [key, until] of redeemed) {
      if (until > now()) return;
      redeemed.delete(key);
    }
  };

  return {
    issue: (given) => {
      const payload = {
        id: randomBytes(9).toString('base64url'),
        until: now() + LIFETIME_MS,
        given: Object.entries(given).map(([remote, release]) => mark(remote, release)),
      };
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    redeem: (token, remote, release, outcome) => {
      forget();
      const payload = readSigned(token, sign);
      if (!payload || payload.until <= now()) return false;
      if (!payload.given.includes(mark(remote, release))) return false;
      const key = `${payload.id} ${remote} ${outcome}`;
      if (redeemed.has(key)) return false;
      redeemed.set(key, now() + LIFETIME_MS);
      return true;
    },
  };
}

function readSigned(token: string, sign: (text: string) => string) {
  const [text = '', signature = ''] = token.split('.');
  const [own, theirs] = [Buffer.from(sign(text)), Buffer.from(signature)];
  if (own.length !== theirs.length || !timingSafeEqual(own, theirs)) return null;
  return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
