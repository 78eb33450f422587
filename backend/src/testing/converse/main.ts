import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseEngine } from '../../assistants/choose-engine.ts';
import type { AssistantEngine } from '../../assistants/engine.ts';
import { rulesEngine } from '../../assistants/rules/rules-engine.ts';
import { readConfig } from '../../config/config.ts';
import { dangerLines, judgeDangers } from '../danger/rate-danger.ts';
import { COUNTED, readDangers } from '../danger/read-dangers.ts';
import { converse, failuresOf, heldLines, ratesOf } from './converse.ts';
import { openPool } from './open-pool.ts';
import {
  isOfMeantWishes,
  judgeWishes,
  readMeantWishes,
  wishFailures,
  wishLines,
} from './rate-wishes.ts';
import { readUtterances } from './read-utterances.ts';

/**
 * `pnpm converse [table]`: talks with the assistants about a table of utterances and prints the rate of
 * right answers per kind (assistants-48). With OPENAI_BASE_URL and OPENAI_MODEL a language model answers.
 * `pnpm converse --count <table>` prints the rates alone: for first wishes that somebody keeps sealed, in
 * three columns (what must happen, what must not, words), or in the four of `rate-wishes.ts`.
 */
const [first, second] = process.argv.slice(2);
const isCount = first === '--count';
const path = (isCount ? second : first) ?? join(import.meta.dirname, 'utterances.tsv');
const database = await openPool();
try {
  const engine = await chooseEngine(readConfig(process.env));
  if (isOfMeantWishes(readFileSync(path, 'utf8'))) await printWishes(engine, path, !isCount);
  else await printTable(engine);
  if (!isCount) await printHeld(engine);
} finally {
  await database.close();
}

async function printTable(engine: AssistantEngine): Promise<void> {
  const judged = await converse(engine, database.db, readUtterances(path));
  const { distress, wrongSearches, right, lines } = ratesOf(judged);
  if (!isCount) console.log(failuresOf(judged).join('\n'));
  console.log(`\n${lines.join('\n')}\n`);
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  console.log(
    `${judged.length} utterances: right ${percent(right)}, distress ${percent(distress)}, wrong searches ${percent(wrongSearches)}`,
  );
}

/** @param isTold whether what was not right is printed, too: never of a table that is only counted */
async function printWishes(engine: AssistantEngine, table: string, isTold: boolean): Promise<void> {
  const judged = await judgeWishes(engine, database.db, readMeantWishes(table));
  if (isTold) console.log(wishFailures(judged).join('\n'));
  console.log(`\n${wishLines(judged).join('\n')}`);
}

/** What nobody tunes on: the guided interpreter always, and a language model where one is configured. */
async function printHeld(engine: AssistantEngine): Promise<void> {
  const unknown = readUtterances(join(import.meta.dirname, 'held.tsv'));
  const engines = { guided: rulesEngine, ...(engine !== rulesEngine && { model: engine }) };
  for (const [name, one] of Object.entries(engines))
    console.log(`\n${(await heldLines(name, one, database.db, unknown)).join('\n')}`);
  // The first three were tuned on since they were read; the others are only counted.
  for (const name of [
    'plain',
    'meant',
    'learnt',
    'aside',
    'sealed',
    'sealed-ordinary',
    'sealed-plain',
  ]) {
    const table = `${name}-wishes.tsv`;
    console.log(`\n${table}`);
    await printWishes(engine, join(import.meta.dirname, table), false);
  }
  for (const part of COUNTED) {
    const rows = readDangers(part);
    const lines = rows.length > 0 ? dangerLines(judgeDangers(rows)) : ['none written yet'];
    console.log(`\nDangers, ${part} part:\n${lines.join('\n')}`);
  }
}
