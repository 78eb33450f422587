import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedText } from '../../learnt/train.ts';
import { learnKind, learnSorrow, readLabelled, toExamples } from './read-examples.ts';

/** `pnpm learn-concern`: learns the weights anew and writes them into the understanding (assistants-73). */
const path = join(import.meta.dirname, '../../assistants/understanding/concern/weights.ts');
const examples = toExamples(readLabelled());
const kind = (name: string) => packedText(learnKind(examples, name));
writeFileSync(
  path,
  `/** Written by \`pnpm learn-concern\` from the tables of utterances; not to be changed by hand. */
export const WEIGHTS = {
  sorrow: ${packedText(learnSorrow(examples))},
  emergency: ${kind('emergency')},
  violence: ${kind('violence')},
  suicide: ${kind('suicide')},
  need: ${kind('need')},
  heavy: ${kind('heavy')},
} as const;
`,
);
console.log(path);
