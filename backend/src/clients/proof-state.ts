import type { NON_PROFIT_STATES } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { nonProfitProofs, papers } from '../database/schema.ts';

type State = (typeof NON_PROFIT_STATES)[number];

/** Where the proof of an employer stands, and the name of its file while that is there (employers-66). */
export async function findProofState(
  db: Database,
  clientId: number,
): Promise<{ state: State; paper: string | null }> {
  const [row] = await db
    .select({ state: nonProfitProofs.state, paper: papers.name })
    .from(nonProfitProofs)
    .leftJoin(papers, eq(papers.id, nonProfitProofs.paperId))
    .where(eq(nonProfitProofs.clientId, clientId));
  return row ?? { state: 'none', paper: null };
}
