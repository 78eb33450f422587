import { SAFETY_KINDS, type SafetyKind, type SafetyWarning } from '@silverjobs/contract';
import { cutText } from '@silverjobs/contract/clean-text';
import { CONCEPTS } from './concepts/index.ts';
import { EXPLANATIONS } from './explanations.ts';
import { foreignHost } from './foreign-link.ts';
import type { Read } from './fraud-signs.ts';
import { promisesHighPay } from './high-pay.ts';
import { warnsOfIt } from './negation.ts';
import { RULES, type Rule, type Said } from './rules.ts';
import { splitSentences } from './sentences.ts';
import { fraudScores } from './sounds-like-fraud.ts';
import { makeVocabulary } from './vocabulary.ts';

const QUOTE_MAX = 160;
/** So many sentences before and behind belong to what is said: 'Es kommt eine TAN. Keine Sorge. …'. */
const PASSAGE = 2;
/** So many on each side are judged together by how they sound. */
const NEAR = 1;

let vocabulary: ReturnType<typeof makeVocabulary> | undefined;
/** Reads the concepts that rules know, from the first text on: it would take part of each start. */
const findConcepts: ReturnType<typeof makeVocabulary> = (sentence) => {
  vocabulary ??= makeVocabulary(CONCEPTS);
  return vocabulary(sentence);
};

/**
 * What rules have found is believed above the first; above the second a passage is warned of that no rule
 * knows (safety-10).
 */
const SCORE = { believed: -0.5, alike: 1.5 };
/** Shorter sentences say too little to sound like anything. */
const LEAST_WORDS = 7;

const conceptsOf = (said: Said) => (typeof said === 'string' ? [said] : said);

function isSaid(said: Said, { sentence, found }: Read): boolean {
  return conceptsOf(said).some((concept) =>
    concept === 'highPay' ? promisesHighPay(sentence.words) : found.has(concept),
  );
}

/** Said in a clause that does not deny it (safety-2). */
function isAsked(said: Said, read: Read): boolean {
  const { sentence, found } = read;
  return conceptsOf(said).some((concept) =>
    concept === 'highPay'
      ? isSaid(concept, read)
      : found.get(concept)?.some((at) => sentence.denied[at] === false),
  );
}

function applies(
  { says, evenDenied, unless = [], within }: Rule,
  read: Read,
  passage: readonly Read[],
): boolean {
  const [named, ...others] = says;
  if (!(evenDenied ? isSaid(named, read) : isAsked(named, read))) return false;
  const around = within === 'passage' ? passage : [read];
  return (
    others.every((said) => around.some((one) => isSaid(said, one))) &&
    !unless.some((concept) => around.some((one) => one.found.has(concept)))
  );
}

/**
 * What to be careful with in a text of somebody else, each kind once with its first words (safety-1).
 * Rules name it, what was learnt from known texts says whether they are right (safety-10). Nothing of
 * users is learnt, stored or sent.
 * @param own addresses that links may lead to
 */
export function findWarnings(text: string, own: readonly string[]): SafetyWarning[] {
  const kinds = new Map<SafetyKind, string>();
  let alike: string | undefined;
  const reads = splitSentences(text)
    .filter(({ words }) => !warnsOfIt(words.join(' ')))
    .map((sentence) => ({ sentence, found: findConcepts(sentence) }));
  const scores = fraudScores(reads, NEAR);
  for (const [at, read] of reads.entries()) {
    const passage = reads.slice(Math.max(0, at - PASSAGE), at + PASSAGE + 1);
    const score = scores[at] ?? 0;
    if (score > SCORE.believed) {
      for (const rule of RULES) {
        if (!kinds.has(rule.kind) && applies(rule, read, passage)) {
          kinds.set(rule.kind, read.sentence.raw);
        }
      }
    }
    if (score > SCORE.alike && read.sentence.words.length >= LEAST_WORDS)
      alike ??= read.sentence.raw;
  }
  if (kinds.size === 0 && alike !== undefined) kinds.set('alike', alike);
  const host = foreignHost(text, own);
  if (host !== null) kinds.set('link', host);
  return SAFETY_KINDS.flatMap((kind) => {
    const quote = kinds.get(kind);
    return quote === undefined
      ? []
      : [{ kind, ...EXPLANATIONS[kind], quote: cutText(quote, QUOTE_MAX) }];
  });
}
