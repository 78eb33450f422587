import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  indexPositions,
  searchPositions,
  type WhatMatch,
} from '@silverjobs/contract/position-search';
import { lookups } from '../lookups/index.ts';
import { positions } from './index.ts';
import { labelsWithSpokenNames, nearNames, withSpokenNames } from './spoken-names.ts';

const index = indexPositions(
  positions.map(({ id, label, matching_keywords }) => ({
    id,
    label,
    matching_keywords: withSpokenNames(label, matching_keywords),
    near_keywords: nearNames(label),
  })),
);

interface TypedWord {
  kind: string;
  typed: string;
  sensible: readonly string[];
}

const words: TypedWord[] = readFileSync(join(import.meta.dirname, 'typed-words.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [kind = '', typed = '', sensible = ''] = line.split('\t');
    return typed
      .split(';')
      .map((word) => ({ kind, typed: word.trim(), sensible: sensible.split('|') }));
  });

/** What is offered for each word: searched once for all tests. */
const offers = new Map(words.map(({ typed }) => [typed, searchPositions(index, typed)]));

/** An occupation by its label, anything else as in the table. */
const nameOf = (match: WhatMatch): string => {
  if (match.kind === 'position') return match.option.label;
  return 'id' in match ? `=${match.kind} ${match.id}` : `=${match.kind}`;
};

/** What the table says of a word that only has to lead on: nothing found, or a place to look for. */
const NEXT_STEP = '=next';

function isSensible({ typed, sensible }: TypedWord): boolean {
  const { matches = [], isGuess } = offers.get(typed) ?? {};
  const names = matches.slice(0, 5).map(nameOf);
  if (sensible.includes(NEXT_STEP))
    return isGuess === true || names.length === 0 || names[0] === '=place';
  return names.some((name) => sensible.some((beginning) => name.startsWith(beginning)));
}

const kinds = [...new Set(words.map(({ kind }) => kind))];
const rates = kinds.map((kind) => {
  const own = words.filter((word) => word.kind === kind);
  const missed = own.filter((word) => !isSensible(word));
  return { kind, typed: own.length, found: own.length - missed.length, missed };
});

test('FIND-03 the table is large, of all kinds, and names occupations that exist', () => {
  expect(words.length).toBeGreaterThanOrEqual(1_400);
  expect(new Set(words.map(({ typed }) => typed)).size).toBe(words.length);
  const names = words.flatMap(({ sensible }) => sensible).filter((name) => !name.startsWith('='));
  const unknown = names.filter((name) => !positions.some(({ label }) => label.startsWith(name)));
  expect(unknown).toEqual([]);
});

test.each(rates)('FIND-03 $kind: $found of $typed find something sensible', (rate) => {
  const { kind, typed, found, missed } = rate;
  const percent = ((100 * found) / typed).toFixed(1);
  console.info(`${kind}: ${found} of ${typed} (${percent} %), not: ${missed.map(nameMissed)}`);
  expect(found / typed).toBeGreaterThanOrEqual(kind === 'none' ? 1 : 0.97);
});

const nameMissed = ({ typed }: TypedWord) => typed;

test('FIND-03 spoken names belong to occupations that exist, and fit the contract', () => {
  const labels = new Set(positions.map(({ label }) => label));
  expect(labelsWithSpokenNames().filter((label) => !labels.has(label))).toEqual([]);
  for (const { option } of index.positions) {
    expect(option.matching_keywords.length).toBeLessThan(2_000);
  }
});

test('FIND-03 kinds of job and hours that words lead to are those of the lookups', () => {
  const leads = [...offers.values()].flatMap(({ matches }) => matches);
  const known = { jobType: lookups.job_type, workLoad: lookups.work_load };
  for (const lead of leads) {
    if (lead.kind !== 'jobType' && lead.kind !== 'workLoad') continue;
    const option = known[lead.kind].find(({ id }) => id === lead.id);
    expect(option?.label.replace(/^mindestens/, 'höchstens')).toBe(lead.label);
  }
});
