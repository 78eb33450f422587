import { act, renderHook } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { deferClickReplay, useClickReplay } from '../src/loading/click-replay.ts';
import { holdClicks } from './hold-clicks.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">
    <form><button id="send">Senden</button><input type="checkbox" id="box"></form>
    <button id="save">Merken</button><button id="gone">Weg</button><a id="link" href="#x">Link</a>
    <input id="picker" readonly aria-haspopup="dialog"></div>`;
  holdClicks();
});
afterEach(() => jest.useRealTimers());

/** The page is hydrated, and five seconds pass. */
async function comeAlive(): Promise<void> {
  renderHook(() => useClickReplay());
  await jest.advanceTimersByTimeAsync(5_000);
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const isChecked = () => (element('box') as HTMLInputElement).checked;

test('VIEW-04 what is pressed before the page is hydrated is done afterwards, once', async () => {
  element('save').click();
  element('save').click();
  element('box').click();
  element('gone').click();
  expect(isChecked()).toBe(false);
  element('gone').remove();
  const pressed = jest.fn();
  element('save').addEventListener('click', pressed);
  await comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(isChecked()).toBe(true);
  element('save').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('VIEW-04 a form is not sent by the browser, but by the page', async () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('send').click();
  element('send').closest('form')?.addEventListener('submit', sent);
  expect(sent).not.toHaveBeenCalled();
  await comeAlive();
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each(['Enter', ' ', 'ArrowDown', 'click'])(
  'VIEW-04 AGE-10 a picker that %s was to open opens afterwards',
  async (key) => {
    if (key === 'click') element('picker').click();
    else element('picker').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const opened = jest.fn();
    element('picker').addEventListener('click', opened);
    await comeAlive();
    expect(opened).toHaveBeenCalledTimes(1);
  },
);

test('VIEW-04 links need no help', async () => {
  const followed = jest.fn((event: Event) => expect(event.defaultPrevented).toBe(false));
  element('link').addEventListener('click', followed);
  element('link').click();
  expect(followed).toHaveBeenCalled();
  await comeAlive();
});

test('VIEW-04 a press on a row that the list renders anew is not lost', async () => {
  element('save').click();
  const renderedAnew = element('save').cloneNode(true);
  const pressed = jest.fn();
  renderedAnew.addEventListener('click', pressed);
  element('save').replaceWith(renderedAnew);
  await comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('VIEW-04 a press waits for the part of the page that hydrates last', async () => {
  const pressed = jest.fn();
  let hasCode = true;
  let deliver = () => {};
  const code = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const Late = () => {
    if (!hasCode) use(code);
    return (
      <button type="button" onClick={pressed}>
        Merken
      </button>
    );
  };
  const Page = () => {
    useClickReplay();
    return (
      <Suspense>
        <Late />
      </Suspense>
    );
  };
  const root = element('root');
  root.innerHTML = renderToString(<Page />);
  root.querySelector('button')?.click();
  hasCode = false;
  await act(async () => hydrateRoot(root, <Page />));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(pressed).not.toHaveBeenCalled();
  deliver();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('VIEW-04 what is gone holds up nothing that was pressed after it', async () => {
  const pressed = jest.fn();
  element('gone').click();
  element('save').click();
  element('save').addEventListener('click', pressed);
  element('gone').remove();
  await comeAlive();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('VIEW-04 a press between the frame and its page coming alive is kept, and done once', async () => {
  const pressed = jest.fn();
  const alive = deferClickReplay();
  renderHook(() => useClickReplay());
  await jest.advanceTimersByTimeAsync(1_000);
  document.getElementById('root')?.addEventListener('click', pressed);
  element('save').click();
  expect(pressed).not.toHaveBeenCalled();
  alive();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(pressed).toHaveBeenCalledTimes(1);
  element('save').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('AGE-01 layout-31 Enter in a field of what binds presses nothing, before the page is hydrated either', () => {
  document.body.innerHTML = `<div id="root"><form data-binding="true"><input id="name"></form>
    <form><input id="search"></form></div>`;
  const enter = (id: string) =>
    element(id).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  expect(enter('name')).toBe(false);
  expect(enter('search')).toBe(true);
});

test('FED-04 a message in the place of the page hears of its presses', () => {
  const pressed = jest.fn();
  document.body.innerHTML = '<main><button id="again">Erneut versuchen</button></main>';
  element('again').addEventListener('click', pressed);
  element('again').click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('PUB-06 a form with an address of its own is sent by the browser at once', () => {
  const form = document.createElement('form');
  form.action = '/stellen';
  form.innerHTML = '<button id="search">Suchen</button>';
  element('root').append(form);
  const sent = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  element('search').click();
  expect(sent).toHaveBeenCalledTimes(1);
});
