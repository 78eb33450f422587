import type { Parse } from './parse.ts';
import { createAppStorage } from './storage.ts';

const text: Parse<string> = (value) => (typeof value === 'string' ? value : null);

beforeEach(() => localStorage.clear());

test('keeps JSON under the plain key and reads it back', () => {
  const storage = createAppStorage(localStorage);
  storage.write('position', { id: 7 });
  expect(localStorage.getItem('position')).toBe('{"id":7}');
  expect(storage.read('position', (value) => value as { id: number })).toEqual({ id: 7 });
});

test.each(['{', '', 'undefined', '12', '{"a":1}'])(
  'POOL-10 the broken value %j reads as null',
  (broken) => {
    localStorage.setItem('position', broken);
    expect(createAppStorage(localStorage).read('position', text)).toBeNull();
  },
);

test('what another user left is removed, what one left before signing in is kept', () => {
  const storage = createAppStorage(localStorage);
  storage.write('position', 'Gartenhilfe');
  storage.bindTo(1);
  expect(storage.read('position', text)).toBe('Gartenhilfe');
  storage.bindTo(2);
  expect(storage.read('position', text)).toBeNull();
});

test('clear removes all and leaves foreign keys alone', () => {
  localStorage.setItem('foreign', 'stays');
  const storage = createAppStorage(localStorage);
  storage.write('location', 'Köln');
  storage.clear();
  expect(localStorage.getItem('location')).toBeNull();
  expect(localStorage.getItem('foreign')).toBe('stays');
});

test('LAY-10 a value of the device outlasts the session', () => {
  const storage = createAppStorage(localStorage);
  storage.write('textSize', 3, 'device');
  storage.clear();
  expect(localStorage.getItem('textSize')).toBe('3');
});

test('a store that throws is ignored', () => {
  const broken = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  };
  const storage = createAppStorage(broken);
  storage.write('position', 'x');
  expect(storage.read('position', text)).toBeNull();
});
