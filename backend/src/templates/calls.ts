import { SHARED_TEMPLATE_USERS_ID } from '@silverjobs/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outreachTemplates } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';

type Row = typeof outreachTemplates.$inferSelect;

const templateOf = ({ id, name, message, usersId }: Row) => ({
  id,
  name,
  message,
  users_id: usersId,
});

/** A template of someone else is as unknown as one that does not exist. */
async function refuseForeign(db: Database, asker: Asker, id: number): Promise<void> {
  const [row] = await db.select().from(outreachTemplates).where(eq(outreachTemplates.id, id));
  if (row?.usersId === SHARED_TEMPLATE_USERS_ID) throw new Failure('template.shared');
  if (row?.usersId !== asker.usersId) throw new Failure('not_found');
}

function own(asker: Asker, id: number) {
  return and(eq(outreachTemplates.id, id), eq(outreachTemplates.usersId, asker.usersId));
}

export const templateCalls = [
  implement('GET /outreach_template', async ({ asker }, { db }) => {
    const rows = await db
      .select()
      .from(outreachTemplates)
      .where(inArray(outreachTemplates.usersId, [asker.usersId, SHARED_TEMPLATE_USERS_ID]))
      .orderBy(asc(outreachTemplates.id));
    return rows.map(templateOf);
  }),
  implement('POST /outreach_template', async ({ asker, body }, { db }) => {
    const [row] = await db
      .insert(outreachTemplates)
      .values({ ...body, usersId: asker.usersId })
      .returning();
    if (!row) throw new Error('The template was not inserted');
    return templateOf(row);
  }),
  implement('POST /outreach_template/{id}', async ({ asker, params, body }, { db }) => {
    await refuseForeign(db, asker, params.id);
    const [row] = await db
      .update(outreachTemplates)
      .set(body)
      .where(own(asker, params.id))
      .returning();
    if (!row) throw new Failure('not_found');
    return templateOf(row);
  }),
  implement('DELETE /outreach_template/{id}', async ({ asker, params }, { db }) => {
    await refuseForeign(db, asker, params.id);
    await db.delete(outreachTemplates).where(own(asker, params.id));
    return { ok: true as const };
  }),
];
