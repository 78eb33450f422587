import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '../../../src/database/database.ts';

/** Ticks of Linux in a second, which all its usual builds have. */
const TICKS = 100;

/** Columns of /proc/<pid>/stat from the state on, which follows the name in brackets. */
function readStat(pid: string): { parent: string; own: number; ended: number } | null {
  try {
    const [, after = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const columns = after.split(' ');
    const ticks = (...indices: number[]) =>
      indices.reduce((sum, index) => sum + Number(columns[index] ?? 0), 0);
    return { parent: columns[1] ?? '', own: ticks(11, 12), ended: ticks(13, 14) };
  } catch {
    return null;
  }
}

/**
 * Seconds of a processor that the whole server of this database has used, its ended processes too;
 * null where the server is not on this machine or it is no Linux.
 */
export async function readPostgresqlCpu(db: Database): Promise<number | null> {
  const { rows } = (await db.execute('select pg_backend_pid() as pid')) as unknown as {
    rows: { pid: number }[];
  };
  const server = readStat(String(rows[0]?.pid))?.parent;
  const main = server === undefined ? null : readStat(server);
  if (server === undefined || !main) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.parent === server)
    .reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return (main.own + main.ended + children) / TICKS;
}
