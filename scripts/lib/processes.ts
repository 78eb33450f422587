import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChildMessage } from './child-messages.ts';

const END_WITH_STARTER = pathToFileURL(join(import.meta.dirname, 'end-with-starter.ts')).href;

/** So long may services take to end before they are killed. */
const STOP_TIMEOUT_MS = 10_000;

/** A service that is busy may take a question and never answer it; the next one may be luckier. */
const POLL_TIMEOUT_MS = 3_000;

const children = new Set<ChildProcess>();
/** Services that end from here on were ended by us. */
let stopping = false;

/** What our commands tell whoever started them. */
export type OnMessage = (message: ChildMessage) => void;

/** What to start and how to know that it is ready. */
export interface ServiceOptions {
  name: string;
  args: string[];
  env?: Record<string, string>;
  cwd: string;
  /** Address that answers once the service is ready. */
  readyUrl: string;
  /** Longest wait, in milliseconds. */
  timeout: number;
  /** Told what the service says over its channel; without it there is none. */
  onMessage?: OnMessage | undefined;
}

/** Starts a command of ours with this Node; it ends with this process, however that ends. */
function spawnOurs(
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
  onMessage?: OnMessage,
): ChildProcess {
  const child = spawn(process.execPath, ['--import', END_WITH_STARTER, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'inherit', 'inherit', ...(onMessage ? ['ipc' as const] : [])],
  });
  if (onMessage) child.on('message', (message) => onMessage(message as ChildMessage));
  children.add(child);
  return child;
}

/**
 * Starts a service of ours with this Node and waits until it answers.
 * @throws when it ends early or does not answer in time
 */
export async function startService(options: ServiceOptions): Promise<ChildProcess> {
  const { name, args, env, cwd, readyUrl, timeout, onMessage } = options;
  const child = spawnOurs(cwd, args, env, onMessage);
  let ended: number | null | undefined;
  child.once('exit', (code) => {
    ended = code;
    children.delete(child);
  });
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    if (ended !== undefined)
      throw new Error(`${name} ended with code ${ended} before it was ready.`);
    if (await answers(readyUrl)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not answer at ${readyUrl} within ${timeout / 1000} s.`);
}

const RESTART_DELAY_MS = 1_000;
const RESTARTS_MAX = 5;
const RESTARTS_WINDOW_MS = 60_000;

/**
 * Starts a service and starts it again when it ends by itself; one that cannot be kept running ends
 * this process (operation-10).
 * @throws when its first start fails
 */
export async function keepService(options: ServiceOptions): Promise<void> {
  const restarts: number[] = [];
  function watch(child: ChildProcess): void {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      const now = performance.now();
      const recent = restarts.filter((at) => now - at < RESTARTS_WINDOW_MS);
      restarts.splice(0, restarts.length, ...recent, now);
      const ended = `${options.name} ended (${signal ?? `code ${code}`})`;
      if (recent.length >= RESTARTS_MAX) throw new Error(`${ended} again and again.`);
      console.error(`${ended} and is started again.`);
      setTimeout(() => void startService(options).then(watch), RESTART_DELAY_MS);
    });
  }
  watch(await startService(options));
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(POLL_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/**
 * Ends every service before this process ends; an unfinished start ends with an error.
 * @param beforeError called before the error is written
 */
export function stopOnSignal(beforeError: () => void = () => {}): void {
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    void stopServices().then(() => process.exit(code));
  };
  // A key gives the signal to every process, and who started this one passes it on once more.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  process.once('exit', () => signalAll('SIGTERM'));
  process.on('uncaughtException', (error) => {
    if (stopping) return;
    beforeError();
    console.error(error instanceof Error ? error.message : error);
    stop(1);
  });
}

async function stopServices(): Promise<void> {
  const ends = [...children].map((child) => once(child, 'exit'));
  signalAll('SIGTERM');
  const timer = setTimeout(() => signalAll('SIGKILL'), STOP_TIMEOUT_MS);
  await Promise.all(ends);
  clearTimeout(timer);
}

function signalAll(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}

/** Ends this process as soon as one of the services ends by itself. */
export function endWithServices(): void {
  for (const child of children) {
    child.once('exit', (code) => {
      console.error(`${child.spawnargs.slice(1).join(' ')} ended with code ${code}.`);
      process.exit(1);
    });
  }
}

/** Runs a command of ours to its end. */
export function runToEnd(cwd: string, args: string[], onMessage?: OnMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnOurs(cwd, args, {}, onMessage);
    child.once('exit', (code) => {
      children.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`node ${args.join(' ')} ended with code ${code}.`));
    });
  });
}
