import {
  buildCandidateUser,
  buildClientUser,
  buildConversation,
  buildConversations,
  plainWordsBefore,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cards,
  conversations,
  many,
  openConversationList,
} from './testing/open-conversation-list.tsx';

beforeEach(() => window.sessionStorage.clear());

test('MSG-01 the heading has the number of conversations', async () => {
  openConversationList(many);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nachrichten (120 Gespräche)' }),
  ).toBeVisible();
});

test('MSG-02 50 a page, the next one by button or scrolling, until there are no more', async () => {
  const { person, offsets } = openConversationList(many);
  expect(await screen.findByText('1 bis 50 von 120 Gesprächen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 100 von 120 Gesprächen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 120 von 120 Gesprächen')).toBeVisible();
  expect(offsets()).toEqual([0, 50, 100]);
  expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
});

test('MSG-02 layout-19 only rows near the window are rendered, each says its place and the total', async () => {
  openConversationList(many);
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(cards().length).toBeLessThan(20);
  const row = screen.getAllByRole('listitem')[2];
  expect(row).toHaveAttribute('aria-posinset', '3');
  await waitFor(() => expect(row).toHaveAttribute('aria-setsize', '120'));
});

test('MSG-02 the first calls are those that the document starts', async () => {
  const { calls } = openConversationList(many);
  await screen.findByText('1 bis 50 von 120 Gesprächen');
  expect(calls.map(({ query }) => query)).toEqual([
    { mode: 'list', limit: 50, offset: 0 },
    { mode: 'count' },
  ]);
});

test('MSG-04 a card of an application', async () => {
  openConversationList([buildConversation({ unread_count: 2 })]);
  const card = within(await screen.findByRole('article'));
  expect(
    card.getByRole('heading', {
      level: 2,
      name: 'Caritas-Altenzentrum St. Maternus Bewerbung auf eine Stellenanzeige',
    }),
  ).toBeVisible();
  expect(
    card.getByText('Mitarbeit am Empfang im Seniorenzentrum', { selector: 'p' }),
  ).toBeVisible();
  expect(card.getByText('12.11.2026')).toBeVisible();
  expect(card.getByText('Passt Ihnen ein Gespräch am Dienstag?')).toBeVisible();
  expect(card.getByText('2 neue Nachrichten')).toBeVisible();
  expect(card.getByRole('link', { name: /^Antwort lesen Gesprächsverlauf mit/ })).toHaveAttribute(
    'href',
    '/messages/77',
  );
  expect(card.getByRole('link', { name: /^zur Stelle/ })).toHaveAttribute('href', '/jobs/12');
});

test('HERS-11 unread conversations stand first, each card is one link with the employer as heading', async () => {
  openConversationList([
    buildConversation({ id: 1, unread_count: 0 }),
    buildConversation({ id: 2, unread_count: 1 }),
    buildConversation({ id: 3, unread_count: 0 }),
  ]);
  const shown = await screen.findAllByRole('article');
  const opens = shown.map((card) => within(card).getByRole('link', { name: /Gesprächsverlauf/ }));
  expect(opens.map((link) => link.getAttribute('href'))).toEqual([
    '/messages/2',
    '/messages/1',
    '/messages/3',
  ]);
  expect(opens.map((link) => /^Antwort lesen/.test(link.textContent ?? ''))).toEqual([
    true,
    false,
    false,
  ]);
  // Its ::after covers the card (conversation-card.css).
  for (const link of opens) expect(link).toHaveClass('conversation-card__open');
  expect(plainWordsBefore('Bewerbung auf eine Stellenanzeige', shown[0])).toBe(
    'Caritas-Altenzentrum St. Maternus',
  );
});

test('MSG-04 a card without a job', async () => {
  openConversationList([buildConversation({ type: 'outreach', _job_demand_with_labels: [] })]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: /Direktansprache eines Kandidaten$/ })).toBeVisible();
  expect(
    card.getByText('Es wurde keine Stelle angehängt oder sie wurde deaktiviert'),
  ).toBeVisible();
  expect(card.queryByRole('link', { name: /^zur Stelle/ })).toBeNull();
});

test('MSG-09 a client reads the name that was sent, and no name without', async () => {
  openConversationList(
    [buildConversation(), buildConversation({ id: 78, contact_data: 'anonymous' })],
    {
      user: buildClientUser(),
    },
  );
  expect(await screen.findByText('Frau Renate Schuster')).toBeVisible();
  expect(screen.getByText('Anonym')).toBeVisible();
});

test('markup in a message is shown as text', async () => {
  const { container } = openConversationList([
    buildConversation({ message: '<img src=x onerror=alert(1)>' }),
  ]);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('MSG-02 while loading it says so', () => {
  openConversationList(() => new Promise(() => {}));
  expect(screen.getByText('Gespräche werden geladen …')).toBeInTheDocument();
});

test.each([
  ['candidate', buildCandidateUser(), 'Stellen ansehen'],
  ['client', buildClientUser(), 'Meine Anzeigen'],
])('an empty list of a %s says what comes here', async (_, user, next) => {
  openConversationList([], { user });
  expect(await screen.findByRole('heading', { name: 'Noch keine Gespräche' })).toBeVisible();
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([next]);
});

test('a conversation that moved to another page is shown once', async () => {
  const [first, ...rest] = buildConversations(60);
  if (!first) throw new Error('no conversation');
  const { person } = openConversationList(({ query }) => {
    if (query.mode === 'count') return { id: 60 };
    const { offset = 0 } = query as { offset?: number };
    return offset === 0 ? [first, ...rest].slice(0, 50) : [first, ...rest.slice(49)];
  });
  await person.click(await screen.findByRole('button', { name: 'Weitere laden' }));
  expect(await screen.findByText('1 bis 60 von 60 Gesprächen')).toBeVisible();
});

describe('MSG-03 the place in the list', () => {
  test('is kept in the session and forgotten for another user', async () => {
    const { person, unmount } = openConversationList(many);
    await person.click(
      (await screen.findAllByRole('link', { name: /Gesprächsverlauf/ }))[1] as HTMLElement,
    );
    const kept = () => JSON.parse(window.sessionStorage.getItem('messages.place') ?? 'null');
    await waitFor(() => expect(kept()).toMatchObject({ loaded: 50, openedId: 2 }));
    unmount();
    openConversationList(many, { user: buildCandidateUser({ id: 5 }) });
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
    const { offsets } = openConversationList(many);
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
    const { shell, offsets } = openConversationList(many.slice(0, 5), { handlers: changed });
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
      openConversationList(({ query }) => conversations(found)({ query } as never));
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
