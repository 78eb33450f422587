import { act, screen, waitFor, within } from '@testing-library/react';
import { AiJobsPage } from '../ai-jobs/AiJobsPage.tsx';
import { InterviewPage } from '../interview/InterviewPage.tsx';
import { field, isReady, log, openAssistant } from './testing/open-assistant.tsx';

const CALL = 'POST /chat/session/{sessionId}/message';
type Body = { message: string; client_key: string; withdrawn_keys?: string[] };

/** An assistant that answers only when told to. */
async function openSlow() {
  const answers: (() => void)[] = [];
  const page = openAssistant(<AiJobsPage />, {
    more: {
      [CALL]: ({ body }) =>
        new Promise<{ response: string }>((resolve) => {
          answers.push(() => resolve({ response: `Zu ${body.message}` }));
        }),
    },
  });
  await isReady();
  const sent = () => page.calls.flatMap(({ key, body }) => (key === CALL ? [body as Body] : []));
  const answer = async (at: number) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(at));
    await act(async () => answers[at]?.());
  };
  return { ...page, sent, answer };
}

const button = (name: string) => screen.getByRole('button', { name });
const own = () =>
  within(log())
    .getAllByRole('listitem')
    .filter((item) => item.dataset.sender === 'user');

test('TALK-09 a stopped message stays and is sent again with its key; a late answer is dropped', async () => {
  const { person, sent, answer } = await openSlow();
  await person.type(field(), 'eins{Control>}{Enter}{/Control}');
  await person.click(button('Anhalten'));
  expect(screen.getByText(/Sie haben angehalten/)).toBeVisible();
  await answer(0);
  expect(within(log()).queryByText('Zu eins')).toBeNull();
  await person.click(button('Noch einmal senden'));
  await answer(1);
  expect(await within(log()).findByText('Zu eins')).toBeVisible();
  expect(own()).toHaveLength(1);
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(second).not.toHaveProperty('withdrawn_keys');
});

test('TALK-09 a stopped message is changed in the field, and its old words count no longer', async () => {
  const { person, sent, answer } = await openSlow();
  await person.type(field(), 'Kölnn{Control>}{Enter}{/Control}');
  await person.click(button('Anhalten'));
  await person.click(button('Ändern'));
  expect(field()).toHaveValue('Kölnn');
  expect(field()).toHaveFocus();
  expect(within(log()).queryByText('Kölnn')).toBeNull();
  await person.type(field(), '{Backspace}{Control>}{Enter}{/Control}');
  await answer(1);
  expect(await within(log()).findByText('Zu Köln')).toBeVisible();
  const [first, second] = sent();
  expect(second?.withdrawn_keys).toEqual([first?.client_key]);
  await person.type(field(), 'weiter{Control>}{Enter}{/Control}');
  expect(sent()[2]).not.toHaveProperty('withdrawn_keys');
});

test('TALK-09 something else instead of a stopped message takes that back', async () => {
  const { person, sent, answer } = await openSlow();
  await person.type(field(), 'eins{Control>}{Enter}{/Control}');
  await person.click(button('Anhalten'));
  await person.type(field(), 'zwei{Control>}{Enter}{/Control}');
  await answer(1);
  expect(await within(log()).findByText('Zu zwei')).toBeVisible();
  expect(own().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/zurückgenommen.*eins$/),
    expect.not.stringContaining('zurückgenommen'),
  ]);
  expect(sent()[1]?.withdrawn_keys).toEqual([sent()[0]?.client_key]);
});

test('TALK-09 a start cannot be stopped; a stopped conversation goes on after a reload', async () => {
  const { person, store, sent } = await openSlow();
  await person.type(field(), 'eins{Control>}{Enter}{/Control}');
  await person.click(button('Anhalten'));
  const kept = JSON.parse(store.getItem('assistant.aiJobs') ?? '');
  expect(kept.messages.at(-1)).toMatchObject({ text: 'eins', outcome: 'stopped' });
  expect(sent()).toHaveLength(1);
  let begin = () => {};
  openAssistant(<InterviewPage />, {
    more: {
      'POST /interview/start': () =>
        new Promise((resolve) => {
          begin = () => resolve({ sessionId: 'c', message: 'Frage 1', stage: 'a' });
        }),
    },
  });
  expect(await screen.findByText('Die Antwort wird geschrieben …')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anhalten' })).toBeNull();
  await act(async () => begin());
});
