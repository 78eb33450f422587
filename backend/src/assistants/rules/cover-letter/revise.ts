import { simplify } from '../../understanding/simplify.ts';
import { sentencesOf } from './german/sentences.ts';
import type { LetterState } from './letter-state.ts';
import { withAddition, withoutWord } from './letter-text.ts';
import { readStart } from './read-answer.ts';
import { mergeSender, readSender, saysSender } from './read-sender.ts';
import {
  readAddition,
  readContact,
  readEmployer,
  readRemoval,
  readReplacement,
} from './read-wish.ts';
import { reviseParagraph, reviseSentence } from './revise-paragraph.ts';
import { reviseStyle, withStyle } from './revise-style.ts';
import type { Revision } from './revision.ts';

const ENCLOSES = /\b(?:lebenslauf|zeugnis\w*|anlage\w*|unterlagen)\b/;

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
  const styled = reviseStyle(state, folded);
  if (styled) return styled;
  const facts = reviseFacts(state, wish);
  if (facts) return facts;
  const why = REFUSALS.find(([pattern]) => pattern.test(folded))?.[1];
  return why ? { kind: 'refused', why } : null;
}
