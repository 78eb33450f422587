import { simplify } from '../../understanding/simplify.ts';
import type { LetterState, LetterStyle } from './letter-state.ts';
import { readStart } from './read-answer.ts';
import { addedSentence } from './sentences.ts';

export type Revision = {
  readonly state: LetterState;
  /** What was changed, for the answer. */
  readonly done: string;
};

type Rule = readonly [pattern: RegExp, style: Partial<LetterStyle>, done: string];

/** Patterns are for simplified text. */
const STYLES: readonly Rule[] = [
  [
    /\b(kurz\w*|knapp\w*|weniger text|zu lang)\b/,
    { length: 'short' },
    'Der Brief ist jetzt kürzer.',
  ],
  [
    /\b(langer|ausfuhrlich\w*|mehr text|zu kurz)\b/,
    { length: 'long' },
    'Der Brief ist jetzt ausführlicher.',
  ],
  [
    /\b(formell\w*|formal\w*|hoflich\w*|sachlich\w*)\b/,
    { tone: 'formal' },
    'Der Brief klingt jetzt formeller.',
  ],
  [
    /\b(personlich\w*|herzlich\w*|freundlich\w*|warm\w*|locker\w*|weniger formell)\b/,
    { tone: 'warm' },
    'Der Brief klingt jetzt persönlicher.',
  ],
];

const REPLACE =
  /\bersetze[n]?\s+(?:sie\s+)?[„"']?(.+?)[“"']?\s+durch\s+[„"']?(.+?)[“"']?\s*[.!]?$/iu;
const REMOVE =
  /\b(?:streich\p{L}*|lösch\p{L}*|entfern\p{L}*|ohne|lass\p{L}*|nimm)\s+(?:sie\s+)?(?:bitte\s+)?(?:den\s+satz\s+(?:mit|über)\s+)?(?:das|den|die|der|dem|mein\p{L}*|meine)?\s*[„"']?([\p{L}\d][\p{L}\d .-]{1,60}?)[“"']?(?:\s+(?:weg|raus|heraus))?\s*[.!]?$/iu;
const ADD =
  /\b(?:füge?n?\s+(?:sie\s+)?(?:noch\s+)?(?:bitte\s+)?hinzu|ergänze?n?(?:\s+sie)?(?:\s+bitte)?|erwähne?n?(?:\s+sie)?(?:\s+bitte)?(?:\s+auch)?(?:\s+noch)?|schreibe?n?(?:\s+sie)?\s+(?:bitte\s+)?(?:auch\s+|noch\s+|dazu\s*)+)[:,]?\s*(.{3,600})$/isu;
const CONTACT =
  /\b(?:anrede|ansprechpartner(?:in)?|an|heißt|ist)\b[^.]*?\b(Frau|Herrn?)\s+((?:Dr\.\s+)?\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?)/u;
const EMPLOYER = /\b(?:arbeitgeber|firma|unternehmen)\s+(?:ist|heißt|:)\s*(.{2,120}?)[.!]?$/iu;

function withStyle(state: LetterState, style: Partial<LetterStyle>, done: string): Revision {
  return { state: { ...state, style: { ...state.style, ...style } }, done };
}

function reviseText(state: LetterState, message: string): Revision | null {
  const { style } = state;
  const [, from, to] = REPLACE.exec(message) ?? [];
  if (from && to) {
    const replaced = [...style.replaced, [from, to] as const];
    return withStyle(state, { replaced }, `„${from}“ heißt jetzt „${to}“.`);
  }
  const added = ADD.exec(message)?.[1];
  if (added) {
    return withStyle(
      state,
      { added: [...style.added, addedSentence(added)] },
      'Ich habe das ergänzt.',
    );
  }
  const removed = REMOVE.exec(message)?.[1];
  if (!removed) return null;
  const words = [...style.removed, simplify(removed)];
  return withStyle(state, { removed: words }, `Was „${removed}“ nennt, steht nicht mehr im Brief.`);
}

function reviseFacts(state: LetterState, message: string): Revision | null {
  const { job, answers } = state;
  const [, title, name] = CONTACT.exec(message) ?? [];
  if (title && name) {
    const contact = `${title === 'Frau' ? 'Frau' : 'Herr'} ${name}`;
    return {
      state: { ...state, job: { ...job, contact } },
      done: `Der Brief geht jetzt an ${contact.replace(/^Herr /, 'Herrn ')}.`,
    };
  }
  const employer = EMPLOYER.exec(message)?.[1];
  if (employer) {
    return {
      state: { ...state, job: { ...job, employer } },
      done: 'Der Arbeitgeber ist eingetragen.',
    };
  }
  const next = readStart(message, { ...answers, start: null, workload: null });
  if (next.start === null && next.workload === null) return null;
  const changed = {
    start: next.start ?? answers.start,
    workload: next.workload ?? answers.workload,
  };
  return {
    state: { ...state, answers: { ...answers, ...changed } },
    done: 'Beginn und Umfang sind geändert.',
  };
}

/**
 * Changes a finished letter as asked: length, tone, names, dates, sentences added, left out or
 * replaced. null when the wish was not understood.
 */
export function revise(state: LetterState, message: string): Revision | null {
  const folded = simplify(message);
  const text = reviseText(state, message.trim());
  if (text) return text;
  const styles = STYLES.filter(([pattern]) => pattern.test(folded));
  if (styles.length > 0) {
    const style = Object.assign({}, ...styles.map(([, change]) => change)) as Partial<LetterStyle>;
    return withStyle(state, style, styles.map(([, , done]) => done).join(' '));
  }
  return reviseFacts(state, message.trim());
}
