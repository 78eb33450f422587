import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS, partsOf } from '../../assistants/understanding/wish/parts/parts.ts';
import { packedRows } from '../../learnt/sequence.ts';
import { openPool } from '../converse/open-pool.ts';
import { learnParts, readAside, readMarked, toExamples } from './read-marked.ts';

/**
 * `pnpm learn-parts`: learns anew what tells the parts of a wish, writes it into the understanding
 * (assistants-84), and prints how many words of the messages set aside are told rightly, by part.
 */
const database = await openPool();
try {
  const learnt = learnParts(await toExamples(database.db, readMarked()));
  const path = join(import.meta.dirname, '../../assistants/understanding/wish/parts/weights.ts');
  writeFileSync(
    path,
    `/** Written by \`pnpm learn-parts\` from marked wishes; not to be changed by hand. */
export const PACKED =
  '${packedRows(learnt)}';
`,
  );
  const counts = new Map(PARTS.map((part) => [part, { meant: 0, told: 0, right: 0 }]));
  for (const { words, parts } of readAside()) {
    const told = await partsOf(database.db, words, learnt);
    parts.forEach((part, at) => {
      const [meant, got] = [counts.get(part), counts.get(told[at] ?? 'rest')];
      if (meant) meant.meant += 1;
      if (got) got.told += 1;
      if (meant && told[at] === part) meant.right += 1;
    });
  }
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
  for (const [part, { meant, told, right }] of counts)
    console.log(
      `${part.padEnd(8)}${meant} words, ${percent(right, meant)} found, ${percent(right, told)} of what is found right`,
    );
} finally {
  await database.close();
}
