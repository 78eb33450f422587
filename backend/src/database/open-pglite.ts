import { mkdirSync } from 'node:fs';
import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import type { TraceStatement } from '@silverjobs/telemetry/tracing';
import { applySqlCode } from './apply-sql-code.ts';
import type { OpenDatabase } from './database.ts';
import { drizzle, migrate, PGlite } from './drizzle-pglite.ts';
import { fillJobWords } from './fill-job-words.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { traceClient } from './trace-client.ts';

/**
 * Opens PGlite and brings it to the newest migration.
 * @param folder where the data lies; without it in memory
 * @param snapshot data folder to start from (tests)
 * @param trace traces statements; without it nothing is
 * @throws Error when another process uses the folder
 */
export async function openPglite(
  folder?: string,
  snapshot?: Blob,
  trace?: TraceStatement,
): Promise<OpenDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? await lockFolder(`${trimCharactersEnd(folder, '/\\')}.lock`) : () => {};
  try {
    const client = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await applySqlCode(db);
    await fillJobWords(db);
    return {
      db: trace ? drizzle(traceClient(client, trace)) : db,
      engine: 'pglite',
      exclusively: (work) => work(db),
      listen: (channel, onMessage) => client.listen(channel, onMessage),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
