import type { Outreach } from '@silverjobs/contract';
import { type Placeholder, type SQL, sql } from '../database/drizzle.ts';
import { communications, jobDemands } from '../database/schema.ts';

export type JobContact = Outreach & { readonly type: 'application' | 'outreach' };

const { id, type, clientId, createdAt, jobDemandId } = communications;

/**
 * Column: contacts between a candidate and the employer about the job of the row, newest first; null
 * without any.
 */
export const contactsAboutJob = (candidateId: Placeholder): SQL<JobContact[] | null> => sql`(
  select json_agg(
    json_build_object(
      'id', ${id}, 'communication_id', ${id}, 'job_demand_id', ${jobDemandId},
      'candidate_id', ${communications.candidateId}, 'client_id', ${clientId},
      'created_at', floor(extract(epoch from ${createdAt}) * 1000), 'type', ${type}
    ) order by ${createdAt} desc, ${id} desc
  )
  from ${communications}
  where ${communications.candidateId} = ${candidateId} and ${jobDemandId} = ${jobDemands.id}
)`;
