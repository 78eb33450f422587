import type { MatchedJob } from '@silverjobs/contract';
import { z } from 'zod';
import type { AssistantEngine, AssistantReply, Conversation, Turn } from '../engine.ts';
import { checkNothingMadeUp, namedJobs, withTitles } from './checks/check-jobs.ts';
import { checkLetter } from './checks/check-letter.ts';
import { checkWords } from './checks/check-words.ts';
import { knownOf } from './checks/known.ts';
import { ModelFailure, RefusedAnswer } from './failure.ts';
import { loadPerson } from './privacy/person.ts';
import { createPseudonyms, type Pseudonyms } from './privacy/pseudonyms.ts';
import { asData, draftOf, instructionsFor, messagesFor, profileText } from './prompts.ts';
import { type ModelMessage, type ModelSettings, streamCompletion } from './stream-completion.ts';
import { loadAdvertisements } from './tools/advertisements.ts';
import { callTool, type Found, toolsFor, type Workshop } from './tools/tools.ts';

/** What an answer is found from. */
export type Asked = {
  readonly conversation: Conversation;
  readonly turns: readonly Turn[];
  readonly message: string;
  /** What the rules have answered. */
  readonly draft: AssistantReply;
};

/** So often tools may be used before the answer has to come. */
const ROUNDS_MAX = 3;

const answerForm = z.object({
  antwort: z.string().trim().min(1),
  stellen: z
    .array(z.union([z.int(), z.string().max(20)]))
    .max(20)
    .default([]),
});

function readForm(text: string) {
  const isFenced = text.startsWith('```');
  const json = isFenced ? text.slice(text.indexOf('\n'), text.lastIndexOf('```')) : text;
  try {
    return answerForm.parse(JSON.parse(json));
  } catch (cause) {
    throw new ModelFailure('The language model breaks the form.', { cause });
  }
}

/** Asks, does what tools are asked for, and asks again, at most so often. */
async function converse(
  settings: ModelSettings,
  asked: Asked,
  workshop: Workshop,
  { hide }: Pseudonyms,
  signal: AbortSignal,
): Promise<string> {
  const { conversation, turns, message, draft } = asked;
  const messages = messagesFor(conversation, turns, message, draft, hide);
  for (let round = 0; ; round += 1) {
    const tools = round < ROUNDS_MAX ? { tools: toolsFor(workshop) } : {};
    const { text, toolCalls } = await streamCompletion(settings, { messages, ...tools }, signal);
    if (toolCalls.length === 0) return text;
    if (round >= ROUNDS_MAX) throw new ModelFailure('The language model only uses tools.');
    const calls = toolCalls.map(({ id, name, arguments: json }) => ({
      ...{ id, type: 'function' },
      function: { name, arguments: json },
    }));
    messages.push({ role: 'assistant', content: text, tool_calls: calls });
    for (const call of toolCalls) {
      signal.throwIfAborted();
      const result = await callTool(workshop, call.name, call.arguments);
      workshop.found.texts.push(result);
      const content = hide(asData('Ergebnis', result));
      messages.push({ role: 'tool', tool_call_id: call.id, content } satisfies ModelMessage);
    }
  }
}

const textsOf = ({ conversation, turns, message, draft }: Asked): string[] => [
  ...[profileText(conversation), conversation.given.jobDescription ?? ''],
  ...[conversation.given.jobRole ?? '', conversation.editedLetter ?? ''],
  ...turns.flatMap((turn) => [turn.message ?? '', draftOf(turn.reply)]),
  ...[message, draftOf(draft), draft.letter ?? ''],
];

/** Everything that was shown in this conversation may be named again. */
function shownJobs({ turns, draft }: Asked): Map<string, MatchedJob> {
  const jobs = [...turns.map(({ reply }) => reply), draft].flatMap(
    ({ matchedJobs }) => matchedJobs ?? [],
  );
  return new Map(jobs.map((job) => [String(job.id), job]));
}

/**
 * Looks every named job up: it was found in this conversation, and is open still.
 * @throws RefusedAnswer for one that is not
 */
async function lookUp(conversation: Conversation, { jobs }: Found, ids: readonly string[]) {
  const open = await loadAdvertisements(conversation, ids);
  const titles = new Map<string, string>();
  for (const id of ids) {
    const shown = jobs.get(id);
    const title = id.startsWith('partner-')
      ? shown?.metadata.text.split('\n')[0]
      : open.find((job) => job.id === id)?.title;
    if (!shown || !title)
      throw new RefusedAnswer(`The language model names job ${id}, which is not there.`);
    titles.set(id, title);
  }
  return titles;
}

/** The letter stands in the text, where the page draws it as a sheet. */
function withLetter(text: string, letter: string | undefined) {
  return letter === undefined ? { text } : { text: `${text}\n\n${letter}`, letter };
}

/**
 * An answer in the words of a language model: what comes along stays that of the rules, and nothing
 * is shown that was not checked (assistants-20, assistants-21).
 * @throws ModelFailure, RefusedAnswer when the rules have to answer
 */
export async function findAnswer(
  settings: ModelSettings,
  rules: AssistantEngine,
  asked: Asked,
  signal: AbortSignal,
): Promise<AssistantReply> {
  const { conversation, draft } = asked;
  const { assistant, db, candidateId, publicUrl, given } = conversation;
  const person = await loadPerson(db, candidateId);
  const name = typeof given.userProfile === 'string' ? null : given.userProfile.contact.name;
  const pseudonyms = createPseudonyms({
    ...person,
    names: [...person.names, ...(name?.trim() ? [name.trim()] : [])],
  });
  pseudonyms.learn([...asked.turns.map((turn) => turn.message ?? ''), asked.message]);
  const found: Found = { jobs: shownJobs(asked), texts: [], letter: null };
  const { restore } = pseudonyms;
  const hasLetter = draft.letter !== undefined;
  const workshop = { conversation, rules, found, hasLetter, restore };
  const written = await converse(settings, asked, workshop, pseudonyms, signal);
  const { antwort, stellen } = readForm(written);
  const text = restore(antwort);
  const letter = found.letter ?? draft.letter;
  if (pseudonyms.isLeft(`${text}\n${letter ?? ''}`))
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
  return {
    ...draft,
    ...withLetter(withTitles(text, titles), letter),
    ...(matchedJobs.length > 0 && { matchedJobs }),
  };
}
