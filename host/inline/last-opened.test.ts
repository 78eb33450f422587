import { listLastOpened, noteOpened } from './last-opened.ts';

function leave(path: string, title: string): void {
  history.replaceState(null, '', path);
  document.title = title;
  window.dispatchEvent(new Event('pagehide'));
}

function listed(): { text: string | null; path: string | null }[] {
  const section = document.createElement('section');
  section.hidden = true;
  listLastOpened(section);
  expect(section.hidden).toBe(section.querySelector('li') === null);
  return [...section.querySelectorAll('a')].map((link) => ({
    text: link.textContent,
    path: link.getAttribute('href'),
  }));
}

beforeAll(noteOpened);
beforeEach(() => sessionStorage.clear());

test('PUB-12 the last three jobs are named, the newest first, each once, and no other page', () => {
  for (const number of [1, 2, 3, 2, 4]) leave(`/stelle/${number}/a`, `Stelle ${number}`);
  leave('/messages', 'Nachrichten');
  expect(listed().map(({ text }) => text)).toEqual(['Stelle 4', 'Stelle 2', 'Stelle 3']);
});

test('PUB-12 what somebody else has written into the storage leads nowhere', () => {
  expect(listed()).toEqual([]);
  for (const text of [
    '{',
    '7',
    JSON.stringify([{ title: '<b>', path: 'javascript:alert(1)' }, 7]),
  ]) {
    sessionStorage.setItem('lastOpened', text);
    expect(listed()).toEqual([]);
  }
});
