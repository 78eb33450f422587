import {
  type EditedJob,
  JOBS_IMPORTED_PER_DAY,
  JOBS_PER_DAY,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { addBooking } from '../bookings/add-booking.ts';
import type { ClientRow } from '../clients/client-of.ts';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import type { ClientRequester } from '../http/requester.ts';
import { deleteJobDraft } from '../job-drafts/drafts.ts';
import { setJobPicture } from '../pictures/pictures.ts';
import { whyHoldJob } from '../safety/hold.ts';
import type { Services } from '../services.ts';
import { addJobEvent } from '../webhooks/add-event.ts';
import { checkTerms } from './check-terms.ts';
import { endAfter, endOn } from './end-of-job.ts';
import { heldColumns, tellHeld } from './hold-job.ts';
import { jobColumns } from './job-columns.ts';
import { loadEditedJob } from './load-edited-job.ts';
import { writeJob } from './update-job.ts';

type Input = ParsedBodyOf<'POST /job_demand'>;

const POSTS: Limit = { name: 'job-post', attempts: JOBS_PER_DAY, minutes: 24 * 60 };
const IMPORTS: Limit = { name: 'job-import', attempts: JOBS_IMPORTED_PER_DAY, minutes: 24 * 60 };

/** How many advertisements an employer may import; nobody knows a new one yet (employers-85). */
export const importLimit = ({ verifiedAt, knownAt }: ClientRow): Limit =>
  verifiedAt === null && knownAt === null ? POSTS : IMPORTS;

async function findPosted(db: Database, clientId: number, clientKey: string) {
  const [row] = await db
    .select({ id: jobDemands.id })
    .from(jobDemands)
    .where(and(eq(jobDemands.clientId, clientId), eq(jobDemands.clientKey, clientKey)));
  return row?.id;
}

async function insertJob(
  services: Services,
  requester: ClientRequester,
  client: ClientRow,
  input: Input,
  externalRef: string | undefined,
) {
  const { db, now } = services;
  const columns = await jobColumns(db, client, input);
  const said = { payHint: null, ...columns, pictureAlt: input.picture?.alt ?? null };
  const heldFor = whyHoldJob(services.publicUrl, client, said);
  const moment = now();
  const [job] = await db
    .insert(jobDemands)
    .values({
      ...columns,
      clientId: requester.clientId,
      clientKey: input.client_key,
      ...(externalRef !== undefined && { externalRef }),
      createdAt: moment,
      endsAt: input.ends_on ? endOn(moment, input.ends_on) : endAfter(moment),
      ...(heldFor && heldColumns(moment, heldFor, 'active')),
      postedPrivate: client.isPrivate,
      ...(!client.isPrivate && {
        bookedTitle: input.title,
        bookedPositionId: input.position_id,
        bookedPostalCode: input.postal_code,
      }),
    })
    .returning();
  if (!job) throw new Error('The job was not inserted');
  await db
    .insert(jobDemandPositions)
    .values({ jobDemandId: job.id, positionId: input.position_id, rank: 0 });
  await setJobPicture(db, client, job.id, input.picture);
  await addJobEvent(services, 'advertisement.created', job);
  return { id: job.id, held: heldFor !== null };
}

/**
 * Posts a job: it is in the pool at once, and saved searches are told, unless an operator looks at it first
 * (safety-8). Companies book it with that.
 * Sent again with the same key, the posted one is written again and nothing is booked twice.
 * @param externalRef how a file calls it that it comes from (employers-85)
 * @throws Failure validation.failed, conflict, rate.limited
 */
export async function postJob(
  services: Services,
  requester: ClientRequester,
  input: Input,
  externalRef?: string,
): Promise<EditedJob> {
  const posted = await services.db.transaction(async (db) => {
    const txServices = { ...services, db };
    // One after the other: a double click finds what the first one has posted.
    const client = await findEmployerProfile(db, requester.clientId, { lock: true });
    const earlier = await findPosted(db, requester.clientId, input.client_key);
    if (earlier !== undefined) {
      // What was agreed to was this posting: a second price is asked for by a change alone.
      return writeJob(txServices, requester, earlier, { ...input, net_cents: undefined });
    }
    await checkTerms(txServices, client, input);
    const limit = externalRef === undefined ? POSTS : importLimit(client);
    await countAttempt(txServices, limit, String(requester.sideUsersId));
    const { id, held } = await insertJob(txServices, requester, client, input, externalRef);
    const { email, usersId } = requester;
    if (input.net_cents > 0) {
      await addBooking(txServices, {
        client,
        buyer: { usersId, email },
        jobDemandId: id,
        held,
        ...input,
      });
    }
    await deleteJobDraft(db, requester.clientId, input.client_key);
    if (held) await tellHeld(txServices, { email, usersId, title: input.title });
    return loadEditedJob(db, requester, id);
  });
  services.workAdded();
  return posted;
}
