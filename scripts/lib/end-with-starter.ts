import { isMainThread } from 'node:worker_threads';

/** What ends gets this long, in milliseconds, before it is killed. */
const GRACE_MS = 20_000;

// Loaded before the commands and services that we start (operation-33): their standard input is a
// pipe that closes when the process that started them ends, even by SIGKILL, which it cannot pass on.
if (isMainThread) {
  process.stdin.once('close', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  });
  process.stdin.on('error', () => {});
  process.stdin.resume();
  // Whoever has done its work ends without waiting for its starter.
  (process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
}
