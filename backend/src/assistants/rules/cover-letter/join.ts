import type { Candidate } from '@silverjobs/contract';
import { enumerate } from '../../understanding/phrases.ts';
import { workOf } from './experience/own-work.ts';
import { asWork } from './german/occupations.ts';
import { asObject, asQuality, coreOf, isAboutHome } from './german/wishes.ts';
import type { LetterState, Tone } from './letter-state.ts';
import { shareTopic } from './topics.ts';

const TASKS_SHOWN = 2;

const KNOWN: Readonly<Record<Tone, (work: string) => string>> = {
  plain: (work) => `Das kenne ich gut aus meiner Arbeit ${work}.`,
  warm: (work) => `Das ist mir aus meiner Arbeit ${work} sehr vertraut.`,
  confident: (work) => `Darin bin ich durch meine Arbeit ${work} sicher.`,
};

/** Everything the profile says about work, to be compared with tasks. */
const livedText = ({ main_job, display }: Candidate): string =>
  [
    main_job.job_position,
    display.work_experience,
    display.last_employer.employer_name,
    display.last_employer.employer_department,
    display.previous_employer.employer_department,
  ]
    .filter(Boolean)
    .join('\n');

/** What 'meine Arbeit als …' names: what was told beside it may be about other work. */
const workedText = ({ main_job, display }: Candidate): string =>
  [
    main_job.job_position,
    display.last_employer.employer_name,
    display.last_employer.employer_department,
  ]
    .filter(Boolean)
    .join('\n');

const EXPERIENCE = /^(?:\p{Lu}\p{L}{3,12}(?:e|jährige) )?(?:Berufs|Praxis)?[Ee]rfahrung/u;

/** A wish of the advertisement for experience that the career answers; it leads over to it. */
export function leadIn(
  candidate: Candidate,
  { job, answers, style }: LetterState,
): { readonly wish: string; readonly sentence: string } | null {
  const lived = livedText(candidate);
  const wish = job.requirements.find((one) => EXPERIENCE.test(one) && shareTopic(one, lived));
  const core = wish && coreOf(wish);
  if (!wish || !core) return null;
  const object = asObject(core);
  const isConfirmed = answers.requirements.includes(wish);
  if (style.tone === 'confident' && isConfirmed) {
    return {
      wish,
      sentence: `${object.charAt(0).toLocaleUpperCase('de')}${object.slice(1)} bringe ich mit.`,
    };
  }
  return { wish, sentence: `Sie wünschen sich ${object}.` };
}

/** Tasks of the advertisement that belong to the work somebody has done; joined in one sentence. */
export function taskSentence(candidate: Candidate, { job, style }: LetterState): string {
  const work = workOf(candidate);
  const lived = livedText(candidate);
  if (work === '') return '';
  const isClose = shareTopic(work, job.title ?? '') || shareTopic(lived, job.title ?? '');
  const worked = workedText(candidate);
  const same = job.tasks.filter((task) => shareTopic(task, worked));
  if (same.length === 0 || (!isClose && same.length < 2 && job.tasks.length > 2)) return '';
  const shown = same.slice(0, style.length === 'short' ? 1 : TASKS_SHOWN);
  // With commas inside, tasks would run into one another.
  const apart = shown.filter((task, index) => index === 0 || !task.includes(','));
  const [first = '', ...rest] = shown[0]?.includes(',') ? shown.slice(0, 1) : apart;
  const tasks = [first, ...rest.map((task) => inner(task))].join(', ');
  return `${tasks}: ${KNOWN[style.tone](asWork(work))}`;
}

/** A task that follows another one begins small, unless it begins with a noun. */
function inner(task: string): string {
  const [first = '', second = ''] = task.split(' ');
  const isSmall =
    /^(?:Zum|Zur|Im|In|Am|Auf|Mit|Bei|Für|Den|Die|Das|Der|Ein|Eine|Einen|Kleine|Alle|Gemeinsam|Aus|Ab|Beim|Kurze|Einmal|Dafür|Alte|Neue|Kleinere|Leichte)$/u.test(
      first,
    ) ||
    // 'Junge Bäume pflanzen'
    (/^\p{Lu}\p{Ll}{2,}e$/u.test(first) && /^\p{Lu}/u.test(second));
  return isSmall && second ? first.toLocaleLowerCase('de') + task.slice(first.length) : task;
}

const ALL: Readonly<Record<Tone, string>> = {
  plain: 'Was Sie sich wünschen, bringe ich mit:',
  warm: 'Was Ihnen wichtig ist, bringe ich gern mit:',
  confident: 'Was Sie suchen, finden Sie bei mir:',
};

/** 'Pünktlichkeit sowie Geduld und Humor': items that are lists themselves. */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2 || !items.some((item) => item.includes(' und '))) return enumerate(items);
  return `${items.slice(0, -1).join(', ')} sowie ${last}`;
}

/**
 * The wishes that were confirmed in the conversation, in sentences; what cannot be said is left out.
 * @param said what the letter has said already
 * @param isContinued one of the wishes was answered before
 */
export function wishSentences(
  { answers, job, style }: LetterState,
  said: readonly string[],
  isContinued: boolean,
): string[] {
  const cores = answers.requirements
    .flatMap((wish) => (isAboutHome(wish) ? [] : (coreOf(wish) ?? [])))
    .filter((core) => !said.some((text) => text.includes(core)));
  const qualities = cores.flatMap((core) => asQuality(core) ?? []);
  const objects = cores.filter((core) => asQuality(core) === null).map(asObject);
  const [first = ''] = objects;
  const isAll = answers.requirements.length === job.requirements.length;
  const intro = isContinued || !isAll ? 'Außerdem bringe ich mit:' : ALL[style.tone];
  const brought =
    objects.length === 0
      ? ''
      : objects.length > 2 || objects.some((object) => object.includes(','))
        ? `${intro} ${listed(objects)}.`
        : `${first.charAt(0).toLocaleUpperCase('de')}${listed(objects).slice(1)} bringe ich mit.`;
  const isNear = answers.requirements.some(isAboutHome);
  return [
    brought,
    qualities.length > 0 && `Ich bin ${enumerate(qualities)}.`,
    isNear && `Ich wohne in der Nähe${job.place ? '' : ' Ihres Hauses'}.`,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}

/** Confirmed wishes that no sentence could take up; named beside the sheet. */
export const unsaidWishes = ({ answers }: LetterState): string[] =>
  answers.requirements.filter((wish) => !isAboutHome(wish) && coreOf(wish) === null);
