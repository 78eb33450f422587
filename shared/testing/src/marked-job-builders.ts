import type { ApplicationOverview, ApplicationReceipt, MarkedJob } from '@silverjobs/contract';
import { buildClient, buildJobDemandLean } from './job-builders.ts';

const MORNING = Date.UTC(2026, 10, 20, 8, 30);

/** A saved job for tests; for a hidden one give `_saved: false, _hidden: true`. */
export function buildMarkedJob(values: Partial<MarkedJob> = {}): MarkedJob {
  return {
    ...buildJobDemandLean({ id: values.id ?? 12 }),
    _saved: true,
    state: 'open',
    kept_at: MORNING,
    ...values,
  };
}

/** `count` saved jobs with the ids from 1 on. */
export function buildMarkedJobs(count: number): MarkedJob[] {
  return Array.from({ length: count }, (_, index) =>
    buildMarkedJob({ id: index + 1, title: `Stelle ${index + 1}` }),
  );
}

/** A contact of the candidate for tests: written, not answered yet. */
export function buildApplication(values: Partial<ApplicationOverview> = {}): ApplicationOverview {
  return {
    communication_id: 77,
    type: 'application',
    created_at: MORNING,
    last_message_at: MORNING,
    state: 'sent',
    next_step: 'wait',
    unread: 0,
    job_open: true,
    _client: buildClient(),
    _job_demand: {
      id: 12,
      title: 'Mitarbeit am Empfang',
      job_type_label: 'Teilzeit',
      work_load_label: null,
      search_location_label: '50968 Köln',
    },
    ...values,
  };
}

/** What was sent with the application of buildApplication. */
export function buildReceipt(values: Partial<ApplicationReceipt> = {}): ApplicationReceipt {
  const { communication_id, created_at, state, _client, _job_demand } = buildApplication();
  return {
    communication_id,
    sent_at: created_at,
    state,
    message: 'Guten Tag,\n\nich komme gern.',
    contact_data: 'anonymous',
    _papers: [],
    _client,
    _job_demand,
    ...values,
  };
}
