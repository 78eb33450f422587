import type { Parse } from './parse.ts';
import { createAppStorage } from './storage.ts';

const text: Parse<string> = (value) => (typeof value === 'string' ? value : null);
const DAY = 24 * 3_600_000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** The storage of a browser in which user 1 has typed something. */
function typed(...drafts: [name: string, value: unknown][]) {
  const storage = createAppStorage(localStorage);
  storage.bindTo(1);
  for (const [name, value] of drafts) storage.write(`draft.${name}`, value);
  return storage;
}

test('FIND-05 what was typed outlasts signing out, for its user alone', () => {
  const storage = typed(
    ['letter', 'Guten Tag'],
    ['empty', ''],
    ['choice', { share: true, $base: { version: '1', values: { name: 'Ute' } } }],
  );
  storage.write('location', 'Köln');
  expect(storage.hasDrafts()).toBe(true);
  storage.clear();
  expect(storage.read('draft.letter', text)).toBeNull();
  expect(storage.read('location', text)).toBeNull();
  storage.bindTo(2);
  expect(storage.kept(2, 'draft.letter', text)).toBeNull();
  storage.bindTo(1);
  expect(storage.kept(1, 'draft.letter', text)?.value).toBe('Guten Tag');
  expect(storage.kept(1, 'draft.empty', text)).toBeNull();
  expect(storage.kept(1, 'draft.choice', (value) => value)).toBeNull();
  storage.dropKept(1, 'draft.letter');
  expect(storage.kept(1, 'draft.letter', text)).toBeNull();
});

test('FIND-05 a session that ended without signing out hides what was typed from the next one', () => {
  const storage = typed(['letter', 'Guten Tag']);
  storage.write('position', 'Gartenhilfe');
  storage.hideDrafts();
  expect(storage.read('draft.letter', text)).toBeNull();
  expect(storage.read('position', text)).toBe('Gartenhilfe');
  storage.bindTo(2);
  expect(storage.read('position', text)).toBeNull();
  storage.clear();
  expect(storage.kept(1, 'draft.letter', text)?.value).toBe('Guten Tag');
});

test('FIND-05 another user who signs in over a session finds nothing of it', () => {
  const storage = typed(['letter', 'Guten Tag']);
  storage.bindTo(2);
  expect(storage.read('draft.letter', text)).toBeNull();
  expect(storage.kept(2, 'draft.letter', text)).toBeNull();
  expect(storage.kept(1, 'draft.letter', text)?.value).toBe('Guten Tag');
});

test('FIND-05 text typed while signed out is never offered to another user', () => {
  const storage = typed(['letter', 'Von Nutzer 1']);
  storage.hideDrafts();
  storage.write('draft.contact', 'Von niemand');
  storage.write('redirectPath', '/messages');
  // A reload while nobody is signed in.
  storage.hideDrafts();
  expect(storage.read('draft.contact', text)).toBe('Von niemand');
  storage.bindTo(2);
  expect(storage.read('draft.contact', text)).toBeNull();
  expect(storage.kept(2, 'draft.contact', text)).toBeNull();
  expect(storage.kept(1, 'draft.contact', text)).toBeNull();
  expect(storage.read('redirectPath', text)).toBe('/messages');
  storage.clear();
  expect(storage.kept(null, 'draft.contact', text)?.value).toBe('Von niemand');
  storage.bindTo(1);
  expect(storage.kept(1, 'draft.letter', text)?.value).toBe('Von Nutzer 1');
});

test.each([
  ['ended', false],
  ['was left', true],
])(
  'FIND-05 text typed after the session %s goes on with the same user, and with no other',
  (_, left) => {
    const storage = typed(['letter', 'Guten Tag']);
    if (left) storage.clear();
    else storage.hideDrafts();
    storage.write('draft.contact', 'Bitte um Hilfe');
    // Another tab hears of the sign-out late.
    if (left) storage.clear();
    storage.bindTo(1);
    expect(storage.read('draft.contact', text)).toBe('Bitte um Hilfe');
    expect(storage.kept(1, 'draft.letter', text)?.value).toBe('Guten Tag');
    storage.bindTo(2);
    expect(storage.read('draft.contact', text)).toBeNull();
    expect(storage.kept(1, 'draft.contact', text)?.value).toBe('Bitte um Hilfe');
  },
);

test('FIND-05 account-42 kept drafts can be listed with their pages, for their user', () => {
  history.replaceState(null, '', '/jobs/12');
  document.title = '(3) Empfang · silverjobs';
  const storage = typed(['contact.12', { message: 'Guten Tag' }]);
  history.replaceState(null, '', '/');
  storage.clear();
  expect(storage.keptList(1)).toMatchObject([
    { key: 'draft.contact.12', path: '/jobs/12', title: 'Empfang' },
  ]);
  expect(storage.keptList(2)).toEqual([]);
  const foreign = JSON.stringify([
    {
      userId: 1,
      key: 'draft.x',
      value: 'x',
      at: Date.now(),
      place: { path: '//x.example', title: 'x' },
    },
  ]);
  localStorage.setItem('silverjobs.drafts', foreign);
  expect(storage.keptList(1)).toEqual([]);
});

test('FIND-05 kept for 30 days, as much as there is room for, or not at all', () => {
  jest.useFakeTimers({ now: 100 * DAY });
  const storage = typed(['old', 'x'.repeat(200_000)]);
  storage.clear();
  jest.setSystemTime(101 * DAY);
  storage.bindTo(1);
  storage.write('draft.new', 'y'.repeat(300_000));
  storage.clear();
  expect(storage.kept(1, 'draft.old', text)).toBeNull();
  expect(storage.kept(1, 'draft.new', text)?.at).toBe(101 * DAY);
  jest.setSystemTime(130 * DAY);
  expect(storage.kept(1, 'draft.new', text)).not.toBeNull();
  jest.setSystemTime(131 * DAY);
  expect(storage.kept(1, 'draft.new', text)).toBeNull();
});

test('FIND-05 who wants it forgotten leaves nothing', () => {
  const storage = typed(['letter', 'Guten Tag']);
  storage.clear();
  storage.bindTo(1);
  storage.write('draft.other', 'Noch etwas');
  storage.clear('forget');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Guten Tag|Noch etwas/);
});
