import type {
  CallKey,
  Calls,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
} from '@silverjobs/contract';
import type { z } from 'zod';
import { type AuditEntry, addAudit } from '../audit/add-audit.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';

/** Calls of the back-office. */
export type OperatorCallKey = Extract<CallKey, `${string} /operator/${string}`>;

type OperatorRequest<K extends OperatorCallKey> = {
  readonly requester: Requester;
  readonly params: ParsedParamsOf<K>;
  readonly query: ParsedQueryOf<K>;
  readonly body: ParsedBodyOf<K>;
};

type Answer<K extends OperatorCallKey> = z.input<Calls[K]['response']>;
/** What was done, or whose data was read; only lists without anybody's data have none. */
type Done<K extends OperatorCallKey> = readonly [
  answer: Answer<K>,
  entries: AuditEntry | readonly AuditEntry[],
];

/** Wakes what waits for mail and tasks; they are looked for anyway. */
function wake({ workAdded }: Services): void {
  workAdded();
}

/**
 * A call of the back-office that changes something or reads somebody's data: it runs in one
 * transaction with its row in the audit log (operators-6, operators-7).
 */
export function implementAudited<K extends OperatorCallKey>(
  key: K,
  handle: (request: OperatorRequest<K>, services: Services) => Promise<Done<K>>,
): Implementation {
  return implement(key, async (request, services) => {
    const asked = request as unknown as OperatorRequest<K>;
    const answer = await services.db.transaction(async (db) => {
      const [result, entries] = await handle(asked, { ...services, db });
      for (const entry of [entries].flat()) {
        await addAudit(db, services.now(), asked.requester.email, entry);
      }
      return result;
    });
    if (!key.startsWith('GET ')) wake(services);
    return answer;
  });
}
