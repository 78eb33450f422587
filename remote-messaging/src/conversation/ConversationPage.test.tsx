import type { Message, MessageInput } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  buildCommunication,
  buildMessage,
  buildMessages,
  type Handlers,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConversationPage } from './ConversationPage.tsx';

type Options = RenderPageOptions & { history?: Message[] };

/** Renders the page over a history that answers as the backend does. */
function open({ history = buildMessages(4), handlers, ...options }: Options = {}) {
  const rows = [...history];
  const page = renderPage(<ConversationPage />, {
    route: '/messages/77',
    path: '/messages/:id',
    user: buildCandidateUser(),
    ...options,
    handlers: {
      'GET /communication': () => ({ id: 0 }),
      'GET /communication/{id}': () => [buildCommunication()],
      'POST /communication/{id}/read': () => ({ ok: true as const }),
      'GET /message': ({ query }) => {
        const { from, limit = 50, offset = 0 } = query;
        const start = from === 'end' ? Math.max(0, rows.length - offset - limit) : offset;
        return rows.slice(start, start + limit);
      },
      'POST /message': ({ body }) => {
        const row = buildMessage(rows.length, { message: body.message, sending_users_id: 4 });
        rows.push(row);
        return row;
      },
      ...handlers,
    },
  });
  const sent = () =>
    page.calls.filter(({ key }) => key === 'POST /message').map(({ body }) => body as MessageInput);
  const asked = (key: string) => page.calls.filter((call) => call.key === key);
  return { ...page, rows, sent, asked };
}

const texts = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('.sj-text--pre')?.textContent);
const field = () => screen.findByLabelText('Ihre Antwort');
const sendButton = () => screen.getByRole('button', { name: /Senden|gesendet/ });

test('MSG-05 title, card and the way to the job', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bewerbung bei einem Arbeitgeber' }),
  ).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Die Stelle' }));
  for (const text of [
    'Mitarbeit am Empfang im Seniorenzentrum',
    'Caritas-Altenzentrum St. Maternus',
    'Frau Petra Lindner',
    'Teilzeit',
    'mindestens 10 Stunden pro Woche',
    '50968 Köln und 10 km Umkreis',
  ]) {
    expect(card.getAllByText(text)[0]).toBeVisible();
  }
  expect(card.getByRole('link', { name: /^zur Stelle/ })).toHaveAttribute('href', '/jobs/12');
  expect(document.title).toBe('Bewerbung bei einem Arbeitgeber · silverjobs');
});

test('MSG-09 without contact data neither side is named', async () => {
  const anonymous = buildCommunication({ contact_data: 'anonymous' });
  open({ handlers: { 'GET /communication/{id}': () => [anonymous] } });
  await screen.findByText('Nachricht 1');
  expect(screen.queryByText(/Lindner/)).toBeNull();
});

test('MSG-09 a client sees the contact data that was sent', async () => {
  open({ user: buildClientUser({ id: 40 }) });
  expect(await screen.findByText('0221 4455667')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Bewerbung auf eine Stellenanzeige' }),
  ).toBeVisible();
});

test('MSG-06 oldest first, with author, moment and the distance to it', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), doNotFake: ['queueMicrotask'] });
  try {
    open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(texts()).toEqual(['Nachricht 1', 'Nachricht 2', 'Nachricht 3', 'Nachricht 4']);
    const [mine, theirs] = screen.getAllByRole('listitem');
    expect(mine).toHaveTextContent('Sie · 12.11.2026, 09:14 · vor 9 Tagen');
    expect(theirs).toHaveTextContent('Frau Petra Lindner · 12.11.2026, 09:15');
    expect(theirs).toHaveAttribute('aria-posinset', '2');
    expect(theirs).toHaveAttribute('aria-setsize', '4');
  } finally {
    jest.useRealTimers();
  }
});

