import { renderPage } from '@silverjobs/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Announcer } from './Announcer.tsx';

let tests = 0;
beforeEach(() => {
  jest.useFakeTimers();
  // The clock begins anew, and what was typed in the test before must be long ago.
  tests += 1;
  jest.advanceTimersByTime(tests * 60_000);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status');

function open() {
  return renderPage(
    <div id="root">
      <input aria-label="Nachricht" />
      <main />
      <Announcer />
    </div>,
  );
}

test('AGE-03 layout-33 announcements come one at a time, each as a whole', async () => {
  const { shell } = open();
  act(() => {
    shell.announce('Eine neue Nachricht');
    shell.announce('12 Stellen');
    shell.announce('12 Stellen');
  });
  expect(status()).toHaveTextContent('Eine neue Nachricht');
  expect(status()).toHaveAttribute('aria-atomic', 'true');
  await pass(700);
  expect(status()).toHaveTextContent('12 Stellen');
  act(() => shell.announce('Gemerkt'));
  expect(status()).toHaveTextContent('12 Stellen');
  await pass(700);
  expect(status()).toHaveTextContent('Gemerkt');
});

test('AGE-03 layout-33 nothing is announced while somebody types', async () => {
  const { shell } = open();
  fireEvent.input(screen.getByLabelText('Nachricht'), { target: { value: 'G' } });
  act(() => shell.announce('Eine neue Nachricht'));
  await pass(900);
  fireEvent.input(screen.getByLabelText('Nachricht'), { target: { value: 'Gu' } });
  await pass(900);
  expect(status()).toHaveTextContent(/^$/);
  await pass(200);
  expect(status()).toHaveTextContent('Eine neue Nachricht');
});

/** Something is loading in the page, and then it is there. */
async function load(meanwhile = () => {}) {
  const main = screen.getByRole('main');
  main.innerHTML = '<span class="sj-loading">Wird geladen …</span>';
  await pass(50);
  meanwhile();
  main.innerHTML = '<p>Da</p>';
  await pass(1_000);
}

test('AGE-03 layout-34 the end of loading is announced, unless the page says itself what came', async () => {
  const { shell } = open();
  shell.title.setPage('Nachrichten');
  await load();
  expect(status()).toHaveTextContent('Geladen: Nachrichten · silverjobs');
  await load(() => act(() => shell.announce('8 Gespräche')));
  await pass(2_000);
  expect(status()).toHaveTextContent('8 Gespräche');
});
