import { hashSecret } from '../auth/secrets.ts';
import { and, asc, desc, eq, notInArray } from '../database/drizzle.ts';
import { pushDevices, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';

/** Devices of one user; with one more the oldest goes, which is hardly in use any more. */
const DEVICES_MAX = 10;

type Row = typeof pushDevices.$inferSelect;

const deviceOf = ({ id, name, createdAt, endpoint }: Row) => ({
  id,
  name,
  created_at: createdAt.getTime(),
  endpoint_hash: hashSecret(endpoint),
});

export const pushCalls = [
  implement('GET /push_device', async ({ requester }, { db, push }) => {
    const rows = await db
      .select()
      .from(pushDevices)
      .where(eq(pushDevices.usersId, requester.usersId))
      .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
    return { public_key: push?.publicKey ?? null, devices: rows.map(deviceOf) };
  }),
  implement('POST /push_device', async ({ requester, body }, { db: database, now, push }) => {
    if (!push) throw new Failure('not_found');
    const { usersId } = requester;
    return database.transaction(async (db) => {
      // One after the other for each user, or both would count the same devices.
      await db.select({ id: users.id }).from(users).where(eq(users.id, usersId)).for('update');
      const given = { ...body, usersId, createdAt: now() };
      // A browser has one address, whoever is signed in: what was another's is no longer.
      await db.delete(pushDevices).where(eq(pushDevices.endpoint, body.endpoint));
      const [row] = await db.insert(pushDevices).values(given).returning();
      if (!row) throw new Error('No row was inserted');
      const newest = db
        .select({ id: pushDevices.id })
        .from(pushDevices)
        .where(eq(pushDevices.usersId, usersId))
        .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
        .limit(DEVICES_MAX);
      await db
        .delete(pushDevices)
        .where(and(eq(pushDevices.usersId, usersId), notInArray(pushDevices.id, newest)));
      return deviceOf(row);
    });
  }),
  implement('DELETE /push_device/{id}', async ({ requester, params }, { db }) => {
    const own = eq(pushDevices.usersId, requester.usersId);
    const ended = await db
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, params.id), own))
      .returning({ id: pushDevices.id });
    if (ended.length === 0) throw new Failure('not_found');
    return { ok: true as const };
  }),
];
