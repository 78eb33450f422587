import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../src/testing/free-port.ts';
import { type BackendProcess, startBackendProcess } from '../../kills/backend-process.ts';

/** What is under load. */
export interface Servers {
  /** Base address of the API, with /api. */
  api: string;
  /** Base address of the documents; null without releases. */
  documents: string | null;
  backendFigures: () => Promise<ProcessFigures>;
  /** Null without releases. */
  documentFigures: () => Promise<ProcessFigures | null>;
  stop: () => Promise<void>;
}

interface Parts {
  jobs: number;
  database: string;
  /** Folder of the release store. */
  store: string;
  /** Folder for profiles of the processors' time; none without. */
  profile: string | undefined;
  log: (text: string) => void;
}

/** As many limits as one machine that sends everything needs. */
const ADDRESS_LIMIT_FACTOR = '1000';

/**
 * Starts a backend with so many jobs, and the document server where the store has releases. The jobs
 * are written by a process of their own: the one that is measured begins as it would in production.
 */
export async function startServers(root: string, parts: Parts): Promise<Servers> {
  const { jobs, database, store, profile, log } = parts;
  const metricsPort = await freePort();
  const entry = join(root, 'backend/src/demo/main.ts');
  const variables = {
    DATABASE_URL: database,
    DEMO_JOB_DEMANDS: String(jobs),
    METRICS_PORT: String(metricsPort),
    ADDRESS_LIMIT_FACTOR,
  };
  log(`Writing ${jobs} jobs …`);
  const started = performance.now();
  await (await startBackendProcess(entry, variables)).stop();
  log(`They took ${((performance.now() - started) / 1_000).toFixed(0)} s.`);
  const nodeArguments = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const backend = await startBackendProcess(entry, variables, undefined, nodeArguments);
  let documents: BackendProcess | null = null;
  const documentPort = await freePort();
  if (existsSync(join(store, 'revisions'))) {
    documents = await startBackendProcess(
      join(root, 'host/server/main.ts'),
      {
        API_URL: new URL(backend.url).origin,
        RELEASE_STORE: store,
        METRICS_PORT: String(documentPort),
      },
      /http:\/\/127\.0\.0\.1:\d+/,
      nodeArguments,
    );
  } else log('No releases in the store: documents are left out (pnpm release --all makes them).');
  return {
    api: backend.url,
    documents: documents?.url ?? null,
    backendFigures: () => readFigures(metricsPort),
    documentFigures: async () => (documents ? readFigures(documentPort) : null),
    stop: async () => {
      await documents?.stop();
      await backend.stop();
    },
  };
}

/** What a process tells of itself at its operator's port. */
interface ProcessFigures {
  /** In MB. */
  memory: number;
  /** Seconds of a processor since its start. */
  cpu: number;
}

/** @throws Error when the process does not tell */
export async function readFigures(metricsPort: number): Promise<ProcessFigures> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await answer.text();
  const figure = (name: string) => {
    const [, value] = new RegExp(`^silverjobs_\\w*${name} (\\S+)`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`The process does not tell its ${name}.`);
    return Number(value);
  };
  return {
    memory: figure('process_resident_memory_bytes') / 1_000_000,
    cpu: figure('process_cpu_seconds_total'),
  };
}
