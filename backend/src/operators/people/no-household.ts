import { addBooking } from '../../bookings/add-booking.ts';
import { loadPrices } from '../../contents/load-contents.ts';
import { and, eq, ne } from '../../database/drizzle.ts';
import { clients, jobDemands, users } from '../../database/schema.ts';
import { findMainPosition } from '../../employer-jobs/booked-job.ts';
import { Failure } from '../../http/failure.ts';
import { addMail } from '../../mail/add-mail.ts';
import { noHouseholdMail } from '../../mail/templates/no-household.ts';
import type { Services } from '../../services.ts';

/**
 * Makes a company of what says to be a household and is none: its advertisements that run or are paused are
 * booked from now on, and billed (operators-49). What is closed stays as it was.
 * @param services of the transaction that logs it
 * @throws Failure not_found, conflict for what is a company already
 */
export async function endHousehold(
  services: Services,
  usersId: number,
  reason: string,
): Promise<void> {
  const { db, now, publicUrl } = services;
  const [row] = await db
    .select({ client: clients, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.usersId))
    .where(eq(clients.usersId, usersId))
    .for('update', { of: clients });
  if (!row) throw new Failure('not_found', { message: 'Das ist kein Arbeitgeber.' });
  const { client, email } = row;
  if (!client.isPrivate) {
    throw new Failure('conflict', { message: 'Das ist schon ein Unternehmen.' });
  }
  await db.update(clients).set({ isPrivate: false }).where(eq(clients.id, client.id));
  const open = and(
    eq(jobDemands.clientId, client.id),
    eq(jobDemands.postedPrivate, true),
    ne(jobDemands.status, 'closed'),
  );
  const jobs = await db.select().from(jobDemands).where(open).orderBy(jobDemands.id).for('update');
  const { job_net: netCents } = await loadPrices(db, now());
  for (const { id, title, postalCode, heldFor } of jobs) {
    const position = await findMainPosition(db, id);
    await db
      .update(jobDemands)
      .set({
        postedPrivate: false,
        bookedTitle: title,
        bookedPositionId: position?.id ?? null,
        bookedPostalCode: postalCode,
      })
      .where(eq(jobDemands.id, id));
    await addBooking(services, {
      client: { ...client, isPrivate: false },
      buyer: { usersId, email },
      jobDemandId: id,
      title,
      net_cents: netCents,
      held: heldFor !== null,
    });
  }
  const mail = noHouseholdMail(publicUrl, reason, jobs.length);
  await addMail(db, now(), { recipient: email, usersId, owed: true, ...mail });
}
