import { SAFETY_KINDS } from '@silverjobs/contract';
import { EXPLANATIONS } from './explanations.ts';
import { findWarnings } from './find-warnings.ts';
import { jobWarnings } from './job-warnings.ts';
import { HARMLESS, SUSPICIOUS } from './testing/safety-samples.ts';

const OWN = ['https://silverjobs.example', 'https://www.caritas-koeln.example/'];
const kinds = (text: string) => findWarnings(text, OWN).map(({ kind }) => kind);

test.each(SUSPICIOUS)('AGE-09 %j is explained', (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

test.each(HARMLESS)('AGE-09 %j alarms nobody', (text) => {
  expect(kinds(text)).toEqual([]);
});

test('AGE-09 every kind is found in a sample and explained in short sentences', () => {
  const found = new Set(SUSPICIOUS.flatMap(([, all]) => all));
  expect([...SAFETY_KINDS].filter((kind) => !found.has(kind))).toEqual([]);
  const sentences = Object.values(EXPLANATIONS).flatMap(({ explanation }) =>
    explanation.split(/[.:!?]\s/),
  );
  expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([]);
});

test('a warning quotes its sentence; a long one is cut', () => {
  const long = `Überweisen Sie vorab ${'Geld und '.repeat(40)}mehr`;
  const [warning] = findWarnings(`Guten Tag. ${long}.`, OWN);
  expect(warning).toMatchObject({ kind: 'fee', ...EXPLANATIONS.fee });
  expect(warning?.quote).toMatch(/^Überweisen Sie vorab Geld .*…$/);
  expect(warning?.quote.length).toBeLessThanOrEqual(200);
});

test('AGE-09 a job is read with its title, its text, its pay and its links', () => {
  const job = {
    title: 'Paketagent (m/w/d)',
    description: '<p>Bewerben Sie sich <a href="https://schnell.example/a">hier</a>.</p>',
    payHint: 'in Bitcoin',
  };
  expect(jobWarnings(job, OWN).map(({ kind, quote }) => [kind, quote])).toEqual([
    ['parcel', 'Paketagent (m/w/d)'],
    ['crypto', 'in Bitcoin'],
    ['link', 'schnell.example'],
  ]);
  const own = { ...job, title: 'Pforte', payHint: null };
  expect(jobWarnings(own, [...OWN, 'schnell.example/uber-uns'])).toEqual([]);
});
