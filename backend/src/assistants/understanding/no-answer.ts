import { INSULT } from './common/self-words.ts';
import { isNonsense, matchesIntent } from './intents.ts';
import { says, toHeard } from './phrases/phrases.ts';
import { simplify } from './simplify.ts';

/** What somebody writes instead of an answer; it is neither taken for one nor judged. */
export type NoAnswer = 'insult' | 'question' | 'nonsense' | 'unsure';

/** A longer one tells of others. */
const INSULT_WORDS = 12;
const OF_OTHERS = /\b(?:kunde|kunden|chef\w*|kolleg\w*|gast|patient\w*|jemand)\b/;
const ASKS =
  /^(?:was|wie|warum|wieso|weshalb|wozu|welche\w*|wer|wo|wann|worauf|soll ich|muss ich|darf ich|kann ich|kannst du|konnen sie|konnten sie|haben sie|bist du|sind sie|gibt es|ist das|meinen sie|meinst du|und sie|und du|wurden sie|wie meinen|was meinen)\b/;
const TO_US =
  /\b(?:was (?:soll|kann|muss|darf|wurde) ich|wie (?:soll|kann|muss|wurde) ich|verstehe (?:die frage|sie|das) nicht|was meinen sie|wie meinen sie|was ist (?:damit )?gemeint|ist das erlaubt|durfen die das|muss ich das|was wurden sie)\b/;
/** A question without its mark has its verb in the second place: 'was meinst du damit', not 'was ich gut kann'. */
const VERB_SECOND =
  /^(?:(?:und|aber|ja|hm|hae|also) )?(?:was|wie|warum|wieso|weshalb|wozu|welche\w*|wer|wo|wann|woher) (?:meinst|meinen|soll\w*|muss|kann|kannst|konnen|darf|ist|sind|heisst|bedeutet|willst|wollen|brauch\w*|frag\w*|geht|gibt|wird|wurde\w*)\b/;
const UNMARKED_WORDS = 8;
const UNSURE =
  /\b(?:weiss (?:ich )?(?:es |das )?(?:auch |gerade |jetzt )?nicht|weiss nicht|keine ahnung|keinen schimmer|kein plan|keinen plan|mir fallt (?:dazu |gerade |da )?nichts ein|fallt mir nichts ein|keine idee|woher soll ich das wissen|hm+|ah+m?|puh|schwierig|schwere frage|gute frage)\b/;
const GIBBERISH =
  /^(?:(?:bla|la|na|ha|hi|ho|asdf|jklo|test|lorem|ipsum|dolor|foo|bar|qwertz|qwert|xy|blub+)[\s,.!]*){1,40}$/;

/**
 * What a message is instead of an answer; null where it may be one.
 * @param mayAsk questions are what was asked for
 */
export function noAnswer(message: string, mayAsk = false): NoAnswer | null {
  const folded = simplify(message.slice(0, 2_000));
  const words = folded.split(' ').length;
  const isShort = words <= INSULT_WORDS || /\bdu\b/.test(folded);
  if (isShort && !OF_OTHERS.test(folded) && says(toHeard(message), INSULT)) return 'insult';
  if (isNonsense(message) || GIBBERISH.test(folded) || isRepeated(folded)) return 'nonsense';
  if (words <= 10 && (UNSURE.test(folded) || matchesIntent(message, 'dontKnow'))) return 'unsure';
  if (mayAsk) return null;
  const isAsking = /\?\s*$/.test(message.trim()) && (words <= 25 || ASKS.test(folded));
  const isUnmarked = words <= UNMARKED_WORDS && VERB_SECOND.test(folded);
  return isAsking || isUnmarked || (words <= 14 && TO_US.test(folded)) ? 'question' : null;
}

/** 'Quark Quark Quark': one word again and again says nothing. */
function isRepeated(folded: string): boolean {
  const words = folded.split(' ');
  return words.length >= 4 && new Set(words).size === 1;
}
