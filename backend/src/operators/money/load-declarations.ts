import type { OperatorDeclaration, QueryOf } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, desc, eq, isNull, or, type SQL, sql } from '../../database/drizzle.ts';
import { contractDeclarations } from '../../database/schema.ts';
import type { Requester } from '../../http/requester.ts';
import { loadAssignees, ownedBy } from '../assignments.ts';
import { PAGE } from '../like.ts';
import { declarationDue } from './declaration-due.ts';

type Row = typeof contractDeclarations.$inferSelect;
type TaskState = 'waiting' | 'done' | 'failed' | null;

/** Its task; those that are done are forgotten after 30 days. */
const taskState = sql<TaskState>`(
  select t.state from tasks t where t.kind = 'billing-declaration'
  and (t.payload->>'id')::int = "contract_declarations"."id" order by t.id desc limit 1)`;

/** What somebody in the office has to look at. */
const isOpen = and(
  isNull(contractDeclarations.outcome),
  or(
    isNull(contractDeclarations.contractReference),
    eq(contractDeclarations.kind, 'extraordinary'),
    // Without a task it is none that failed; null would stand before all others.
    sql`${taskState} is not distinct from 'failed'`,
  ),
);

/** How many declarations somebody has to look at. */
export function countOpenDeclarations(db: Database): Promise<number> {
  return db.$count(contractDeclarations, isOpen);
}

function stateOf(row: Row, task: TaskState): OperatorDeclaration['state'] {
  if (row.outcome === 'executed') return task === 'waiting' || task === 'failed' ? task : 'done';
  if (row.outcome !== null) return row.outcome;
  if (row.contractReference === null) return 'unmatched';
  if (task === 'waiting' || task === 'failed') return task;
  if (row.linkHash !== null && row.confirmedAt === null) return 'link';
  return row.kind === 'extraordinary' ? 'reason' : 'done';
}

/** Declarations as the list shows them, with their rows. */
export async function readDeclarations(
  db: Database,
  { where, limit, offset }: { where?: SQL | undefined; limit: number; offset: number },
): Promise<{ row: Row; shown: OperatorDeclaration }[]> {
  const rows = await db
    .select({ row: contractDeclarations, task: taskState })
    .from(contractDeclarations)
    .where(where)
    // What is to be done stands first.
    .orderBy(
      sql`(${isOpen}) desc`,
      desc(contractDeclarations.createdAt),
      desc(contractDeclarations.id),
    )
    .limit(limit)
    .offset(offset);
  const assignees = await loadAssignees(
    db,
    'declaration',
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, task }) => {
    const { id, reference, kind, name, email, contract, reason, createdAt } = row;
    const state = stateOf(row, task);
    const due_at = declarationDue(kind, state, createdAt);
    const shown = { id, reference, kind, name, email, contract, reason, state, due_at };
    const assigned_to = assignees.get(id) ?? null;
    return { row, shown: { ...shown, assigned_to, created_at: createdAt.getTime() } };
  });
}

/** A page of the declarations, with what became of them (operators-19, operators-35). */
export async function loadDeclarations(
  db: Database,
  requester: Requester,
  { limit = PAGE, offset = 0, owner }: QueryOf<'GET /operator/declaration'>,
): Promise<OperatorDeclaration[]> {
  const where = ownedBy(owner, requester, 'declaration', sql`"contract_declarations"."id"`);
  return (await readDeclarations(db, { where, limit, offset })).map(({ shown }) => shown);
}
