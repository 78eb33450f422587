import { htmlToText } from '@silverjobs/contract';
import type { jobDemands } from '../database/schema.ts';
import type { ReportedContent } from '../database/tables/moderation.ts';

/** What a job says, as it is kept with a report and shown to operators. */
export function contentOfJob({
  title,
  description,
}: Pick<typeof jobDemands.$inferSelect, 'title' | 'description'>): ReportedContent {
  return { title, text: htmlToText(description).join('\n') };
}
