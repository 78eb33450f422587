import type { Database } from '../../database/database.ts';
import { and, eq, isNotNull } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { hashSecret } from '../secrets.ts';

/** Whoever sends the page twice has done it, and need not fear that it failed. */
export async function refuseUsedWayBack(db: Database, token: string): Promise<void> {
  const used = and(
    eq(linkTokens.tokenHash, hashSecret(token)),
    eq(linkTokens.purpose, 'email-restore'),
    isNotNull(linkTokens.usedAt),
  );
  if ((await db.$count(linkTokens, used)) > 0) {
    throw new Failure('link.used', {
      message:
        'Mit diesem Link wurde die frühere Adresse schon zurückgeholt. Bitte melden Sie sich mit dem neuen Passwort an.',
    });
  }
}
