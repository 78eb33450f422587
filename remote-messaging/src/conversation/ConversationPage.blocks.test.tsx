import { buildMessages } from '@silverjobs/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openConversation, texts } from './testing/open-conversation.tsx';

type Look = (near: boolean) => void;

/** Lets the test say of every block whether it is near the window. */
function watchBlocks(): { moveAll: Look; end: () => void } {
  const looks = new Set<Look>();
  class Observer {
    readonly look: Look;
    constructor(callback: IntersectionObserverCallback) {
      this.look = (near) =>
        callback([{ isIntersecting: near } as IntersectionObserverEntry], this as never);
    }
    observe() {
      looks.add(this.look);
    }
    disconnect() {
      looks.delete(this.look);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return {
    moveAll: (near) =>
      act(() => {
        for (const look of looks) look(near);
      }),
    end: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}

let blocks: ReturnType<typeof watchBlocks>;
beforeEach(() => {
  blocks = watchBlocks();
  jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
});
afterEach(() => {
  blocks.end();
  jest.restoreAllMocks();
});

/** A conversation of 120 messages of which the last 55 are loaded. */
async function openLong(options = {}) {
  const page = openConversation({ history: buildMessages(120), ...options });
  await screen.findByText('Nachricht 120');
  for (const first of [86, 76, 66]) {
    await page.person.click(screen.getByRole('button', { name: 'Ältere Nachrichten laden' }));
    await waitFor(() => expect(texts()[0]).toBe(`Nachricht ${first}`));
  }
  return page;
}

test('MSG-06 printing renders what is put away, and says at the top that earlier messages are missing', async () => {
  await openLong();
  blocks.moveAll(false);
  expect(texts()).not.toContain('Nachricht 120');
  fireEvent(window, new Event('beforeprint'));
  expect(texts()).toHaveLength(55);
  expect(screen.getByText(/^Hier fehlen ältere Nachrichten/)).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(texts()).not.toContain('Nachricht 120');
});

test('a conversation that is loaded whole misses nothing when it is printed', async () => {
  openConversation();
  await screen.findByText('Nachricht 4');
  fireEvent(window, new Event('beforeprint'));
  expect(screen.queryByText(/^Hier fehlen/)).toBeNull();
});

test('the thanks for a report are there again after its block was put away', async () => {
  const { person } = await openLong({
    handlers: { 'POST /message/{id}/report': () => ({ ok: true }) },
  });
  const report = screen.getAllByRole('button', { name: /^Nachricht melden/ }).at(-1);
  await person.click(report as HTMLElement);
  await person.click(await screen.findByLabelText('Ich soll etwas bezahlen'));
  await person.click(screen.getByRole('button', { name: 'Meldung senden' }));
  const thanks = await screen.findByText('Danke für Ihre Meldung');
  await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus());
  act(() => (document.activeElement as HTMLElement).blur());
  blocks.moveAll(false);
  expect(screen.queryByText('Danke für Ihre Meldung')).toBeNull();
  blocks.moveAll(true);
  expect(screen.getByText('Danke für Ihre Meldung')).toBeVisible();
  expect(document.body).toHaveFocus();
});
