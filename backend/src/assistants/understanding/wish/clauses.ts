import { COMMON_WORDS } from '../phrases/common-words.ts';
import { type Heard, phrases, type Span, says, spansOf, toHeard } from '../phrases/phrases.ts';
import { isOfPeople } from './name-work.ts';
import { isDayWord } from './times.ts';

/** A text in two: what is wanted, and what is not, each as it was typed. */
export type Clauses = { readonly wanted: string; readonly unwanted: readonly string[] };

/** Where something begins that is not wanted. */
const CUES = phrases(`
  nichts ?mehr mit|in|im|am|an|bei|auf|aus|von|zu|wo; nichts; nicht ?mehr mit|in|im|am|an|bei|als|auf; nicht; nie wieder; niemals; niemanden; nie $; nie; nie mehr; kein*; ohne; außer; ausser; bloß kein*; weder; nein $; nein danke $; auf keinen fall; keinesfalls; ungern; wird|ist|sind|war|waren ?mir zu viel|schwer|anstrengend|früh|spät|stressig|hektisch|laut|gefährlich; bitte nicht; weg mit; abgesehen von; ausgenommen; statt; anstatt; anstelle; brauche|habe|hätte|möchte|will ich ~ frei $; frei haben $; montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend|wochenende|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags frei; muss|soll|sollte|bleibt ~ frei sein|bleiben $
`);

/** The same words with another meaning: nothing is excluded by them. */
const NO_CUE = phrases(`
  nicht ?so|zu|allzu|mehr|gar weit*; nicht weiter ?weg als; nicht mehr als; nicht länger als|wie; nicht mehr wie; nicht weniger als; nicht unter; nicht über; nicht nur; nicht unbedingt; nicht so wichtig; nicht wichtig; nicht schlimm; nicht schlecht; nicht verkehrt; nicht zu viel*; nicht zuviel; nicht so viel*; nicht sicher; nicht genau; nicht egal; nicht ganz; nicht wahr; nicht mehr so; nicht mehr jung*; nicht mehr der jüngste; nicht mehr die jüngste; nicht vor|nach ; weiß ~ nicht; warum nicht; wieso nicht; gibt es ~ nicht; ob ~ nicht; gefunden ~ nicht; noch nicht; noch ein*; noch etwas; noch was; noch fit; noch gern*; noch mehr; noch arbeiten; noch ~ stunden; noch rüstig; noch gut; noch ~ lust; noch ~ tun; kein problem*; keine ahnung; keine frage; kein thema; keine eile; keinen zweifel; kein muss; keine rolle; nichts dagegen; nichts gegen; macht|machen ?mir nichts ?aus; stört ?mich nicht; nie|nichts was anderes; nie etwas anderes; außer dienst; nichts anderes übrig; sonst nichts; habe nichts; hab nichts; nichts zu tun; nichts gefunden; nichts tun; nichts verstanden; nichts passendes; finde nichts; ohne bezahlung|lohn|entgelt|geld; kein geld; ohne auto|führerschein|pkw|wagen|fahrzeug|internet|computer $; ohne ausbildung|vorkenntnisse|erfahrung|abschluss|studium|lehre|vorkenntnis|ausbildungs*|personenbeförderungsschein*|staplerschein|schein|zeugnis|zeugnisse|diplom|meisterbrief|berufserfahrung|fachkenntnisse|kenntnisse|lebenslauf|anmeldung|probleme|frage|zweifel; keine ausbildung|erfahrung|vorkenntnisse|vorerfahrung|lehre|abschluss; kein studium|abitur|abschluss|deutsch; nicht ~ allein*; nicht alleine; kein* mensch*; keine scheu; keine angst; kein* arbeit ?mehr; keine stelle; kein* job; noch nie; wie ~ noch nie; die|der|wer|denen ?es|das|mehr nicht; die|der|wer kein*; bezahlung|geld|lohn brauche|will|möchte ~ keine|keinen|kein|nicht; jedes|jede zweite|andere|dritte ~ frei; keine zeit; keine lust mehr $; keine lust $; nicht zuhause sitzen; nicht daheim sitzen; nicht nur daheim; nicht rumsitzen; nicht herumsitzen; nicht zu hause sitzen; nicht zuhause rumsitzen; nicht ~ einrosten; nicht schwer $; nicht schwerfällt; nicht faul
`);

