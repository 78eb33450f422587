import type { MatchedJob } from '@silverjobs/contract';
import { z } from 'zod';
import type { AssistantEngine, Conversation } from '../../engine.ts';
import { loadAdvertisements } from './advertisements.ts';

const describe = (name: string, description: string, parameters: z.ZodType) => ({
  type: 'function',
  function: { name, description, parameters: z.toJSONSchema(parameters) },
});

const searchInput = z.object({ wunsch: z.string().trim().min(1).max(300) });
const readInput = z.object({ id: z.union([z.int(), z.string().max(20)]) });
const letterInput = z.object({ brief: z.string().trim().min(1).max(8_000) });

const SEARCH = describe(
  'search_jobs',
  'Sucht offene Stellen in unserer Stellenbörse. „wunsch“ nennt Tätigkeit, Ort und Umfang in Worten, zum Beispiel „Büro in Köln, 10 Stunden“. Nur diese Stellen gibt es.',
  searchInput,
);
const READ = describe(
  'read_advertisement',
  'Liest die Anzeige einer Stelle, deren Nummer du kennst.',
  readInput,
);
const SAVE = describe(
  'save_letter',
  'Legt den vollständigen Brief ab, den die Person dann sieht. Nur mit Angaben, die du bekommen hast.',
  letterInput,
);

/** What tools have brought along while an answer is found. */
export type Found = {
  /** Jobs by id, in the order in which they were found. */
  readonly jobs: Map<string, MatchedJob>;
  /** Texts that the model may use by now. */
  readonly texts: string[];
  letter: string | null;
};

/** What the tools work with. */
export type Workshop = {
  readonly conversation: Conversation;
  readonly rules: AssistantEngine;
  readonly found: Found;
  /** A letter is due: the rules have one. */
  readonly hasLetter: boolean;
  /** Puts names and addresses back. */
  readonly restore: (text: string) => string;
};

const jobLine = ({ id, score, metadata }: MatchedJob) =>
  `[Stelle ${id}] ${Math.round(score * 100)} %: ${metadata.text.slice(0, 300)} (${metadata.location ?? ''})`;

/** The job finder's own rules search: the same understanding, the same hidden jobs. */
async function searchJobs({ conversation, rules, found }: Workshop, wish: string): Promise<string> {
  const finder = { ...conversation, assistant: 'ai-jobs' as const, removedMark: undefined };
  const { reply } = await rules.answer(finder, {}, [], wish);
  for (const job of reply.matchedJobs ?? []) found.jobs.set(String(job.id), job);
  const lines = (reply.matchedJobs ?? []).map(jobLine);
  if (lines.length === 0) return `Keine Stelle gefunden. Das Suchprogramm sagt: ${reply.text}`;
  return [...lines, ...(reply.matchedJobs ?? []).map(({ metadata }) => metadata.text)].join('\n');
}

async function readAdvertisement({ conversation, found }: Workshop, id: string): Promise<string> {
  const shown = found.jobs.get(id);
  const [job] = await loadAdvertisements(conversation, [id]);
  if (!shown || (!job && !id.startsWith('partner-'))) return 'Diese Stelle gibt es nicht.';
  return job?.text ?? shown.metadata.text;
}

function saveLetter({ found, hasLetter }: Workshop, letter: string): string {
  if (!hasLetter) return 'Noch nicht: Stelle zuerst die Frage aus der Vorlage.';
  found.letter = letter;
  return 'Der Brief ist abgelegt. Wiederhole ihn nicht.';
}

function parsed<T>(schema: z.ZodType<T>, json: string): T | null {
  try {
    return schema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** The tools that an assistant's model may use. */
export const toolsFor = ({ conversation }: Pick<Workshop, 'conversation'>) =>
  conversation.assistant === 'cover-letter' ? [READ, SAVE] : [SEARCH, READ];

/**
 * Does what a model asks for. A wrong call is answered in words, so that it can be made better.
 * @param json arguments as the model wrote them
 */
export async function callTool(workshop: Workshop, name: string, json: string): Promise<string> {
  const { restore } = workshop;
  const allowed = toolsFor(workshop).some((tool) => tool.function.name === name);
  if (!allowed) return 'Dieses Werkzeug gibt es nicht.';
  const search = name === 'search_jobs' ? parsed(searchInput, json) : null;
  if (search) return searchJobs(workshop, restore(search.wunsch));
  const read = name === 'read_advertisement' ? parsed(readInput, json) : null;
  if (read) return readAdvertisement(workshop, String(read.id));
  const saved = name === 'save_letter' ? parsed(letterInput, json) : null;
  if (saved) return saveLetter(workshop, restore(saved.brief));
  return 'Die Angaben zu diesem Werkzeug sind falsch.';
}
