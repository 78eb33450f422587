import { API_KEY_START, API_KEYS_MAX } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { and, count, desc, eq, inArray } from '../../database/drizzle.ts';
import { apiKeys, clients, employerMembers } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { implement } from '../../http/implement.ts';
import { addMail } from '../../mail/add-mail.ts';
import { apiKeyMail } from '../../mail/templates/api-key.ts';
import { createSecret, hashSecret } from '../secrets.ts';

/** Keys of an employer, whichever of its people made them (employers-83). */
const keysOf = (db: Database, clientId: number) =>
  inArray(
    apiKeys.usersId,
    db
      .select({ id: employerMembers.usersId })
      .from(employerMembers)
      .where(eq(employerMembers.clientId, clientId)),
  );

/** Characters of a key that are kept to tell it from others. */
const START_LENGTH = 8;

const keyOf = ({ id, name, start, createdAt, usedAt }: typeof apiKeys.$inferSelect) => ({
  id,
  name,
  start,
  created_at: createdAt.getTime(),
  used_at: usedAt?.getTime() ?? null,
});

/** Keys that programmes of an employer ask with (employers-72). */
export const apiKeyCalls = [
  implement('GET /api_key', async ({ requester }, { db }) => {
    const rows = await db
      .select()
      .from(apiKeys)
      .where(keysOf(db, requester.clientId))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
    return rows.map(keyOf);
  }),
  implement('POST /api_key', async ({ requester, body }, services) => {
    const { usersId, email } = requester;
    const made = await services.db.transaction(async (db) => {
      // One after the other for each employer, or both would count the same keys.
      const { clientId } = requester;
      await db
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.id, clientId))
        .for('update');
      const [found] = await db.select({ keys: count() }).from(apiKeys).where(keysOf(db, clientId));
      if ((found?.keys ?? 0) >= API_KEYS_MAX) {
        throw new Failure('conflict', {
          message: `Sie haben schon ${API_KEYS_MAX} Schlüssel. Bitte löschen Sie zuerst einen, den Sie nicht mehr brauchen.`,
        });
      }
      const secret = `${API_KEY_START}${createSecret()}`;
      const start = secret.slice(0, START_LENGTH);
      const moment = services.now();
      const [row] = await db
        .insert(apiKeys)
        .values({ usersId, name: body.name, start, keyHash: hashSecret(secret), createdAt: moment })
        .returning();
      if (!row) throw new Error('No row was inserted');
      await addMail(db, moment, {
        ...apiKeyMail(services.publicUrl, body.name),
        recipient: email,
        usersId,
      });
      return { ...keyOf(row), secret };
    });
    services.workAdded();
    return made;
  }),
  implement('DELETE /api_key/{id}', async ({ requester, params }, { db }) => {
    const ended = await db
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, params.id), keysOf(db, requester.clientId)))
      .returning({ id: apiKeys.id });
    if (ended.length === 0) throw new Failure('not_found');
    return { ok: true as const };
  }),
];
