import { quoteOf } from '../own-words.ts';
import { EXAMPLE, FUTURE_VALUE, GAP, NUMBER, OLD, SHORT, SORRY } from './answer-words.ts';
import type { Answer, Noticed } from './said-answer.ts';
import { trapOf } from './trap.ts';

const RESULT =
  /\b(dadurch|deshalb|am ende|ergebnis\w*|erfolg\w*|geschafft|erreicht|gelungen|konnte(n)? (wir|ich)|zufrieden|seitdem|verbessert|bestanden|gespart)\b/;

const ORDER = /\b(?:zuerst|zunachst|erst|dann|danach|anschliessend|zum schluss)\b/;
const REASON = /\b(?:weil|denn|da ich|reizt|gefallt|freude|wichtig|liegt mir)\b/;

/** The one thing that was done well, with the words in which it was done. */
export function goodOf(answer: Answer): Noticed | null {
  const { folded, stage, family, words } = answer;
  const isFit = (clause: string) => trapOf({ ...answer, folded: clause }) === null;
  const quote = (found: RegExp) => quoteOf(answer.text, found, isFit);
  if (stage === 'questions') {
    return {
      text: 'Sie stellen eine eigene Frage. Das zeigt, dass es Ihnen ernst ist.',
      quote: quote(/./),
    };
  }
  if (stage === 'role-specific' && family.expected.test(folded)) {
    return { text: 'Ihr Vorgehen passt zur Situation.', quote: quote(family.expected) };
  }
  if (stage === 'age' && FUTURE_VALUE.test(folded) && !OLD.test(folded)) {
    return {
      text: 'Sie antworten mit einer Stärke statt mit Jahren.',
      quote: quote(FUTURE_VALUE),
    };
  }
  if (EXAMPLE.test(folded) && words >= SHORT) {
    return {
      text: 'Sie erzählen ein Beispiel. Das bleibt im Gedächtnis.',
      quote: quote(EXAMPLE),
    };
  }
  if (RESULT.test(folded)) {
    return { text: 'Sie sagen, was dabei herauskam.', quote: quote(RESULT) };
  }
  if (GAP.test(folded) && !SORRY.test(folded)) {
    return {
      text: 'Sie sprechen offen über eine Zeit ohne Stelle. Das wirkt ehrlich.',
      quote: quote(GAP),
    };
  }
  if (stage === 'motivation' && REASON.test(folded)) {
    return { text: 'Sie nennen einen eigenen Grund.', quote: quote(REASON) };
  }
  if (NUMBER.test(folded)) {
    return { text: 'Eine Zahl macht Ihre Erfahrung greifbar.', quote: quote(NUMBER) };
  }
  if (stage === 'role-specific' && ORDER.test(folded)) {
    return { text: 'Sie gehen der Reihe nach vor.', quote: quote(ORDER) };
  }
  return { text: 'Sie antworten direkt auf die Frage.', quote: quote(/./) };
}