/** Whether a text only sounds as if something was not wanted: 'nachts ist kein Problem'. */
export const isHarmless = (text: string): boolean => says(toHeard(text), NO_CUE);

/** Where it ends, and what is wanted goes on. */
const STOPS = new Set(
  'aber sondern jedoch dafur allerdings lieber sonst ansonsten stattdessen suche suchen mochte will wurde hatte gerne gern eher dann hauptsache'.split(
    ' ',
  ),
);
const BEFORE_PLACE = new Set(
  'in bei nahe um bis maximal hochstens moglichst nur lieber gern gerne im am ab etwa rund'.split(
    ' ',
  ),
);
const JOIN = new Set(['und', 'oder', 'noch', 'sowie', 'bzw', 'u', 'od']);

/** Words that say nothing of what is not wanted: then it stands before the cue. */
const EMPTY = new Set(
  'mehr so gern gerne unbedingt in im frage kommt komme kommen machen mache tun tue arbeiten arbeit sein fur mich nix bitte geht gehen geht_es wirklich auch das ich will mochte mag kann konnen haben wollen mein ding meins sache ist es leider noch ja wenn moglich auf keinen fall dabei sitzen zu gut richtig moglich drin infrage stehen lang lange'.split(
    ' ',
  ),
);
const MAX_LIST = 3;

const wordsAt = (heard: Heard, from: number, to: number) =>
  heard.words.slice(from, to).map(({ word }) => word);

/** Whether what follows a comma goes on with the list: 'Pflege, Verkauf oder Putzen'. */
function goesOn(heard: Heard, from: number): boolean {
  let words = 0;
  let hasJoin = false;
  for (let at = from; at < heard.words.length; at += 1) {
    const { word, isEnd, isLast } = heard.words[at] ?? { word: '', isEnd: true, isLast: true };
    if (STOPS.has(word) || BEFORE_PLACE.has(word) || /^\d/.test(word)) return false;
    if (JOIN.has(word)) hasJoin = true;
    words += 1;
    if (words > MAX_LIST + 1 && !hasJoin) return false;
    if (isLast) return hasJoin;
    if (isEnd && hasJoin) return true;
    if (isEnd) words = 0;
  }
  return hasJoin;
}

/** The end of what a cue excludes. */
function scopeEnd(heard: Heard, from: number): number {
  if (heard.words[from - 1]?.isEnd) return from;
  for (let at = from; at < heard.words.length; at += 1) {
    const { word } = heard.words[at] ?? { word: '' };
    if (at > from && STOPS.has(word)) return at;
    if (at > from && JOIN.has(word) && BEFORE_PLACE.has(heard.words[at + 1]?.word ?? '')) return at;
    const { isEnd, isLast } = heard.words[at] ?? { isEnd: true, isLast: true };
    if (isLast) return at + 1;
    if (isEnd && !goesOn(heard, at + 1)) return at + 1;
  }
  return heard.words.length;
}

/** The beginning of what a 'nicht' at its end is about: a day or a thing before it, else its clause. */
function clauseStart(heard: Heard, typed: string, at: number): number {
  const before = heard.words[at - 1];
  const isThing = before && !before.isEnd && /^\p{Lu}/u.test(typed.slice(before.start));
  if (isThing || (before && !before.isEnd && isDayWord(before.word))) return at - 1;
  // 'Schichten mach ich aber keine': the word right before says nothing.
  let start = heard.words[at - 1]?.word === 'aber' ? at - 1 : at;
  while (
    start > 0 &&
    !heard.words[start - 1]?.isEnd &&
    !STOPS_BEFORE.has(heard.words[start - 1]?.word ?? '')
  ) {
    start -= 1;
  }
  return start;
}
const CUE_WORDS = new Set(['nicht', 'nie', 'mehr', 'aber']);
/** 'Das mache ich nicht mehr' and 'Geht nicht mehr' are about what was said before. */
const OF_BEFORE = new Set(['das', 'dies', 'geht']);
/** 'Außendienst wird zu viel mit dem Knie': what is too much stands before, whatever follows. */
const OF_SUBJECT = new Set(['wird', 'ist', 'sind', 'war', 'waren']);

