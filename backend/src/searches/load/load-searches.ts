import type { JobSearch } from '@silverjobs/contract';
import { loadCandidate } from '../../candidates/load-candidate.ts';
import type { Database } from '../../database/database.ts';
import { loadLabels } from '../../lookups/labels.ts';
import { factsOf, searchOf } from './search-of.ts';
import { ofCandidate, selectSearches } from './select-searches.ts';

/** The saved searches of a candidate, the automatic one first. */
export async function loadSearches(db: Database, candidateId: number): Promise<JobSearch[]> {
  const rows = await selectSearches(db, ofCandidate(candidateId));
  // One after the other: the database may be a transaction, which is one connection.
  const candidate = await loadCandidate(db, candidateId);
  const labels = await loadLabels(db);
  const facts = await factsOf(db, rows);
  return rows.map((row) => searchOf(row, candidate, facts, labels));
}
