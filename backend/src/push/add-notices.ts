import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { pushDevices } from '../database/schema.ts';
import type { PayloadOf } from '../queue/task-kinds.ts';
import { addTasks } from '../queue/tasks.ts';

/**
 * Has every device of a user told of something, where there are any; within the caller's transaction.
 * @param key the same thing is told to a device once
 */
export async function addNotices(
  db: Database,
  now: Date,
  usersId: number,
  {
    about,
    key,
    notBefore,
  }: {
    readonly about: PayloadOf<'notice'>['about'];
    readonly key: string;
    readonly notBefore?: Date;
  },
): Promise<void> {
  const devices = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.usersId, usersId));
  const added = devices.map(
    ({ id }) =>
      ({
        kind: 'notice',
        payload: { device: id, about },
        key: `${key}:${id}`,
        ...(notBefore && { notBefore }),
      }) as const,
  );
  await addTasks(db, now, added);
}
