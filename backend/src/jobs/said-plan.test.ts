import type { Said } from './job-words.ts';
import { planOf } from './said-plan.ts';

const JOBS = 1_000_000;
const selten = { lexeme: 'selt', query: "'selt':*", forms: 0 };
const oft = { lexeme: 'oft', query: "'oft':*", forms: 0 };
/** A word that a thousandth says, one that a third says, and a mark that a fifth has. */
const said: Said = {
  words: [selten, oft],
  marks: [['k1']],
  clientIds: [],
  share: 0.000_06,
  parts: [0.001, 0.3],
  counted: { '': JOBS, k1: JOBS / 5 },
};
const only = (more: Partial<Said>): Said => ({ ...said, ...more });

test('REACH-06 the index is asked for what is rare, and its rows for the rest', () => {
  const plan = planOf(said);
  // A mark beside it costs little: entries far from those of the word are skipped.
  expect(plan.index).toEqual({ words: [selten], marks: [['k1']] });
  expect(plan.isByPlace).toBe(false);
});

test('REACH-06 what many say at a place is asked of the jobs there', () => {
  const often = only({ words: [oft], marks: [], parts: [0.3] });
  expect(planOf(often, { there: 5_000 })).toMatchObject({
    index: { words: [], marks: [] },
    isByPlace: true,
  });
  expect(planOf(often, { there: 'unknown' }).isByPlace).toBe(true);
  const rarely = only({ words: [selten], marks: [], parts: [0.001] });
  expect(planOf(rarely, { there: 300_000 })).toMatchObject({
    index: { words: [selten], marks: [] },
    isByPlace: false,
  });
});

test('REACH-06 further indexes are asked where all are wanted, and rows where some are enough', () => {
  const both = only({ words: [oft], parts: [0.05, 0.9] });
  expect(planOf(both).index).toEqual({ words: [oft], marks: [['k1']] });
  expect(planOf(both, { most: 1_000 }).index).toEqual({ words: [oft], marks: [] });
});

test('REACH-06 without figures what is asked first is asked of the index', () => {
  const { counted: _, parts: __, ...unknown } = said;
  expect(planOf({ ...unknown, words: [], marks: [['k1']] }).index.marks).toEqual([['k1']]);
});

test('REACH-06 whole words are asked of the index together, and a beginning only where it saves more', () => {
  const whole = { lexeme: 'oft', query: "('oft' | '~oft':*)", forms: 1 };
  const beside = { lexeme: 'auch', query: "('auch' | '~auch':*)", forms: 1 };
  const both = only({ words: [whole, beside], marks: [], parts: [0.1, 0.3] });
  expect(planOf(both).index.words).toEqual([whole, beside]);
  const beginning = only({ words: [whole, oft], marks: [], parts: [0.02, 0.3] });
  expect(planOf(beginning).index.words).toEqual([whole]);
});

test('REACH-06 among the newest only what costs little is asked of another index', () => {
  const often = only({ words: [oft], marks: [], parts: [0.3] });
  expect(planOf(often, { among: 200 })).toMatchObject({ index: { words: [] }, isByPlace: false });
  expect(planOf(often, { among: 50_000, there: 10_000 })).toMatchObject({
    index: { words: [] },
    isByPlace: true,
  });
});

test('REACH-06 one occupation is asked of the index beside a frequent word, and thirty take longer', () => {
  const often = { lexeme: 'oft', query: "('oft' | '~oft':*)", forms: 1 };
  const thirty = Array.from({ length: 30 }, (_, id) => `o${id}`);
  const counted = { '': JOBS, ...Object.fromEntries(thirty.map((mark) => [mark, 20_000])) };
  const planWith = (marks: string[]) =>
    planOf(only({ words: [often], marks: [marks], parts: [0.1], counted }));
  expect(planWith(['o1']).index.marks).toEqual([['o1']]);
  expect(planWith(thirty).ms).toBeGreaterThan(3 * planWith(['o1']).ms);
});
