import {
  buildClientUser,
  buildConversation,
  buildMessage,
  buildMessages,
  plainWordsBefore,
} from '@silverjobs/testing';
import { act, screen, within } from '@testing-library/react';
import { field, openConversation, texts } from './testing/open-conversation.tsx';

test('MSG-05 HERS-11 AGE-03 title, the messages, then folded the card; the way to the job', async () => {
  const { person } = openConversation();
  expect(
    await screen.findByRole('heading', { level: 1, name: /Bewerbung bei einem Arbeitgeber$/ }),
  ).toBeVisible();
  expect(plainWordsBefore('Bewerbung bei einem Arbeitgeber')).toBe(
    'Caritas-Altenzentrum St. Maternus',
  );
  const facts = screen.getByRole('region', { name: 'Die Stelle' });
  const [message] = await screen.findAllByRole('listitem');
  expect(message?.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const card = within(facts);
  expect(card.getByText('Frau Petra Lindner')).not.toBeVisible();
  await person.click(card.getByText('Angaben zum Arbeitgeber und zur Stelle'));
  for (const text of [
    'Mitarbeit am Empfang im Seniorenzentrum',
    'Caritas-Altenzentrum St. Maternus',
    'Frau Petra Lindner',
    'Teilzeit',
    '10 Stunden pro Woche',
    '50968 Köln und 10 km Umkreis',
  ]) {
    expect(card.getAllByText(text)[0]).toBeVisible();
  }
  expect(screen.getByRole('link', { name: /^zur Stelle/ })).toHaveAttribute('href', '/jobs/12');
  // AGE-03 messages-25: which of several open conversations it is.
  expect(document.title).toBe(
    'Mitarbeit am Empfang im Seniorenzentrum, Caritas-Altenzentrum St. Maternus · silverjobs',
  );
});

test('MSG-09 without contact data neither side is named', async () => {
  const anonymous = buildConversation({ contact_data: 'anonymous' });
  openConversation({ handlers: { 'GET /communication/{id}': () => [anonymous] } });
  await screen.findByText('Nachricht 1');
  expect(screen.queryByText(/Lindner/)).toBeNull();
});

test('MSG-09 a client sees the contact data that was sent', async () => {
  const { person } = openConversation({ user: buildClientUser({ id: 40 }) });
  await person.click(await screen.findByText('Angaben zur Person und zur Stelle'));
  expect(screen.getByText('0221 4455667')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1, name: /Bewerbung auf eine Stellenanzeige$/ }),
  ).toBeVisible();
});

test('MSG-06 oldest first, with author, moment and the distance to it', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), doNotFake: ['queueMicrotask'] });
  try {
    openConversation();
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
  const { person, asked } = openConversation({ history: buildMessages(42) });
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
  const { person } = openConversation({ history: buildMessages(42) });
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
  openConversation({ history: [buildMessage(1, { message, position: 0 })] });
  const row = await screen.findByRole('listitem');
  expect(row.querySelector('.sj-text--pre')?.textContent).toBe(message);
  expect(row.querySelector('b, a')).toBeNull();
});

const bank = {
  kind: 'bank',
  title: 'Bankdaten',
  explanation: 'Schicken Sie davon jetzt nichts.',
  quote: 'Wie ist Ihre IBAN?',
} as const;

test('AGE-09 a suspicious message is explained beside it and above the answer, and can be asked about', async () => {
  const { person, asked } = openConversation({
    history: [buildMessage(0), buildMessage(1, { message: bank.quote, _warnings: [bank] })],
    handlers: { 'POST /message/{id}/report': () => ({ ok: true as const }) },
  });
  await screen.findByText(bank.quote);
  const [mine, theirs] = screen.getAllByRole('listitem');
  expect(mine).not.toHaveTextContent('vorsichtig');
  expect(theirs).toHaveTextContent(/Bitte seien Sie vorsichtig.*Bankdaten.*„Wie ist Ihre IBAN\?“/);
  const [, above] = screen.getAllByRole('region', { name: 'Bitte seien Sie vorsichtig' });
  expect(above).toHaveTextContent(/Bevor Sie antworten.*Bankdaten/);
  const answer = await field();
  expect(above?.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(screen.getByRole('button', { name: 'Gefälscht? Fragen Sie uns' }));
  await person.click(await screen.findByRole('button', { name: 'Frage senden' }));
  expect(await screen.findByText('Danke für Ihre Frage')).toBeVisible();
  expect(asked('POST /message/{id}/report')).toMatchObject([
    { params: { id: 1_001 }, body: { reason: 'fraud_question' } },
  ]);
});
