import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { readExamples } from './read-examples.ts';
import { train } from './train.ts';

/** `pnpm learn-concern`: learns the weights anew and writes them into the understanding (assistants-73). */
const { bias, scale, weights } = train(readExamples());
const packed = deflateSync(weights, { level: 9 }).toString('base64');
const path = join(import.meta.dirname, '../../assistants/understanding/concern/weights.ts');
writeFileSync(
  path,
  `/** Written by \`pnpm learn-concern\` from the tables of utterances; not to be changed by hand. */
export const BIAS = ${bias};
export const SCALE = ${scale};
export const PACKED =
  '${packed}';
`,
);
console.log(`${path}: ${packed.length} characters`);
