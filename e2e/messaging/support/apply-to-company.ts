import { type APIRequestContext, expect } from '@playwright/test';

/** Demo data: a job of the company. */
const JOB = { job_demand_id: 2, client_id: 2 };

/** A new candidate writes to the company; gives the id of the conversation. */
export async function applyToCompany(api: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const me = await (await api.get('/api/auth/me', { headers })).json();
  const answer = await api.post('/api/application', {
    headers,
    data: {
      ...JOB,
      message: 'Guten Tag',
      candidate_id: me.candidate_id,
      users_id: me.id,
      show_contact_details: 'off',
      outreach_template_id: 0,
    },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).communication_id;
}
