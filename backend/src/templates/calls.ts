import { SHARED_TEMPLATE_USERS_ID, TEMPLATES_MAX } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, isNull, or } from '../database/drizzle.ts';
import { messageTemplates, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Requester } from '../http/requester.ts';
import { refuseStale, withVersion } from '../http/version.ts';

type Row = typeof messageTemplates.$inferSelect;
type Texts = Pick<Row, 'name' | 'message'>;

const templateOf = ({ id, name, message, usersId }: Row) =>
  withVersion({ id, name, message, users_id: usersId });

/** A template of someone else is as unknown as one that does not exist. */
async function refuseOtherOwners(db: Database, requester: Requester, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(messageTemplates)
    .where(eq(messageTemplates.id, id))
    .for('update');
  if (row?.usersId === SHARED_TEMPLATE_USERS_ID) throw new Failure('template.shared');
  if (row?.usersId !== requester.usersId) throw new Failure('not_found');
  return row;
}

/** One after the other for each user: calls at the same time see each other. */
async function takeTurn(db: Database, requester: Requester): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, requester.usersId))
    .for('update');
}

/** The same title and text: sent again because the answer was lost, or pressed twice (operation-8). */
async function findSame(db: Database, requester: Requester, { name, message }: Texts) {
  const { usersId } = messageTemplates;
  const same = and(eq(messageTemplates.name, name), eq(messageTemplates.message, message));
  const [row] = await db
    .select()
    .from(messageTemplates)
    .where(and(eq(usersId, requester.usersId), same))
    .limit(1);
  return row;
}

async function refuseMany(db: Database, requester: Requester): Promise<void> {
  const own = eq(messageTemplates.usersId, requester.usersId);
  if ((await db.$count(messageTemplates, own)) < TEMPLATES_MAX) return;
  throw new Failure('conflict', {
    message: `Sie haben schon ${TEMPLATES_MAX} Vorlagen. Bitte löschen Sie zuerst eine davon.`,
  });
}

/** Shared templates of the requester's side: an applicant needs no employer's words (account-18). */
function sharedFor({ role }: Requester) {
  const { audience, usersId } = messageTemplates;
  const side = role === 'client' ? 'client' : 'candidate';
  return and(eq(usersId, SHARED_TEMPLATE_USERS_ID), or(isNull(audience), eq(audience, side)));
}

function ofRequester(requester: Requester, id: number) {
  return and(eq(messageTemplates.id, id), eq(messageTemplates.usersId, requester.usersId));
}

export const templateCalls = [
  implement('GET /outreach_template', async ({ requester }, { db }) => {
    const rows = await db
      .select()
      .from(messageTemplates)
      .where(or(eq(messageTemplates.usersId, requester.usersId), sharedFor(requester)))
      .orderBy(asc(messageTemplates.id));
    return rows.map(templateOf);
  }),
  implement('POST /outreach_template', async ({ requester, body }, { db }) => {
    const { name, message } = body;
    const row = await db.transaction(async (tx) => {
      await takeTurn(tx, requester);
      const same = await findSame(tx, requester, body);
      if (same) return same;
      await refuseMany(tx, requester);
      const [added] = await tx
        .insert(messageTemplates)
        .values({ name, message, usersId: requester.usersId })
        .returning();
      return added;
    });
    if (!row) throw new Error('The template was not inserted');
    return templateOf(row);
  }),
  implement('POST /outreach_template/{id}', async ({ requester, params, body }, { db }) => {
    const { version, ...columns } = body;
    return db.transaction(async (tx) => {
      const stored = await refuseOtherOwners(tx, requester, params.id);
      await refuseStale(version, async () => templateOf(stored));
      const [row] = await tx
        .update(messageTemplates)
        .set(columns)
        .where(ofRequester(requester, params.id))
        .returning();
      if (!row) throw new Failure('not_found');
      return templateOf(row);
    });
  }),
  implement('DELETE /outreach_template/{id}', async ({ requester, params }, { db }) => {
    await refuseOtherOwners(db, requester, params.id);
    await db.delete(messageTemplates).where(ofRequester(requester, params.id));
    return { ok: true as const };
  }),
];
