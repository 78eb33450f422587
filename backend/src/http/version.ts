import { createHash } from 'node:crypto';
import { Failure } from './failure.ts';

/** Characters of a version: enough that two states of one record never share it. */
const LENGTH = 16;

/** A record with what stands for its content (formats-28). */
export function withVersion<T extends object>(record: T): T & { version: string } {
  const hash = createHash('sha256').update(JSON.stringify(record));
  return { ...record, version: hash.digest('base64url').slice(0, LENGTH) };
}

/**
 * Refuses a change of a record that is not any more what the sender has read; call it in the
 * transaction that holds the record.
 * @param version what the sender sent along; without one the change is made as before
 * @throws Failure version.stale with the record as it is
 */
export async function refuseStale(
  version: string | undefined,
  load: () => Promise<{ readonly version?: string | undefined }>,
): Promise<void> {
  if (version === undefined) return;
  const current = await load();
  if (current.version !== version) throw new Failure('version.stale', { payload: { current } });
}
