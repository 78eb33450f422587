import type { MatchedJob } from '@silverjobs/contract';
import type { Conversation } from '../../engine.ts';
import { RefusedAnswer } from '../failure.ts';
import { loadAdvertisements } from '../tools/advertisements.ts';
import type { Found } from '../tools/tools.ts';
import type { Asked } from './asked.ts';

/** Everything that was shown in this conversation may be named again. */
export function shownJobs({ turns, draft }: Asked): Map<string, MatchedJob> {
  const jobs = [...turns.map(({ reply }) => reply), draft].flatMap(
    ({ matchedJobs }) => matchedJobs ?? [],
  );
  return new Map(jobs.map((job) => [String(job.id), job]));
}

/**
 * Looks every named job up: it was found in this conversation, and is open still.
 * @throws RefusedAnswer for one that is not
 */
export async function lookUp(conversation: Conversation, { jobs }: Found, ids: readonly string[]) {
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