test('MSG-06 a long history begins at its end; earlier batches of 10 are loaded by button', async () => {
  const { person, asked } = open({ history: buildMessages(42) });
  await screen.findByText('Nachricht 42');
  expect(texts()[0]).toBe('Nachricht 18');
  await person.click(screen.getByRole('button', { name: 'Ältere Nachrichten laden' }));
  await screen.findByText('Nachricht 8');
  await person.click(screen.getByRole('button', { name: 'Ältere Nachrichten laden' }));
  await screen.findByText('Nachricht 1');
  expect(screen.queryByRole('button', { name: /Ältere/ })).toBeNull();
  expect(texts()).toHaveLength(42);
  expect(asked('GET /message').map(({ query }) => query)).toEqual([
    { communication_id: 77, from: 'end', limit: 25, offset: 0 },
    { communication_id: 77, from: 'start', limit: 10, offset: 7 },
    { communication_id: 77, from: 'start', limit: 7, offset: 0 },
  ]);
});

test('MSG-06 earlier messages grow above: the window moves by what they need', async () => {
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  // Each row is 100 px high; the list begins at 300 px.
  const places = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function measure(this: Element) {
      const index = [...document.querySelectorAll('[data-id]')].indexOf(this);
      const top = index < 0 ? 0 : 300 + 100 * index;
      return { top, bottom: top + 100 } as DOMRect;
    });
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = () => {};
  const { person } = open({ history: buildMessages(42) });
  await screen.findByText('Nachricht 42');
  expect(scroll).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Ältere Nachrichten laden' }));
  await screen.findByText('Nachricht 8');
  expect(scroll.mock.calls).toEqual([[{ top: 1_000, behavior: 'instant' }]]);
  scroll.mockRestore();
  places.mockRestore();
});

test('markup and addresses in a message stay text, lines stay lines', async () => {
  const message = 'Zeile 1\n<b>fett</b> https://example.org javascript:alert(1)';
  open({ history: [buildMessage(1, { message, position: 0 })] });
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('.sj-text--pre')?.textContent).toBe(message);
  expect(row.querySelector('b, a')).toBeNull();
});

test('a hint stands beside a message that asks for bank data, never beside an own one', async () => {
  const message = 'Hier ist die IBAN';
  open({ history: [buildMessage(0, { message }), buildMessage(1, { message })] });
  await screen.findAllByText(message);
  const [mine, theirs] = screen.getAllByRole('listitem');
  expect(theirs).toHaveTextContent(/Bitte seien Sie vorsichtig.*Bankdaten/);
  expect(mine).not.toHaveTextContent('vorsichtig');
});

