import type { Conversation } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  buildConversation,
  buildConversations,
  type Handler,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { ConversationListPage } from './ConversationListPage.tsx';

/** Answers as the backend does. */
function conversations(found: Conversation[]): Handler<'GET /communication'> {
  return ({ query }) => {
    if (query.mode === 'count') return { id: found.length };
    const { offset = 0, limit = 50 } = query as { offset?: number; limit?: number };
    return found.slice(offset, offset + limit);
  };
}

/** Rows of 145 px in a window of 580 px. */
function Window({ children }: { children: ReactNode }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: 580, itemHeight: 145 }}>
      {children}
    </VirtuosoMockContext>
  );
}

function open(
  found: Conversation[] | Handler<'GET /communication'>,
  options: RenderPageOptions = {},
) {
  const page = renderPage(
    <Window>
      <ConversationListPage />
    </Window>,
    {
      route: '/messages',
      user: buildCandidateUser(),
      ...options,
      handlers: {
        ...options.handlers,
        'GET /communication': typeof found === 'function' ? found : conversations(found),
      },
    },
  );
  const offsets = () =>
    page.calls
      .filter(({ key }) => key === 'GET /communication')
      .map(({ query }) => query as { mode?: string; offset?: number })
      .filter(({ mode }) => mode !== 'count')
      .map(({ offset }) => offset);
  return { ...page, offsets };
}

const many = buildConversations(120);
const cards = () => screen.getAllByRole('article');

beforeEach(() => window.sessionStorage.clear());

test('MSG-01 the heading has the number of conversations', async () => {
  open(many);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nachrichten (120 Gespräche)' }),
  ).toBeVisible();
});

test('MSG-02 50 a page, the next one by button or scrolling, until there are no more', async () => {
  const { person, offsets } = open(many);
  expect(await screen.findByText('1 bis 50 von 120 Gesprächen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 100 von 120 Gesprächen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 120 von 120 Gesprächen')).toBeVisible();
  expect(offsets()).toEqual([0, 50, 100]);
  expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
});

test('MSG-02 layout-19 only rows near the window are drawn, each says its place and the total', async () => {
  open(many);
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(cards().length).toBeLessThan(20);
  const row = screen.getAllByRole('listitem')[2];
  expect(row).toHaveAttribute('aria-posinset', '3');
  await waitFor(() => expect(row).toHaveAttribute('aria-setsize', '120'));
});

test('MSG-02 the first calls are those that the document starts', async () => {
  const { calls } = open(many);
  await screen.findByText('1 bis 50 von 120 Gesprächen');
  expect(calls.map(({ query }) => query)).toEqual([
    { mode: 'list', limit: 50, offset: 0 },
    { mode: 'count' },
  ]);
});

