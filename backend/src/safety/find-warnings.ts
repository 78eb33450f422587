import { SAFETY_KINDS, type SafetyKind, type SafetyWarning } from '@silverjobs/contract';
import { cutText } from '@silverjobs/contract/clean-text';
import { CONCEPTS } from './concepts/index.ts';
import { EXPLANATIONS } from './explanations.ts';
import { foreignHost } from './foreign-link.ts';
import { promisesHighPay } from './high-pay.ts';
import { warnsOfIt } from './negation.ts';
import { RULES, type Rule, type Said } from './rules.ts';
import { type Sentence, splitSentences } from './sentences.ts';
import { type Found, makeVocabulary } from './vocabulary.ts';

const QUOTE_MAX = 160;
/** So many sentences before and behind belong to what is said: 'Es kommt eine TAN. Keine Sorge. …'. */
const PASSAGE = 2;

const findConcepts = makeVocabulary(CONCEPTS);

type Read = { readonly sentence: Sentence; readonly found: Found };

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
 * What to be careful with in a text of somebody else, each kind once with its first words (safety-1,
 * safety-1). Rules only: nothing is learned, stored or sent.
 * @param own addresses that links may lead to
 */
export function findWarnings(text: string, own: readonly string[]): SafetyWarning[] {
  const kinds = new Map<SafetyKind, string>();
  const reads = splitSentences(text)
    .filter(({ words }) => !warnsOfIt(words.join(' ')))
    .map((sentence) => ({ sentence, found: findConcepts(sentence) }));
  for (const [at, read] of reads.entries()) {
    const passage = reads.slice(Math.max(0, at - PASSAGE), at + PASSAGE + 1);
    for (const rule of RULES) {
      if (!kinds.has(rule.kind) && applies(rule, read, passage)) {
        kinds.set(rule.kind, read.sentence.raw);
      }
    }
  }
  const host = foreignHost(text, own);
  if (host !== null) kinds.set('link', host);
  return SAFETY_KINDS.flatMap((kind) => {
    const quote = kinds.get(kind);
    return quote === undefined
      ? []
      : [{ kind, ...EXPLANATIONS[kind], quote: cutText(quote, QUOTE_MAX) }];
  });
}
