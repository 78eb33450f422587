import type { User } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AiJobsPage } from '../ai-jobs/AiJobsPage.tsx';
import { CoverLetterPage } from '../cover-letter/CoverLetterPage.tsx';
import { InterviewPage } from '../interview/InterviewPage.tsx';
import { JobCoachPage } from '../job-coach/JobCoachPage.tsx';
import { sampleJob } from '../matched-jobs/testing/sample-job.ts';

const agent = {
  contact: { name: 'Renate Schuster' },
  location: { postal_code: '50667' },
  main_job: { job_position: 'Arzthelferin', job_experience: null },
  education: { level: null },
  preferences: { work_load: null },
  id: 1,
  key: 'k',
  registered_at: 0,
  candidate_matching_positions: [],
  new_positions_auto_id: [],
  positions_auto_id: [],
  position_pattern_id: [],
  potential_jobs: [],
  potential_jobs_id: [],
};
const found = (text: string) => ({ id: text, score: 0.95, metadata: { text, link: 'a.example' } });
const coach = { message: 'Was ist Ihnen wichtig?', stage: 'a', isComplete: false };

const handlers: Handlers = {
  'GET /candidate/{id}/agent': () => agent,
  'POST /chat/start': () => ({ sessionId: 'a', initialResponse: '**Guten** Tag' }),
  'POST /chat/session/{sessionId}/message': ({ body }) => ({ response: `Zu ${body.message}` }),
  'POST /cover-letter/start': () => ({ sessionId: 'b', message: 'Warum?' }),
  'POST /cover-letter/continue': () => ({ message: 'Bitte:\n\nDer Brief', letter: 'Der Brief' }),
  'POST /interview/start': () => ({ sessionId: 'c', message: 'Frage 1', stage: 'a' }),
  'POST /interview/continue': () => ({ message: 'Vorbei', stage: 'complete' }),
  'POST /job-coach/start': () => ({ sessionId: 'd', ...coach, recommendations: [] }),
  'POST /job-coach/session/{sessionId}/message': () => ({
    ...coach,
    recommendations: ['**Garten**'],
  }),
};

const ALL = ['aiJobs', 'coverLetter', 'interview', 'jobCoach'];

interface Options {
  user?: User | null;
  more?: Handlers;
  stored?: Record<string, unknown>;
  accepted?: boolean;
}