test('MSG-04 a card of an application', async () => {
  open([buildConversation({ unread_count: 2 })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Bewerbung auf eine Stellenanzeige' })).toBeVisible();
  expect(
    card.getByText('Mitarbeit am Empfang im Seniorenzentrum', { selector: 'p' }),
  ).toBeVisible();
  expect(card.getByText(/Caritas-Altenzentrum St. Maternus · Kontakt vom/)).toBeVisible();
  expect(card.getByText('12.11.2026')).toBeVisible();
  expect(card.getByText('Passt Ihnen ein Gespräch am Dienstag?')).toBeVisible();
  expect(card.getByText('2 neue Nachrichten')).toBeVisible();
  expect(card.getByRole('link', { name: /^Gesprächsverlauf/ })).toHaveAttribute(
    'href',
    '/messages/77',
  );
  expect(card.getByRole('link', { name: /^zur Stelle/ })).toHaveAttribute('href', '/jobs/12');
});

test('MSG-04 a card without a job', async () => {
  open([buildConversation({ type: 'outreach', _job_demand_with_labels: [] })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Direktansprache eines Kandidaten' })).toBeVisible();
  expect(
    card.getByText('Es wurde keine Stelle angehängt oder sie wurde deaktiviert'),
  ).toBeVisible();
  expect(card.queryByRole('link', { name: /^zur Stelle/ })).toBeNull();
});

test('MSG-09 a client reads the name that was sent, and no name without', async () => {
  open([buildConversation(), buildConversation({ id: 78, contact_data: 'anonymous' })], {
    user: buildClientUser(),
  });
  expect(await screen.findByText(/^Frau Renate Schuster · Kontakt vom/)).toBeVisible();
  expect(screen.getByText(/^Anonym · Kontakt vom/)).toBeVisible();
});

test('markup in a message is shown as text', async () => {
  const { container } = open([buildConversation({ message: '<img src=x onerror=alert(1)>' })]);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('MSG-02 while loading it says so', () => {
  open(() => new Promise(() => {}));
  expect(screen.getByText('Gespräche werden geladen …')).toBeInTheDocument();
});

test.each([
  ['candidate', buildCandidateUser(), 'Stellen ansehen'],
  ['client', buildClientUser(), 'Meine Anzeigen'],
])('an empty list of a %s says what comes here', async (_, user, next) => {
  open([], { user });
  expect(await screen.findByRole('heading', { name: 'Noch keine Gespräche' })).toBeVisible();
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([next]);
});

test('a conversation that moved to another page is shown once', async () => {
  const [first, ...rest] = buildConversations(60);
  if (!first) throw new Error('no conversation');
  const { person } = open(({ query }) => {
    if (query.mode === 'count') return { id: 60 };
    const { offset = 0 } = query as { offset?: number };
    return offset === 0 ? [first, ...rest].slice(0, 50) : [first, ...rest.slice(49)];
  });
  await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 60 von 60 Gesprächen')).toBeVisible();
});

describe('MSG-03 the place in the list', () => {
  test('is kept in the session and forgotten for another user', async () => {
    const { person, unmount } = open(many);
    await person.click(
      (await screen.findAllByRole('link', { name: /^Gesprächsverlauf/ }))[1] as HTMLElement,
    );
    const kept = () => JSON.parse(window.sessionStorage.getItem('messages.place') ?? 'null');
    await waitFor(() => expect(kept()).toMatchObject({ loaded: 50, openedId: 2 }));
    unmount();
    open(many, { user: buildCandidateUser({ id: 5 }) });
    await screen.findByText('1 bis 50 von 120 Gesprächen');
    expect(kept()?.openedId ?? null).toBeNull();
  });

  test('on return the loaded pages are there again and the opened row has the focus', async () => {
    window.sessionStorage.setItem(
      'silverjobs.stored',
      JSON.stringify({ userId: 4, keys: ['messages.place'] }),
    );
    window.sessionStorage.setItem(
      'messages.place',
      JSON.stringify({ loaded: 100, view: { scrollTop: 0, ranges: [] }, openedId: 2 }),
    );
    const { offsets } = open(many);
    expect(await screen.findByText('1 bis 100 von 120 Gesprächen')).toBeVisible();
    expect(offsets()).toEqual([0, 50]);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/messages/2'));
  });
});

describe('news', () => {
  const told = { topic: 'messages', communication_id: 3, count: 1 } as const;
  const newer = buildConversation({
    id: 3,
    message: 'Passt Ihnen Mittwoch?',
    last_message_at: Date.UTC(2026, 10, 20),
    unread_count: 1,
  });
  const changed = { 'GET /communication/{id}': () => [newer] };

  test('MSG-10 a conversation with a new message comes to the front, and it is said once', async () => {
    const { shell, offsets } = open(many.slice(0, 5), { handlers: changed });
    await screen.findByText('Nachricht 1');
    act(() => shell.live.tell(told));
    expect(await screen.findByText('Passt Ihnen Mittwoch?')).toBeVisible();
    expect(cards()[0]).toHaveTextContent('Passt Ihnen Mittwoch?');
    const { announcement } = shell.notices.getState();
    expect(announcement.text).toBe('Neue Nachricht von Frau Petra Lindner');
    act(() => shell.live.tell(told));
    await act(async () => {});
    expect(shell.notices.getState().announcement).toBe(announcement);
    // The pages were not asked for again.
    expect(offsets()).toEqual([0]);
  });

  test('MSG-10 without events the list is looked at every half minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const found = many.slice(0, 3);
      open(({ query }) => conversations(found)({ query } as never));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      found.unshift({ ...newer, id: 99, message: 'Ein neues Gespräch' });
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(screen.getByText('Ein neues Gespräch')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(4 Gespräche)');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('failing calls', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [
      'the message of the server',
      () => apiFailure('internal', 'Die Datenbank ruht.'),
      'Die Datenbank ruht.',
    ],
    ['no answer', () => new NoAnswer(), 'Ein unbekannter Fehler ist aufgetreten.'],
  ])('MSG-02 a failed list shows %s and a retry that works', async (_, failure, text) => {
    let broken = true;
    const { person } = open((request) => {
      if (broken) throw failure();
      return conversations(many)(request);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText(/^1 bis 50/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('MSG-02 a failed further page keeps the rows and is tried again by the reader', async () => {
    let broken = true;
    const { person, offsets } = open((request) => {
      const { offset } = request.query as { offset?: number };
      if (broken && offset === 50) throw new NoAnswer();
      return conversations(many)(request);
    });
    await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
    expect(await screen.findByText('Fehler beim Laden')).toBeVisible();
    expect(cards().length).toBeGreaterThan(0);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('1 bis 100 von 120 Gesprächen')).toBeVisible();
    expect(offsets()).toEqual([0, 50, 50]);
  });
});
