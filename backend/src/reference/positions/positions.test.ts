import { lookups } from '../lookups/index.ts';
import { positions, positionText } from './index.ts';

test('there are about 300 positions with their own ids and labels', () => {
  expect(positions.length).toBeGreaterThanOrEqual(300);
  expect(new Set(positions.map((row) => row.id)).size).toBe(positions.length);
  expect(new Set(positions.map((row) => row.label)).size).toBe(positions.length);
});

test('each position belongs to a subsector of its sector and to a potential job', () => {
  for (const row of positions) {
    const subsector = lookups.subsector.find(({ id }) => id === row.subsector_id);
    expect(subsector?.sector_id).toBe(row.sector_id);
    expect(lookups.potential_job.some(({ id }) => id === row.potential_job_id)).toBe(true);
  }
});

test('each subsector has five positions or more', () => {
  const sizes = lookups.subsector.map(
    ({ id }) => positions.filter((row) => row.subsector_id === id).length,
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
});

test('keywords add to the label: at least five, none twice', () => {
  for (const row of positions) {
    const words = row.matching_keywords.split(', ');
    expect(words.length).toBeGreaterThanOrEqual(5);
    expect(new Set(words).size).toBe(words.length);
  }
});

test('older job titles and other gender forms find their position', () => {
  const labelsFor = (term: string) =>
    positions.filter((row) => row.matching_keywords.includes(term)).map((row) => row.label);
  expect(labelsFor('Krankenschwester')).toContain('Pflegefachkraft');
  expect(labelsFor('Arzthelferin')).toContain('Medizinische/r Fachangestellte/r');
  expect(labelsFor('Putzfrau')).toContain('Reinigungskraft');
  expect(labelsFor('Schreiner')).toContain('Tischler/in');
});

test('each position has an activity and three tasks without a full stop', () => {
  for (const row of positions) {
    const { activity, tasks } = positionText(row.id);
    expect(activity).not.toBe('');
    expect(tasks).toHaveLength(3);
    for (const task of tasks) expect(task).toMatch(/^[\p{Lu}].*[^.;]$/u);
  }
  expect(() => positionText(1)).toThrow(RangeError);
});
