/** @jest-environment node */
import {
  bringBack,
  freshSheet,
  isEdited,
  keepText,
  parseSheet,
  takeOffered,
  withLetter,
} from './sheet-state.ts';

const written = (text: string, sent = 'A') => ({ ...freshSheet('s', 'A'), text, sent });

test('TALK-05 a letter that knows the sheet is taken over; another waits', () => {
  expect(withLetter(null, 's', 'A')).toEqual(freshSheet('s', 'A'));
  expect(withLetter(freshSheet('s', 'A'), 's', 'B').text).toBe('B');
  expect(withLetter(written('mein', 'mein'), 's', 'B').text).toBe('B');
  const waiting = withLetter(written('mein'), 's', 'B');
  expect(waiting).toMatchObject({ text: 'mein', offered: 'B' });
  expect(withLetter(waiting, 's', 'B')).toBe(waiting);
  expect(withLetter(waiting, 'andere', 'C')).toEqual(freshSheet('andere', 'C'));
});

test('TALK-05 a conflict loses nothing: either text stays, and the own one comes back', () => {
  const waiting = withLetter(written('mein'), 's', 'B');
  const taken = takeOffered(waiting);
  expect(taken).toMatchObject({ text: 'B', offered: null, before: 'mein' });
  expect(bringBack(taken)).toMatchObject({ text: 'mein', before: null });
  const kept = keepText(waiting);
  expect(kept).toMatchObject({ text: 'mein', base: 'B', offered: null });
  expect(isEdited(kept)).toBe(true);
});

test.each([[null], ['x'], [{ text: 'a' }], [{ ...freshSheet('s', 'A'), offered: 1 }]])(
  'assistants-63 %j is no stored sheet',
  (value) => {
    expect(parseSheet(value)).toBeNull();
  },
);
