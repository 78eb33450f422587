import { and, eq, ne } from '../../database/drizzle.ts';
import { outbox, tasks } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { RECURRING_KEY } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';

type Stuck = { readonly kind: 'mail' | 'task'; readonly id: number };

const gone = () => new Failure('not_found', { message: 'Das steht hier nicht mehr.' });
const moved = (message: string) => new Failure('conflict', { message });

/**
 * Tries a task again from the beginning of its tries, or drops it for good (operators-17). A mail goes by
 * its own number, another task by that of the task.
 * @throws Failure not_found, conflict for what is done by now, of no use any more, or comes again by
 * itself
 */
export async function resolveStuck(
  { db, now }: Services,
  { kind, id }: Stuck,
  action: 'repeat' | 'drop',
): Promise<void> {
  const isMail = kind === 'mail';
  const which = isMail
    ? and(eq(tasks.kind, 'mail'), eq(tasks.key, String(id)))
    : and(ne(tasks.kind, 'mail'), eq(tasks.id, id));
  const [task] = await db.select().from(tasks).where(which).for('update');
  if (!task || task.droppedAt) throw gone();
  if (task.state === 'done') throw moved('Das ist inzwischen geschehen.');
  if (isMail) await refuseUseless({ db, now }, id, action);
  if (action === 'drop') {
    if (task.key === RECURRING_KEY) {
      throw moved('Diese Aufgabe kehrt von selbst wieder. Sie lässt sich nur wiederholen.');
    }
    await db.update(tasks).set({ state: 'failed', droppedAt: now() }).where(which);
  } else {
    await db
      .update(tasks)
      .set({ state: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now() })
      .where(which);
  }
  if (!isMail) return;
  const state = action === 'drop' ? 'failed' : 'waiting';
  await db.update(outbox).set({ state }).where(eq(outbox.id, id));
}

async function refuseUseless(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: number,
  action: 'repeat' | 'drop',
) {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw gone();
  if (mail.state === 'sent') throw moved('Das ist inzwischen geschehen.');
  if (action === 'drop' || !mail.expiresAt || mail.expiresAt > now()) return;
  throw moved('Der Link in dieser E-Mail ist abgelaufen. Sie lässt sich nur verwerfen.');
}
