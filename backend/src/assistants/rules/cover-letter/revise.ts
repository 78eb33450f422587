import { simplify } from '../../understanding/simplify.ts';
import { sentencesOf } from './german/sentences.ts';
import type { LetterState, LetterStyle } from './letter-state.ts';
import {
  countParagraphs,
  paragraphOf,
  withAddition,
  withoutSentence,
  withoutWord,
  withParagraph,
} from './letter-text.ts';
import { splitSentences } from './merge.ts';
import { readStart } from './read-answer.ts';
import { mergeSender, readSender, saysSender } from './read-sender.ts';
import {
  readAddition,
  readContact,
  readEmployer,
  readParagraphWish,
  readRemoval,
  readReplacement,
} from './read-wish.ts';

/** What a wish comes to. */
export type Revision =
  /** Other facts or another style: the letter is composed anew and her own changes stay. */
  | { readonly kind: 'state'; readonly state: LetterState; readonly done: string }
  /** The words on the sheet change. */
  | { readonly kind: 'text'; readonly text: string; readonly done: string }
  /** Something is still to be said. */
  | {
      readonly kind: 'ask';
      readonly state: LetterState;
      readonly ask: string;
      readonly choices: readonly string[];
    }
  /** It was understood and cannot be done, or there is nothing to do. */
  | { readonly kind: 'refused'; readonly why: string };

type Rule = readonly [pattern: RegExp, style: Partial<LetterStyle>, done: string];

/** Patterns are for simplified text. */
const STYLES: readonly Rule[] = [
  [
    /\b(?:(?<!zu )kurz|kurzer\w*|kurzen|kurze fassung|knapp\w*|weniger text|zu lang|zu viel text|straffe\w*)\b/,
    { length: 'short' },
    'Der Brief ist jetzt kürzer.',
  ],
  [
    /\b(?:(?<!zu )lang|langer\w*|ausfuhrlich\w*|mehr text|zu kurz|mehr details)\b/,
    { length: 'long' },
    'Der Brief ist jetzt ausführlicher.',
  ],
  [
    /\b(?:formell\w*|formal\w*|hoflich\w*|sachlich\w*|nuchtern\w*|weniger personlich|neutral\w*)\b/,
    { tone: 'plain' },
    'Der Brief klingt jetzt sachlich.',
  ],
  [
    /(?<!weniger )\b(?:personlich\w*|herzlich\w*|freundlich\w*|warm\w*|locker\w*|weniger formell|weniger steif|netter|lebendiger)\b/,
    { tone: 'warm' },
    'Der Brief klingt jetzt herzlicher.',
  ],
  [
    /\b(?:selbstbewusst\w*|mutig\w*|starker|uberzeugend\w*|forsch\w*|sicherer|weniger bescheiden|bestimmter)\b/,
    { tone: 'confident' },
    'Der Brief klingt jetzt selbstbewusster.',
  ],
];

/** 'nicht so förmlich' wishes the contrary of what it names. */
const CONTRARY: readonly (readonly [pattern: RegExp, wish: string])[] = [
  [
    /\b(?:nicht so|nicht zu|weniger|zu) (?:formell|formlich|steif|sachlich|trocken|kuhl|kalt|unpersonlich|nuchtern)\b/,
    'herzlicher',
  ],
  [
    /\b(?:nicht so|nicht zu|weniger|zu) (?:personlich|herzlich|freundlich|locker|privat|aufdringlich|selbstbewusst|forsch|angeberisch)\b/,
    'sachlich',
  ],
  [
    /\b(?:nicht so|weniger|zu) (?:bescheiden|schwach|langweilig|brav|unterwurfig)\b/,
    'selbstbewusster',
  ],
];
const wishedStyle = (folded: string) => CONTRARY.find(([said]) => said.test(folded))?.[1] ?? folded;

const ENCLOSES = /\b(?:lebenslauf|zeugnis\w*|anlage\w*|unterlagen)\b/;

