import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, ne } from '../database/drizzle.ts';
import {
  bookings,
  clients,
  communications,
  employerMembers,
  invoices,
  messages,
} from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { holdEmployer } from './members.ts';

const LAST_OWNER =
  'Sie sind die einzige Person, der alles erlaubt ist. Machen Sie zuerst jemand anderen zur Inhaberin oder zum Inhaber.';

/** What stood under the account that an employer was reached by stands under the next one. */
async function passOn(db: Database, clientId: number, from: number, to: number): Promise<void> {
  await db.update(clients).set({ usersId: to }).where(eq(clients.id, clientId));
  const own = db
    .select({ id: communications.id })
    .from(communications)
    .where(eq(communications.clientId, clientId));
  await db
    .update(messages)
    .set({ sendingUsersId: to })
    .where(and(eq(messages.sendingUsersId, from), inArray(messages.conversationId, own)));
  await db
    .update(communications)
    .set({ sendingUsersId: to })
    .where(and(eq(communications.sendingUsersId, from), eq(communications.clientId, clientId)));
  const booked = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.clientId, clientId));
  await db
    .update(invoices)
    .set({ usersId: to })
    .where(and(eq(invoices.usersId, from), inArray(invoices.bookingId, booked)));
}

/**
 * Makes an employer independent of somebody who goes: another owner is its contact from here on, and
 * the last owner does not go while colleagues are there (employers-84).
 * @param db the transaction in which the person goes
 * @returns how many colleagues stay
 * @throws Failure conflict
 */
export async function handOver(db: Database, usersId: number): Promise<number> {
  const [own] = await db.select().from(employerMembers).where(eq(employerMembers.usersId, usersId));
  if (!own) return 0;
  const { clientId, role } = own;
  await holdEmployer(db, clientId);
  const others = await db
    .select()
    .from(employerMembers)
    .where(and(eq(employerMembers.clientId, clientId), ne(employerMembers.usersId, usersId)))
    .orderBy(asc(employerMembers.createdAt), asc(employerMembers.usersId));
  if (others.length === 0 || role !== 'owner') return others.length;
  const next = others.find((other) => other.role === 'owner');
  if (!next) throw new Failure('conflict', { message: LAST_OWNER });
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (client?.usersId === usersId) await passOn(db, clientId, usersId, next.usersId);
  return others.length;
}
