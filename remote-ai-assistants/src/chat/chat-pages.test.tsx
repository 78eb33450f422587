import { apiFailure, buildClientUser, NoAnswer, plainWordsBefore } from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AiJobsPage } from '../ai-jobs/AiJobsPage.tsx';
import { CoverLetterPage } from '../cover-letter/CoverLetterPage.tsx';
import { InterviewPage } from '../interview/InterviewPage.tsx';
import { JobCoachPage } from '../job-coach/JobCoachPage.tsx';
import { agent, coach, field, isReady, log, openAssistant } from './testing/open-assistant.tsx';

const send = () => screen.getByRole('button', { name: 'Senden' });

test.each([
  ['Jobfinder Ai Jobs', <AiJobsPage key="a" />, 'Ihre Nachricht', 'Type a message...'],
  ['Anschreiben Cover Letter', <CoverLetterPage key="b" />, 'Ihre Nachricht', 'Type a message...'],
  ['Interviewvorbereitung', <InterviewPage key="c" />, 'Ihre Antwort', 'Share your thoughts...'],
  [
    'Job-Coach Job Coach',
    <JobCoachPage key="d" />,
    'Ihre Antwort',
    'Tell me about your career goals...',
  ],
] as const)(
  'AI-01 AI-03 AI-12 HERS-12 %s: title, field, and the lasting notice, each first in German',
  async (title, page, label, text) => {
    openAssistant(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(title);
    expect(screen.getByText(/Hier antwortet ein Computerprogramm/)).toBeVisible();
    await isReady();
    expect(field()).toHaveAttribute('placeholder', text);
    expect(field()).toHaveAccessibleName(label);
  },
);

test('AI-12 before the first conversation nothing is sent; the start is remembered', async () => {
  const { person, calls, store } = openAssistant(<AiJobsPage />, { accepted: false });
  const start = await screen.findByRole('button', { name: 'Gespräch starten' });
  expect(screen.getByText(/kein Mensch\. Ihre Antworten/)).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /chat/start')).toEqual([]);
  await person.click(start);
  expect(await within(log()).findByText('Guten')).toBeVisible();
  expect(store.getItem('assistant.accepted')).toBe('["aiJobs"]');
});

test('AI-04 the session starts by itself, once, with the profile alone', async () => {
  const { calls } = openAssistant(<AiJobsPage />);
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

test('AI-02 AGE-01 Enter begins a line, Control and Enter sends; the answer is read out once', async () => {
  const { person, shell } = openAssistant(<AiJobsPage />);
  await isReady();
  const said: string[] = [];
  shell.notices.subscribe(({ announcement }) => {
    if (said.at(-1) !== announcement.text) said.push(announcement.text);
  });
  await person.type(field(), 'eins{Enter}zwei{Control>}{Enter}{/Control}');
  await waitFor(() => expect(within(log()).getByText(/^Zu eins\s+zwei$/)).toBeVisible());
  expect(field()).toHaveValue('');
  await isReady();
  expect(said).toEqual(['Zu eins\nzwei']);
});

test('AI-03 nothing is sent while empty, and the button says why', async () => {
  const { person, calls } = openAssistant(<AiJobsPage />);
  await isReady();
  await person.type(field(), '   {Control>}{Enter}{/Control}');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveAccessibleDescription('Schreiben Sie zuerst eine Nachricht.');
  expect(calls.filter(({ key }) => key.includes('message'))).toEqual([]);
});

test('AI-03 while the answer is written nothing more is sent; what is typed stays', async () => {
  let answer = () => {};
  const { person, calls } = openAssistant(<AiJobsPage />, {
    more: {
      'POST /chat/session/{sessionId}/message': () =>
        new Promise((resolve) => {
          answer = () => resolve({ response: 'Da' });
        }),
    },
  });
  await isReady();
  await person.type(field(), 'eins{Control>}{Enter}{/Control}zwei{Control>}{Enter}{/Control}');
  expect(screen.getByText('Die Antwort wird geschrieben …')).toBeVisible();
  expect(calls.filter(({ key }) => key.includes('message'))).toHaveLength(1);
  expect(field()).toHaveValue('zwei');
  act(answer);
  expect(await within(log()).findByText('Da')).toBeVisible();
});

test.each([
  ['a visitor', null],
  ['an employer', buildClientUser()],
])('AI-03 %s is asked to log in and can send nothing', async (_name, user) => {
  const { calls } = openAssistant(<AiJobsPage />, { user });
  expect(screen.getByText('Please log in to start chatting with the assistant')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(plainWordsBefore('Please log in to start chatting with the assistant')).not.toBe('');
  expect(field()).toHaveAttribute('placeholder', 'Please log in to chat...');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toEqual([]);
});

test('AI-03 while the profile loads, and when it does not', async () => {
  let fail = () => {};
  const { person, handlers: live } = openAssistant(<AiJobsPage />, {
    more: {
      'GET /candidate/{id}/agent': () =>
        new Promise((_, reject) => {
          fail = () => reject(apiFailure('internal', 'Kaputt'));
        }),
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await screen.findByText('Loading your profile...')).toBeVisible();
  expect(plainWordsBefore('Loading your profile...')).not.toBe('');
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
  } = openAssistant(<InterviewPage />, {
    more: {
      'POST /interview/continue': () => {
        throw apiFailure('conflict', 'Ihre vorige Nachricht wird noch beantwortet.');
      },
    },
  });
  await isReady();
  await person.type(field(), 'Meine Antwort{Control>}{Enter}{/Control}');
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
  const { person, calls } = openAssistant(<InterviewPage />, {
    more: {
      'POST /interview/continue': () => {
        throw apiFailure('not_found', 'Weg');
      },
    },
  });
  await isReady();
  await person.type(field(), 'Hallo{Control>}{Enter}{/Control}');
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
  const { handlers: live } = openAssistant(<JobCoachPage />, {
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
  const { person, calls } = openAssistant(<AiJobsPage />, { stored: { 'assistant.aiJobs': chat } });
  expect(await within(log()).findByText('Von gestern')).toBeVisible();
  expect(screen.getByText(/hat noch keine Antwort bekommen/)).toBeVisible();
  expect(calls.filter(({ key }) => key === 'POST /chat/start')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Neues Gespräch' }));
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Neues Gespräch beginnen' }));
  expect(await within(log()).findByText('Guten')).toBeVisible();
  expect(screen.queryByText('Von gestern')).toBeNull();
});
