/** @jest-environment node */
import { jobQuery } from '@silverjobs/api/job-demand';
import {
  buildCandidateUser,
  buildJobDemand,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

test('JOB-03 the job renders on the server as text, hydrates, and then has its formats', async () => {
  const description = '<p>Gäste <b>begrüßen</b></p><script>alert(1)</script>';
  const { html, container, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { JobDetailPage } = await import('./JobDetailPage.tsx');
      return <JobDetailPage />;
    },
    route: '/jobs/12',
    path: '/jobs/:id',
    user: buildCandidateUser(),
    handlers: { 'GET /job_demand/{id}': () => buildJobDemand({ description }) },
    fill: ({ api, queries }) => queries.prefetchQuery(jobQuery(api, 12)),
  });
  expect(html).toContain('<p>Gäste begrüßen</p>');
  expect(html).not.toContain('alert(1)');
  expect(container.querySelector('.sj-prose b')?.textContent).toBe('begrüßen');
  expect(container.innerHTML).not.toContain('alert(1)');
  await close();
});
