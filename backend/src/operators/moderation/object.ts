import type { OpenObjection } from '@silverjobs/contract';
import { countAttempt, LIMITS } from '../../auth/attempts.ts';
import { hashSecret } from '../../auth/secrets.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { jobDemands, moderationDecisions, moderationParties } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { namedThing } from '../../mail/templates/moderation.ts';
import type { Services } from '../../services.ts';
import { findMessage } from './tell-parties/tell-parties.ts';

/** @throws Failure link.invalid, link.expired, link.used */
async function findParty(db: Database, now: Date, token: string) {
  const [party] = await db
    .select()
    .from(moderationParties)
    .where(eq(moderationParties.tokenHash, hashSecret(token)))
    .for('update');
  if (!party) throw new Failure('link.invalid');
  if (party.expiresAt <= now) {
    throw new Failure('link.expired', {
      message: 'Die Frist für Ihren Widerspruch ist abgelaufen. Bitte schreiben Sie uns.',
    });
  }
  if (party.objectedAt) {
    throw new Failure('link.used', { message: 'Ihr Widerspruch ist schon bei uns.' });
  }
  return party;
}

/**
 * What a decision is about and why, in the words of its mail (operators-14).
 * @throws Failure rate.limited, link.invalid, link.expired, link.used
 */
export async function openObjection(
  services: Services,
  token: string,
  network: string,
): Promise<OpenObjection> {
  const { db, now } = services;
  await countAttempt(services, LIMITS.link, network);
  const { decisionId } = await findParty(db, now(), token);
  const [decision] = await db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.id, decisionId));
  if (!decision) throw new Failure('link.invalid');
  const { kind, subjectId, reason, createdAt } = decision;
  const [job] =
    kind === 'job'
      ? await db
          .select({ title: jobDemands.title })
          .from(jobDemands)
          .where(eq(jobDemands.id, subjectId))
      : [];
  const message = await findMessage(db, decision);
  const about = namedThing({ kind, title: job?.title ?? '', message });
  return { about, reason, decided_at: createdAt.getTime() };
}

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
    const party = await findParty(db, now(), token);
    await db
      .update(moderationParties)
      .set({ objection: text, objectedAt: now() })
      .where(eq(moderationParties.id, party.id));
  });
}
