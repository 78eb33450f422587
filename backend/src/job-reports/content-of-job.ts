import { htmlToText } from '@silverjobs/contract';
import type { jobDemands } from '../database/schema.ts';
import type { ReportedContent } from '../database/tables/moderation.ts';

/** What a job says, as it is kept with a report and shown to operators. */
export function contentOfJob({
  title,
  description,
  applicationAddress,
}: Pick<
  typeof jobDemands.$inferSelect,
  'title' | 'description' | 'applicationAddress'
>): ReportedContent {
  const leadsTo = applicationAddress === null ? [] : [`Bewerbungsadresse: ${applicationAddress}`];
  return { title, text: [...htmlToText(description), ...leadsTo].join('\n') };
}
