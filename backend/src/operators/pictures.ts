import type { OperatorPicture, ParsedBodyOf } from '@silverjobs/contract';
import { employerPictureOf } from '../clients/shown-pictures.ts';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { clients, employerPictures, jobDemands, jobPictures, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { addMail } from '../mail/add-mail.ts';
import { hiddenPictureMail, shownPictureMail } from '../mail/templates/hidden-picture.ts';
import type { Services } from '../services.ts';
import { implementAudited } from './implement-operator.ts';

/** The picture of an advertisement, then the logo of its employer. */
async function rowsOf(db: Database, jobId: number) {
  return db
    .select({
      picture: employerPictures,
      alt: sql<string>`coalesce(case ${employerPictures.kind} when 'logo' then ${clients.profileName} else ${jobPictures.alt} end, '')`,
      title: jobDemands.title,
      owner: { email: users.email, usersId: users.id },
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .innerJoin(users, eq(users.id, clients.usersId))
    .leftJoin(jobPictures, eq(jobPictures.jobDemandId, jobDemands.id))
    .innerJoin(
      employerPictures,
      sql`${employerPictures.storageKey} = ${jobPictures.storageKey}
        or (${employerPictures.clientId} = ${clients.id} and ${employerPictures.kind} = 'logo')`,
    )
    .where(eq(jobDemands.id, jobId))
    .orderBy(sql`${employerPictures.kind} = 'logo'`);
}

/** Whether the advertisement has a picture or logo that operators have hidden. */
export const hasHiddenPicture = async (db: Database, jobId: number): Promise<boolean> =>
  (await rowsOf(db, jobId)).some(({ picture }) => picture.hiddenAt !== null);

async function loadPictures(
  { db, papers: { store } }: Services,
  jobId: number,
): Promise<OperatorPicture[]> {
  const found: OperatorPicture[] = [];
  for (const { picture, alt } of await rowsOf(db, jobId)) {
    const bytes = await store.read(picture.storageKey).catch(() => null);
    const webp = bytes && Buffer.from(bytes).toString('base64');
    found.push({ ...employerPictureOf(picture), kind: picture.kind, alt, webp });
  }
  return found;
}

/**
 * Hides a picture or logo everywhere, or shows it again, and tells the employer (employers-95).
 * @throws Failure not_found when it was replaced meanwhile, conflict when it is so already
 */
async function hidePicture(
  { db, now, publicUrl }: Services,
  jobId: number,
  { picture_id, hidden, reason }: ParsedBodyOf<'PUT /operator/job/{id}/pictures'>,
): Promise<void> {
  const row = (await rowsOf(db, jobId)).find(({ picture }) => picture.storageKey === picture_id);
  if (!row) {
    throw new Failure('not_found', {
      param: 'picture_id',
      message: 'Dieses Bild gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    });
  }
  const { picture, title, owner } = row;
  if ((picture.hiddenAt !== null) === hidden) {
    throw new Failure('conflict', {
      message: 'Das wurde inzwischen schon entschieden. Bitte laden Sie die Seite neu.',
    });
  }
  await db
    .update(employerPictures)
    .set(hidden ? { hiddenAt: now(), hiddenFor: reason } : { hiddenAt: null, hiddenFor: null })
    .where(eq(employerPictures.storageKey, picture_id));
  const shows =
    picture.kind === 'logo'
      ? eq(jobDemands.clientId, picture.clientId)
      : sql`${jobDemands.id} in (select job_demand_id from job_pictures where storage_key = ${picture_id})`;
  await db.update(jobDemands).set({ changedAt: sql`clock_timestamp()` }).where(shows);
  const mail = (hidden ? hiddenPictureMail : shownPictureMail)(publicUrl, {
    kind: picture.kind,
    title,
    reason,
  });
  await addMail(db, now(), { ...mail, recipient: owner.email, usersId: owner.usersId });
}

export const operatorPictureCalls = [
  implementAudited('GET /operator/job/{id}/pictures', async ({ params: { id } }, services) => [
    await loadPictures(services, id),
    { action: 'read', subject: 'job', subjectId: id },
  ]),
  implementAudited(
    'PUT /operator/job/{id}/pictures',
    async ({ params: { id }, body }, services) => {
      await hidePicture(services, id, body);
      const action = body.hidden ? 'picture-hidden' : 'picture-shown';
      const { reason } = body;
      return [await loadPictures(services, id), { action, subject: 'job', subjectId: id, reason }];
    },
  ),
];
