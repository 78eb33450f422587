/** One failure, already without anything of anybody's. */
export interface Failure {
  /** Kind of error: its class, or what failed. */
  type: string;
  message: string;
  /** Where it was thrown, as framesOf() tells it. */
  frames?: string;
  /** Names without anybody in them: route, number of the request. */
  tags?: Readonly<Record<string, string>>;
}

/** Reports of one process to Sentry, or what speaks its protocol (operation-28). */
export interface FailureReports {
  report: (failure: Failure) => void;
  /** Sends what is left, for two seconds at most. */
  stop: () => Promise<void>;
}

export interface FailureReportOptions {
  dsn: string;
  service: string;
  environment: string;
  /** State of the code. */
  release?: string | undefined;
}

/** The same failure is told once in so many milliseconds: an outage is one failure. */
const REPEAT_MS = 60_000;
/** Failures that are remembered to be the same. */
const KNOWN_MAX = 500;
/** What the end of a process waits for reports that are under way. */
const PATIENCE_MS = 2_000;
const SEND_TIMEOUT_MS = 10_000;
const MESSAGE_MAX = 1_000;

/** What a mail address or a secret looks like; such should not be there at all. */
const ADDRESS = /[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g;
const SECRET = /[\w-]{32,}/g;

const withoutSecrets = (text: string) =>
  text.slice(0, MESSAGE_MAX).replace(ADDRESS, '…').replace(SECRET, '…');

/** Where an error was thrown, without its message, which may have any lines. */
export function framesOf({ stack = '', name, message }: Error): string {
  const head = `${name}: ${message}`;
  const frames = stack.startsWith(head) ? stack.slice(head.length) : stack;
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/**
 * Starts reporting. Only Sentry's core is used, which neither watches requests nor reads variables of the
 * process: what is sent is what `report` is given. It is loaded here, so that nobody pays for it who has
 * no address.
 * @param patienceMs what `stop` waits for reports that are under way
 */
export async function startFailureReports(
  options: FailureReportOptions,
  patienceMs = PATIENCE_MS,
): Promise<FailureReports> {
  const { createStackParser, createTransport } = await import('@sentry/core');
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server');
  const { dsn, environment, release, service } = options;
  const parse = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    ...(release && { release }),
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    sendClientReports: false,
    stackParser: parse,
    transport: (transport) =>
      createTransport(transport, async ({ body }) => {
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        const headers = transport.headers ?? {};
        const answer = await fetch(transport.url, { method: 'POST', body, headers, signal });
        await answer.arrayBuffer();
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  const known = new Map<string, number>();

  const isRepeated = (key: string): boolean => {
    const now = Date.now();
    const before = known.get(key);
    if (before !== undefined && now - before < REPEAT_MS) return true;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, now);
    return false;
  };

  return {
    report: ({ type, message, frames: lines = '', tags = {} }) => {
      const value = withoutSecrets(message);
      const frames = parse(lines);
      const { filename, lineno } = frames.at(-1) ?? {};
      if (isRepeated([type, value, filename, lineno].join('\n'))) return;
      client.captureEvent({
        level: 'error',
        exception: {
          values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }],
        },
        tags: { service, ...tags },
      });
    },
    stop: async () => {
      await client.close(patienceMs);
    },
  };
}

/** Reports what nobody has caught, before it ends the process as it would anyway. */
export function reportUncaught(
  reports: FailureReports,
  describe: (error: unknown) => Failure,
): void {
  process.once('uncaughtException', async (error) => {
    const failure = describe(error);
    console.error(`${failure.type}: ${failure.message}\n${failure.frames ?? ''}`);
    reports.report({ ...failure, tags: { ...failure.tags, uncaught: 'yes' } });
    await reports.stop();
    process.exit(1);
  });
}
