import type { Conversation } from '../../engine.ts';
import { isReply } from '../../intent/intent.ts';
import { NOTHING_OPEN } from '../../intent/interpreter.ts';
import { describesExperience } from '../../understanding/intents.ts';
import { enumerate, paragraphs, plain } from '../../understanding/phrases.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { Answer, Assistant, Heard } from '../assistant.ts';
import { NOT_UNDERSTOOD } from '../not-understood.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { readAdvertisement } from './advertisement.ts';
import { changeLetter } from './change-letter/change-letter.ts';
import { presentLetter } from './change-letter/present-letter.ts';
import { tidy } from './german/sentences.ts';
import { completeState, type LetterState, NO_LETTER } from './letter-state.ts';
import { COVER_LETTER_HELP, missingSender, nextStep, questionOf } from './questions.ts';
import {
  confirmedRequirements,
  saysNone,
  tellsOfOther,
} from './read-answer/confirmed-requirements.ts';
import { isAdvertisement, readJob } from './read-answer/read-job.ts';
import { readStart } from './read-answer/read-start.ts';
import { mergeSender, readSender, saysSender } from './read-sender.ts';

/** Ends the questions: the letter of what is known, for her to complete on its sheet. */
const SHOW_NOW = 'Brief gleich zeigen';
const SAYS_SHOW =
  /^(?:bitte |den |ja |jetzt )*brief (?:bitte |jetzt |gleich |sofort |schon )*(?:zeigen|sehen|schreiben)\b|^(?:bitte )?(?:zeig\w*|schreib\w*) (?:mir |bitte |jetzt |gleich |schon |mal )*(?:den|einen) brief\b/;

/** An answer is kept so far, in characters. */
const ANSWER_MAX = 2_500;

function ask(
  conversation: Conversation,
  profile: Profile,
  state: LetterState,
  before = '',
): Answer<LetterState> {
  const { text, choices } = questionOf(state, profile, conversation.now);
  const all = state.step === 'job' ? choices : [...choices, SHOW_NOW];
  return { reply: { text: paragraphs(before, text), choices: all }, state };
}

/** The first words to somebody with this profile. */
export function startLetter(conversation: Conversation, profile: Profile): Answer<LetterState> {
  const description = conversation.given.jobDescription?.trim() ?? '';
  const job = description === '' ? NO_LETTER.job : readAdvertisement(description);
  const known = job.title !== null || job.employer !== null;
  const state: LetterState = { ...NO_LETTER, job, step: known ? 'reason' : 'job' };
  const about = job.title
    ? ` zur Stelle **${plain(job.title)}**${job.employer ? ` bei ${plain(job.employer)}` : ''}`
    : '';
  return ask(
    conversation,
    profile,
    state,
    `${profile.greeting} Wir schreiben zusammen ein Anschreiben${about}${about.endsWith('.') ? '' : '.'} Ich stelle Ihnen wenige kurze Fragen, dann bekommen Sie den fertigen Brief. In ihm steht nur, was in Ihrem Profil oder in der Anzeige steht oder was Sie mir sagen.`,
  );
}

/** Takes an answer to the open question; null when it says nothing. */
function take(state: LetterState, { words: message, intent }: Heard): LetterState | null {
  const { answers, step } = state;
  if (step === 'job') {
    const job = readJob(message);
    return job && { ...state, job };
  }
  if (isReply(intent, 'skip')) return state;
  if (step === 'requirements') {
    const requirements = confirmedRequirements(message, state.job.requirements);
    // What is told here instead of an answer belongs to the experience.
    const isOther = requirements.length === 0 && tellsOfOther(message);
    if (requirements.length === 0 && !isOther && !saysNone(message)) return null;
    const told = [answers.example, message.trim()].filter(Boolean).join('\n').slice(0, ANSWER_MAX);
    return {
      ...state,
      answers: { ...answers, requirements, ...(isOther && { example: told }) },
    };
  }
  if (step === 'start')
    return { ...state, answers: { ...answers, ...readStart(message, answers, true) } };
  if (step === 'sender') {
    const said = readSender(message, true);
    return saysSender(said) ? { ...state, sender: mergeSender(state.sender, said) } : null;
  }
  if (/^(?:nein|nichts|gar nichts|keine)[.!]?$/i.test(message.trim())) return state;
  const text = message.trim().slice(0, ANSWER_MAX);
  return tidy(text).length < 3 ? null : { ...state, answers: { ...answers, [step]: text } };
}

/** What is said to a message that is no answer; null where it may be one. */
function reaction({ step }: LetterState, { intent }: Heard): string | null {
  switch (intent.kind === 'reply' ? intent.reply : intent.kind) {
    case 'help':
    case 'question':
      return COVER_LETTER_HELP[step];
    case 'dont-know':
      return `Das macht nichts. ${COVER_LETTER_HELP[step]}`;
    case 'not-understood':
      return NOT_UNDERSTOOD;
    default:
      return null;
  }
}

/** The answer to a message of somebody with this profile. */
export function answerLetter(
  conversation: Conversation,
  profile: Profile,
  stored: LetterState,
  heard: Heard,
): Answer<LetterState> {
  const state = completeState(stored);
  const { words, intent } = heard;
  if (state.step === 'done') {
    const change = intent.kind === 'edit' ? intent.change : words;
    return changeLetter(conversation, profile, state, change);
  }
  if (SAYS_SHOW.test(simplify(words)) && state.step !== 'job') {
    return presentLetter(conversation, profile, state);
  }
  const isLong = isAdvertisement(words);
  if (state.step === 'job' && !isLong && describesExperience(words)) {
    const later = 'Nach Ihrer Erfahrung frage ich gleich. Zuerst brauche ich die Stelle.';
    return ask(conversation, profile, state, later);
  }
  const reacted = isLong && state.step === 'job' ? null : reaction(state, heard);
  if (reacted !== null) return ask(conversation, profile, state, reacted);
  const taken = take(state, heard);
  if (!taken) return ask(conversation, profile, state, NOT_UNDERSTOOD);
  const stillMissing = state.step === 'sender' ? missingSender(profile.candidate, taken) : [];
  if (stillMissing.length > 0 && taken !== state) {
    return ask(conversation, profile, taken, `Danke. ${enumerate(stillMissing)} fehlt noch.`);
  }
  const next: LetterState = { ...taken, step: nextStep(taken, profile.candidate) };
  if (next.step === 'done') return presentLetter(conversation, profile, next);
  return ask(conversation, profile, next, next.step === 'reason' ? '' : 'Danke.');
}

/**
 * The cover letter: some questions, then a whole letter that is changed as asked (assistants-32,
 * assistants-61, assistants-62).
 */
export const coverLetter: Assistant<LetterState> = {
  initial: NO_LETTER,
  start: async (conversation) =>
    startLetter(conversation, await loadProfile(conversation.db, conversation.candidateId)),
  open: ({ step }) => ({ ...NOTHING_OPEN, asked: step, hasLetter: step === 'done' }),
  answer: async (conversation, state, heard) => {
    const profile = await loadProfile(conversation.db, conversation.candidateId);
    return answerLetter(conversation, profile, state, heard);
  },
};
