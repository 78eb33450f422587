import {
  apiFailure,
  buildCandidateUser,
  buildConversation,
  buildMessage,
  buildMessages,
  type Handlers,
  NoAnswer,
  plainWordsBefore,
} from '@silverjobs/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { field, openConversation, sendButton, texts } from './testing/open-conversation.tsx';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('MSG-08 while loading it says so', () => {
  openConversation({ handlers: { 'GET /communication/{id}': () => new Promise(() => {}) } });
  expect(screen.getByText('Gespräch wird geladen …')).toBeVisible();
});

const unknown: [string, string, Handlers][] = [
  [
    'a foreign or unknown one',
    '/messages/77',
    {
      'GET /communication/{id}': () => {
        throw apiFailure('not_found', 'x');
      },
    },
  ],
  ['an empty answer', '/messages/77', { 'GET /communication/{id}': () => [] }],
  ['no number', '/messages/abc', {}],
  ['zero', '/messages/0', {}],
];
test.each(unknown)('MSG-08 %s gives the warning', async (_, route, handlers) => {
  openConversation({ route, handlers });
  expect(await screen.findByText('No data available')).toHaveAttribute('lang', 'en');
  expect(plainWordsBefore('No data available')).not.toBe('');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('MSG-08 a candidate without a profile gets the other warning', async () => {
  openConversation({ user: buildCandidateUser({ candidate_id: null }) });
  expect(await screen.findByText('No candidate data found')).toBeVisible();
  expect(plainWordsBefore('No candidate data found')).not.toBe('');
});

test('MSG-08 a failure shows the message and a retry that works', async () => {
  let broken = true;
  const { person } = openConversation({
    handlers: {
      'GET /communication/{id}': () => {
        if (broken) throw apiFailure('internal', 'Die Datenbank ruht.');
        return [buildConversation()];
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datenbank ruht.');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Nachricht 1')).toBeVisible();
});

test('MSG-08 a history that does not load can be asked for again, the answer can be typed', async () => {
  let broken = true;
  const { person } = openConversation({
    handlers: {
      'GET /message': () => {
        if (broken) throw new NoAnswer();
        return buildMessages(2);
      },
    },
  });
  expect(await screen.findByText('Die Nachrichten konnten nicht geladen werden')).toBeVisible();
  await person.type(await field(), 'Gern');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Nachricht 2')).toBeVisible();
  expect(await field()).toHaveValue('Gern');
});

test('MSG-10 a message that fails stays, is retried with the same key and arrives once', async () => {
  let broken = true;
  const { person, sent } = openConversation({
    handlers: {
      'POST /message': ({ body }) => {
        if (broken) throw new NoAnswer();
        return buildMessage(4, { message: body.message, sending_users_id: 4 });
      },
    },
  });
  await person.type(await field(), 'Gern');
  await person.click(sendButton());
  expect(await screen.findByText('Failed to save outreach')).toBeVisible();
  expect(plainWordsBefore('Failed to save outreach')).not.toBe('');
  expect(await field()).toHaveValue('Gern');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await waitFor(() => expect(texts()).toHaveLength(5));
  const keys = sent().map(({ client_key }) => client_key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(screen.queryByText('Failed to save outreach')).toBeNull();
});

test('MSG-10 messages-23 without an answer nobody says that it was not sent; once seen it is gone', async () => {
  const { person, rows, shell } = openConversation({
    handlers: {
      'POST /message': () => {
        throw new NoAnswer();
      },
    },
  });
  await person.type(await field(), 'Gern');
  await person.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Sie kommt nur einmal an.');
  rows.push(buildMessage(4, { message: 'Gern', sending_users_id: 4 }));
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Failed to save outreach')).toBeNull());
  expect(await field()).toHaveValue('');
  expect(texts().at(-1)).toBe('Gern');
  expect(shell.notices.getState().notices).toMatchObject([
    { tone: 'success', title: 'Nachricht erfolgreich gesendet' },
  ]);
});

test('MSG-10 a changed text gets a key of its own', async () => {
  const { person, sent } = openConversation({
    handlers: {
      'POST /message': () => {
        throw apiFailure('unavailable', 'Der Dienst ruht.');
      },
    },
  });
  await person.type(await field(), 'Gern{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
  await person.type(await field(), '!{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(new Set(sent().map(({ client_key }) => client_key)).size).toBe(2);
});

test('MSG-06 an earlier batch that does not load keeps what is there', async () => {
  let broken = true;
  const rows = buildMessages(40);
  const { person } = openConversation({
    handlers: {
      'GET /message': ({ query }) => {
        if (query.from === 'end') return rows.slice(-25);
        if (broken) throw new NoAnswer();
        return rows.slice(query.offset, (query.offset ?? 0) + (query.limit ?? 0));
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Ältere Nachrichten laden' }));
  expect(await screen.findByText('Ältere Nachrichten konnten nicht geladen werden')).toBeVisible();
  expect(texts()).toHaveLength(25);
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(texts()).toHaveLength(35));
});
