import { apiFailure, NoAnswer } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import {
  cards,
  conversations,
  many,
  openConversationList,
} from './testing/open-conversation-list.tsx';

beforeEach(() => window.sessionStorage.clear());

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
    const { person } = openConversationList((request) => {
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
    const { person, offsets } = openConversationList((request) => {
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
