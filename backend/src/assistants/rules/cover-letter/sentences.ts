import { trimCharactersEnd } from '@silverjobs/contract';
import { capitalised } from '../../understanding/phrases.ts';
import { simplify } from '../../understanding/simplify.ts';

const FILLED = /^(?:also|naja|na ja|nun|tja|äh+m?|hm+|ja|eigentlich|ich denke|ich glaube)[,\s]+/i;
const SAYS_I = /\b(ich|mich|mir|mein\w*|wir|uns|es|das|man|sie)\b/i;
const VERB =
  /\b(bin|war|habe|hatte|kann|konnte|mag|mochte|will|wollte|arbeite\w*|liebe|liegt|gefallt|reizt|macht|freue?|interessiert|passt|ist|sind|gibt|finde|wohne|kenne|suche|wurde|betreut\w*|geleitet|organisiert)\b/;

/** Text as typed, in one line, without what is said only to begin. Signs of Markdown are dropped. */
export function tidy(text: string): string {
  return text
    .replace(/[*_#`<>[\]|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(FILLED, '')
    .trim();
}

/** The text as sentences: capital letter, full stop, 'Ich' small inside a sentence. */
function asSentences(text: string): string {
  const clean = tidy(text).replace(/(?<=[\p{Ll},] )Ich\b/gu, 'ich');
  if (clean === '') return '';
  const ended = /[.!?…]$/.test(clean) ? clean : `${clean}.`;
  return ended.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase('de');
  });
}

/** Whether a text is a sentence of its own, or only words and parts of one. */
function isSentence(text: string): boolean {
  return SAYS_I.test(text) && VERB.test(simplify(text));
}

const withoutStop = (text: string) => trimCharactersEnd(tidy(text), '.!? ');
const small = (text: string) => text.charAt(0).toLocaleLowerCase('de') + text.slice(1);

/**
 * The first sentence of a letter with the reason: 'weil …' goes on in it, everything else follows
 * as sentences of its own.
 * @param first a sentence that ends with a full stop
 */
export function withReason(first: string, answer: string): string {
  const text = withoutStop(answer);
  if (/^(?:weil|damit|um)\b/i.test(text)) return `${first.slice(0, -1)}, ${small(text)}.`;
  if (/^dass\b/i.test(text)) return `${first} Mir gefällt, ${small(text)}.`;
  if (isSentence(text)) return `${first} ${asSentences(text)}`;
  return `${first} Besonders angesprochen hat mich: ${text}.`;
}

/** An example from somebody's work, as whole sentences. */
export function exampleSentences(answer: string): string {
  const text = withoutStop(answer);
  return isSentence(text)
    ? `Ein Beispiel aus meiner Arbeit: ${asSentences(text)}`
    : `Aus meiner Arbeit bringe ich mit: ${text}.`;
}

/** A sentence that is to be added. */
export function addedSentence(text: string): string {
  const clean = withoutStop(text);
  if (/^dass\b/i.test(clean)) return `Erwähnen möchte ich auch, ${small(clean)}.`;
  return isSentence(clean) ? asSentences(clean) : `Außerdem bringe ich mit: ${clean}.`;
}

/** The sentences of a text; dates and short forms do not end one. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[^\d][.!?])\s+(?=[\p{Lu}„])/u).map(capitalised);
}
