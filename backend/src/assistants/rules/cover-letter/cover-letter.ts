import type { Conversation } from '../../engine.ts';
import { describesExperience, isNonsense, means } from '../../understanding/intents.ts';
import { readJobText } from '../../understanding/job-text.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { composeLetter } from './compose-letter.ts';
import { type LetterState, NO_LETTER, nextStep } from './letter-state.ts';
import { confirmedRequirements, isAdvertisement, readJob, readStart } from './read-answer.ts';
import { revise } from './revise.ts';
import { tidy } from './sentences.ts';

const QUESTION_JOB =
  'Für welche Stelle möchten Sie schreiben? Nennen Sie mir Tätigkeit und Arbeitgeber, zum Beispiel „Empfang bei der Praxis Dr. Hoffmann“. Sie können auch den Text der Anzeige hier einfügen.';
const SKIP = 'Wenn Sie dazu nichts schreiben möchten, antworten Sie mit „überspringen“.';
const EXAMPLES =
  'Wenn etwas anders sein soll, schreiben Sie es mir, zum Beispiel „kürzer“, „formeller“, „persönlicher“, „ab 1. März“, „Ansprechpartnerin ist Frau Weber“, „füge hinzu: Ich habe einen Führerschein“ oder „streiche Excel“.';

function question(state: LetterState): string {
  const { job, step } = state;
  switch (step) {
    case 'job':
      return QUESTION_JOB;
    case 'reason':
      return `Was reizt Sie an ${job.title ? 'dieser Stelle' : 'dieser Arbeit'}${job.employer ? ` bei ${plain(job.employer)}` : ''}? Ein oder zwei Sätze in eigenen Worten reichen.`;
    case 'example':
      return `Welche Erfahrung passt besonders gut dazu? Am besten ist ein Beispiel: Was haben Sie gemacht, und was kam dabei heraus? ${SKIP}`;
    case 'requirements': {
      const items = job.requirements.map((item, index) => `${index + 1}. ${plain(item)}`);
      return `In der Anzeige wird gewünscht:\n\n${items.join('\n')}\n\nWas davon bringen Sie mit? Sie können mit den Nummern antworten, mit „alles“ oder mit „nichts davon“.`;
    }
    default:
      return `Ab wann könnten Sie beginnen, und wie viele Stunden pro Woche möchten Sie arbeiten? ${SKIP}`;
  }
}

const say = (text: string, state: LetterState): Answer<LetterState> => ({ reply: { text }, state });

/** What in the profile would make the letter better. */
function missing({ candidate, name }: Profile): string {
  const { contact, location, main_job, display } = candidate;
  const gaps = [
    !name && 'Ihr Name',
    !location.street && 'Ihre Anschrift',
    !contact.phone && 'Ihre Telefonnummer',
    !main_job.job_position && !display.work_experience && 'Ihre bisherige Tätigkeit',
  ].filter((gap) => gap !== false);
  if (gaps.length === 0) return '';
  return `Im Profil fehlt noch: ${gaps.join(', ')}. Wenn Sie das dort ergänzen, wird auch der Brief vollständiger.`;
}

function present(
  { now }: Conversation,
  profile: Profile,
  state: LetterState,
  before: string,
): Answer<LetterState> {
  const done: LetterState = { ...state, step: 'done' };
  const letter = composeLetter(profile.candidate, done, now);
  const text = paragraphs(before, letter, missing(profile), EXAMPLES);
  return { reply: { text, letter }, state: done };
}

async function start(conversation: Conversation): Promise<Answer<LetterState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const description = conversation.given.jobDescription?.trim() ?? '';
  const job = description === '' ? NO_LETTER.job : readJobText(description);
  const known = job.title !== null || job.employer !== null;
  const state: LetterState = {
    ...NO_LETTER,
    job,
    step: known ? 'reason' : 'job',
    answers: { ...NO_LETTER.answers, workload: profile.workload },
  };
  const about = job.title
    ? ` zur Stelle **${plain(job.title)}**${job.employer ? ` bei ${plain(job.employer)}` : ''}`
    : '';
  return say(
    paragraphs(
      `${profile.greeting} Wir schreiben zusammen ein Anschreiben${about}. Ich stelle Ihnen drei bis vier kurze Fragen, dann bekommen Sie den fertigen Brief.`,
      question(state),
    ),
    state,
  );
}

/** Takes an answer to the open question; null when it says nothing. */
function take(state: LetterState, message: string): LetterState | null {
  const { answers, step } = state;
  if (step === 'job') {
    const job = readJob(message);
    return job && { ...state, job };
  }
  if (means(message, 'skip') || means(message, 'dontKnow')) return state;
  if (step === 'requirements') {
    const requirements = confirmedRequirements(message, state.job.requirements);
    return { ...state, answers: { ...answers, requirements } };
  }
  if (step === 'start') {
    const read = readStart(message, answers);
    const isUnread = read.start === null && read.workload === answers.workload;
    const start = isUnread ? null : read.start;
    return { ...state, answers: { ...answers, ...read, start } };
  }
  const text = tidy(message);
  if (text.length < 3) return null;
  return { ...state, answers: { ...answers, [step]: text } };
}

function change(
  conversation: Conversation,
  profile: Profile,
  state: LetterState,
  message: string,
): Answer<LetterState> {
  const revision = revise(state, message);
  if (!revision && (means(message, 'thanks') || means(message, 'yes'))) {
    return say(
      'Gern geschehen! Unter dem Gespräch können Sie den Brief als PDF oder Word-Datei speichern, drucken oder kopieren. Bitte lesen Sie ihn vor dem Absenden noch einmal in Ruhe durch.',
      state,
    );
  }
  if (!revision) {
    return say(
      paragraphs(
        'Diesen Wunsch habe ich leider nicht verstanden. Der Brief ist unverändert.',
        EXAMPLES,
      ),
      state,
    );
  }
  const before = composeLetter(profile.candidate, state, conversation.now);
  const after = composeLetter(profile.candidate, revision.state, conversation.now);
  if (before === after) {
    return say(
      paragraphs(
        'Am Brief hat sich dadurch nichts geändert: Das kommt darin nicht vor, oder er ist schon so.',
        EXAMPLES,
      ),
      state,
    );
  }
  return present(
    conversation,
    profile,
    revision.state,
    `${revision.done} Das ist die neue Fassung:`,
  );
}

async function answer(
  conversation: Conversation,
  state: LetterState,
  message: string,
): Promise<Answer<LetterState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  if (state.step === 'done') return change(conversation, profile, state, message);
  if (means(message, 'help')) return say(question(state), state);
  if (state.step === 'job' && !isAdvertisement(message) && describesExperience(message)) {
    const later = 'Nach Ihrer Erfahrung frage ich gleich. Zuerst brauche ich die Stelle.';
    return say(paragraphs(later, question(state)), state);
  }
  const isNumbers = state.step === 'requirements' && /^[\d\s,.und]+$/i.test(message);
  const taken = isNonsense(message) && !isNumbers ? null : take(state, message);
  if (!taken)
    return say(paragraphs('Das habe ich leider nicht verstanden.', question(state)), state);
  const next: LetterState = { ...taken, step: nextStep(taken) };
  if (next.step === 'done') {
    return present(conversation, profile, next, 'Vielen Dank! Das ist Ihr Anschreiben:');
  }
  return say(paragraphs(next.step === 'reason' ? '' : 'Danke.', question(next)), next);
}

/**
 * The cover letter: some questions, then a whole letter that is changed as asked (assistants-32).
 */
export const coverLetter: Assistant<LetterState> = { initial: NO_LETTER, start, answer };
