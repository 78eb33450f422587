import { postalCodeOptionId, readOptionId } from '../../../places/option-id.ts';
import type { Conversation } from '../../engine.ts';
import { findWorkload, type Workload } from '../../understanding/find-hours.ts';
import { findPlace, type Place, radiusFor } from '../../understanding/find-place.ts';
import { findPositions, positionsById } from '../../understanding/find-positions.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Profile } from '../profile.ts';

export type Asked = 'what' | 'where' | 'how-much' | null;

/** What the job finder knows of the wish, and what it has asked for last. */
export type FinderState = {
  readonly positionIds: readonly number[];
  /** The work in the person's words or as the list calls it. */
  readonly work: string | null;
  readonly place: Place | null;
  readonly workload: Workload | null;
  readonly asked: Asked;
  /** Ids of the jobs that were shown. */
  readonly shown: readonly number[];
};

export type Understood = { readonly state: FinderState; readonly changed: boolean };

/** Occupations that are nearly as likely as the best are meant, too. */
const NEARLY = 0.8;
const POSITIONS_MAX = 4;

async function findWork(
  { db }: Conversation,
  text: string,
): Promise<Pick<FinderState, 'positionIds' | 'work'> | null> {
  let found = await findPositions(db, text);
  const themes = found.length === 0 ? themesOf(text) : [];
  if (themes.length > 0) {
    found = await findPositions(db, themes.map(({ search }) => search).join(' '));
  }
  const [best] = found;
  if (!best) return null;
  const near = found.filter(({ score }) => score >= best.score * NEARLY).slice(0, POSITIONS_MAX);
  const [theme] = themes;
  return {
    positionIds: near.map(({ position }) => position.id),
    work: theme ? theme.label : best.position.label,
  };
}

/** 'weiter weg', 'bis 40 km': the same place with another radius. */
function widened(place: Place | null, text: string): Place | null {
  const filter = place && readOptionId(place.locationId);
  if (!place || filter?.kind !== 'postal-code') return null;
  const typed = /(\d{1,3})\s*(?:km|kilometer)\b/i.exec(text)?.[1];
  const isWider = /\b(größer\w*|weiter\w* weg|weiter entfernt|umkreis|umgebung|entfernung)\b/i.test(
    text,
  );
  if (!typed && !isWider) return null;
  const radius = radiusFor(typed ? Number(typed) : filter.radiusKm * 2);
  const locationId = postalCodeOptionId(filter.code, radius);
  return { locationId, label: place.label.replace(/\b\d{1,3} km$/, `${radius} km`) };
}

/** Takes everything out of a message that says what, where and how much. */
export async function understandMessage(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  text: string,
): Promise<Understood> {
  const found = await findPlace(conversation.db, text, state.asked === 'where');
  const place = found === 'home' ? profile.place : (found ?? widened(state.place, text));
  // A town that was asked for is no occupation, whatever it is called.
  const work = state.asked === 'where' && found ? null : await findWork(conversation, text);
  const workload = findWorkload(text);
  const isAnyWorkload = state.asked === 'how-much' && /\begal|offen|beliebig\b/i.test(text);
  const hours = isAnyWorkload ? ({ kind: 'any' } as const) : workload;
  return {
    state: {
      ...state,
      ...(work && { ...work, shown: [] }),
      ...(place && { place, shown: work ? [] : state.shown }),
      ...(hours && { workload: hours }),
    },
    changed: work !== null || place !== null || hours !== null,
  };
}

/** Fills what is missing from the profile. */
export async function fromProfile(
  { db }: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<FinderState> {
  const isOwn = state.positionIds.length === 0;
  const [first] = await positionsById(db, profile.positionIds);
  return {
    ...state,
    positionIds: isOwn ? profile.positionIds.slice(0, POSITIONS_MAX) : state.positionIds,
    work: isOwn ? (profile.work ?? first?.label ?? null) : state.work,
    place: state.place ?? profile.place,
    workload: state.workload ?? profile.workload,
  };
}
