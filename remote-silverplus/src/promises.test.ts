/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_KEYS } from '@silverjobs/contract/constants';
import { DEFAULT_PRICES } from '@silverjobs/contract/plans';
import { LOSSES } from './cancel-silverplus/losses.ts';
import { orderFacts } from './checkout/order-facts.ts';
import { BENEFITS, HEADLINE, LEAD, PROMISES } from './silverplus/benefits.ts';
import { questionsOf } from './silverplus/questions.ts';
import { PLAN_FEATURES } from './subscription/features.ts';

/** Numbers and dates of an order are its own. */
const FACTS_OF_ALL = new Set(['Leistung', 'Kündigung']);

const order = {
  id: 'order-000000000000000000',
  product: PLAN_KEYS[6],
  state: 'open',
  test: true,
  price_cents: 1_399,
  credit_cents: 0,
  replaces: null,
  term_end: Date.UTC(2027, 4, 21, 8) / 1_000,
  created_at: Date.UTC(2026, 10, 21, 9),
} as const;

const said = [
  HEADLINE,
  LEAD,
  ...PROMISES,
  ...BENEFITS.flatMap(({ title, text }) => [title, text]),
  ...questionsOf(DEFAULT_PRICES).flatMap(({ answer }) => answer),
  ...PLAN_FEATURES,
  ...LOSSES.flatMap(({ before, after }) => [before, after]),
  ...orderFacts(order)
    .filter(({ term }) => FACTS_OF_ALL.has(String(term)))
    .map(({ value }) => String(value)),
];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const sentences = [...new Set(said.flatMap((text) => plain(text).split(/(?<=[.?!])\s/)))];

/** Rows of the table: what is said, and where it is true. */
const rules = readFileSync(join(import.meta.dirname, '../../docs/rules/silverplus.md'), 'utf8');
const rows = new Map(
  rules
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map(plain))
    .map(([, sentence = '', proof = '']) => [sentence, proof]),
);

test.each(sentences)('TRUST-01 where it is true stands in the table: %s', (sentence) => {
  expect(rows.get(sentence) ?? '').toMatch(/\S/);
});
