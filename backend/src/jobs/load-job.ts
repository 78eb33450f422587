import { CONTRACT_LABELS, type JobDemand } from '@silverjobs/contract';
import { clientProfileOf } from '../clients/client-of.ts';
import { logoOfClient, pictureOfJob } from '../clients/shown-pictures.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { clients, jobDemands, postalCodes, regions } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import { loadLabels } from '../lookups/labels.ts';
import { jobWarnings } from '../safety/job-warnings.ts';
import type { Services } from '../services.ts';
import { givenPlace, kilometres } from './distance.ts';
import { isHiddenBy, isSavedBy } from './is-marked.ts';
import { loadJobMatches, positionIdsOfJob } from './job-matches.ts';
import { groupsBy, viewOf } from './job-view.ts';
import { leanJobOf } from './lean-job.ts';
import { contactsAboutJob } from './outreaches.ts';
import { particularsOf } from './particulars.ts';
import { loadSearchProfile } from './search-profile.ts';
import { whyOf } from './why.ts';

const rowOf = (far: boolean) =>
  keptStatement((db) => {
    const marked = sql.placeholder('candidateId');
    return db
      .select({
        job: jobDemands,
        client: clients,
        place: postalCodes.place,
        lat: postalCodes.lat,
        lon: postalCodes.lon,
        km: far ? kilometres(givenPlace, postalCodes) : sql<null>`null`,
        region: regions.label,
        positionIds: positionIdsOfJob,
        contacts: contactsAboutJob(marked),
        isSaved: isSavedBy(marked),
        isHidden: isHiddenBy(marked),
        logo: logoOfClient,
        picture: pictureOfJob,
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
      .leftJoin(regions, eq(regions.id, jobDemands.stateId))
      .where(eq(jobDemands.id, sql.placeholder('id')))
      .prepare(far ? 'job_with_distance' : 'job');
  });

const [rowWithDistance, rowAlone] = [rowOf(true), rowOf(false)];

/**
 * One job with everything its page shows. Owners see theirs in every state.
 * @throws Failure not_found, job_demand.deactivated
 */
export async function loadJob(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  requester: Requester,
  id: number,
): Promise<JobDemand> {
  const profile = await loadSearchProfile(db, requester.candidateId);
  const { origin } = viewOf(profile);
  const given = { id, candidateId: requester.candidateId };
  const [row] = await (origin
    ? rowWithDistance(db).execute({ ...given, lat: origin.lat, lon: origin.lon })
    : rowAlone(db).execute(given));
  if (!row) throw new Failure('not_found', { message: 'Diese Stelle gibt es nicht.' });
  const { job, client, place } = row;
  const isOwner = client.id === requester.clientId;
  if (job.status !== 'active' && !isOwner) throw new Failure('job_demand.deactivated');
  const labels = await loadLabels(db);
  const matchOf = await loadJobMatches(db, profile, labels);
  const contacts = row.contacts ?? [];
  const application = contacts.find((contact) => contact.type === 'application');
  const { isSaved, isHidden } = row;
  const marks = { isOwner, isSaved, isHidden };
  const match = matchOf({ ...job, positionIds: row.positionIds });
  const group = groupsBy(profile)({ ...job, ...match });
  const why = whyOf(profile, job, match, group);
  const context = { labels, match, group, why, km: row.km, outreaches: contacts, ...marks };
  return {
    ...leanJobOf({ job, client, place }, context),
    description: job.description,
    postal_code: job.postalCode,
    city: place,
    region_label: row.region,
    latitude: row.lat,
    longitude: row.lon,
    radius: job.radius,
    contact_preference: job.contactPreference,
    application_address: job.applicationAddress,
    ...particularsOf(job, client),
    contract_label: job.contractKind && CONTRACT_LABELS[job.contractKind],
    _application_on_job_demand: application
      ? { id: application.id, created_at: application.created_at }
      : null,
    _warnings: isOwner
      ? []
      : jobWarnings({ ...job, pictureAlt: row.picture?.alt ?? null }, [
          publicUrl,
          client.profileLink ?? '',
        ]),
    ...(row.picture && { picture: row.picture }),
    _client: {
      ...clientProfileOf(client, labels, isOwner ? 'own' : 'other'),
      ...(row.logo && { logo: row.logo }),
    },
  };
}
