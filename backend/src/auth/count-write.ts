import {
  ADDRESS_WRITES,
  CALL_LIMITS,
  type CallKey,
  USER_STREAMS,
  USER_WRITES,
} from '@silverjobs/contract';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { countAttempt } from './attempts.ts';

const OF_ADDRESS = { ...ADDRESS_WRITES, name: 'write-ip', perAddress: true } as const;
const STREAMS = { ...USER_STREAMS, name: 'streams' } as const;
const OF_USER = { ...USER_WRITES, name: 'write' } as const;

/**
 * Counts a call that changes something, by the visitor's address, by the user, and by the call where
 * it has a limit of its own (formats-23).
 * @throws Failure rate.limited
 */
export async function countWrite(
  services: Services,
  key: CallKey,
  requester: Requester | null,
  network: string,
): Promise<void> {
  if (key.startsWith('GET ')) return;
  await countAttempt(services, OF_ADDRESS, network);
  if (!requester) return;
  const user = String(requester.usersId);
  await countAttempt(services, OF_USER, user);
  const limit = CALL_LIMITS[key];
  if (limit) await countAttempt(services, { ...limit, name: key }, user);
}

/**
 * Counts a stream of news that a user opens.
 * @throws Failure rate.limited
 */
export async function countStream(services: Services, requester: Requester): Promise<void> {
  await countAttempt(services, STREAMS, String(requester.usersId));
}
