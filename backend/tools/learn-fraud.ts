import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedText, train } from '../src/learnt/train.ts';
import { CONCEPTS } from '../src/safety/concepts/index.ts';
import { fraudFeatures } from '../src/safety/fraud-signs.ts';
import { splitSentences } from '../src/safety/sentences.ts';

import { loadTexts } from '../src/safety/testing/kept-texts.ts';
import { HARMLESS, SUSPICIOUS } from '../src/safety/testing/safety-samples.ts';
import { makeVocabulary } from '../src/safety/vocabulary.ts';

/**
 * `pnpm learn-fraud`: learns anew what fraud sounds like (safety-10), from the texts that the rules were made
 * by and those written to be learnt from; never from those that measure (`pnpm safety`).
 */
const folder = join(import.meta.dirname, '../src/safety');
const sets = (['tuned', 'further', 'hold-out'] as const).map(loadTexts);
/** Ordinary alone: told by a rule, and nothing to learn from. */
const MILD: ReadonlySet<string> = new Set(['link', 'messenger']);
const findConcepts = makeVocabulary(CONCEPTS);
const featuresOf = (text: string) =>
  fraudFeatures(
    splitSentences(text).map((sentence) => ({ sentence, found: findConcepts(sentence) })),
  );
const examples = [
  ...sets.flatMap(({ grave }) => grave),
  ...SUSPICIOUS.filter(([, kinds]) => kinds.some((kind) => !MILD.has(kind))).map(([text]) => text),
].map((text) => ({ features: featuresOf(text), isMeant: true }));
const others = [...sets.flatMap(({ harmless }) => harmless), ...HARMLESS].map((text) => ({
  features: featuresOf(text),
  isMeant: false,
}));
const path = join(folder, 'weights.ts');
writeFileSync(
  path,
  `/** Written by \`pnpm learn-fraud\` from kept texts; not to be changed by hand. */\nexport const WEIGHTS = {\n  fraud: ${packedText(train([...examples, ...others]))},\n} as const;\n`,
);
console.log(path);
