import { createSecret, hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { contractDeclarations } from '../database/schema.ts';
import { PLAN_REFERENCE, testUsers } from './test-users.ts';

/** A cancellation of the paying candidate that waits for its link. @returns the link's secret */
export async function insertDeclarationLink(db: Database, now: Date): Promise<string> {
  const token = createSecret();
  const { usersId, email } = testUsers.paidCandidate;
  await db.insert(contractDeclarations).values({
    reference: `V2026-${token.slice(0, 6)}`,
    kind: 'ordinary',
    name: 'Karl Neu',
    email,
    contractUsersId: usersId,
    contractReference: PLAN_REFERENCE,
    linkHash: hashSecret(token),
    linkExpiresAt: new Date(now.getTime() + 3_600_000),
    createdAt: now,
  });
  return token;
}
