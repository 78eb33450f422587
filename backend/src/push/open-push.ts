import { createECDH, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { notes } from '../database/schema.ts';

/** What push services know us by (RFC 8292); keys in base64url. */
export type PushKeys = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service writes to, `mailto:…`. */
  readonly subject: string;
};

/** @throws Error when the 32 bytes are no private key of P-256 */
export function pushKeysOf(secret: Buffer, email: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
    subject: `mailto:${email}`,
  };
}

const DEMO_NOTE = 'push-key-of-the-demo';

/**
 * The keys that notices are sent with; null where the operator has given none. A demo makes its own, once,
 * since browsers subscribe to this very key.
 */
export async function openPush(
  { VAPID_PRIVATE_KEY, CONTACT_EMAIL }: Pick<Config, 'VAPID_PRIVATE_KEY' | 'CONTACT_EMAIL'>,
  db: Database,
  isDemo: boolean,
): Promise<PushKeys | null> {
  if (VAPID_PRIVATE_KEY) return pushKeysOf(VAPID_PRIVATE_KEY, CONTACT_EMAIL);
  if (!isDemo) return null;
  const value = randomBytes(32).toString('base64');
  await db.insert(notes).values({ name: DEMO_NOTE, value }).onConflictDoNothing();
  const [kept] = await db.select().from(notes).where(eq(notes.name, DEMO_NOTE));
  return pushKeysOf(Buffer.from(kept?.value ?? value, 'base64'), CONTACT_EMAIL);
}
