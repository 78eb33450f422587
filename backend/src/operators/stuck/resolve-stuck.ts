import { eq } from 'drizzle-orm';
import { billingTasks, outbox } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';

type Stuck = { readonly kind: 'mail' | 'task'; readonly id: number };

const gone = () => new Failure('not_found', { message: 'Das steht hier nicht mehr.' });
const moved = (message: string) => new Failure('conflict', { message });

/**
 * Tries a mail or task again from the beginning of its tries, or drops it for good (operators-17).
 * @throws Failure not_found, conflict for what is done by now or of no use any more
 */
export async function resolveStuck(
  { db, now }: Services,
  { kind, id }: Stuck,
  action: 'repeat' | 'drop',
): Promise<void> {
  const table = kind === 'mail' ? outbox : billingTasks;
  const [row] = await db
    .select({ state: table.state, droppedAt: table.droppedAt })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  if (!row || row.droppedAt) throw gone();
  if (row.state === 'sent' || row.state === 'done') throw moved('Das ist inzwischen geschehen.');
  if (action === 'drop') {
    await db.update(table).set({ state: 'failed', droppedAt: now() }).where(eq(table.id, id));
    return;
  }
  if (kind === 'mail') await refuseExpired({ db, now }, id);
  await db
    .update(table)
    .set({ state: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now() })
    .where(eq(table.id, id));
}

async function refuseExpired({ db, now }: Pick<Services, 'db' | 'now'>, id: number) {
  const [mail] = await db
    .select({ expiresAt: outbox.expiresAt })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!mail?.expiresAt || mail.expiresAt > now()) return;
  throw moved('Der Link in dieser E-Mail ist abgelaufen. Sie lässt sich nur verwerfen.');
}
