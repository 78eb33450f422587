/** @jest-environment node */
import { moved, newSection, nextId, replaced, restored } from './cv-changes.ts';
import { sampleDraft } from './testing/sample-draft.ts';

const list = [{ id: 1 }, { id: 2 }, { id: 3 }];
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('AI-13 item %i moved by %i', (id, step, order) => {
  expect(ids(moved(list, id, step))).toEqual(order);
});

test('AI-13 a removed item comes back to its place, once', () => {
  const rest = list.filter(({ id }) => id !== 2);
  expect(ids(restored(rest, { id: 2 }, 1))).toEqual([1, 2, 3]);
  expect(ids(restored(list, { id: 2 }, 0))).toEqual([1, 2, 3]);
});

test('AI-13 only the item with the id is replaced', () => {
  expect(
    replaced(
      [
        { id: 1, x: 'a' },
        { id: 2, x: 'b' },
      ],
      { id: 2, x: 'c' },
    ),
  ).toEqual([
    { id: 1, x: 'a' },
    { id: 2, x: 'c' },
  ]);
});

test('AI-13 new pieces get ids that nothing has, in a new section too', () => {
  const draft = sampleDraft();
  expect(nextId(draft)).toBe(7);
  const section = newSection(7, 'facts');
  expect(nextId({ ...draft, sections: [...draft.sections, section] })).toBe(9);
  expect(nextId({ ...draft, sections: [] })).toBe(1);
});
