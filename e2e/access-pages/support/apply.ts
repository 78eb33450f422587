import { type APIRequestContext, expect } from '@playwright/test';
import { baseUrl } from '../../support/environment.ts';
import { uncontactedJobs } from '../../support/jobs.ts';
import type { Person } from './new-users.ts';

/** Has a candidate write to the first employer of the list; gives the id of the conversation. */
export async function apply(api: APIRequestContext, { token }: Person): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const me = (await (await api.get('/api/auth/me', { headers })).json()) as {
    id: number;
    candidate_id: number;
  };
  const [listed] = await uncontactedJobs(api, baseUrl, token);
  const job = (await (await api.get(`/api/job_demand/${listed?.id}`, { headers })).json()) as {
    id: number;
    client_id: number;
  };
  const response = await api.post('/api/application', {
    headers,
    data: {
      message: 'Guten Tag, ich melde mich auf Ihre Anzeige.',
      candidate_id: me.candidate_id,
      users_id: me.id,
      client_id: job.client_id,
      job_demand_id: job.id,
      show_contact_details: 'off',
      outreach_template_id: 0,
    },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { communication_id: number }).communication_id;
}