/** The beginning of the clause before a place, past a joining word. */
function clauseBefore(heard: Heard, at: number): number {
  let start = STOPS_BEFORE.has(heard.words[at - 1]?.word ?? '') ? at - 1 : at;
  if (start > 0) start -= 1;
  while (start > 0 && !heard.words[start - 1]?.isEnd) start -= 1;
  return start;
}
const STOPS_BEFORE = new Set(['aber', 'sondern', 'jedoch', 'und', 'nur', 'weil', 'da']);

/** Whether a word is what somebody is called by the work: 'Ingenieur', 'Köchin', and not 'früher'. */
const isPerson = (word: string): boolean =>
  !COMMON_WORDS.has(word) && isOfPeople(word.replace(/in$/, ''));

/** The spans that are not wanted; those of cues, and what stands before one without a subject. */
function unwantedSpans(heard: Heard, typed: string): Span[] {
  // 'Nicht mehr als zehn Stunden' is an amount, 'nicht mehr als Ingenieur' a work that is over.
  const isOver = ({ from, to }: Span) =>
    wordsAt(heard, from, to).join(' ') === 'nicht mehr als' &&
    isPerson(heard.words[to]?.word ?? '');
  const harmless = spansOf(heard, NO_CUE).filter((span) => !isOver(span));
  const isHarmless = (at: number) => harmless.some(({ from, to }) => at >= from && at < to);
  const spans: Span[] = [];
  const cues = spansOf(heard, CUES).sort((a, b) => a.from - b.from || b.to - a.to);
  let last = 0;
  for (const cue of cues) {
    if (cue.from < last || isHarmless(cue.from)) continue;
    const to = scopeEnd(heard, cue.to);
    const words = wordsAt(heard, cue.to, to).filter((word) => !EMPTY.has(word));
    const isOfSubject = OF_SUBJECT.has(heard.words[cue.from]?.word ?? '');
    const start =
      words.length === 0 || isOfSubject ? clauseStart(heard, typed, cue.from) : cue.from;
    const said = wordsAt(heard, start, cue.from);
    const isOfBefore =
      words.length === 0 &&
      [...said, ...wordsAt(heard, cue.from, cue.to)].every(
        (word) => EMPTY.has(word) || CUE_WORDS.has(word),
      ) &&
      said.some((word) => OF_BEFORE.has(word));
    const from = isOfBefore ? Math.max(last, clauseBefore(heard, start)) : start;
    spans.push({ from, to });
    last = to;
  }
  return spans;
}

/** Then nights are not wanted. */
const ONLY_BY_DAY = phrases('nur|bloß tags; nur|bloß am tag|tage');

/** Parts what is wanted from what is not: 'etwas mit Menschen, aber nichts mit Pflege'. */
export function readClauses(typed: string): Clauses {
  const heard = toHeard(typed);
  const spans = unwantedSpans(heard, typed);
  let wanted = '';
  let at = 0;
  const unwanted: string[] = [];
  for (const { from, to } of spans) {
    const start = heard.words[from]?.start ?? 0;
    const end = heard.words[to - 1]?.end ?? typed.length;
    wanted += `${typed.slice(at, Math.max(at, start))} , `;
    unwanted.push(typed.slice(start, end));
    at = Math.max(at, end);
  }
  if (says(heard, ONLY_BY_DAY)) unwanted.push('keine Nachtdienste');
  return { wanted: wanted + typed.slice(at), unwanted };
}
