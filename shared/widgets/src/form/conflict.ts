import { apiErrorBody } from '@silverjobs/api';
import { fieldsOf } from './find-problems.ts';
import type { FieldOf } from './form-types.ts';

/** What was read before anything was typed. */
export interface Base<V> {
  readonly values: V;
  readonly version: string | undefined;
}

/** What another window has saved meanwhile, where both changed the same (formats-28). */
export interface Conflict<V> {
  readonly fields: readonly FieldOf<V>[];
  readonly theirs: V;
  readonly version: string | undefined;
  /** Counts the attempts to send. */
  readonly number: number;
}

/** The record as it is, from an answer that refuses a change of an older one; else null. */
export function currentOf(error: unknown): { version?: string } | null {
  const body = apiErrorBody(error);
  if (body?.code !== 'version.stale') return null;
  const current = body.payload?.current;
  return typeof current === 'object' && current !== null ? current : null;
}

/**
 * Puts together what was typed here and what was saved elsewhere: what only one side has changed is
 * taken, and fields that both have changed to different values are named.
 */
export function mergeValues<V extends object>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; fields: FieldOf<V>[] } {
  const names = fieldsOf(mine);
  const taken = names.filter((name) => Object.is(mine[name], base[name]));
  const fields = names.filter(
    (name) =>
      !taken.includes(name) &&
      !Object.is(theirs[name], base[name]) &&
      !Object.is(theirs[name], mine[name]),
  );
  const fromTheirs = Object.fromEntries(taken.map((name) => [name, theirs[name]]));
  return { merged: { ...mine, ...fromTheirs }, fields };
}
