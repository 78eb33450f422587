import { lookups } from '../../reference/lookups/index.ts';
import { loadPlaces } from '../../reference/places/index.ts';
import { positions } from '../../reference/positions/index.ts';
import { employers as makeEmployers } from '../employers/index.ts';
import { jobDemands } from './index.ts';
import type { JobDemandRow } from './types.ts';

const places = loadPlaces();
const employers = makeEmployers({ seed: 1, places });
const now = new Date('2026-11-21T02:00:00Z');
const options = { seed: 7, employers, positions, places, now };
const rows: JobDemandRow[] = [...jobDemands({ ...options, count: 5000 })].flat();

test('the asked number of rows comes in batches of the asked size', () => {
  const sizes = [...jobDemands({ ...options, count: 25, batchSize: 10 })].map((b) => b.length);
  expect(sizes).toEqual([10, 10, 5]);
  expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 5000 }, (_, i) => i + 1));
});

test('the same seed gives the same rows; more rows begin with the same ones', () => {
  expect([...jobDemands({ ...options, count: 300 })].flat().slice(0, 290)).toEqual(
    rows.slice(0, 290),
  );
  expect([...jobDemands({ ...options, seed: 8, count: 300 })].flat()).not.toEqual(
    rows.slice(0, 300),
  );
});

test('batches are made while they are read', () => {
  const first = jobDemands({ ...options, count: 1_000_000_000, batchSize: 5 }).next();
  expect(first.value).toHaveLength(5);
});

test('every reference exists', () => {
  const ids = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));
  const codes = new Set(places.postal_codes.map((row) => row.postal_code));
  const known = {
    client: ids(employers),
    position: ids(positions),
    work: ids(lookups.work_load),
    type: ids(lookups.job_type),
    home: ids(lookups.homeoffice),
    potential: ids(lookups.potential_job),
    meters: new Set(lookups.radius.map(({ meters }) => meters)),
  };
  const broken = rows.filter(
    (row) =>
      !known.client.has(row.client_id) ||
      row.position_ids[0] !== row.position_id ||
      !row.position_ids.every((id) => known.position.has(id)) ||
      new Set(row.position_ids).size !== row.position_ids.length ||
      !known.potential.has(row.potential_job_id ?? 0) ||
      !known.work.has(row.work_load_id) ||
      !known.type.has(row.job_type_id) ||
      !known.home.has(row.homeoffice_id) ||
      !known.meters.has(row.radius) ||
      !codes.has(row.postal_code),
  );
  expect(broken).toEqual([]);
});

const allowed = new Set(['p', 'h3', 'ul', 'li', 'strong']);

/** True when every tag is allowed, bare and closed in the right order, and text is escaped. */
function isCleanHtml(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, tag = '', rest] of html.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (!allowed.has(tag) || rest !== '') return false;
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;)/.test(html.replace(/<\/?\w+>/g, ''));
}

test.each([
  ['<p>a &amp; b</p><ul><li>c</li></ul>', true],
  ['<p>a & b</p>', false],
  ['<p>a<strong></p></strong>', false],
  ['<p class="x">a</p>', false],
  ['<script>a</script>', false],
])('the check itself: %s is clean: %s', (html, clean) => {
  expect(isCleanHtml(html)).toBe(clean);
});

test('descriptions are well-formed and use p, h3, ul, li and strong only', () => {
  const broken = rows.filter(({ description }) => !isCleanHtml(description));
  expect(broken.map((row) => row.description)).toEqual([]);
});

test('no placeholder, double space or doubled full stop is left', () => {
  const odd = rows
    .map(({ title, description }) => `${title}|${description.replace(/<[^>]+>/g, '|')}`)
    .filter((text) => /[{}]|undefined|null|NaN| {2}|\.\.|\. ?,/.test(text));
  expect(odd).toEqual([]);
});

test('no title occurs twice among twenty in a row', () => {
  const titles = rows.map((row) => row.title);
  const repeated = titles.filter((title, i) =>
    titles.slice(Math.max(0, i - 19), i).includes(title),
  );
  expect(repeated).toEqual([]);
});

test('titles and positions are varied', () => {
  expect(new Set(rows.map((row) => row.title)).size).toBeGreaterThan(2000);
  expect(new Set(rows.map((row) => row.position_id)).size).toBeGreaterThan(290);
});

test('dates spread over the 60 days before now, most demands are active', () => {
  const ages = rows.map((row) => (now.getTime() - row.created_at.getTime()) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...ages)).toBeLessThanOrEqual(60);
  expect(Math.max(...ages)).toBeGreaterThan(59);
  const share = (status: string) => rows.filter((row) => row.status === status).length / 5000;
  expect(share('active')).toBeGreaterThan(0.92);
  expect(share('paused')).toBeGreaterThan(0.01);
  expect(share('closed')).toBeGreaterThan(0.01);
});

/** Euros an hour of a pay hint, null when it names none. */
function hourly(payHint: string | null): number | null {
  const found = /([\d,]+) € pro Stunde/.exec(payHint ?? '')?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
}

test('a Minijob stays within its monthly limit', () => {
  const over = rows.filter(({ job_type_id, pay_hint, work_load_id }) => {
    const hours = lookups.work_load[work_load_id - 1]?.hours_per_week ?? 0;
    return job_type_id === 1 && hours * 4.33 * (hourly(pay_hint) ?? 0) > 603;
  });
  expect(over).toEqual([]);
});

test('every hourly pay is above the minimum wage of 2026', () => {
  const pays = rows.flatMap(({ pay_hint }) => hourly(pay_hint) ?? []);
  expect(pays.length).toBeGreaterThan(2000);
  expect(Math.min(...pays)).toBeGreaterThan(13.9);
});

test('REACH-13 the last ones are abroad: in francs where francs are paid, without a Minijob', () => {
  const abroad = rows.filter(({ postal_code }) => /^[A-Z]/.test(postal_code));
  expect(abroad.map(({ id }) => id)).toEqual(rows.slice(-abroad.length).map(({ id }) => id));
  expect(abroad.length).toBeGreaterThan(5);
  for (const { postal_code, pay_hint, job_type_id } of abroad) {
    expect(job_type_id).not.toBe(1);
    expect(pay_hint).toMatch(postal_code.startsWith('A-') ? /€|Ehrenamt/ : /CHF/);
  }
});
