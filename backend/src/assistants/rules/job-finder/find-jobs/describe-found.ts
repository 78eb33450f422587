import { htmlToText, type MatchedJob } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { clientOf } from '../../../../clients/client-of.ts';
import { eq, inArray } from '../../../../database/drizzle.ts';
import { clients, jobDemands, postalCodes } from '../../../../database/schema.ts';
import { placeLabel, timesLabelOf } from '../../../../jobs/lean-job.ts';
import { loadLabels } from '../../../../lookups/labels.ts';
import type { Conversation } from '../../../engine.ts';
import { allPositions } from '../../../understanding/find-positions.ts';
import { requirementsOf } from '../../../understanding/job-text.ts';
import type { ScoredJob } from './score-jobs.ts';

export type FoundJob = MatchedJob & {
  readonly title: string;
  readonly positionId: number;
  /** It is of the wanted work, or any is wanted, and not only close to it. */
  readonly isWanted: boolean;
  /** Distance to the wanted place in kilometres, where both are known. */
  readonly km: number | null;
};

const TEXT_MAX = 4_000;

/** Weighed jobs as a conversation shows them, in the same order. */
export async function describe(conversation: Conversation, weighed: readonly ScoredJob[]) {
  const { db, publicUrl } = conversation;
  const positions = await allPositions(db);
  const labels = await loadLabels(db);
  const rows = await db
    .select({ job: jobDemands, client: clients, city: postalCodes.place })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(
      inArray(
        jobDemands.id,
        weighed.map(({ id }) => id),
      ),
    );
  return weighed.flatMap(({ id, positionId, isWanted, score, reasons, km }): FoundJob[] => {
    const row = rows.find(({ job }) => job.id === id);
    if (!row) return [];
    const { job, client, city } = row;
    const lines = htmlToText(job.description);
    const employer = clientOf(client, labels, 'other').profile_name;
    const head = [job.title, employer && `Arbeitgeber: ${employer}`].filter(Boolean);
    const least = labels('work_load', job.workLoadId);
    const hours = [least, timesLabelOf(job).times_label].filter(Boolean).join(', ');
    const category = positions.find((position) => position.id === positionId)?.label;
    return [
      {
        id,
        score,
        title: job.title,
        positionId,
        isWanted,
        km,
        metadata: {
          text: [...head, ...lines].join('\n').slice(0, TEXT_MAX),
          ...(job.postalCode && { location: placeLabel(job.postalCode, city) ?? '' }),
          ...(city && { city }),
          link: `${publicUrl}${pathTo(paths.job, { id })}`,
          ...(job.payHint && { salary: job.payHint }),
          ...(category && { jobCategory: category }),
          ...(hours && { hours }),
          requirements: requirementsOf(lines),
          reasons: [...reasons],
        },
      },
    ];
  });
}
