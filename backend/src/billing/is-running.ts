import type { Subscription } from './provider.ts';

/** Whether a plan is open now, cancelled or not. */
export function isRunning({ status, cancelAt }: Subscription, now: Date): boolean {
  return status !== 'canceled' && (cancelAt === null || cancelAt * 1_000 > now.getTime());
}
