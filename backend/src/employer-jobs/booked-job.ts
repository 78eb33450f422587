import type { BookedJob } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { jobDemandPositions, positions, postalCodes } from '../database/schema.ts';
import type { EmployerJobRow } from './find-employer-job.ts';

type Position = { readonly id: number; readonly label: string };

/** The main position of a job. */
export async function findMainPosition(
  db: Database,
  jobDemandId: number,
): Promise<Position | undefined> {
  const [position] = await db
    .select({ id: positions.id, label: positions.label })
    .from(jobDemandPositions)
    .innerJoin(positions, eq(positions.id, jobDemandPositions.positionId))
    .where(eq(jobDemandPositions.jobDemandId, jobDemandId))
    .orderBy(asc(jobDemandPositions.rank))
    .limit(1);
  return position;
}

/** The town of a postal code. */
export async function findTown(db: Database, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const [row] = await db
    .select({ place: postalCodes.place })
    .from(postalCodes)
    .where(eq(postalCodes.code, code));
  return row?.place ?? null;
}

/**
 * What an advertisement was booked for; as it is now where no change is known. Null for the free one
 * of a household (employers-29).
 */
export async function loadBookedJob(db: Database, job: EmployerJobRow): Promise<BookedJob | null> {
  if (job.postedPrivate) return null;
  const { bookedTitle, bookedPositionId } = job;
  const code = job.bookedPostalCode ?? job.postalCode;
  const place = { postal_code: code, town: await findTown(db, code) };
  if (bookedTitle === null || bookedPositionId === null) {
    const position = await findMainPosition(db, job.id);
    return {
      title: bookedTitle ?? job.title,
      position_id: position?.id ?? null,
      position_label: position?.label ?? null,
      ...place,
    };
  }
  const [position] = await db
    .select({ label: positions.label })
    .from(positions)
    .where(eq(positions.id, bookedPositionId));
  return {
    title: bookedTitle,
    position_id: bookedPositionId,
    position_label: position?.label ?? null,
    ...place,
  };
}