function open(page: ReactNode, { user, more, stored, accepted = true }: Options = {}) {
  const kept = { ...(accepted && { 'assistant.accepted': ALL }), ...stored };
  return renderPage(page, {
    route: '/assistent',
    user: user === undefined ? buildCandidateUser() : user,
    handlers: { ...handlers, ...more },
    stored: Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
}

const log = () => screen.getByRole('log');
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ihre Nachricht' });
const send = () => screen.getByRole('button', { name: 'Senden' });
const isReady = () => waitFor(() => expect(field()).toHaveFocus());

test.each([
  ['Ai Jobs', <AiJobsPage key="a" />, 'Type a message...'],
  ['Cover Letter', <CoverLetterPage key="b" />, 'Type a message...'],
  ['Interviewvorbereitung', <InterviewPage key="c" />, 'Share your thoughts...'],
  ['Job Coach', <JobCoachPage key="d" />, 'Tell me about your career goals...'],
])(
  'AI-01 AI-03 AI-12 %s: title, placeholder, and the lasting notice',
  async (title, page, text) => {
    open(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/Hier antwortet eine KI/)).toBeVisible();
    await isReady();
    expect(field()).toHaveAttribute('placeholder', text);
  },
);

test('AI-12 before the first conversation nothing is sent; the start is remembered', async () => {
  const { person, calls, store } = open(<AiJobsPage />, { accepted: false });
  const start = await screen.findByRole('button', { name: 'Gespräch starten' });
  expect(screen.getByText(/kein Mensch\. Ihre Antworten/)).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /chat/start')).toEqual([]);
  await person.click(start);
  expect(await within(log()).findByText('Guten')).toBeVisible();
  expect(store.getItem('assistant.accepted')).toBe('["aiJobs"]');
});

test('AI-04 the session starts by itself, once, with the profile alone', async () => {
  const { calls } = open(<AiJobsPage />);
  await isReady();
  const starts = calls.filter(({ key }) => key === 'POST /chat/start');
  expect(starts.map(({ body }) => body)).toEqual([
    {
      userProfile: {
        contact: { name: 'Renate Schuster' },
        location: { postal_code: '50667' },
        main_job: { job_position: 'Arzthelferin', job_experience: null },
        education: { level: null },
        preferences: { work_load: null },
      },
    },
  ]);
});

test('AI-02 Enter sends, Shift and Enter does not; the answer is read out once', async () => {
  const { person, shell } = open(<AiJobsPage />);
  await isReady();
  const said: string[] = [];
  shell.notices.subscribe(({ announcement }) => {
    if (said.at(-1) !== announcement.text) said.push(announcement.text);
  });
  await person.type(field(), 'eins{Shift>}{Enter}{/Shift}zwei{Enter}');
  expect(await within(log()).findByText(/^Zu eins\s+zwei$/)).toBeVisible();
  expect(field()).toHaveValue('');
  await isReady();
  expect(said).toEqual(['Zu eins\nzwei']);
});

test('AI-03 nothing is sent while empty, and the button says why', async () => {
  const { person, calls } = open(<AiJobsPage />);
  await isReady();
  await person.type(field(), '   {Enter}');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveAccessibleDescription('Schreiben Sie zuerst eine Nachricht.');
  expect(calls.filter(({ key }) => key.includes('message'))).toEqual([]);
});

test('AI-03 while the answer is written nothing more is sent; what is typed stays', async () => {
  let answer = () => {};
  const { person, calls } = open(<AiJobsPage />, {
    more: {
      'POST /chat/session/{sessionId}/message': () =>
        new Promise((resolve) => {
          answer = () => resolve({ response: 'Da' });
        }),
    },
  });
  await isReady();
  await person.type(field(), 'eins{Enter}zwei{Enter}');
  expect(screen.getByText('Jobfinder schreibt …')).toBeVisible();
  expect(calls.filter(({ key }) => key.includes('message'))).toHaveLength(1);
  expect(field()).toHaveValue('zwei');
  act(answer);
  expect(await within(log()).findByText('Da')).toBeVisible();
});

test.each([
  ['a visitor', null],
  ['an employer', buildClientUser()],
])('AI-03 %s is asked to log in and can send nothing', async (_name, user) => {
  const { calls } = open(<AiJobsPage />, { user });
  expect(screen.getByText('Please log in to start chatting with the assistant')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(field()).toHaveAttribute('placeholder', 'Please log in to chat...');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toEqual([]);
});

test('AI-03 while the profile loads, and when it does not', async () => {
  let fail = () => {};
  const { person, handlers: live } = open(<AiJobsPage />, {
    more: {
      'GET /candidate/{id}/agent': () =>
        new Promise((_, reject) => {
          fail = () => reject(apiFailure('internal', 'Kaputt'));
        }),
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await screen.findByText('Loading your profile...')).toBeVisible();
  await act(async () => fail());
  expect(await screen.findByText('Ihr Profil konnte nicht geladen werden')).toBeVisible();
  live['GET /candidate/{id}/agent'] = () => agent;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await isReady();
  jest.restoreAllMocks();
});

test('AI-10 a failed message stays, is told in words, and is sent again with its key', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const {
    person,
    handlers: live,
    calls,
  } = open(<InterviewPage />, {
    more: {
      'POST /interview/continue': () => {
        throw apiFailure('conflict', 'Ihre vorige Nachricht wird noch beantwortet.');
      },
    },
  });
  await isReady();
  await person.type(field(), 'Meine Antwort{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Sorry, there was an error processing your message. Please try again.',
  );
  expect(alert).toHaveTextContent('Failed to send your message. Please try again.');
  expect(alert).toHaveTextContent('Ihre vorige Nachricht wird noch beantwortet.');
  live['POST /interview/continue'] = () => ({ message: 'Gut', stage: 'b' });
  await person.click(within(alert).getByRole('button', { name: 'Noch einmal senden' }));
  expect(await within(log()).findByText('Gut')).toBeVisible();
  expect(within(log()).getAllByText('Meine Antwort')).toHaveLength(1);
  const keys = calls.flatMap(({ key, body }) =>
    key === 'POST /interview/continue' ? [(body as { client_key: string }).client_key] : [],
  );
  expect(new Set(keys).size).toBe(1);
  jest.restoreAllMocks();
});

test('AI-10 an expired session leads to a new one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, calls } = open(<InterviewPage />, {
    more: {
      'POST /interview/continue': () => {
        throw apiFailure('not_found', 'Weg');
      },
    },
  });
  await isReady();
  await person.type(field(), 'Hallo{Enter}');
  expect(
    await screen.findByText(
      'Your session has expired. Please refresh the page to start a new conversation.',
    ),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Neues Gespräch beginnen' }));
  await isReady();
  expect(calls.filter(({ key }) => key === 'POST /interview/start')).toHaveLength(2);
  jest.restoreAllMocks();
});

test('AI-10 a start that fails is told in the chat and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  const { handlers: live } = open(<JobCoachPage />, {
    more: {
      'POST /job-coach/start': () => {
        throw new NoAnswer();
      },
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(within(log()).getByRole('alert')).toHaveTextContent('Sorry, there was an error');
  live['POST /job-coach/start'] = () => ({ sessionId: 'd', ...coach, recommendations: [] });
  act(() => within(log()).getByRole('button', { name: 'Erneut versuchen' }).click());
  await isReady();
  jest.restoreAllMocks();
});

test('AI-07 AI-08 the list of matched jobs opens, is kept, and leads on', async () => {
  const { person, address, store } = open(<AiJobsPage />, {
    more: {
      'POST /chat/session/{sessionId}/message': () => ({
        response: 'Zwei',
        matchedJobs: [found('Garten'), found('Empfang')],
      }),
    },
  });
  await isReady();
  await person.type(field(), 'suche{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Matched Jobs (2)' });
  expect(heading).toHaveFocus();
  const [garden] = screen.getAllByRole('listitem');
  expect(garden).toHaveTextContent('95% Match');
  await person.click(screen.getByRole('button', { name: 'Delete this job Garten' }));
  expect(screen.getByRole('heading', { name: 'Matched Jobs (1)' })).toHaveFocus();
  expect(screen.getByRole('link', { name: /Apply Now/ })).toHaveAttribute(
    'href',
    'https://a.example',
  );
  await person.click(screen.getByRole('button', { name: 'Back to Chat' }));
  await person.click(screen.getByRole('button', { name: 'View Matched Jobs' }));
  await person.click(screen.getByRole('button', { name: 'Create Cover Letter Empfang' }));
  expect(address()).toBe('/cover-letter');
  expect(JSON.parse(store.getItem('jobDetails') ?? '')).toMatchObject({ title: 'Empfang' });
  expect(JSON.parse(store.getItem('matchedJobs') ?? '').jobs).toHaveLength(1);
});

