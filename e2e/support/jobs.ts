import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** A job as the list shows it, as far as tests need it. */
export interface ListedJob {
  id: number;
  title: string;
  _outreaches_to_candidate: unknown[];
}

/**
 * A word in the title of every job that a test posts: it is gone before another test, which runs beside
 * this one, has read it.
 */
export const PASSING = 'Nachtwache';

/** Jobs of the pool that the candidate has not written to yet, and that stay. */
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
  return jobs.filter(
    ({ id, title, _outreaches_to_candidate: written }) =>
      id > 0 && written.length === 0 && !title.includes(PASSING),
  );
}

/** The first job of a public list that stays. */
export function firstPublicJob(page: Page): Locator {
  return page.getByRole('article').filter({ hasNotText: PASSING }).first();
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
