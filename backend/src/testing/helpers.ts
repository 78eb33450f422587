import type { HelperPermission } from '@silverjobs/contract';
import { createSecret, HELPER_TOKEN_START, hashSecret, hashSessionToken } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { helperDrafts, helpers, sessions } from '../database/schema.ts';
import { BEGIN } from './fill-database.ts';
import { testUsers } from './test-users.ts';

/** An invitation of the candidate, with its link. */
export const HELP_TOKEN = 'einladung-zur-hilfe-000000000000000000000000';
export const HELPER_ID = 9_501;
/** Whom the candidate does not need. */
export const OTHER_HELPER_ID = 9_502;
export const HELPER_DRAFT_ID = 9_601;
/** A text for a job that nothing else is about. */
export const SENT_DRAFT_ID = 9_602;
const DRAFT_JOB_ID = 7;
const SENT_DRAFT_JOB_ID = 11;

/** A session of a helper, in the candidate's name. */
export async function insertHelperSession(
  db: Database,
  helperId: number,
  usersId: number = testUsers.candidate.usersId,
): Promise<{ token: string }> {
  const token = `${HELPER_TOKEN_START}${createSecret()}`;
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    usersId,
    helperId,
    createdAt: BEGIN,
    expiresAt: new Date(BEGIN.getTime() + 3_600_000),
  });
  return { token };
}

/** A helper who has accepted, with a session. */
export async function insertHelper(
  db: Database,
  permissions: readonly HelperPermission[],
  { usersId }: { readonly usersId: number } = testUsers.candidate,
): Promise<{ id: number; token: string }> {
  const [row] = await db
    .insert(helpers)
    .values({
      usersId,
      name: 'Anna Hilfreich',
      email: 'anna@test.example',
      permissions: [...permissions],
      createdAt: BEGIN,
      acceptedAt: BEGIN,
    })
    .returning();
  const id = row?.id ?? 0;
  return { id, ...(await insertHelperSession(db, id, usersId)) };
}

/** Gives the candidate helpers, an invitation and texts that wait. @returns who acts for her */
export async function insertHelpers(db: Database): Promise<{ token: string }> {
  const { usersId } = testUsers.candidate;
  const shared = {
    usersId,
    permissions: ['search', 'write', 'attach', 'read'] as HelperPermission[],
  };
  const accepted = { ...shared, createdAt: BEGIN, acceptedAt: BEGIN };
  await db.insert(helpers).values([
    { ...accepted, id: HELPER_ID, name: 'Anna Hilfreich', email: 'anna@test.example' },
    { ...accepted, id: OTHER_HELPER_ID, name: 'Bernd Nett', email: 'bernd@test.example' },
    {
      ...shared,
      id: 9_503,
      name: 'Clara Neu',
      email: 'clara@test.example',
      createdAt: BEGIN,
      tokenHash: hashSecret(HELP_TOKEN),
      tokenExpiresAt: new Date(BEGIN.getTime() + 3_600_000),
    },
  ]);
  const text = { helperId: HELPER_ID, message: 'Guten Tag', updatedAt: BEGIN };
  await db.insert(helperDrafts).values([
    { ...text, id: HELPER_DRAFT_ID, jobDemandId: DRAFT_JOB_ID },
    { ...text, id: SENT_DRAFT_ID, jobDemandId: SENT_DRAFT_JOB_ID },
  ]);
  return insertHelperSession(db, HELPER_ID);
}
