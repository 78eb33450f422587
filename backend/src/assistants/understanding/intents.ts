import { simplify } from './simplify.ts';

/** What a short message asks of an assistant, whatever the topic. Patterns are for simplified text. */
const PATTERNS = {
  yes: /^(ja|jawohl|jo|jep|gern|gerne|genau|stimmt|richtig|ok|okay|passt|einverstanden|bitte|klar|naturlich|mach das|unbedingt)\b/,
  no: /^(nein|ne|nee|nicht|keine|kein|lieber nicht|auf keinen fall)\b/,
  thanks: /\b(danke|dankeschon|vielen dank|herzlichen dank)\b/,
  greeting: /^(hallo|guten (tag|morgen|abend)|hi|servus|moin|gruss gott|gru(ss|tz)i)\b/,
  dontKnow:
    /\b(weiss (ich )?(es )?nicht|keine ahnung|keine idee|mir fallt nichts ein|weiss ich gerade nicht)\b/,
  skip: /\b(uberspring\w*|nachste frage|weiter bitte|keine angabe)\b|^weiter$/,
  stop: /\b(aufhoren|beenden|schluss|genug|fertig|ende|zusammenfassung|auswertung|feedback bitte)\b/,
  help: /^(hilfe(?! (?:im|in|beim|bei|am|auf|fur|mit)\b)|help|was kannst du|was konnen sie|wie funktioniert)\b|\b(hilfe bitte|beispielantwort|ein beispiel bitte|tipp bitte|wie soll ich (das )?antworten)\b/,
  more: /\b(mehr|weitere|andere|noch (mehr|welche))\b/,
} as const;

export type Intent = keyof typeof PATTERNS;

/** Longer messages are answers, even when they contain one of these words. */
const SHORT_WORDS = 8;

/**
 * Whether a short message means this. A long one is never only a 'Ja' or 'Danke'.
 */
export function matchesIntent(text: string, intent: Intent): boolean {
  const folded = simplify(text);
  if (folded.split(' ').length > SHORT_WORDS) return false;
  return PATTERNS[intent].test(folded);
}

/**
 * Whether somebody tries to change the rules of the assistant instead of talking to it, or types
 * what is no language: the answer is then that this was not understood.
 */
export function isNonsense(text: string): boolean {
  const letters = text.replace(/[^\p{Letter}]/gu, '');
  if (letters.length < 2) return !/\d/.test(text);
  const vowels = (letters.match(/[aeiouyäöüàéèêó]/gi) ?? []).length;
  const isOneKey = /^(.)\1{3,}$/u.test(letters.toLowerCase());
  return isOneKey || (letters.length >= 6 && vowels / letters.length < 0.12);
}

const EXPERIENCE =
  /\b(ich|wir) (habe|haben|hatte|hatten|bin|war|waren|kann|konnte|konnten|mag|leite|leitete|mache|machte|arbeite|arbeitete)\b/;

/**
 * Whether somebody tells of one's own experience where the name of a job was asked for. 'Ich bin
 * Tischler' names one, 'Ich habe 38 Jahre Anlagen gebaut' does not.
 */
export function describesExperience(text: string): boolean {
  const folded = simplify(text);
  return folded.split(' ').length > 3 && EXPERIENCE.test(folded);
}
