import { lookups } from '../../reference/lookups/index.ts';
import { loadPlaces } from '../../reference/places/index.ts';
import { positions } from '../../reference/positions/index.ts';
import { employers } from './index.ts';
import { hiredPositions, kinds } from './kinds.ts';
import { exampleLink } from './names.ts';

const places = loadPlaces();
const rows = employers({ seed: 1, places });

test('there are 400 employers in Germany, about a quarter of them private, and some abroad', () => {
  expect(rows.filter(({ postal_code }) => /^\d/.test(postal_code))).toHaveLength(400);
  expect(rows.length).toBeGreaterThan(400);
  const share = rows.filter((row) => row.isPrivate).length / rows.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.3);
});

test('the same seed gives the same employers, another seed others', () => {
  expect(employers({ seed: 1, places })).toEqual(rows);
  expect(employers({ seed: 2, places })).not.toEqual(rows);
});

test('REACH-13 they live in all 16 Länder and in the three other countries', () => {
  const stateOf = new Map(places.postal_codes.map((row) => [row.postal_code, row.state_id]));
  const states = new Set(rows.map((row) => stateOf.get(row.postal_code) ?? 0));
  expect([...states].filter((id) => id >= 1 && id <= 16)).toHaveLength(16);
  const countries = new Set(rows.map((row) => row.postal_code.replace(/\d+/, '')));
  expect([...countries].toSorted()).toEqual(['', 'A-', 'CH-', 'FL-']);
});

test('private employers expose no link, size, age and sector', () => {
  for (const row of rows.filter((employer) => employer.isPrivate)) {
    expect(row.employer_type_label).toBe('Privathaushalt');
    const { profile_link, company_size_id, profile_age_id, subsector_id } = row;
    expect([profile_link, company_size_id, profile_age_id, subsector_id]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  }
});

test('labels belong to their ids, names and users are unique, links are examples', () => {
  for (const row of rows) {
    const type = lookups.employer_type.find(({ id }) => id === row.employer_type_id);
    expect(row.employer_type_label).toBe(type?.label);
    if (row.profile_link !== null)
      expect(row.profile_link).toMatch(/^https:\/\/www\.[a-z0-9-]+\.example$/);
  }
  expect(new Set(rows.map((row) => row.users_id)).size).toBe(rows.length);
  const companies = rows.filter((row) => !row.isPrivate).map((row) => row.profile_name);
  expect(new Set(companies).size).toBe(companies.length);
});

test('every kind hires for known positions only', () => {
  const ids = new Set(positions.map((row) => row.id));
  for (const kind of kinds) {
    const unknown = hiredPositions(kind.hires).filter((id) => !ids.has(id));
    expect([kind.key, unknown]).toEqual([kind.key, []]);
  }
});

test('a link spells umlauts and leaves the legal form out', () => {
  expect(exampleLink('Müller & Söhne GmbH')).toBe('https://www.mueller-soehne.example');
});
