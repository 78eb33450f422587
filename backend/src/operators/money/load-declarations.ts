import type { OperatorDeclaration } from '@silverjobs/contract';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contractDeclarations } from '../../database/schema.ts';
import { PAGE, type PageQuery } from '../like.ts';

type Row = typeof contractDeclarations.$inferSelect;

/** Its task; those that are done are forgotten after 30 days. */
const taskState = sql<'waiting' | 'done' | 'failed' | null>`(
  select t.state from tasks t where t.kind = 'billing-declaration'
  and (t.payload->>'id')::int = "contract_declarations"."id" order by t.id desc limit 1)`;

function stateOf(row: Row, task: 'waiting' | 'done' | 'failed' | null) {
  if (row.contractReference === null) return 'unmatched';
  if (task === 'waiting' || task === 'failed') return task;
  return row.linkHash !== null && row.confirmedAt === null ? 'link' : 'done';
}

/** A page of the declarations, the newest first, with what became of them (operators-19). */
export async function loadDeclarations(
  db: Database,
  { limit = PAGE, offset = 0 }: PageQuery,
): Promise<OperatorDeclaration[]> {
  const rows = await db
    .select({ declaration: contractDeclarations, task: taskState })
    .from(contractDeclarations)
    .orderBy(desc(contractDeclarations.createdAt), desc(contractDeclarations.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ declaration, task }) => ({
    id: declaration.id,
    reference: declaration.reference,
    kind: declaration.kind,
    name: declaration.name,
    email: declaration.email,
    contract: declaration.contract,
    reason: declaration.reason,
    created_at: declaration.createdAt.getTime(),
    state: stateOf(declaration, task),
  }));
}
