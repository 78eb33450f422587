import { isProduction } from '@silverjobs/contract/variables';
import { readConfig } from './config/config.ts';
import { describeError } from './errors/describe-error.ts';
import { describeStartError } from './errors/describe-start-error.ts';
import type { Demo } from './seed/seed.ts';
import { startBackend } from './start-backend.ts';

const DEMO_IN_PRODUCTION =
  'Production has no demo data: start backend/src/main.ts, or DEMO_DATA=off npm start.';

const print = (text: string) => console.log(text);

/** Says what is being written; whoever started this process with a channel renders it. */
function report(text: string, share: number): void {
  if (process.send) process.send({ kind: 'progress', text, share });
  else if (share === 0) print(`${text} …`);
}

/**
 * Runs the backend that the environment describes until a signal ends it; what cannot be done is
 * said in one sentence and ends the process.
 * @param demo what a demo adds; the process is then a demo
 */
export async function runBackend(demo?: () => Demo): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (demo && isProduction(process.env)) throw new Error(DEMO_IN_PRODUCTION);
    const backend = await startBackend(config, { demo: demo?.(), log: print, report });
    if (!process.send) print(`Backend: ${backend.url}/api (${backend.engine})`);
    const stop = (atOnce: boolean) => {
      backend.stop(atOnce).then(
        () => process.exit(0),
        (error) => {
          console.error(describeError(error));
          process.exit(1);
        },
      );
    };
    // A second signal ends at once.
    process.once('SIGINT', () => stop(true));
    process.once('SIGTERM', () => stop(false));
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}
