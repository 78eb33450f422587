import type { Conversation } from '../../engine.ts';
import { enumerate, jobsText, plain } from '../../understanding/phrases.ts';
import { anywhere } from '../../understanding/place/place.ts';
import { whereText } from '../../understanding/where-text.ts';
import { findJobs } from '../job-finder/find-jobs/find-jobs.ts';
import type { Profile } from '../profile.ts';
import type { CoachState } from './coach-state.ts';
import { type RankedPosition, rankPositions } from './rank-positions.ts';

export type Recommended = {
  readonly positions: readonly RankedPosition[];
  /** Markdown, one text for each recommendation. */
  readonly texts: string[];
};

async function textOf(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  { position, jobs, reason }: RankedPosition,
): Promise<string> {
  const place = state.place ?? profile.place ?? anywhere;
  const workload = state.workload ?? profile.workload;
  const wish = { positionIds: [position.id], place, workload };
  const [job] = (await findJobs(conversation, wish, 1)).jobs;
  const where = plain(whereText(place));
  const example = job?.metadata.link
    ? ` Zum Beispiel: [${plain(job.title)}](${job.metadata.link})${job.metadata.city ? ` in ${plain(job.metadata.city)}` : ''}.`
    : '';
  return `**${plain(position.label)}:** ${jobsText(jobs)} ${where}. Das passt, weil ${reason}.${example}`;
}

/** What is missing in the profile and would make suggestions better. */
function profileTip({ candidate, work, workload }: Profile): string | null {
  const { education, location, contact, display } = candidate;
  const gaps = [
    !contact.first_name && 'Name',
    !location.postal_code && 'Wohnort',
    !work && 'bisherige Tätigkeit',
    !display.last_employer.employer_name && 'letzter Arbeitgeber',
    !education.level && 'Bildungsabschluss',
    !workload && 'gewünschter Umfang',
  ].filter((gap) => gap !== false);
  if (gaps.length === 0) return null;
  return `**Ihr Profil:** Es fehlt noch: ${enumerate(gaps)}. Mit vollständigen Angaben finden Arbeitgeber Sie leichter.`;
}

/** Recommendations of occupations with real jobs, and what to do for the profile. */
export async function recommend(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
): Promise<Recommended> {
  const positions = await rankPositions(conversation, profile, state);
  const texts = await Promise.all(
    positions.map((one) => textOf(conversation, profile, state, one)),
  );
  const tip = profileTip(profile);
  return { positions, texts: tip ? [...texts, tip] : texts };
}
