import type { EmployerRole } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { clients, employerMembers, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester, Requester } from '../http/requester.ts';

/** The people of an employer, who was there first first. */
export function listMembers(db: Database, clientId: number) {
  return db
    .select({ member: employerMembers, email: users.email })
    .from(employerMembers)
    .innerJoin(users, eq(users.id, employerMembers.usersId))
    .where(eq(employerMembers.clientId, clientId))
    .orderBy(asc(employerMembers.createdAt), asc(employerMembers.usersId));
}

/**
 * What somebody of an employer is called: as who was invited has said, else, for who founded it, as its profile
 * says; null where nobody has said it.
 */
export const memberName = (
  { name, usersId }: Pick<typeof employerMembers.$inferSelect, 'name' | 'usersId'>,
  client: Pick<
    typeof clients.$inferSelect,
    'usersId' | 'contactName' | 'isPrivate' | 'profileName'
  >,
): string | null =>
  name ??
  (client.usersId === usersId
    ? (client.contactName ?? (client.isPrivate ? client.profileName : null))
    : null);

/** Who of an employer is told of its conversations by mail and on devices. */
export function correspondentsOf(db: Database, clientId: number) {
  return db
    .select({ usersId: users.id, email: users.email, wantsMail: users.messageMail })
    .from(employerMembers)
    .innerJoin(users, eq(users.id, employerMembers.usersId))
    .where(
      and(
        eq(employerMembers.clientId, clientId),
        inArray(employerMembers.role, ['owner', 'applications']),
      ),
    )
    .orderBy(asc(users.id));
}

/** Who of an employer writes a message, as its colleagues read it; nothing of candidates. */
export async function authorOf(
  db: Database,
  { usersId, clientId, email }: Pick<Requester, 'usersId' | 'clientId' | 'email'>,
): Promise<{ authorUsersId?: number; authorName?: string }> {
  if (clientId === null) return {};
  const [row] = await db
    .select({ member: employerMembers, client: clients })
    .from(employerMembers)
    .innerJoin(clients, eq(clients.id, employerMembers.clientId))
    .where(eq(employerMembers.usersId, usersId));
  const name = row ? memberName(row.member, row.client) : null;
  return { authorUsersId: usersId, authorName: name ?? readableEmail(email) };
}

/**
 * Holds an employer until the transaction ends: changes of its people come one after the other.
 * @throws Failure forbidden for who is no owner by now
 */
export async function holdAsOwner(
  db: Database,
  { usersId, clientId }: Pick<ClientRequester, 'usersId' | 'clientId'>,
): Promise<void> {
  await holdEmployer(db, clientId);
  if ((await roleOf(db, clientId, usersId)) !== 'owner') throw new Failure('forbidden');
}

/** The same for whoever may change something of its own. */
export async function holdEmployer(db: Database, clientId: number): Promise<void> {
  await db.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
}

/** What somebody may at an employer. @throws Failure not_found for who does not belong to it */
export async function roleOf(
  db: Database,
  clientId: number,
  usersId: number,
): Promise<EmployerRole> {
  const [row] = await db
    .select({ role: employerMembers.role })
    .from(employerMembers)
    .where(and(eq(employerMembers.clientId, clientId), eq(employerMembers.usersId, usersId)));
  if (row) return row.role;
  throw new Failure('not_found', {
    param: 'id',
    message: 'Diese Person gehört nicht mehr zu Ihrem Arbeitgeber.',
  });
}
