import { simplify } from '../../../understanding/simplify.ts';
import { addressIn } from '../advertisement.ts';
import type { LetterState } from '../letter-state.ts';
import { readStart } from '../read-answer/read-start.ts';
import { mergeSender, readSender, saysSender } from '../read-sender.ts';
import { readContact, readEmployer } from './read-wish.ts';
import type { Revision } from './revision.ts';

/** Whose address it is. For simplified text. */
const OF_EMPLOYER =
  /\b(?:arbeitgeber\w*|firma|betrieb\w*|unternehmen\w*|praxis|empfanger\w*|sitz\w*|geschaft)\b/;

/** Another contact, employer, sender, beginning or amount of work. */
export function reviseFacts(state: LetterState, wish: string): Revision | null {
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
  const { street, place } = addressIn(wish);
  if (street && OF_EMPLOYER.test(simplify(wish))) {
    const next = { ...job, street, place: place ?? job.place };
    const done = 'Die Anschrift des Arbeitgebers ist eingetragen.';
    return { kind: 'state', state: { ...state, job: next }, done };
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
