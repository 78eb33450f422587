import { htmlToText } from '@silverjobs/contract';
import type { jobDemands } from '../database/schema.ts';
import type { ReportedContent } from '../database/tables/moderation.ts';

/** What a job says, as it is kept with a report and shown to operators. */
export function contentOfJob({
  title,
  description,
  applicationAddress,
  street,
}: Pick<
  typeof jobDemands.$inferSelect,
  'title' | 'description' | 'applicationAddress' | 'street'
>): ReportedContent {
  const leadsTo = applicationAddress === null ? [] : [`Bewerbungsadresse: ${applicationAddress}`];
  const where = street === null ? [] : [`Straße: ${street}`];
  return { title, text: [...htmlToText(description), ...where, ...leadsTo].join('\n') };
}
