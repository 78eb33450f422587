import {
  DEFAULT_PRICES,
  type EditedJob,
  isOtherJob,
  jobNetCents,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { addBooking } from '../bookings/add-booking.ts';
import type { ClientRow } from '../clients/client-of.ts';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import { findJobPicture } from '../clients/shown-pictures.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq, ne } from '../database/drizzle.ts';
import { bookings, jobDemandPositions, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { refuseStale } from '../http/version.ts';
import { setJobPicture } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { addJobEvent } from '../webhooks/add-event.ts';
import { findTown, loadBookedJob } from './booked-job.ts';
import { checkTerms } from './check-terms.ts';
import { endOn, lastDayOf, refuseEnded } from './end-of-job.ts';
import { type EmployerJobRow, findEmployerJob } from './find-employer-job.ts';
import { holdAgain, tellHeld } from './hold-job.ts';
import { jobColumns } from './job-columns.ts';
import { loadEditedJob } from './load-edited-job.ts';

type Input = ParsedBodyOf<'PUT /job_demand/{id}'>;

/** Makes a position the main one; those that a job was found by besides stay only with the old one. */
async function setPosition(db: Database, jobDemandId: number, positionId: number): Promise<void> {
  const ofJob = eq(jobDemandPositions.jobDemandId, jobDemandId);
  const [main] = await db
    .select({ id: jobDemandPositions.positionId })
    .from(jobDemandPositions)
    .where(ofJob)
    .orderBy(asc(jobDemandPositions.rank))
    .limit(1);
  if (main?.id === positionId) return;
  await db
    .delete(jobDemandPositions)
    .where(and(ofJob, ne(jobDemandPositions.positionId, positionId)));
  await db
    .insert(jobDemandPositions)
    .values({ jobDemandId, positionId, rank: 0 })
    .onConflictDoUpdate({
      target: [jobDemandPositions.positionId, jobDemandPositions.jobDemandId],
      set: { rank: 0 },
    });
}

/** Another last day; the one that is there stays as it is, also where it is over. */
function endColumns(
  now: Date,
  stored: EmployerJobRow,
  day: string | null | undefined,
  bookedAnew: boolean,
) {
  if (!day || day === lastDayOf(stored.endsAt)) return {};
  if (!bookedAnew) refuseEnded(now, stored);
  return { endsAt: endOn(now, day), endToldAt: null };
}

function refuseUnagreed(netCents: number | undefined): asserts netCents is number {
  if (netCents !== undefined) return;
  throw new Failure('conflict', {
    param: 'net_cents',
    message:
      'Mit dieser Tätigkeit, diesem Ort oder diesem Titel ist es eine andere Stelle. Dafür brauchen Sie eine neue Buchung. Bitte laden Sie die Anzeige neu und prüfen Sie den Preis.',
  });
}

/** Kind of contract and unit of pay as they will be; what is left out stays. */
function termsOf(stored: EmployerJobRow, { contract_kind, pay_unit }: Partial<Input>) {
  return {
    contract_kind: contract_kind === undefined ? stored.contractKind : contract_kind,
    pay_unit: pay_unit === undefined ? stored.payUnit : pay_unit,
  };
}

const freeOf = (terms: ReturnType<typeof termsOf>) =>
  jobNetCents({ isPrivate: false, nonProfit: true }, terms, DEFAULT_PRICES) === 0;

/**
 * Voluntary work that a non-profit has posted free of charge does not become paid work (employers-66).
 * @throws Failure conflict
 */
async function refusePaidWork(
  db: Database,
  client: ClientRow,
  stored: EmployerJobRow,
  next: ReturnType<typeof termsOf>,
): Promise<void> {
  const before = termsOf(stored, {});
  if (client.isPrivate || stored.postedPrivate || !freeOf(before) || freeOf(next)) return;
  if ((await db.$count(bookings, eq(bookings.jobDemandId, stored.id))) > 0) return;
  throw new Failure('conflict', {
    param: 'contract_kind',
    message:
      'Diese Anzeige ist kostenlos, weil sie für ein Ehrenamt ohne Lohn ist. Für bezahlte Arbeit schalten Sie bitte eine neue Anzeige.',
  });
}

/**
 * Writes the fields of a job that the transaction holds. What becomes another job is booked anew
 * (employers-29).
 */
export async function writeJob(
  services: Services,
  requester: ClientRequester,
  id: number,
  input: Input,
): Promise<EditedJob> {
  const { db } = services;
  const client = await findEmployerProfile(db, requester.clientId, { lock: true });
  const stored = await findEmployerJob(db, requester, id, { lock: true });
  await refuseStale(input.version, () => loadEditedJob(db, requester, id));
  const booked = await loadBookedJob(db, stored);
  const next = { ...input, town: await findTown(db, input.postal_code) };
  const other = booked !== null && isOtherJob(booked, next);
  if (other) {
    refuseUnagreed(input.net_cents);
    await checkTerms(services, client, { ...input, ...termsOf(stored, input) });
  }
  if (!other) await refusePaidWork(db, client, stored, termsOf(stored, input));
  const columns = await jobColumns(db, client, input, stored.description);
  const seen = { ...stored, pictureAlt: (await findJobPicture(db, id))?.alt ?? null };
  const said = input.picture === undefined ? {} : { pictureAlt: input.picture?.alt ?? null };
  const hold = holdAgain(services, client, seen, { ...columns, ...said });
  const { title, position_id, postal_code } = other
    ? input
    : (booked ?? { title: null, position_id: null, postal_code: null });
  const [written] = await db
    .update(jobDemands)
    .set({
      ...columns,
      ...endColumns(services.now(), stored, input.ends_on, other),
      ...hold,
      bookedTitle: title,
      bookedPositionId: position_id,
      bookedPostalCode: postal_code ?? null,
    })
    .where(eq(jobDemands.id, id))
    .returning();
  if (written) await addJobEvent(services, 'advertisement.changed', written);
  await setPosition(db, id, input.position_id);
  await setJobPicture(db, client, id, input.picture);
  const net_cents = other ? (input.net_cents ?? 0) : 0;
  if (net_cents > 0) {
    const { usersId, email } = requester;
    const held = hold !== null || stored.heldFor !== null;
    const buyer = { usersId, email };
    const booking = { client, buyer, jobDemandId: id, title: input.title, net_cents, held };
    await addBooking(services, booking);
  }
  if (hold && !stored.heldFor) await tellHeld(services, { ...requester, title: input.title });
  return loadEditedJob(db, requester, id);
}

/**
 * Changes a job of the employer; conversations, state and date stay.
 * @throws Failure not_found, validation.failed, version.stale, conflict
 */
export async function updateJob(
  services: Services,
  requester: ClientRequester,
  id: number,
  input: Input,
): Promise<EditedJob> {
  const changed = await services.db.transaction((db) =>
    writeJob({ ...services, db }, requester, id, input),
  );
  services.workAdded();
  return changed;
}
