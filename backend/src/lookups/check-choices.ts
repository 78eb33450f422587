import type { Database } from '../database/database.ts';
import { Failure } from '../http/failure.ts';
import { type LookupKind, loadLabels } from './labels.ts';

/** A chosen id of a list, and the field it came in; null chooses nothing. */
export type Choice = readonly [kind: LookupKind, param: string, id: number | null];

/**
 * Refuses ids that their list does not have.
 * @throws Failure validation.failed with the field
 */
export async function checkChoices(db: Database, choices: readonly Choice[]): Promise<void> {
  const labels = await loadLabels(db);
  for (const [kind, param, id] of choices) {
    if (id === null || labels(kind, id) !== null) continue;
    throw new Failure('validation.failed', { param, message: 'Diese Auswahl gibt es nicht.' });
  }
}
