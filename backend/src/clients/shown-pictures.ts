import type { EditedPicture, EmployerPicture, ShownLogo, ShownPicture } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, type SQL, sql } from '../database/drizzle.ts';
import { clients, employerPictures, jobDemands, jobPictures } from '../database/schema.ts';

/** Column: the logo that everybody sees of the employer of the row (employers-94). */
export const logoOfClient: SQL<ShownLogo | null> = sql`(
  select json_build_object('id', p.storage_key, 'width', p.width, 'height', p.height)
  from employer_pictures p
  where p.client_id = ${clients.id} and p.kind = 'logo' and p.hidden_at is null
)`;

/** Column: the picture that everybody sees of the job of the row (employers-94). */
export const pictureOfJob: SQL<ShownPicture | null> = sql`(
  select json_build_object('id', p.storage_key, 'width', p.width, 'height', p.height, 'alt', j.alt)
  from job_pictures j join employer_pictures p on p.storage_key = j.storage_key
  where j.job_demand_id = ${jobDemands.id} and p.hidden_at is null
)`;

type PictureRow = typeof employerPictures.$inferSelect;

/** A stored picture as its employer sees it. */
export function employerPictureOf(row: PictureRow): EmployerPicture {
  const { storageKey, width, height, hiddenAt, hiddenFor } = row;
  return { id: storageKey, width, height, hidden_for: hiddenAt && hiddenFor };
}

/** A stored logo as everybody sees it. */
export const shownLogoOf = ({ storageKey: id, width, height }: PictureRow): ShownLogo => ({
  id,
  width,
  height,
});

/** The logo of an employer, also a hidden one. */
export async function findLogo(db: Database, clientId: number): Promise<PictureRow | null> {
  const [row] = await db
    .select()
    .from(employerPictures)
    .where(and(eq(employerPictures.clientId, clientId), eq(employerPictures.kind, 'logo')));
  return row ?? null;
}

/** The picture of an advertisement, also a hidden one. */
export async function findJobPicture(db: Database, jobId: number): Promise<EditedPicture | null> {
  const [row] = await db
    .select({ picture: employerPictures, alt: jobPictures.alt })
    .from(jobPictures)
    .innerJoin(employerPictures, eq(employerPictures.storageKey, jobPictures.storageKey))
    .where(eq(jobPictures.jobDemandId, jobId));
  return row ? { ...employerPictureOf(row.picture), alt: row.alt } : null;
}
