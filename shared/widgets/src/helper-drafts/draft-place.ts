import type { HelperDraft } from '@silverjobs/contract';

/** What a helper's text is for: the employer of a job, or a conversation. */
export type DraftPlace = { readonly job_demand_id: number } | { readonly communication_id: number };

/** Whether a text is for this place. */
export function isFor(draft: HelperDraft, place: DraftPlace): boolean {
  return 'job_demand_id' in place
    ? draft.job_demand_id === place.job_demand_id
    : draft.communication_id === place.communication_id;
}
