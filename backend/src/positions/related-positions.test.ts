import { positions } from '../reference/positions/index.ts';
import { type Position, relatedPositions } from './related-positions.ts';

const position = (id: number, changes: Partial<Position> = {}): Position => ({
  id,
  label: `Beruf ${id}`,
  sectorId: id,
  subsectorId: id * 10,
  potentialJobId: null,
  matchingKeywords: '',
  ...changes,
});

const one = position(1, {
  sectorId: 1,
  subsectorId: 11,
  potentialJobId: 7,
  matchingKeywords: 'Pflege, Betreuung, Senioren',
});

test('shared keywords, then subsector, then the task, then the sector; nothing shared is left out', () => {
  const rows = [
    position(2, { sectorId: 1 }),
    position(3, { potentialJobId: 7 }),
    position(4, { sectorId: 1, subsectorId: 11 }),
    position(5, { matchingKeywords: 'betreuung,senioren' }),
    position(6),
    one,
  ];
  expect(relatedPositions(rows, 1, 10).map(({ id }) => id)).toEqual([5, 4, 3, 2]);
  expect(relatedPositions(rows, 1, 2).map(({ id }) => id)).toEqual([5, 4]);
});

test('positions without a task have no task in common', () => {
  expect(relatedPositions([position(1), position(2)], 1, 5)).toEqual([]);
});

test('an unknown position has no relatives', () => {
  expect(relatedPositions([one], 99, 5)).toEqual([]);
});

test('every occupation of the catalogue has relatives', () => {
  const rows = positions.map((row) => ({
    id: row.id,
    label: row.label,
    sectorId: row.sector_id,
    subsectorId: row.subsector_id,
    potentialJobId: row.potential_job_id,
    matchingKeywords: row.matching_keywords,
  }));
  for (const { id } of rows) expect([id, relatedPositions(rows, id, 3).length]).toEqual([id, 3]);
});
