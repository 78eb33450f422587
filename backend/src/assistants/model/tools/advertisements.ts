import { htmlToText } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { clientOf } from '../../../clients/client-of.ts';
import { and, eq, inArray } from '../../../database/drizzle.ts';
import { clients, jobDemands, postalCodes } from '../../../database/schema.ts';
import { placeLabel } from '../../../jobs/lean-job.ts';
import { loadLabels } from '../../../lookups/labels.ts';
import type { Conversation } from '../../engine.ts';

/** A job of the pool, as a model reads it. */
export type Advertisement = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
};

const TEXT_MAX = 4_000;

/** Looks jobs up by their ids; those that are not open, or do not exist, are missing. */
export async function loadAdvertisements(
  { db, publicUrl }: Conversation,
  ids: readonly string[],
): Promise<Advertisement[]> {
  const numbers = ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (numbers.length === 0) return [];
  const labels = await loadLabels(db);
  const rows = await db
    .select({ job: jobDemands, client: clients, city: postalCodes.place })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(and(inArray(jobDemands.id, numbers), eq(jobDemands.status, 'active')));
  return rows.map(({ job, client, city }) => {
    const employer = clientOf(client, labels, 'other').profile_name;
    const place = placeLabel(job.postalCode, city);
    const lines = [
      job.title,
      employer && `Arbeitgeber: ${employer}`,
      place && `Ort: ${place}`,
      job.payHint && `Bezahlung: ${job.payHint}`,
      ...htmlToText(job.description),
    ];
    return {
      id: String(job.id),
      title: job.title ?? '',
      text: lines.filter(Boolean).join('\n').slice(0, TEXT_MAX),
      link: `${publicUrl}${pathTo(paths.job, { id: job.id })}`,
    };
  });
}