function reviseParagraph(state: LetterState, letter: string, wish: string): Revision | null {
  const count = countParagraphs(letter);
  const found = readParagraphWish(wish, count);
  if (!found) return null;
  const { index, what, text } = found;
  if (index < 0 || index >= count) {
    return {
      kind: 'refused',
      why: `Der Brief hat zwischen Anrede und Gruß ${count} Absätze. Diesen gibt es nicht.`,
    };
  }
  const name = `Absatz ${index + 1}`;
  if (what === 'remove') {
    return {
      kind: 'text',
      text: withParagraph(letter, index, ''),
      done: `${name} ist gestrichen.`,
    };
  }
  const old = paragraphOf(letter, index);
  if (what === 'shorten') {
    const [first = ''] = splitSentences(old);
    if (first === old)
      return {
        kind: 'refused',
        why: `${name} besteht nur aus einem Satz. Kürzen kann ich ihn nicht, aber streichen.`,
      };
    return {
      kind: 'text',
      text: withParagraph(letter, index, first),
      done: `${name} besteht jetzt nur noch aus seinem ersten Satz.`,
    };
  }
  if (text !== '')
    return {
      kind: 'text',
      text: newParagraph(letter, index, text),
      done: `${name} ist neu geschrieben.`,
    };
  return {
    kind: 'ask',
    state: { ...state, openParagraph: index },
    ask: `So lautet Absatz ${index + 1} jetzt:\n\n> ${old.replaceAll('\n', ' ')}\n\nWie soll er lauten? Schreiben Sie mir den neuen Text, oder ändern Sie ihn selbst im Blatt.`,
    choices: ['Absatz so lassen', `Absatz ${index + 1} kürzer`, `Absatz ${index + 1} streichen`],
  };
}

/** 'der letzte Satz soll weg', 'ändere den ersten Satz'. */
function reviseSentence(letter: string, folded: string): Revision | null {
  const place = /\b(erste|zweite|dritte|vierte|letzte)[nrsm]? satz\b/.exec(folded)?.[1];
  if (!place) return null;
  if (!/\b(?:weg|streich\w*|losch\w*|raus|entfern\w*|weglassen)\b/.test(folded)) {
    return {
      kind: 'refused',
      why: 'Einen einzelnen Satz ändern Sie am besten selbst im Blatt. Oder schreiben Sie mir „ersetze … durch …“.',
    };
  }
  const text = withoutSentence(letter, ['erste', 'zweite', 'dritte', 'vierte'].indexOf(place));
  return { kind: 'text', text, done: 'Der Satz ist gestrichen.' };
}

/** The letter with a paragraph in her words. */
export const newParagraph = (letter: string, index: number, text: string): string =>
  withParagraph(letter, index, sentencesOf(text, 'addition').join(' '));

function withStyle(state: LetterState, style: Partial<LetterStyle>, done: string): Revision {
  return { kind: 'state', state: { ...state, style: { ...state.style, ...style } }, done };
}

/** 'Lebenslauf liegt bei', 'ohne Anlage'. */
function reviseEnclosed(state: LetterState, folded: string): Revision | null {
  const named = ENCLOSES.exec(folded)?.[0];
  if (!named) return null;
  if (/\b(?:ohne|kein\w*|streich\w*|weg|raus|nicht)\b/.test(folded)) {
    return withStyle(state, { enclosed: [] }, 'Der Brief nennt jetzt keine Anlagen mehr.');
  }
  if (
    !/\b(?:mit|anlage\w*|liegt|liegen|bei|dazu|beilegen|beifuge|fuge|mitschick\w*|anhang)\b/.test(
      folded,
    )
  )
    return null;
  const items = [
    /lebenslauf/.test(folded) && 'Lebenslauf',
    /zeugnis/.test(folded) && 'Zeugnisse',
  ].filter((item) => typeof item === 'string') as string[];
  if (items.length === 0)
    return {
      kind: 'refused',
      why: 'Was soll beiliegen? Schreiben Sie zum Beispiel „Lebenslauf liegt bei“.',
    };
  const enclosed = [...new Set([...state.style.enclosed, ...items])];
  return withStyle(
    state,
    { enclosed },
    `Unter dem Brief steht jetzt: ${enclosed.join(' und ')}. Bitte legen Sie das auch bei.`,
  );
}

/** A wish of the advertisement that is not to be named any more leaves its enumeration. */
function removeWish(state: LetterState, word: string): Revision | null {
  const wanted = simplify(word);
  const { requirements } = state.answers;
  const left = requirements.filter((item) => !simplify(item).includes(wanted));
  if (left.length === requirements.length || wanted.length < 3) return null;
  const answers = { ...state.answers, requirements: left };
  return {
    kind: 'state',
    state: { ...state, answers },
    done: `Was „${word}“ nennt, steht nicht mehr im Brief.`,
  };
}

