import { and, eq } from 'drizzle-orm';
import { countAttempt, LIMITS } from '../../auth/attempts.ts';
import { hashSecret } from '../../auth/secrets.ts';
import { moderationParties } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';

/**
 * Keeps what somebody objects to a decision; it comes into the queue (operators-14).
 * @throws Failure rate.limited, link.invalid, link.expired, link.used
 */
export async function objectToDecision(
  services: Services,
  { token, text }: { readonly token: string; readonly text: string },
  network: string,
): Promise<void> {
  const { now } = services;
  await countAttempt(services, LIMITS.link, network);
  await services.db.transaction(async (db) => {
    const [party] = await db
      .select()
      .from(moderationParties)
      .where(eq(moderationParties.tokenHash, hashSecret(token)))
      .for('update');
    if (!party) throw new Failure('link.invalid');
    if (party.expiresAt <= now()) {
      throw new Failure('link.expired', {
        message: 'Die Frist für Ihren Widerspruch ist abgelaufen. Bitte schreiben Sie uns.',
      });
    }
    if (party.objectedAt) {
      throw new Failure('link.used', { message: 'Ihr Widerspruch ist schon bei uns.' });
    }
    await db
      .update(moderationParties)
      .set({ objection: text, objectedAt: now() })
      .where(and(eq(moderationParties.id, party.id)));
  });
}
