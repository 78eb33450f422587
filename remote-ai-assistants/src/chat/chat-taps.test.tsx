import { apiFailure } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AiJobsPage } from '../ai-jobs/AiJobsPage.tsx';
import { agent, field, isReady, log, openAssistant } from './testing/open-assistant.tsx';

const CALL = 'POST /chat/session/{sessionId}/message';
const MARKS = [
  { id: 'place', label: 'Köln · 10 km' },
  { id: 'not-care', label: 'ohne Pflege' },
];

const start = (extras: object) => ({
  'POST /chat/start': () => ({ sessionId: 'a', initialResponse: 'Guten Tag', ...extras }),
});
const sentOf = (calls: readonly { key: string; body: unknown }[]) =>
  calls.flatMap(({ key, body }) => (key === CALL ? [body as Record<string, unknown>] : []));
const button = (name: string) => screen.getByRole('button', { name });
const choices = () => screen.queryByRole('group', { name: 'Antworten zum Antippen' });

test('TALK-09 a tapped answer is sent as it stands, is gone then, and what is typed stays', async () => {
  const { person, calls } = openAssistant(<AiJobsPage />, {
    more: start({ choices: ['Vormittags', 'Ganz egal'] }),
  });
  await isReady();
  await person.type(field(), 'Halb');
  const group = choices() as HTMLElement;
  expect(within(group).getAllByRole('button')).toHaveLength(2);
  await person.click(button('Ganz egal'));
  expect(await within(log()).findByText('Zu Ganz egal')).toBeVisible();
  expect(sentOf(calls)).toMatchObject([{ message: 'Ganz egal' }]);
  expect(choices()).toBeNull();
  expect(field()).toHaveValue('Halb');
  await isReady();
});

test('TALK-09 answers are tapped by keyboard, stay after a reload, and are read out', async () => {
  const { person, shell, store } = openAssistant(<AiJobsPage />, {
    more: { [CALL]: () => ({ response: 'Wann?', choices: ['Morgens'] }) },
  });
  await isReady();
  const said: string[] = [];
  shell.notices.subscribe(({ announcement }) => said.push(announcement.text));
  await person.type(field(), 'Büro{Control>}{Enter}{/Control}');
  await within(log()).findByText('Wann?');
  expect(said).toContain('Wann?\nAntworten zum Antippen: Morgens.');
  expect(JSON.parse(store.getItem('assistant.aiJobs') ?? '').messages.at(-1)).toMatchObject({
    choices: ['Morgens'],
  });
  await isReady();
  await person.tab({ shift: true });
  expect(button('Morgens')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(within(log()).getByText('Morgens')).toBeVisible();
});

test('TALK-03 what is understood is taken back in words, with the name of the mark', async () => {
  let answer = () => {};
  const { person, calls, store } = openAssistant(<AiJobsPage />, {
    more: {
      ...start({ marks: MARKS }),
      [CALL]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ response: 'Gut.', marks: MARKS.slice(1) });
        }),
    },
  });
  await isReady();
  expect(screen.getByRole('region', { name: 'Was verstanden wurde' })).toBeVisible();
  await person.click(button('Köln · 10 km entfernen'));
  expect(within(log()).getByText('Ohne „Köln · 10 km“')).toBeVisible();
  expect(sentOf(calls)).toMatchObject([{ message: 'Ohne „Köln · 10 km“', removed_mark: 'place' }]);
  expect(button('Köln · 10 km wird entfernt')).toHaveAttribute('aria-busy', 'true');
  await person.click(button('ohne Pflege entfernen'));
  expect(sentOf(calls)).toHaveLength(1);
  answer();
  expect(await within(log()).findByText('Gut.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Köln/ })).toBeNull();
  expect(JSON.parse(store.getItem('assistant.aiJobs') ?? '').marks).toEqual(MARKS.slice(1));
  await isReady();
});

