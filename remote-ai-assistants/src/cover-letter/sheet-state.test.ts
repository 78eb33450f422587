/** @jest-environment node */
import { type LetterParts, letterText } from './letter-parts.ts';
import {
  freshSheet,
  isEdited,
  keepParts,
  lastChange,
  parseSheet,
  type Sheet,
  takeOffered,
  undone,
  withLetter,
  withOwnParts,
} from './sheet-state.ts';

const letter = (...paragraphs: readonly string[]) => ({
  text: [
    'Eva\nAm Bach 1\n89073 Ulm\ne@test.example',
    'Praxis\nUlm',
    'Ulm, 2. März 2026',
    'Bewerbung',
  ]
    .concat('Guten Tag,', paragraphs, 'Mit freundlichen Grüßen', 'Eva')
    .join('\n\n'),
  sources: [],
});
const A = letter('eins.', 'Zwei.');
const B = letter('eins.', 'Zwei und mehr.');
const fresh = () => freshSheet('s', A);
const written = (sheet: Sheet, part: Partial<LetterParts>, at = 0) =>
  withOwnParts(sheet, { ...sheet.parts, ...part }, at);
const STREET = { employerStreet: 'Ring 5' };

test('TALK-15 changes by words and by hand are one history, each can be taken back, after a reload too', () => {
  const byHand = written(fresh(), STREET, 1);
  expect(lastChange(byHand)).toMatchObject({ by: 'hand', changes: [{ key: 'employerStreet' }] });
  const sent = { ...byHand, sent: letterText(byHand.parts) };
  const answer = { ...B, text: B.text.replace('Praxis\n', 'Praxis\nRing 5\n') };
  const byTalk = withLetter(sent, 's', answer, 2);
  expect(lastChange(byTalk)).toMatchObject({
    by: 'talk',
    changes: [{ label: 'Absatz 2', before: 'Zwei.', after: 'Zwei und mehr.' }],
  });
  const stored = parseSheet(JSON.parse(JSON.stringify(byTalk)));
  expect(stored).toEqual(byTalk);
  const once = undone(stored ?? byTalk);
  expect(once.parts).toEqual(byHand.parts);
  const twice = undone(once);
  expect(letterText(twice.parts)).toBe(A.text);
  expect(undone(twice)).toBe(twice);
});

test('TALK-15 keystrokes in one field are one change, another field begins the next', () => {
  const typed = written(written(fresh(), { subject: 'B' }, 1), { subject: 'Be' }, 2);
  expect(typed.history).toHaveLength(1);
  const other = written(typed, { salutation: 'Hallo,' }, 3);
  expect(other.history).toHaveLength(2);
  expect(undone(other).parts.subject).toBe('Be');
});

test('TALK-15 an answer that takes the last change back is no new change', () => {
  const byTalk = withLetter(fresh(), 's', B, 1);
  const back = withLetter(byTalk, 's', A, 2);
  expect(back.history).toEqual([]);
  expect(letterText(back.parts)).toBe(A.text);
});

test('TALK-05 a letter that knows the sheet is taken over; another waits', () => {
  expect(withLetter(null, 's', A, 0)).toEqual(fresh());
  const waiting = withLetter(written(fresh(), STREET), 's', B, 1);
  expect(waiting).toMatchObject({ parts: STREET, offered: B.text });
  expect(withLetter(waiting, 's', B, 2)).toBe(waiting);
  expect(withLetter(waiting, 'andere', B, 2)).toEqual(freshSheet('andere', B));
  const taken = takeOffered(waiting, 3);
  expect(taken).toMatchObject({ offered: null, parts: { employerStreet: '' } });
  expect(undone(taken).parts).toMatchObject(STREET);
  const kept = keepParts(waiting);
  expect(kept).toMatchObject({ parts: STREET, base: B.text, offered: null });
  expect(isEdited(kept)).toBe(true);
});

test.each([
  [null],
  ['x'],
  [{ text: 'a' }],
  [{ ...freshSheet('s', A), offered: 1 }],
  [{ ...freshSheet('s', A), history: [{ by: 'hand' }] }],
])('assistants-63 %# is no stored sheet', (value) => {
  expect(parseSheet(value)).toBeNull();
});