function reviseText(state: LetterState, letter: string, wish: string): Revision | null {
  const replacement = readReplacement(wish);
  if (replacement) {
    const [from, to] = replacement;
    if (!letter.includes(from))
      return { kind: 'refused', why: `„${from}“ kommt im Brief nicht vor.` };
    return {
      kind: 'text',
      text: letter.replaceAll(from, to),
      done: `„${from}“ heißt jetzt „${to}“.`,
    };
  }
  const added = readAddition(wish);
  const sentences = added ? sentencesOf(added, 'addition').join(' ') : '';
  if (sentences)
    return {
      kind: 'text',
      text: withAddition(letter, sentences),
      done: `Ich habe ergänzt: „${sentences}“`,
    };
  const removed = readRemoval(wish);
  if (!removed) return null;
  const composed = removeWish(state, removed);
  if (composed) return composed;
  const text = withoutWord(letter, removed);
  if (text === null) return { kind: 'refused', why: `„${removed}“ kommt im Brief nicht vor.` };
  return { kind: 'text', text, done: `Was „${removed}“ nennt, steht nicht mehr im Brief.` };
}

function reviseFacts(state: LetterState, wish: string): Revision | null {
  const { job, answers } = state;
  const contact = readContact(wish);
  if (contact) {
    const done = `Der Brief geht jetzt an ${contact.replace(/^Herr /, 'Herrn ')}.`;
    return { kind: 'state', state: { ...state, job: { ...job, contact } }, done };
  }
  const employer = readEmployer(wish);
  if (employer) {
    return {
      kind: 'state',
      state: { ...state, job: { ...job, employer } },
      done: 'Der Arbeitgeber ist eingetragen.',
    };
  }
  const said = readSender(wish, false);
  if (saysSender(said)) {
    const sender = mergeSender(state.sender, said);
    return {
      kind: 'state',
      state: { ...state, sender },
      done: 'Ihr Absender ist geändert. Damit er in jedem Brief stimmt, ändern Sie ihn am besten auch im Profil.',
    };
  }
  const next = readStart(wish, { ...answers, start: null, wanted: null });
  if (next.start === null && next.wanted === null) return null;
  const changed = {
    start: next.start ?? answers.start,
    wanted: next.wanted ?? answers.wanted,
  };
  return {
    kind: 'state',
    state: { ...state, answers: { ...answers, ...changed } },
    done: 'Beginn und Umfang sind geändert.',
  };
}

const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:englisch|in english|auf turkisch|auf polnisch|auf russisch|ubersetz\w*)\b/,
    'Ich schreibe nur auf Deutsch. Den fertigen Brief können Sie kopieren und anderswo übersetzen lassen.',
  ],
  [
    /\b(?:verschick\w*|abschick\w*|absend\w*|sende ihn|schick ihn|hinschick\w*)\b/,
    'Verschicken kann ich den Brief nicht. Speichern Sie ihn als PDF oder Word-Datei; dann können Sie ihn einer E-Mail oder Nachricht beifügen.',
  ],
  [
    /\b(?:rechtschreib\w*|komma\w*|tippfehler|fehler|grammatik)\b/,
    'Ihre eigenen Sätze prüfe ich nicht auf Rechtschreibung. Sagen Sie mir die Stelle, zum Beispiel „ersetze … durch …“, oder ändern Sie sie selbst im Blatt.',
  ],
  [
    /\b(?:schrift\w*|farbe\w*|design|fett|layout|foto|bild)\b/,
    'Schrift und Gestaltung sind die eines üblichen Geschäftsbriefes. Ändern können Sie sie in der Word-Datei.',
  ],
];

/** Changes a finished letter as asked (assistants-62); null when the wish was not understood. */
export function revise(state: LetterState, letter: string, message: string): Revision | null {
  const folded = simplify(message);
  const wish = message.trim().replace(/\s+/g, ' ');
  const first =
    reviseParagraph(state, letter, message.trim()) ??
    reviseEnclosed(state, folded) ??
    reviseSentence(letter, folded) ??
    reviseText(state, letter, wish);
  if (first) return first;
  const styles =
    folded.split(' ').length > 14
      ? []
      : STYLES.filter(([pattern]) => pattern.test(wishedStyle(folded)));
  if (styles.length > 0) {
    const style = Object.assign({}, ...styles.map(([, change]) => change)) as Partial<LetterStyle>;
    return withStyle(state, style, styles.map(([, , done]) => done).join(' '));
  }
  const facts = reviseFacts(state, wish);
  if (facts) return facts;
  const why = REFUSALS.find(([pattern]) => pattern.test(folded))?.[1];
  return why ? { kind: 'refused', why } : null;
}
