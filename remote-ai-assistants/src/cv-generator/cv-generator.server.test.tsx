/** @jest-environment node */
import { cvQuery } from '@silverjobs/api/cv';
import { potentialJobsQuery } from '@silverjobs/api/matching';
import { buildCandidateUser, expectServerRenderAndHydrate } from '@silverjobs/testing';
import { storedCv } from './testing/sample-draft.ts';

test('the CV is rendered on the server and hydrated', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    user: buildCandidateUser(),
    route: '/cv-generator',
    handlers: {
      'GET /cv': () => storedCv(),
      'GET /candidate_matching_potential_jobs': () => [],
    },
    page: async () => {
      const { CvGeneratorPage } = await import('./CvGeneratorPage.tsx');
      return <CvGeneratorPage />;
    },
    fill: async ({ api, queries }) => {
      // The CV is not kept longer than its page; here it must last from server to browser.
      await queries.prefetchQuery({ ...cvQuery(api), gcTime: 60_000 });
      await queries.prefetchQuery(potentialJobsQuery(api));
    },
  });
  expect(html).toContain('Ruhig und genau.');
  await close();
});
