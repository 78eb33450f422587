import type { AssistantEngine, AssistantReply } from '../../engine.ts';
import { checkNothingMadeUp, namedJobs, withTitles } from '../checks/check-jobs.ts';
import { checkLetter } from '../checks/check-letter.ts';
import { checkWords } from '../checks/check-words.ts';
import { knownOf } from '../checks/known.ts';
import { RefusedAnswer } from '../failure.ts';
import { loadPerson } from '../privacy/person.ts';
import { createPseudonyms, type Pseudonyms } from '../privacy/pseudonyms.ts';
import { instructionsFor, messagesFor } from '../prompts.ts';
import type { ModelSettings } from '../stream-completion.ts';
import type { Found } from '../tools/tools.ts';
import { readForm } from './answer-form.ts';
import type { Asked } from './asked.ts';
import { converse } from './converse.ts';
import { textsOf } from './known-texts.ts';
import { lookUp, shownJobs } from './named-jobs.ts';

/** The letter stands in the text, where the page renders it as a sheet. */
function withLetter(text: string, letter: string | undefined) {
  return letter === undefined ? { text } : { text: `${text}\n\n${letter}`, letter };
}

/** The reply, after every check. @throws RefusedAnswer for what must not be shown */
async function checkedReply(
  asked: Asked,
  found: Found,
  { restore, isLeft }: Pseudonyms,
  written: string,
): Promise<AssistantReply> {
  const { conversation, draft } = asked;
  const { assistant, publicUrl } = conversation;
  const { antwort, stellen } = readForm(written);
  const text = restore(antwort);
  const letter = found.letter ?? draft.letter;
  if (isLeft(`${text}\n${letter ?? ''}`))
    throw new RefusedAnswer('The language model changes a placeholder.');
  const instructions = instructionsFor(assistant);
  const known = knownOf([...textsOf(asked), ...found.texts], publicUrl);
  const ids = [...new Set([...namedJobs(text), ...stellen.map(String)])];
  const titles = await lookUp(conversation, found, ids);
  checkWords(text, known, instructions);
  checkNothingMadeUp(text, known, assistant === 'ai-jobs' || assistant === 'job-coach');
  if (found.letter !== null) checkLetter(found.letter, known, instructions);
  const own = draft.matchedJobs ?? [];
  const more = ids.flatMap((id) => {
    const isOwn = own.some((job) => String(job.id) === id);
    const job = found.jobs.get(id);
    return job && !isOwn ? [job] : [];
  });
  const matchedJobs = assistant === 'ai-jobs' ? [...own, ...more] : own;
  // The check list stands in for a judgement, which the model has given.
  const { checks: _, ...kept } = draft;
  return {
    ...kept,
    ...withLetter(withTitles(text, titles), letter),
    ...(matchedJobs.length > 0 && { matchedJobs }),
  };
}

/** What is asked of a model whose answer may not be shown. */
const AGAIN =
  'Diese Antwort darf nicht gezeigt werden. Antworte noch einmal in derselben Form, auf Deutsch und nur mit Angaben, die du bekommen hast: ohne erfundene Stellen und Arbeitgeber, ohne Rat zu Recht, Steuern, Rente und Gesundheit, ohne Urteil über Alter und Chancen, ohne Versprechen, ohne fremde Adressen und Nummern.';

/**
 * An answer in the words of a language model: what comes along stays that of the rules, and nothing
 * is shown that was not checked; what fails is asked for again once (assistants-20, assistants-21).
 * @throws ModelFailure, RefusedAnswer when the rules have to answer
 */
export async function findAnswer(
  settings: ModelSettings,
  rules: AssistantEngine,
  asked: Asked,
  signal: AbortSignal,
): Promise<AssistantReply> {
  const { conversation, draft } = asked;
  const { db, candidateId, given } = conversation;
  const person = await loadPerson(db, candidateId);
  const name = typeof given.userProfile === 'string' ? null : given.userProfile.contact.name;
  const pseudonyms = createPseudonyms({
    ...person,
    names: [...person.names, ...(name?.trim() ? [name.trim()] : [])],
  });
  pseudonyms.learn([...asked.turns.map((turn) => turn.message ?? ''), asked.message]);
  const found: Found = { jobs: shownJobs(asked), texts: [], letter: null };
  const { restore, hide } = pseudonyms;
  const hasLetter = draft.letter !== undefined;
  const workshop = { conversation, rules, found, hasLetter, restore };
  const messages = messagesFor(conversation, asked.turns, asked.message, draft, hide);
  const ask = () => converse(settings, messages, workshop, pseudonyms, signal);
  const first = await ask();
  try {
    return await checkedReply(asked, found, pseudonyms, first);
  } catch (error) {
    if (!(error instanceof RefusedAnswer)) throw error;
    found.letter = null;
    messages.push({ role: 'assistant', content: first }, { role: 'user', content: AGAIN });
    return checkedReply(asked, found, pseudonyms, await ask());
  }
}
