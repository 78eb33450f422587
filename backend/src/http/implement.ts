import type {
  CallKey,
  Calls,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
} from '@silverjobs/contract';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { RequesterOf } from './requester.ts';

/** A request that has passed identity and validation. */
type CallRequest<K extends CallKey> = {
  readonly requester: RequesterOf<K>;
  readonly params: ParsedParamsOf<K>;
  readonly query: ParsedQueryOf<K>;
  readonly body: ParsedBodyOf<K>;
  /** What stands for the visitor in limits (networkOf). */
  readonly network: string;
};

export type CallHandler<K extends CallKey> = (
  request: CallRequest<K>,
  services: Services,
) => Promise<z.input<Calls[K]['response']>>;

/** A call with its handler, its types forgotten. */
export type Implementation = {
  readonly key: CallKey;
  readonly handle: (request: unknown, services: Services) => Promise<unknown>;
};

/**
 * Ties a handler to a call of the contract. The handler gets validated data and a requester that
 * may send the call; what it returns is cut to the contract's answer.
 */
export function implement<K extends CallKey>(key: K, handler: CallHandler<K>): Implementation {
  return { key, handle: (request, services) => handler(request as CallRequest<K>, services) };
}
