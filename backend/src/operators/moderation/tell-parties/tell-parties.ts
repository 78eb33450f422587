import { OBJECTION_MONTHS, type OperatorCaseDetail } from '@silverjobs/contract';
import { createSecret, hashSecret } from '../../../auth/secrets.ts';
import { eq } from '../../../database/drizzle.ts';
import { messages, moderationParties } from '../../../database/schema.ts';
import { addMail } from '../../../mail/add-mail.ts';
import { type Decided, decisionMail } from '../../../mail/templates/moderation.ts';
import type { Services } from '../../../services.ts';
import { hasHiddenPicture } from '../../pictures.ts';
import { closeObjections } from './close-objections.ts';
import { closeReports } from './close-reports.ts';
import type { Decision, Told } from './told.ts';

/** The affected one, where something happens to them and no objection of theirs is answered anyway. */
function affected(
  { action }: Decision,
  { owner, held }: OperatorCaseDetail,
  others: Told[],
): Told[] {
  if (!owner || action === 'none') return [];
  // Nothing was restricted that must be justified; it is told kindly (safety-8).
  if (held && action === 'restore') return [];
  if (others.some(({ party }) => party === 'affected')) return [];
  return [{ party: 'affected', usersId: owner.users_id, email: owner.email, objected: false }];
}

/** The message that is decided about, so that everybody knows which one. */
export async function findMessage(
  db: Services['db'],
  { kind, subjectId }: Pick<Decision, 'kind' | 'subjectId'>,
): Promise<Decided['message']> {
  if (kind !== 'message') return null;
  const [row] = await db
    .select({ text: messages.message, sentAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.id, subjectId));
  return row ?? null;
}

/**
 * Tells everybody whom a decision concerns, once each, with a link to object (Art. 16, 17 and 20 DSA).
 * Nobody learns who reported.
 */
export async function tellParties(
  { db, now, publicUrl }: Services,
  decision: Decision,
  found: OperatorCaseDetail,
): Promise<void> {
  const objectors = await closeObjections(db, decision);
  const reporters = (await closeReports(db, decision)).filter(
    ({ email }) => !objectors.some((one) => one.email === email),
  );
  const told = [...objectors, ...reporters, ...affected(decision, found, objectors)];
  const expiresAt = new Date(now());
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + OBJECTION_MONTHS);
  const reported = found.reports.some(({ open }) => open);
  const pictureHidden = decision.kind === 'job' && (await hasHiddenPicture(db, decision.subjectId));
  const message = await findMessage(db, decision);
  for (const { party, usersId, email, objected } of told) {
    const token = createSecret();
    await db.insert(moderationParties).values({
      decisionId: decision.id,
      party,
      usersId,
      email: usersId === null ? email : null,
      tokenHash: hashSecret(token),
      expiresAt,
    });
    const { title, owner, held } = found;
    const paid = owner?.paid === true;
    const about = { title, message, party, objected, reported, pictureHidden, paid, held };
    const decided: Decided = { ...decision, ...about };
    const mail = decisionMail(publicUrl, decided, token);
    await addMail(db, now(), { recipient: email, usersId, owed: true, ...mail });
  }
}
