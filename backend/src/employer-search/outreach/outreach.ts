import type { Outreach, ParsedBodyOf } from '@silverjobs/contract';
import type { communications } from '../../database/schema.ts';

/** What an employer sends. */
export type Input = ParsedBodyOf<'POST /candidate/{id}/outreach'>;
/** A conversation as stored. */
export type ConversationRow = typeof communications.$inferSelect;

/** A conversation as the contract answers it. */
export function outreachOf(row: ConversationRow): Outreach {
  return {
    id: row.id,
    communication_id: row.id,
    job_demand_id: row.jobDemandId,
    candidate_id: row.candidateId,
    client_id: row.clientId,
    created_at: row.createdAt.getTime(),
  };
}
