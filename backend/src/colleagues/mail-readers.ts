import { EMPLOYER_ROLES, type EmployerMail, MAILS_OF_ROLE } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, sql } from '../database/drizzle.ts';
import { clients, employerMembers, users } from '../database/schema.ts';

/** Whom a mail goes to. */
export type MailReader = { readonly usersId: number; readonly email: string };

/**
 * Who of an employer is mailed about something: everybody whose role it concerns and who has not said no. Invoices
 * have to reach somebody: where nobody is left, the contact (employers-92).
 */
export async function mailReaders(
  db: Database,
  clientId: number,
  mail: EmployerMail,
): Promise<MailReader[]> {
  const roles = EMPLOYER_ROLES.filter((role) => MAILS_OF_ROLE[role].includes(mail));
  const readers = await db
    .select({ usersId: users.id, email: users.email })
    .from(employerMembers)
    .innerJoin(users, eq(users.id, employerMembers.usersId))
    .where(
      and(
        eq(employerMembers.clientId, clientId),
        inArray(employerMembers.role, roles),
        sql`${mail} <> all(${employerMembers.mailOff})`,
        isNull(users.blockedAt),
      ),
    )
    .orderBy(asc(users.id));
  return readers.length > 0 || mail !== 'invoices' ? readers : contactOf(db, clientId);
}

/** The same for what stands under an account; whoever is no employer's contact reads it alone. */
export async function mailReadersOfUser(
  db: Database,
  usersId: number,
  mail: EmployerMail,
): Promise<MailReader[]> {
  const [client] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.usersId, usersId));
  if (client) return mailReaders(db, client.id, mail);
  return db
    .select({ usersId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, usersId));
}

function contactOf(db: Database, clientId: number): Promise<MailReader[]> {
  return db
    .select({ usersId: users.id, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.usersId))
    .where(eq(clients.id, clientId));
}

/** Notes what somebody wants to be mailed about. */
export async function chooseMails(
  db: Database,
  usersId: number,
  mails: readonly EmployerMail[],
): Promise<void> {
  const [member] = await db
    .select({ role: employerMembers.role })
    .from(employerMembers)
    .where(eq(employerMembers.usersId, usersId));
  if (!member) return;
  const mailOff = MAILS_OF_ROLE[member.role].filter((one) => !mails.includes(one));
  await db.update(employerMembers).set({ mailOff }).where(eq(employerMembers.usersId, usersId));
}
