import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedText } from '../../learnt/train.ts';
import { examplesOf, learn, readExamples } from './read-examples.ts';

/** `pnpm learn-concern`: learns the weights anew and writes them into the understanding (assistants-73). */
const path = join(import.meta.dirname, '../../assistants/understanding/concern/weights.ts');
writeFileSync(
  path,
  `/** Written by \`pnpm learn-concern\` from the tables of utterances; not to be changed by hand. */
export const WEIGHTS = {
  sorrow: ${packedText(learn(readExamples()))},
  emergency: ${packedText(learn(examplesOf('emergency')))},
  violence: ${packedText(learn(examplesOf('violence')))},
  suicide: ${packedText(learn(examplesOf('suicide')))},
  need: ${packedText(learn(examplesOf('need')))},
} as const;
`,
);
console.log(path);
