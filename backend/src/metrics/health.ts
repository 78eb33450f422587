import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { readBackupAge } from './backup-age.ts';
import { readQueues } from './queue-figures.ts';

/** Mail that has been due for so long does not go out, in seconds. */
const MAIL_LATE_S = 600;
/** A night without a backup, in seconds: one is made each day and takes its time. */
const BACKUP_LATE_S = 26 * 3_600;

/** How the process stands, for whoever sends it visitors and whoever looks after it. */
export type Readiness = {
  /** Whether visitors may be sent to this process. */
  readonly ready: boolean;
  readonly database: 'ok' | 'away';
  /** Late mail or a mail server that is away keep nobody from using the product. */
  readonly mail: 'ok' | 'late' | 'unreachable' | 'unknown';
  /** Nor does a backup that is missing. */
  readonly backup: 'ok' | 'late' | 'none' | 'unknown';
};

/** Asks the database, without which the process answers nobody, and the mail server (operation-12). */
export async function readReadiness(
  db: Database,
  isMailReachable: () => Promise<boolean> = async () => true,
): Promise<Readiness> {
  try {
    await db.execute(sql`select 1`);
    const late = (await readQueues(db)).find(({ queue }) => queue === 'mail')?.late ?? 0;
    const { made } = await readBackupAge(db);
    const backup = made === null ? 'none' : made > BACKUP_LATE_S ? 'late' : 'ok';
    const answer = { ready: true, database: 'ok', backup } as const;
    if (!(await isMailReachable())) return { ...answer, mail: 'unreachable' };
    return { ...answer, mail: late > MAIL_LATE_S ? 'late' : 'ok' };
  } catch {
    return { ready: false, database: 'away', mail: 'unknown', backup: 'unknown' };
  }
}