test('TALK-03 a mark that could not be taken back stays, and the same is sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, calls, handlers } = openAssistant(<AiJobsPage />, {
    more: {
      ...start({ marks: MARKS }),
      [CALL]: () => {
        throw apiFailure('conflict', 'Das geht gerade nicht.');
      },
    },
  });
  await isReady();
  await person.click(button('ohne Pflege entfernen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das geht gerade nicht.');
  expect(button('ohne Pflege entfernen')).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('button', { name: 'Ändern' })).toHaveAttribute('aria-expanded');
  handlers[CALL] = () => ({ response: 'Gut.', marks: [] });
  await person.click(button('Noch einmal senden'));
  expect(await within(log()).findByText('Gut.')).toBeVisible();
  const [first, second] = sentOf(calls);
  expect(second).toEqual(first);
  expect(screen.queryByRole('region', { name: 'Was verstanden wurde' })).toBeNull();
  jest.restoreAllMocks();
});

test('TALK-03 answers without marks leave those before; kept ones come back', async () => {
  const chat = {
    ...{ sessionId: 'alt', subject: '', savedAt: Date.now() - 1_000 },
    ...{ recommendations: [], isComplete: false, marks: [...MARKS, { id: 5 }] },
    messages: [{ id: 'm', text: 'Gestern', sender: 'agent', timestamp: 1, choices: ['Ja'] }],
  };
  const { person } = openAssistant(<AiJobsPage />, { stored: { 'assistant.aiJobs': chat } });
  await waitFor(() => expect(button('Ja')).toBeVisible());
  await person.click(button('Ja'));
  await within(log()).findByText('Zu Ja');
  expect(screen.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(2);
});

/** A conversation that goes on after a reload. */
const askedWhen = () => ({
  'assistant.aiJobs': {
    ...{ sessionId: 'alt', subject: '', savedAt: Date.now() - 1_000 },
    ...{ recommendations: [], isComplete: false, marks: [] },
    messages: [{ id: 'm', text: 'Wann?', sender: 'agent', timestamp: 1, choices: ['Morgens'] }],
  },
});

test('TALK-09 an answer that is tapped before the profile is there is sent once it is', async () => {
  let arrive = () => {};
  const profile = new Promise((resolve) => {
    arrive = () => resolve(agent);
  });
  const { person, calls } = openAssistant(<AiJobsPage />, {
    stored: askedWhen(),
    more: { 'GET /candidate/{id}/agent': () => profile as Promise<never> },
  });
  await person.click(await screen.findByRole('button', { name: 'Morgens' }));
  expect(within(log()).getByText('Morgens')).toBeVisible();
  expect(sentOf(calls)).toEqual([]);
  arrive();
  await within(log()).findByText('Zu Morgens');
  expect(sentOf(calls)).toMatchObject([{ message: 'Morgens' }]);
});

test('TALK-09 AI-10 a profile that is not there ends no conversation whose answer was tapped', async () => {
  let refuse = () => {};
  const profile = new Promise((_, reject) => {
    refuse = () => reject(apiFailure('not_found', 'Nicht gefunden'));
  });
  const { person, store } = openAssistant(<AiJobsPage />, {
    stored: askedWhen(),
    more: { 'GET /candidate/{id}/agent': () => profile as Promise<never> },
  });
  await person.click(await screen.findByRole('button', { name: 'Morgens' }));
  refuse();
  expect(await screen.findByText('Failed to send your message. Please try again.')).toBeVisible();
  expect(screen.getByText(/^Ihre Nachricht wurde nicht angenommen/)).toBeVisible();
  expect(screen.queryByText(/Das Gespräch ist abgelaufen/)).toBeNull();
  expect(await screen.findByText('Ihr Profil konnte nicht geladen werden.')).toBeVisible();
  expect(store.getItem('assistant.aiJobs')).toContain('Morgens');
});

test('TALK-08 words of the rules in place of a language model say so, once', async () => {
  const { person } = openAssistant(<AiJobsPage />, {
    more: { [CALL]: () => ({ response: 'Von den Regeln', isSubstitute: true }) },
  });
  await isReady();
  await person.type(field(), 'Büro{Control>}{Enter}{/Control}');
  await within(log()).findByText('Von den Regeln');
  expect(
    screen.getAllByText(
      'Das Sprachmodell antwortet gerade nicht. Diese Antwort kommt von unseren festen Regeln.',
    ),
  ).toHaveLength(1);
});
