/** @jest-environment node */
import { cvQuery } from '@silverjobs/api/cv';
import { potentialJobsQuery } from '@silverjobs/api/matching';
import { buildCandidateUser, type ServerPage, testServerPages } from '@silverjobs/testing';
import type { ComponentType } from 'react';
import { storedCv } from './cv-generator/testing/sample-draft.ts';

const chats: [name: string, load: () => Promise<ComponentType>][] = [
  ['Ai Jobs', async () => (await import('./ai-jobs/AiJobsPage.tsx')).AiJobsPage],
  [
    'Cover Letter',
    async () => (await import('./cover-letter/CoverLetterPage.tsx')).CoverLetterPage,
  ],
  [
    'Interviewvorbereitung',
    async () => (await import('./interview/InterviewPage.tsx')).InterviewPage,
  ],
  ['Job Coach', async () => (await import('./job-coach/JobCoachPage.tsx')).JobCoachPage],
];

testServerPages({ user: buildCandidateUser() }, [
  ...chats.map(
    ([name, load]): ServerPage => ({
      name,
      page: async () => {
        const Page = await load();
        return <Page />;
      },
      route: '/assistent',
      handlers: {
        // Profile and letter stay on their way: the page waits for them.
        'GET /candidate/{id}/agent': () => new Promise(() => {}),
        'GET /letter': () => new Promise(() => {}),
      },
      shows: [name, 'Hier antwortet ein Computerprogramm (KI)'],
    }),
  ),
  {
    name: 'the CV',
    route: '/cv-generator',
    handlers: {
      'GET /cv': () => storedCv(),
      'GET /candidate_matching_potential_jobs': () => [],
    },
    page: async () => {
      const { CvGeneratorPage } = await import('./cv-generator/CvGeneratorPage.tsx');
      return <CvGeneratorPage />;
    },
    fill: async ({ api, queries }) => {
      // The CV is not kept longer than its page; here it must last from server to browser.
      await queries.prefetchQuery({ ...cvQuery(api), gcTime: 60_000 });
      await queries.prefetchQuery(potentialJobsQuery(api));
    },
    shows: ['Ruhig und genau.'],
  },
]);
