import { describeError } from '../errors/describe-error.ts';

export type Worker = {
  /** Tells that there is work, before the rest is over. */
  readonly wake: () => void;
  /** Lets the work in progress finish; what waits stays in its queue. */
  readonly stop: () => Promise<void>;
};

type WorkerParts = {
  /** Named when the work fails, for example 'Job alerts'. */
  readonly name: string;
  /** How long to rest after the work, in milliseconds. */
  readonly intervalMs: number;
  /** Works off what waits; ends early when `stopped` says so. */
  readonly work: (stopped: () => boolean) => Promise<unknown>;
  readonly log: { readonly error: (text: string) => void };
};

/** Works off a queue of the database again and again; a failure is logged and tried again. */
export function startWorker({ name, intervalMs, work, log }: WorkerParts): Worker {
  let stopped = false;
  let again = false;
  let running: Promise<unknown> | null = null;

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = work(() => stopped)
      .catch((error: unknown) => log.error(`${name}: ${describeError(error)}`))
      .finally(() => {
        running = null;
        if (stopped) return;
        timer = setTimeout(wake, again ? 0 : intervalMs).unref();
        again = false;
      });
  }

  let timer = setTimeout(wake, 0);
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
