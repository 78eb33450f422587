import type { Subscription } from './provider.ts';
import { isOver } from './terms/end-of-term.ts';

/** Whether a plan is open now, cancelled or not. */
export function isRunning(
  { status, cancelAt }: Pick<Subscription, 'status' | 'cancelAt'>,
  now: Date,
): boolean {
  return status !== 'canceled' && (cancelAt === null || !isOver(cancelAt, now));
}
