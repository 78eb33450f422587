/** @jest-environment node */
import { buildCandidateUser, expectServerRenderAndHydrate } from '@silverjobs/testing';

test.each([
  ['Ai Jobs', async () => (await import('../ai-jobs/AiJobsPage.tsx')).AiJobsPage],
  [
    'Cover Letter',
    async () => (await import('../cover-letter/CoverLetterPage.tsx')).CoverLetterPage,
  ],
  [
    'Interviewvorbereitung',
    async () => (await import('../interview/InterviewPage.tsx')).InterviewPage,
  ],
  ['Job Coach', async () => (await import('../job-coach/JobCoachPage.tsx')).JobCoachPage],
])('%s renders on the server and hydrates without a complaint', async (title, load) => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const Page = await load();
      return <Page />;
    },
    route: '/assistent',
    user: buildCandidateUser(),
    handlers: {
      // Profile and letter stay on their way: the page waits for them.
      'GET /candidate/{id}/agent': () => new Promise(() => {}),
      'GET /letter': () => new Promise(() => {}),
    },
  });
  expect(html).toContain(title);
  expect(html).toContain('Hier antwortet ein Computerprogramm (KI)');
  await close();
});
