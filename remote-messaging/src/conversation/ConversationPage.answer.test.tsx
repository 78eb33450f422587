import {
  buildClientUser,
  buildConversation,
  buildMessage,
  buildMessages,
  buildTemplate,
  fill,
} from '@silverjobs/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, openConversation, sendButton, texts } from './testing/open-conversation.tsx';

test('MSG-07 it is sent as outreach with the conversation and its contact data', async () => {
  const { person, sent, shell } = openConversation();
  await person.type(await field(), '  Gern am Dienstag.  ');
  await person.click(sendButton());
  await waitFor(() => expect(texts()).toContain('Gern am Dienstag.'));
  expect(sent()).toMatchObject([
    {
      type: 'outreach',
      message: 'Gern am Dienstag.',
      communication_id: 77,
      contact_data: buildConversation().contact_data,
      users_id: 4,
      job_demand_id: 12,
    },
  ]);
  expect(await field()).toHaveValue('');
  expect(shell.notices.getState().notices).toMatchObject([
    { tone: 'success', title: 'Nachricht erfolgreich gesendet' },
  ]);
});

test('MSG-10 an answer that came just before the own message is shown too, in order', async () => {
  const { person, rows } = openConversation();
  await screen.findByText('Nachricht 4');
  rows.push(buildMessage(4, { message: 'Ich war schneller' }));
  await person.type(await field(), 'Gern{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts().slice(-2)).toEqual(['Ich war schneller', 'Gern']));
});

test('MSG-10 a message that arrives while an earlier batch is loading is not lost', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rows = buildMessages(42);
  const { person } = openConversation({
    handlers: {
      'GET /message': async ({ query }) => {
        if (query.from === 'end') return rows.slice(-25);
        if (query.offset === 7) await waiting;
        return rows.slice(query.offset, (query.offset ?? 0) + (query.limit ?? 0));
      },
      'POST /message': ({ body }) => {
        const sent = buildMessage(42, { message: body.message, sending_users_id: 4 });
        rows.push(sent);
        return sent;
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Ältere Nachrichten laden' }));
  await person.type(await field(), 'Gern{Control>}{Enter}{/Control}');
  await waitFor(() => expect(texts().at(-1)).toBe('Gern'));
  release();
  await waitFor(() => expect(texts()[0]).toBe('Nachricht 8'));
  await waitFor(() => expect(texts().at(-1)).toBe('Gern'));
});

test('MSG-07 the field has the focus again after 100 ms', async () => {
  const { person } = openConversation();
  await person.type(await field(), 'Gern');
  await person.click(sendButton());
  expect(sendButton()).toHaveFocus();
  await waitFor(async () => expect(await field()).toHaveFocus());
});

test.each(['', '   ', '\n'])('MSG-07 %j is not sent', async (text) => {
  const { person, sent } = openConversation();
  if (text) fireEvent.change(await field(), { target: { value: text } });
  await field();
  await person.click(sendButton());
  expect(sent()).toEqual([]);
});

test('AGE-01 display-4 who wants it so sends with Enter, and begins a line with Shift', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the choice of this browser
  document.cookie = 'display=enter';
  const { person, sent } = openConversation();
  await person.type(await field(), 'Zeile 1{Shift>}{Enter}{/Shift}Zeile 2');
  expect(sent()).toEqual([]);
  await person.type(await field(), '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = 'display=; Max-Age=0';
});

test('MSG-07 messages-22 Enter begins a line, with Control it sends', async () => {
  const { person, sent } = openConversation();
  await person.type(await field(), 'Zeile 1{Enter}Zeile 2');
  expect(await field()).toHaveValue('Zeile 1\nZeile 2');
  await person.type(await field(), '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toMatchObject([{ message: 'Zeile 1\nZeile 2' }]));
});

test('MSG-10 a click more does not send it twice', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { person, sent } = openConversation({
    handlers: {
      'POST /message': async ({ body }) => {
        await waiting;
        return buildMessage(4, { message: body.message, sending_users_id: 4 });
      },
    },
  });
  await person.type(await field(), 'Gern');
  await person.click(sendButton());
  await person.click(sendButton());
  await person.type(await field(), '{Control>}{Enter}{/Control}');
  expect(sent()).toHaveLength(1);
  release();
  await waitFor(() => expect(texts()).toHaveLength(5));
});

test('MSG-10 what is typed on while it is under way stays in the field', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { person } = openConversation({
    handlers: {
      'POST /message': async ({ body }) => {
        await waiting;
        return buildMessage(4, { message: body.message, sending_users_id: 4 });
      },
    },
  });
  await person.type(await field(), 'Gern{Control>}{Enter}{/Control}');
  await person.type(await field(), ' und danke');
  release();
  await waitFor(() => expect(texts()).toHaveLength(5));
  expect(await field()).toHaveValue('Gern und danke');
});

test('MSG-10 an unsent answer survives leaving the page', async () => {
  const { unmount, store } = openConversation();
  fill(await field(), 'Noch nicht fertig');
  unmount();
  openConversation({ stored: { 'draft.message.77': store.getItem('draft.message.77') ?? '' } });
  await waitFor(async () => expect(await field()).toHaveValue('Noch nicht fertig'));
});

test('MSG-10 jobs-48 own words that a template replaced come back after leaving the page', async () => {
  const client = {
    user: buildClientUser({ id: 40 }),
    handlers: { 'GET /outreach_template': () => [buildTemplate({ message: 'Text der Vorlage' })] },
  };
  const { person, store, unmount } = openConversation(client);
  fill(await field(), 'Mein Text');
  await person.click(screen.getByRole('button', { name: 'Vorlage einsetzen' }));
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  unmount();
  const stored = { 'draft.message.77': store.getItem('draft.message.77') ?? '' };
  const again = openConversation({ ...client, stored });
  await again.person.click(await screen.findByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(await field()).toHaveValue('Mein Text');
});

test('MSG-10 access-23 a session that ends while sending loses nothing', async () => {
  const { person, shell } = openConversation({
    handlers: { 'POST /message': () => new Promise(() => {}) },
  });
  await person.type(await field(), 'Gern');
  await person.click(sendButton());
  act(() => shell.session.setState(({ renewals }) => ({ renewals: renewals + 1 })));
  expect(
    await screen.findByText(
      'Sie sind wieder angemeldet. Bitte senden Sie Ihre Nachricht noch einmal.',
    ),
  ).toBeVisible();
  expect(await field()).toHaveValue('Gern');
  expect(sendButton()).not.toHaveAttribute('aria-disabled');
});
