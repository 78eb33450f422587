import { neutralText } from '@silverjobs/contract';
import { fold } from '../../places/fold.ts';

/** Words that say nothing about a wish. Folded. */
const FILLERS = new Set(
  (
    'aber alle als am an auch auf aus bei beim bin bis bitte da dann das dass dem den der des die ' +
    'dies diese doch ein eine einem einen einer eines er es etwas fur gern gerne gut hab habe hallo ' +
    'hatte ich ihr im in ist ja job jobs kann konnte lieber mal man mein meine meinem meiner mich ' +
    'mir mit mochte mochten nach nicht noch nur ob oder schon sehr sein sich sie sind so stelle ' +
    'stellen suche suchen und uns um von vom vor war was wegen weil wenn wer wie will wir wo wurde ' +
    'wunsche zu zum zur uber unter guten tag morgen danke arbeit arbeiten tatigkeit beruf finden ' +
    'finde jahre jahr jahren stunden woche viel viele besonders eher ganz'
  ).split(' '),
);

/** The words of a text, folded and without female or plural endings of occupations. */
export function wordsOf(text: string): string[] {
  return neutralText(fold(text)).split(' ').filter(Boolean);
}

/** Only the words that can say what somebody means; the first hundred. */
export function significantWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 1 && !FILLERS.has(word))
    .slice(0, 100);
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{Letter}|\d/u.test(word)).length;
}
