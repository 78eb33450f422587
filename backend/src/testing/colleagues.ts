import { hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { employerInvitations, employerMembers, users } from '../database/schema.ts';
import { BEGIN } from './fill-database.ts';
import { insertSession, testUsers } from './test-users.ts';

/** Who works for the company beside its owner, each with a role. */
export const colleagueIds = { owner: 9_301, applications: 9_302, invoices: 9_303 } as const;
/** An invitation that nobody accepts. */
export const INVITATION_ID = 9_401;
export const INVITATION_TOKEN = 'einladung-der-firma-00000000000000000000000';
export const INVITED = 'eingeladen@test.example';

/** Gives the company colleagues and an open invitation. @returns a token of each */
export async function insertColleagues(
  db: Database,
): Promise<Record<keyof typeof colleagueIds, string>> {
  const { clientId, usersId: invitedBy } = testUsers.company;
  const expiresAt = new Date(BEGIN.getTime() + 3_600_000);
  const tokens = { owner: '', applications: '', invoices: '' };
  for (const role of ['owner', 'applications', 'invoices'] as const) {
    const id = colleagueIds[role];
    const email = `${role}@test.example`;
    await db.insert(users).values({ id, email, role: 'client', mailboxProvenAt: new Date(0) });
    const name = `Kollegin ${role}`;
    await db.insert(employerMembers).values({ usersId: id, clientId, role, name, invitedBy });
    tokens[role] = await insertSession(db, id, expiresAt);
  }
  const invitation = { clientId, role: 'applications', invitedBy, expiresAt } as const;
  await db.insert(employerInvitations).values([
    { ...invitation, id: 9_402, email: INVITED, tokenHash: hashSecret(INVITATION_TOKEN) },
    { ...invitation, id: INVITATION_ID, email: 'nie@test.example', tokenHash: 'never sent' },
  ]);
  return tokens;
}
