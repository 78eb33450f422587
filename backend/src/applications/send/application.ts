import type { ApplicationInput } from '@silverjobs/contract';

/** What is sent, as the contract has read it. */
export type Application = {
  readonly [Field in keyof ApplicationInput]: ApplicationInput[Field] | undefined;
} & Required<Pick<ApplicationInput, 'message' | 'show_contact_details'>> & {
    readonly candidate_id: number;
    readonly users_id: number;
    readonly client_id: number;
    readonly job_demand_id: number;
    readonly outreach_template_id: number;
  };
