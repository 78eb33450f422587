import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type BackendProcess, startBackendProcess } from '../../kills/backend-process.ts';

/** What is under load. */
export interface Servers {
  /** Base address of the API, with /api. */
  api: string;
  /** Base address of the documents; null without releases. */
  documents: string | null;
  /** Memory of the backend, in MB. */
  backendMemory: () => Promise<number>;
  stop: () => Promise<void>;
}

interface Parts {
  jobs: number;
  database: string;
  /** Folder of the release store. */
  store: string;
  log: (text: string) => void;
}

/** As many limits as one machine that sends everything needs. */
const ADDRESS_LIMIT_FACTOR = '1000';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @throws Error when the backend does not tell its memory */
async function readMemory(metricsPort: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const [, bytes] =
    /^silverjobs_process_resident_memory_bytes (\S+)/m.exec(await answer.text()) ?? [];
  if (bytes === undefined) throw new Error('The backend does not tell its memory.');
  return Number(bytes) / 1_000_000;
}

/** Starts a backend with so many jobs, and the document server where the store has releases. */
export async function startServers(root: string, parts: Parts): Promise<Servers> {
  const { jobs, database, store, log } = parts;
  const metricsPort = await freePort();
  log(`Writing ${jobs} jobs …`);
  const backend = await startBackendProcess(join(root, 'backend/src/demo/main.ts'), {
    DATABASE_URL: database,
    DEMO_JOB_DEMANDS: String(jobs),
    METRICS_PORT: String(metricsPort),
    ADDRESS_LIMIT_FACTOR,
  });
  let documents: BackendProcess | null = null;
  if (existsSync(join(store, 'revisions'))) {
    documents = await startBackendProcess(
      join(root, 'host/server/main.ts'),
      { API_URL: new URL(backend.url).origin, RELEASE_STORE: store },
      /http:\/\/127\.0\.0\.1:\d+/,
    );
  } else log('No releases in the store: documents are left out (pnpm release --all makes them).');
  return {
    api: backend.url,
    documents: documents?.url ?? null,
    backendMemory: () => readMemory(metricsPort),
    stop: async () => {
      await documents?.kill();
      await backend.kill();
    },
  };
}
