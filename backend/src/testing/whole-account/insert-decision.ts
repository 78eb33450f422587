import type { Database } from '../../database/database.ts';
import { moderationDecisions, moderationParties } from '../../database/schema.ts';
import { testUsers } from '../test-users.ts';
import { word } from './names.ts';

const { usersId } = testUsers.candidate;

/** A decision of the operators about the person, who objected to it. */
export async function insertDecision(db: Database, now: Date): Promise<void> {
  const [decision] = await db
    .insert(moderationDecisions)
    .values({
      kind: 'user',
      subjectId: usersId,
      action: 'block',
      ground: 'terms',
      reason: word('decision'),
      affectedUsersId: usersId,
    })
    .returning();
  await db.insert(moderationParties).values({
    decisionId: decision?.id ?? 0,
    party: 'affected',
    usersId,
    tokenHash: 'whole-account',
    expiresAt: now,
    objection: word('objection'),
    objectedAt: now,
  });
}
