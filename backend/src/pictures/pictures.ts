import type { AccountExport, EmployerPicture, ParsedBodyOf } from '@silverjobs/contract';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import { isProfileComplete } from '../clients/profile-complete.ts';
import { employerPictureOf } from '../clients/shown-pictures.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq, lt, sql } from '../database/drizzle.ts';
import { employerPictures, jobDemands, jobPictures } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { keepUpload } from '../papers/upload.ts';
import type { Services } from '../services.ts';
import { makePicture } from './make-picture.ts';

/** How long a picture waits for its advertisement. */
const UNUSED_LIFETIME_MS = 24 * 3_600_000;

/**
 * @throws Failure conflict for a household, which shows neither, and for whoever has no profile yet
 */
async function requireCompany(db: Database, clientId: number): Promise<void> {
  const client = await findEmployerProfile(db, clientId, { lock: true });
  if (client.isPrivate) {
    throw new Failure('conflict', {
      param: 'kind',
      message: 'Anzeigen von Privathaushalten haben weder Logo noch Bild.',
    });
  }
  if (!isProfileComplete(client)) {
    throw new Failure('conflict', {
      param: 'kind',
      message: 'Bitte speichern Sie zuerst Ihr Profil als Unternehmen oder Verein.',
    });
  }
}

/** Says that pages of the employer's running advertisements changed: copies are thrown away (public-1). */
async function touchJobs(db: Database, clientId: number): Promise<void> {
  await db
    .update(jobDemands)
    .set({ changedAt: sql`clock_timestamp()` })
    .where(and(eq(jobDemands.clientId, clientId), eq(jobDemands.status, 'active')));
}

/**
 * Makes a logo or picture of an upload. A logo takes the place of the one before and is shown at once; a picture
 * is shown with the advertisement that is saved with it.
 * @throws Failure not_found, conflict, validation.failed, unavailable
 */
export async function addPicture(
  services: Services,
  { clientId, usersId }: ClientRequester,
  { kind, upload_id }: ParsedBodyOf<'POST /client_picture'>,
): Promise<EmployerPicture> {
  await requireCompany(services.db, clientId);
  return keepUpload(services, { usersId }, upload_id, async (name, sent, checked) => {
    const { bytes, width, height } = await makePicture(kind, name, sent);
    return {
      bytes,
      note: async (db, _, storageKey) => {
        await requireCompany(db, clientId);
        if (kind === 'logo') await removeLogo(db, clientId);
        const createdAt = services.now();
        const values = { storageKey, clientId, kind, width, height, checked, createdAt };
        const [row] = await db.insert(employerPictures).values(values).returning();
        if (!row) throw new Error('The picture was not kept');
        return employerPictureOf(row);
      },
    };
  });
}

async function removeLogo(db: Database, clientId: number): Promise<void> {
  await db
    .delete(employerPictures)
    .where(and(eq(employerPictures.clientId, clientId), eq(employerPictures.kind, 'logo')));
  await touchJobs(db, clientId);
}

/** Deletes the logo of an employer; nothing happens where there is none. */
export async function deleteLogo(
  { db: database, workAdded }: Services,
  { clientId }: ClientRequester,
): Promise<void> {
  await database.transaction((db) => removeLogo(db, clientId));
  workAdded();
}

/**
 * Lets an advertisement show an own picture, or none. In the transaction that writes it.
 * @param picture left out, everything stays
 * @throws Failure validation.failed for one that is not there, is not the employer's, or of a household
 */
export async function setJobPicture(
  db: Database,
  client: { readonly id: number; readonly isPrivate: boolean },
  jobDemandId: number,
  picture: ParsedBodyOf<'PUT /job_demand/{id}'>['picture'],
): Promise<void> {
  if (picture === undefined) return;
  const ofJob = eq(jobPictures.jobDemandId, jobDemandId);
  const [before] = await db.select().from(jobPictures).where(ofJob);
  if (picture === null && !before) return;
  if (picture && before?.storageKey === picture.id && before.alt === picture.alt) return;
  if (picture === null) await db.delete(jobPictures).where(ofJob);
  else {
    await requireOwn(db, client, picture.id);
    const shown = { storageKey: picture.id, alt: picture.alt };
    await db
      .insert(jobPictures)
      .values({ jobDemandId, ...shown })
      .onConflictDoUpdate({ target: jobPictures.jobDemandId, set: shown });
  }
  await db
    .update(jobDemands)
    .set({ changedAt: sql`clock_timestamp()` })
    .where(eq(jobDemands.id, jobDemandId));
}

async function requireOwn(
  db: Database,
  client: { readonly id: number; readonly isPrivate: boolean },
  id: string,
): Promise<void> {
  const refuse = (message: string) =>
    new Failure('validation.failed', { param: 'picture', message });
  if (client.isPrivate) {
    throw refuse('Anzeigen von Privathaushalten haben weder Logo noch Bild.');
  }
  const [own] = await db
    .select({ kind: employerPictures.kind })
    .from(employerPictures)
    .where(and(eq(employerPictures.storageKey, id), eq(employerPictures.clientId, client.id)))
    .for('share');
  if (own?.kind !== 'picture') {
    throw refuse('Dieses Bild gibt es nicht mehr. Bitte wählen Sie es noch einmal aus.');
  }
}

/** Takes away pictures that no advertisement and no draft shows for a day. */
export async function deleteUnusedPictures(db: Database, now: Date): Promise<void> {
  await db.delete(employerPictures).where(
    and(
      eq(employerPictures.kind, 'picture'),
      lt(employerPictures.createdAt, new Date(now.getTime() - UNUSED_LIFETIME_MS)),
      sql`not exists (select from job_pictures j where j.storage_key = ${employerPictures.storageKey})`,
      sql`not exists (select from job_drafts d where d.client_id = ${employerPictures.clientId}
        and concat(d.draft, d.previous) like '%' || ${employerPictures.storageKey} || '%')`,
    ),
  );
}

/** Logo and pictures of an employer with their files. */
export async function exportPictures(
  { db, papers: { store } }: Services,
  clientId: number,
): Promise<NonNullable<AccountExport['pictures']>> {
  const rows = await db
    .select()
    .from(employerPictures)
    .where(eq(employerPictures.clientId, clientId))
    .orderBy(asc(employerPictures.createdAt), asc(employerPictures.storageKey));
  const shown = await db
    .select({ picture: jobPictures })
    .from(jobPictures)
    .innerJoin(employerPictures, eq(employerPictures.storageKey, jobPictures.storageKey))
    .where(eq(employerPictures.clientId, clientId))
    .orderBy(asc(jobPictures.jobDemandId));
  const exported: NonNullable<AccountExport['pictures']> = [];
  for (const { storageKey, kind, hiddenFor, createdAt } of rows) {
    // A file that cannot be read must not keep the rest from its owner.
    const bytes = await store.read(storageKey).catch(() => null);
    exported.push({
      kind,
      shown_by: shown
        .filter(({ picture }) => picture.storageKey === storageKey)
        .map(({ picture: { jobDemandId, alt } }) => ({ job_demand_id: jobDemandId, alt })),
      hidden_for: hiddenFor,
      created_at: createdAt.getTime(),
      content: bytes && Buffer.from(bytes).toString('base64'),
    });
  }
  return exported;
}
