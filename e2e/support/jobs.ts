import { type APIRequestContext, expect } from '@playwright/test';

/** A job as the list shows it, as far as tests need it. */
export interface ListedJob {
  id: number;
  title: string;
  _outreaches_to_candidate: unknown[];
}

/** Jobs of the pool that the candidate has not written to yet. */
export async function uncontactedJobs(
  api: APIRequestContext,
  baseUrl: string,
  token: string,
): Promise<ListedJob[]> {
  const response = await api.get(`${baseUrl}/api/job_demand?mode=lean&limit=100&offset=0`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
  const jobs = (await response.json()) as ListedJob[];
  return jobs.filter((job) => job.id > 0 && job._outreaches_to_candidate.length === 0);
}

/** Numbers of the jobs that the server has as saved by the candidate. */
export async function savedJobIds(
  api: APIRequestContext,
  baseUrl: string,
  token: string,
): Promise<number[]> {
  const response = await api.get(`${baseUrl}/api/saved_job?limit=100&offset=0`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { id: number }[]).map(({ id }) => id);
}

/** Addresses of the API that count and list jobs. */
export const jobListCall = /\/api\/job_demand\?(?=.*mode=lean)/;
