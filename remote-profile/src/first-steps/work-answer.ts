import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate, RelatedOccupation } from '@silverjobs/contract';
import {
  type PositionIndex,
  searchPositions,
  type WhatMatches,
} from '@silverjobs/contract/position-search';
import { asText, textOrNull } from '../editing/form-values.ts';

/** Most occupations that are offered for a text. */
const MOST_OFFERED = 6;
/** Longest text that the profile takes. */
const NAMES_MAX_LENGTH = 200;

/** Experience that is no occupation; searched for by these words. */
export const AT_HOME = ['Haushalt geführt', 'Kinder großgezogen', 'Angehörige gepflegt'] as const;

/** An occupation that was confirmed, and the words that it was found by. */
export interface Confirmed {
  id: number;
  name: string;
}

/** The first answer as the form holds it: lists as text, so that a draft keeps them. */
export type WorkValues = {
  /** The word that is being typed. */
  job_position: string;
  /** Lines 'id name'. */
  confirmed: string;
  /** Ids of related occupations, with commas between them. */
  related: string;
  /** A word whose sure occupation was unticked. */
  refused: string;
  /** 'true' when none of the occupations fits and the words alone are to be kept. */
  without: string;
};

/** The answer of the profile. */
export function workValues({ main_job }: Candidate): WorkValues {
  const { job_position, position_ids, related_position_ids } = main_job;
  const name = asText(job_position);
  const confirmed = (position_ids ?? []).map((id) => ({ id, name }));
  return {
    job_position: confirmed.length > 0 ? '' : name,
    confirmed: writeConfirmed(confirmed),
    related: (related_position_ids ?? []).join(','),
    refused: '',
    without: '',
  };
}

function readConfirmed(text: string): Confirmed[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [id = '', ...name] = line.split(' ');
    return { id: Number(id), name: name.join(' ') };
  });
}

export function writeConfirmed(confirmed: readonly Confirmed[]): string {
  return confirmed.map(({ id, name }) => `${id} ${name}`).join('\n');
}

export const readIds = (text: string) => text.split(',').filter(Boolean).map(Number);

/** An occupation that is offered for what is typed. */
interface Offered {
  id: number;
  label: string;
  /** Why it is offered, when its label does not say so. */
  hint: string | null;
}

export interface Understood {
  offered: readonly Offered[];
  /** The typed name of an occupation that the catalogue lacks. */
  near: string | null;
  isGuess: boolean;
  /** What is meant without doubt. */
  sureId: number | null;
}

const NOTHING: Understood = { offered: [], near: null, isGuess: false, sureId: null };

/** What a typed text means, by the search that the pickers use (jobs-80). */
export function understand(index: PositionIndex, typed: string): Understood {
  if (typed.trim() === '') return NOTHING;
  const { matches, near, isGuess, sure } = searchPositions(index, typed);
  const offered = positionsOf(matches).slice(0, MOST_OFFERED);
  const sureId = sure?.kind === 'position' ? sure.option.id : null;
  return { offered, near, isGuess, sureId };
}

function positionsOf(matches: WhatMatches['matches']): Offered[] {
  return matches.flatMap((match) => {
    if (match.kind !== 'position') return [];
    const { option, keyword, near } = match;
    const hint = near ? `verwandt mit: ${near}` : keyword && `passt zu: ${keyword}`;
    return [{ id: option.id, label: option.label, hint }];
  });
}

/** Ids that a piece of experience at home stands for: those that are called so. */
export function idsAtHome(index: PositionIndex, words: string): number[] {
  return searchPositions(index, words).matches.flatMap((match) =>
    match.kind === 'position' && match.isExact ? match.option.id : [],
  );
}

/** What was confirmed, with what is meant without doubt and was not unticked. */
export function allConfirmed(index: PositionIndex, values: WorkValues): Confirmed[] {
  const confirmed = readConfirmed(values.confirmed);
  const name = values.job_position.trim();
  const { sureId } = understand(index, name);
  if (sureId === null || values.refused === name) return confirmed;
  if (confirmed.some(({ id }) => id === sureId)) return confirmed;
  return [...confirmed, { id: sureId, name }];
}

/** What is missing for an answer, in German; null for nothing. */
export function workProblem(index: PositionIndex, values: WorkValues): string | null {
  const typed = values.job_position.trim();
  const confirmed = allConfirmed(index, values);
  if (values.without === 'true' && typed !== '') return null;
  if (typed === '') {
    return confirmed.length > 0 ? null : 'Bitte schreiben Sie, was Sie gearbeitet haben.';
  }
  const { offered } = understand(index, typed);
  if (offered.length === 0) {
    return `Zu „${typed}“ haben wir nichts gefunden. Bitte versuchen Sie ein anderes Wort, zum Beispiel „Büro“, „Verkauf“ oder „Pflege“.`;
  }
  const isConfirmed = offered.some(({ id }) => confirmed.some((one) => one.id === id));
  return isConfirmed ? null : 'Bitte kreuzen Sie an, was zu Ihnen passt.';
}

/** The change of the profile: the words by which the occupations were found, and the occupations. */
export function workChange(index: PositionIndex, values: WorkValues): CandidateChange {
  const confirmed = allConfirmed(index, values);
  const typed = values.without === 'true' ? [values.job_position.trim()] : [];
  const names = [...new Set([...confirmed.map(({ name }) => name), ...typed])].filter(Boolean);
  return {
    main_job: {
      job_position: textOrNull(names.join(', ').slice(0, NAMES_MAX_LENGTH)),
      position_ids: confirmed.map(({ id }) => id),
      related_position_ids: readIds(values.related),
    },
    ops: { mode: 'main_job_update' },
  };
}

/** Related occupations to offer: those that are not confirmed or offered already. */
export function relatedOf(
  occupations: readonly RelatedOccupation[] | undefined,
  ...others: (readonly { id: number }[])[]
): RelatedOccupation[] {
  const own = new Set(others.flat().map(({ id }) => id));
  return (occupations ?? []).filter(({ id, related }) => related && !own.has(id));
}
