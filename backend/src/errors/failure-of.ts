import { type Failure, framesOf } from '@silverjobs/telemetry/failures';
import { describeError } from './describe-error.ts';

/** An error as it is reported: told as in the log, without anybody's data (operation-5, operation-28). */
export function failureOf(error: unknown): Failure {
  const message = describeError(error);
  if (!(error instanceof Error)) return { type: typeof error, message };
  return { type: error.name, message, frames: framesOf(error) };
}
