import { SAFETY_KINDS, type SafetyKind, type SafetyWarning } from '@silverjobs/contract';
import { EXPLANATIONS } from './explanations.ts';
import { foreignHost } from './foreign-link.ts';
import { deniesIt, type Sentence, warnsOfIt } from './negation.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';
import { sentencesOf } from './sentences.ts';

const QUOTE_MAX = 160;

function applies({ all, harmless }: Rule, sentence: Sentence): boolean {
  return (
    all.every((pattern) => pattern.test(sentence.folded)) &&
    !harmless?.test(sentence.folded) &&
    !deniesIt(sentence, all[0])
  );
}

const quoteOf = (text: string) =>
  text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX).trim()} …` : text;

/**
 * What to be careful with in a text of somebody else, each kind once with its first words (AGE-09,
 * safety-1). Rules only: nothing is learned, stored or sent.
 * @param own addresses that links may lead to
 */
export function findWarnings(text: string, own: readonly string[]): SafetyWarning[] {
  const found = new Map<SafetyKind, string>();
  for (const sentence of sentencesOf(text)) {
    if (warnsOfIt(sentence)) continue;
    for (const rule of RULES) {
      if (!found.has(rule.kind) && applies(rule, sentence)) found.set(rule.kind, sentence.raw);
    }
  }
  const host = foreignHost(text, own);
  if (host !== null) found.set('link', host);
  return SAFETY_KINDS.flatMap((kind) => {
    const quote = found.get(kind);
    return quote === undefined ? [] : [{ kind, ...EXPLANATIONS[kind], quote: quoteOf(quote) }];
  });
}
