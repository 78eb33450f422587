import type { AssistantMark, MatchedJob } from '@silverjobs/contract';
import { LOCATION_ALL_ID } from '@silverjobs/contract';
import { type Workload, workloadText } from '../../understanding/find-hours.ts';
import type { Place } from '../../understanding/place/place.ts';
import type { ShownJob } from '../../understanding/shown-job.ts';
import { type Pay, payText } from '../../understanding/wish/amounts.ts';
import { kindById } from '../../understanding/wish/kinds.ts';
import type { Excluded } from '../../understanding/wish/read-excluded.ts';
import { timeById } from '../../understanding/wish/times.ts';
import type { AskedFor } from '../../understanding/wish/wish.ts';
import type { Work } from '../../understanding/wish/work.ts';

/** Jobs shown at once. */
export const MAX_SHOWN = 10;

/** A change that was offered: a larger radius, or a mark less. */
export type Change = { readonly label: string; readonly km?: number; readonly mark?: string };

/** A job of the newest list, as far as it is spoken of (assistants-77). */
export type ListedJob = ShownJob & {
  readonly link: string | null;
  readonly pay: string | null;
  readonly place: string | null;
  readonly reasons: readonly string[];
  /** How much and when, as its fields say. */
  readonly hours: string | null;
  readonly needs: readonly string[];
  /** The advertisement below title and employer. */
  readonly lines: readonly string[];
};

const LINES_MAX = 15;
const LINE_MAX = 300;
const NEEDS_MAX = 5;
const EMPLOYER = /^Arbeitgeber: /;

/** A found job as a conversation goes on about it. */
export function listedJob({ id, metadata }: MatchedJob): ListedJob {
  const { text, link, salary, location, hours, requirements = [], reasons = [] } = metadata;
  const [title = '', ...lines] = text.split('\n').filter(Boolean);
  const employer = lines.find((line) => EMPLOYER.test(line));
  return {
    id,
    title,
    employer: employer?.replace(EMPLOYER, '') ?? null,
    link: link ?? null,
    pay: salary ?? null,
    place: location || null,
    reasons,
    hours: hours ?? null,
    needs: requirements.slice(0, NEEDS_MAX),
    lines: lines
      .filter((line) => !EMPLOYER.test(line))
      .slice(0, LINES_MAX)
      .map((line) => line.slice(0, LINE_MAX)),
  };
}

/** What the job finder knows of the wish, and what it has asked for last. */
export type FinderState = {
  readonly positionIds: readonly number[];
  /** The work in the person's words or as the list calls it. */
  readonly work: string | null;
  /** Any work will do. */
  readonly isAnyWork: boolean;
  readonly place: Place | null;
  readonly workload: Workload | null;
  /** Ids of the kinds of job and of the times of day. */
  readonly kinds: readonly string[];
  readonly times: readonly string[];
  readonly pay: Pay | null;
  readonly excluded: readonly Excluded[];
  /** Work that was offered to tap. */
  readonly offered: readonly Work[];
  /** Changes that were offered to tap. */
  readonly changes: readonly Change[];
  readonly asked: AskedFor;
  /** Ids of the jobs that were shown. */
  readonly shown: readonly number[];
  /** The newest list, and the one of it that was spoken of last. */
  readonly listed: readonly ListedJob[];
  readonly chosen: ListedJob['id'] | null;
};

export const NOTHING_KNOWN: FinderState = {
  positionIds: [],
  work: null,
  isAnyWork: false,
  place: null,
  workload: null,
  kinds: [],
  times: [],
  pay: null,
  excluded: [],
  offered: [],
  changes: [],
  asked: null,
  shown: [],
  listed: [],
  chosen: null,
};

const LABEL_MAX = 120;
const mark = (id: string, label: string): AssistantMark => ({
  id,
  label: label.slice(0, LABEL_MAX),
});

/** Everything that is understood, as marks that can be taken back (assistants-40, assistants-45). */
export function marksOf(state: FinderState): AssistantMark[] {
  const { work, place, workload, kinds, times, pay, excluded } = state;
  const isSomewhere = place && place.locationId !== LOCATION_ALL_ID;
  return [
    ...(work ? [mark('work', work)] : []),
    ...(isSomewhere ? [mark('place', place.label)] : []),
    ...(workload && workload.kind !== 'any' ? [mark('hours', workloadText(workload))] : []),
    ...kinds.flatMap((id) => mark(`kind:${id}`, kindById(id)?.label ?? id)),
    ...times.flatMap((id) => mark(`time:${id}`, timeById(id)?.label ?? id)),
    ...(pay ? [mark('pay', payText(pay))] : []),
    ...excluded.map(({ id, label }) => mark(`not:${id}`, label)),
  ];
}

/** The same state without what a mark stands for; the search then begins anew. */
export function withoutMark(state: FinderState, id: string): FinderState {
  const [kind, name] = id.split(':');
  const fresh = { ...state, shown: [], offered: [], changes: [], asked: null };
  switch (kind) {
    case 'work':
      return { ...fresh, work: null, positionIds: [], isAnyWork: true };
    case 'place':
      return { ...fresh, place: null };
    case 'hours':
      return { ...fresh, workload: { kind: 'any' } };
    case 'kind':
      return { ...fresh, kinds: state.kinds.filter((one) => one !== name) };
    case 'time':
      return { ...fresh, times: state.times.filter((one) => one !== name) };
    case 'pay':
      return { ...fresh, pay: null };
    case 'not':
      return { ...fresh, excluded: state.excluded.filter((one) => one.id !== name) };
    default:
      return state;
  }
}
