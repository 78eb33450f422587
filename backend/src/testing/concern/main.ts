import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Learnt } from '../../assistants/understanding/concern/score.ts';
import { examplesOf, readExamples } from './read-examples.ts';
import { train } from './train.ts';

/** `pnpm learn-concern`: learns the weights anew and writes them into the understanding (assistants-73). */
const pack = ({ bias, scale, weights }: Learnt) =>
  `{\n    bias: ${bias},\n    scale: ${scale},\n    packed:\n      '${deflateSync(weights, { level: 9 }).toString('base64')}',\n  }`;
const path = join(import.meta.dirname, '../../assistants/understanding/concern/weights.ts');
writeFileSync(
  path,
  `/** Written by \`pnpm learn-concern\` from the tables of utterances; not to be changed by hand. */
export const WEIGHTS = {
  sorrow: ${pack(train(readExamples()))},
  emergency: ${pack(train(examplesOf('emergency')))},
  violence: ${pack(train(examplesOf('violence')))},
  suicide: ${pack(train(examplesOf('suicide')))},
  need: ${pack(train(examplesOf('need')))},
} as const;
`,
);
console.log(path);