test('AI-07 AI-11 a card has three requirements and tells of more; the short view has the link', async () => {
  const jobs = [sampleJob({ id: '1' }), sampleJob({ id: '2', title: 'Garten', link: null })];
  const { person } = open(<AiJobsPage />, {
    stored: { matchedJobs: { timestamp: Date.now() - 1_000, jobs } },
  });
  await person.click(await screen.findByRole('button', { name: 'View Matched Jobs' }));
  const card = within(
    screen.getByRole('heading', { name: /^Empfang/ }).closest('li') as HTMLElement,
  );
  expect(card.getByText('Ruhe')).toBeVisible();
  expect(card.queryByText('Zeit')).toBeNull();
  expect(card.getByText('+2 more...')).toBeVisible();
  expect(card.getByText('16 € pro Stunde')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Kurz' }));
  expect(screen.getAllByText('Caritas Köln, 50667 Köln')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Zur Stelle Empfang/ })).toHaveAttribute(
    'href',
    'https://jobs.example/1',
  );
});

test('AI-11 the recommendations stand in their panel', async () => {
  const { person } = open(<JobCoachPage />);
  await isReady();
  await person.type(field(), 'Pflanzen{Enter}');
  const panel = await screen.findByRole('region', { name: 'Job Recommendations' });
  await waitFor(() => expect(panel).toHaveTextContent('Garten'));
});

test('AI-06 a complete session offers a new one in place of the field', async () => {
  const { person, calls } = open(<InterviewPage />);
  await isReady();
  await person.type(field(), 'Ende{Enter}');
  const again = await screen.findByRole('button', { name: 'Start New Conversation' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(again);
  await isReady();
  expect(calls.filter(({ key }) => key === 'POST /interview/start')).toHaveLength(2);
});

test('AI-08 the interview is for the stored role, until another is wanted', async () => {
  const { person, calls, store } = open(<InterviewPage />, { stored: { jobRole: 'Empfang' } });
  await isReady();
  expect(screen.getByText('Empfang')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Andere Stelle' }));
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === 'POST /interview/start')).toHaveLength(2),
  );
  const roles = calls.flatMap(({ key, body }) =>
    key === 'POST /interview/start' ? [(body as { jobRole?: string }).jobRole] : [],
  );
  expect(roles).toEqual(['Empfang', undefined]);
  expect(store.getItem('jobRole')).toBeNull();
  await isReady();
});

test('AI-08 AI-12 the letter is for the stored job and can be taken along', async () => {
  const job = sampleJob({ id: 'x' });
  const { person, calls, address } = open(<CoverLetterPage />, { stored: { jobDetails: job } });
  await isReady();
  const [start] = calls.filter(({ key }) => key === 'POST /cover-letter/start');
  expect(start?.body).toMatchObject({
    jobDescription: expect.stringContaining('Stelle: Empfang im Seniorenzentrum'),
  });
  await person.type(field(), 'Weil{Enter}');
  const panel = await screen.findByRole('region', { name: 'Ihr Anschreiben ist fertig' });
  expect(within(panel).getByRole('button', { name: 'Als PDF speichern' })).toBeVisible();
  await person.click(within(panel).getByRole('button', { name: /Vorstellungsgespräch/ }));
  expect(address()).toBe('/interview');
});

test('AI-02 a conversation goes on after leaving the page; a new one is asked for in words', async () => {
  const message = { id: 'm', text: 'Von gestern', sender: 'agent', timestamp: Date.now() };
  const chat = {
    sessionId: 'alt',
    subject: '',
    savedAt: Date.now() - 1_000,
    messages: [message, { ...message, id: 'u', sender: 'user', text: 'Meins' }],
    recommendations: [],
    isComplete: false,
  };
  const { person, calls } = open(<AiJobsPage />, { stored: { 'assistant.aiJobs': chat } });
  expect(await within(log()).findByText('Von gestern')).toBeVisible();
  expect(screen.getByText(/hat noch keine Antwort bekommen/)).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /chat/start')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Neues Gespräch' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Neues Gespräch beginnen' }));
  expect(await within(log()).findByText('Guten')).toBeVisible();
  expect(screen.queryByText('Von gestern')).toBeNull();
});
