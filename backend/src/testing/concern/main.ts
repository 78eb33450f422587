import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { judgeConcern } from '../../assistants/understanding/concern/concern.ts';
import { packedText } from '../../learnt/train.ts';
import { dangerLines, judgeDangers } from '../danger/rate-danger.ts';
import { AUTHORS, type Author, readDangers } from '../danger/read-dangers.ts';
import { learnConcern, readLabelled } from './read-examples.ts';

/** Judges an author's utterances, as a stranger's, by what the others wrote: how much can be expected of new ones. */
function judgeAsStranger(author: Author): void {
  const learnt = learnConcern(readLabelled(author));
  const judged = judgeDangers(readDangers(author), (words) => {
    const { danger, isGentle, isQuiet } = judgeConcern(words, learnt);
    return danger ?? (isGentle ? 'gentle' : isQuiet ? 'quiet' : 'nothing');
  });
  console.log(`\nWithout what this author wrote: ${author}\n${dangerLines(judged).join('\n')}`);
}

/**
 * `pnpm learn-concern`: learns the weights anew and writes them into the understanding (assistants-73);
 * `pnpm learn-concern by-author` prints what the classifier alone makes of each author without having
 * learnt from them; it learns once for each of them, some minutes in all.
 */
if (process.argv[2] === 'by-author') AUTHORS.forEach(judgeAsStranger);
else {
  const path = join(import.meta.dirname, '../../assistants/understanding/concern/weights.ts');
  const { rarity, weights } = learnConcern(readLabelled());
  const packed = deflateSync(rarity, { level: 9 }).toString('base64');
  const pieces = Object.entries(weights).map(
    ([name, learnt]) => `  ${name}: ${packedText(learnt)},\n`,
  );
  writeFileSync(
    path,
    `/** Written by \`pnpm learn-concern\` from the tables of utterances; not to be changed by hand. */
export const RARITY =
  '${packed}';

export const WEIGHTS = {
${pieces.join('')}} as const;
`,
  );
  console.log(path);
}