describe('what is new', () => {
  test('MSG-10 unread messages are marked, stay marked and count as read', async () => {
    const { asked } = open({
      handlers: { 'GET /communication/{id}': () => [buildCommunication({ unread_count: 1 })] },
    });
    expect(await screen.findByText('Neue Nachrichten')).toBeVisible();
    await waitFor(() => expect(asked('POST /communication/{id}/read')).toHaveLength(1));
    const row = screen.getByText('Neue Nachrichten').closest('[role="listitem"]');
    expect(row).toHaveTextContent('Nachricht 4');
  });

  test('MSG-10 nothing unread is not marked as read again', async () => {
    const { asked } = open();
    await screen.findByText('Nachricht 4');
    expect(screen.queryByText('Neue Nachrichten')).toBeNull();
    expect(asked('POST /communication/{id}/read')).toHaveLength(0);
  });

  test('MSG-10 a new answer appears without reload, is announced and counts as read', async () => {
    const { rows, shell, asked } = open();
    await screen.findByText('Nachricht 4');
    rows.push(buildMessage(4), buildMessage(5, { message: 'Kommen Sie am Dienstag?' }));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Kommen Sie am Dienstag?')).toBeVisible();
    expect(texts()).toHaveLength(6);
    expect(shell.notices.getState().announcement.text).toBe(
      'Neue Nachricht von Frau Petra Lindner',
    );
    await waitFor(() => expect(asked('POST /communication/{id}/read')).toHaveLength(1));
  });

  test('MSG-10 an event brings a new message at once and is said once; others change nothing', async () => {
    const { rows, shell, asked } = open();
    await screen.findByText('Nachricht 4');
    const tell = (communication_id: number | null) =>
      act(async () => shell.live.tell({ topic: 'messages', communication_id, count: 1 }));
    act(() => shell.live.connection.setState({ connected: true }));
    rows.push(buildMessage(5, { message: 'Kommen Sie am Dienstag?', position: 4 }));
    await tell(78);
    expect(asked('GET /message')).toHaveLength(1);
    await tell(77);
    expect(await screen.findByText('Kommen Sie am Dienstag?')).toBeVisible();
    const { announcement } = shell.notices.getState();
    expect(announcement.text).toBe('Neue Nachricht von Frau Petra Lindner');
    await tell(77);
    expect(shell.notices.getState().announcement).toBe(announcement);
    // After a gap of the stream anything may have been missed.
    rows.push(buildMessage(7, { message: 'Oder am Mittwoch?', position: 5 }));
    await tell(null);
    expect(await screen.findByText('Oder am Mittwoch?')).toBeVisible();
  });

  test('MSG-10 what is told during a look is looked for once more', async () => {
    const answers: (() => void)[] = [];
    const history = buildMessages(4);
    const page = open({
      handlers: {
        'GET /message': async ({ query }) => {
          if (query.from === 'end') return [...history];
          const answer = history.slice(query.offset);
          await new Promise<void>((resolve) => answers.push(resolve));
          return answer;
        },
      },
    });
    await screen.findByText('Nachricht 4');
    const tell = () => page.shell.live.tell({ topic: 'messages', communication_id: 77, count: 1 });
    act(tell);
    await waitFor(() => expect(answers).toHaveLength(1));
    history.push(buildMessage(4, { message: 'Gerade noch' }));
    act(tell);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    expect(await screen.findByText('Gerade noch')).toBeVisible();
  });

  test('MSG-10 while events come nothing is asked for now and then', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const { asked, shell } = open();
      act(() => shell.live.connection.setState({ connected: true }));
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(asked('GET /message')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('MSG-10 while the page is open it looks every 15 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const { asked, unmount } = open();
      await act(() => jest.advanceTimersByTimeAsync(14_000));
      expect(asked('GET /message')).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(asked('GET /message')).toHaveLength(2);
      unmount();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked('GET /message')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the answer', () => {
  test('MSG-07 it is sent as outreach with the conversation and its contact data', async () => {
    const { person, sent, shell } = open();
    await person.type(await field(), '  Gern am Dienstag.  ');
    await person.click(sendButton());
    await waitFor(() => expect(texts()).toContain('Gern am Dienstag.'));
    expect(sent()).toMatchObject([
      {
        type: 'outreach',
        message: 'Gern am Dienstag.',
        communication_id: 77,
        contact_data: buildCommunication().contact_data,
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
    const { person, rows } = open();
    await screen.findByText('Nachricht 4');
    rows.push(buildMessage(4, { message: 'Ich war schneller' }));
    await person.type(await field(), 'Gern{Enter}');
    await waitFor(() => expect(texts().slice(-2)).toEqual(['Ich war schneller', 'Gern']));
  });

  test('MSG-10 a message that arrives while an earlier batch is loading is not lost', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const rows = buildMessages(42);
    const { person } = open({
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
    await person.type(await field(), 'Gern{Enter}');
    await waitFor(() => expect(texts().at(-1)).toBe('Gern'));
    release();
    await waitFor(() => expect(texts()[0]).toBe('Nachricht 8'));
    await waitFor(() => expect(texts().at(-1)).toBe('Gern'));
  });

  test('MSG-07 the field has the focus again after 100 ms', async () => {
    const { person } = open();
    await person.type(await field(), 'Gern');
    await person.click(sendButton());
    expect(sendButton()).toHaveFocus();
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  test.each(['', '   ', '\n'])('MSG-07 %j is not sent', async (text) => {
    const { person, sent } = open();
    if (text) fireEvent.change(await field(), { target: { value: text } });
    await field();
    await person.click(sendButton());
    expect(sent()).toEqual([]);
  });

  test('MSG-07 Enter sends, Umschalt and Enter makes a new line', async () => {
    const { person, sent } = open();
    await person.type(await field(), 'Zeile 1{Shift>}{Enter}{/Shift}Zeile 2');
    expect(await field()).toHaveValue('Zeile 1\nZeile 2');
    await person.type(await field(), '{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Zeile 1\nZeile 2' }]));
  });

  test('MSG-10 a click more does not send it twice', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { person, sent } = open({
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
    await person.type(await field(), '{Enter}');
    expect(sent()).toHaveLength(1);
    release();
    await waitFor(() => expect(texts()).toHaveLength(5));
  });

  test('MSG-10 what is typed on while it is under way stays in the field', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { person } = open({
      handlers: {
        'POST /message': async ({ body }) => {
          await waiting;
          return buildMessage(4, { message: body.message, sending_users_id: 4 });
        },
      },
    });
    await person.type(await field(), 'Gern{Enter}');
    await person.type(await field(), ' und danke');
    release();
    await waitFor(() => expect(texts()).toHaveLength(5));
    expect(await field()).toHaveValue('Gern und danke');
  });

  test('MSG-10 an unsent answer survives leaving the page', async () => {
    const { person, unmount, store } = open();
    await person.type(await field(), 'Noch nicht fertig');
    unmount();
    open({ stored: { 'draft.message.77': store.getItem('draft.message.77') ?? '' } });
    await waitFor(async () => expect(await field()).toHaveValue('Noch nicht fertig'));
  });

  test('D2 MSG-10 a session that ends while sending loses nothing', async () => {
    const { person, shell } = open({ handlers: { 'POST /message': () => new Promise(() => {}) } });
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
});

describe('states', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test('MSG-08 while loading it says so', () => {
    open({ handlers: { 'GET /communication/{id}': () => new Promise(() => {}) } });
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
    open({ route, handlers });
    expect(await screen.findByText('No data available')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('MSG-08 a candidate without a profile gets the other warning', async () => {
    open({ user: buildCandidateUser({ candidate_id: null }) });
    expect(await screen.findByText('No candidate data found')).toBeVisible();
  });

  test('MSG-08 a failure shows the message and a retry that works', async () => {
    let broken = true;
    const { person } = open({
      handlers: {
        'GET /communication/{id}': () => {
          if (broken) throw apiFailure('internal', 'Die Datenbank ruht.');
          return [buildCommunication()];
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
    const { person } = open({
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
    const { person, sent } = open({
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
    expect(await field()).toHaveValue('Gern');
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(texts()).toHaveLength(5));
    const keys = sent().map(({ client_key }) => client_key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText('Failed to save outreach')).toBeNull();
  });

  test('MSG-10 a changed text gets a key of its own', async () => {
    const { person, sent } = open({
      handlers: {
        'POST /message': () => {
          throw apiFailure('unavailable', 'Der Dienst ruht.');
        },
      },
    });
    await person.type(await field(), 'Gern{Enter}');
    expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
    await person.type(await field(), '!{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ client_key }) => client_key)).size).toBe(2);
  });

  test('MSG-06 an earlier batch that does not load keeps what is there', async () => {
    let broken = true;
    const rows = buildMessages(40);
    const { person } = open({
      handlers: {
        'GET /message': ({ query }) => {
          if (query.from === 'end') return rows.slice(-25);
          if (broken) throw new NoAnswer();
          return rows.slice(query.offset, (query.offset ?? 0) + (query.limit ?? 0));
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Ältere Nachrichten laden' }));
    expect(
      await screen.findByText('Ältere Nachrichten konnten nicht geladen werden'),
    ).toBeVisible();
    expect(texts()).toHaveLength(25);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(texts()).toHaveLength(35));
  });
});
