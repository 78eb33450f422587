import { type CallDefinition, type CallKey, callKeys, calls } from '@silverjobs/contract';
import { networkOf } from '@silverjobs/contract/network-of';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';
import { fitAnswer } from './fit-answer.ts';
import type { Implementation } from './implement.ts';
import type { Requester } from './requester.ts';
import { validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requester: Requester | null;
  }
}

/**
 * Finds out who asks and refuses those who may not.
 * @param header the Authorization header as it came
 */
export type Identify = (key: CallKey, header: string | undefined) => Promise<Requester | null>;

/** Who may send a call, and how often. */
export type Gate = {
  readonly identify: Identify;
  /** Counts a call against its limits. @throws Failure rate.limited */
  readonly count: (key: CallKey, requester: Requester | null, network: string) => Promise<void>;
  /** Notes what a helper does before it is done. @returns takes the note back */
  readonly note: (
    key: CallKey,
    requester: Requester | null,
    given: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
  ) => Promise<() => Promise<void>>;
};

/** '/job_demand/{id}' as '/job_demand/:id'. */
function toRoute(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Registers every call of the contract: identity before the body is read, validation by the
 * contract's schemas, and an answer that holds what the contract says and nothing more. Calls
 * without an implementation answer 501; those that stream are registered elsewhere.
 */
export function registerCalls(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  services: Services,
  gate: Gate,
): void {
  const handlers = new Map(implementations.map(({ key, handle }) => [key, handle]));
  app.decorateRequest('requester', null);
  for (const key of callKeys) {
    if ((calls[key] as CallDefinition).stream) continue;
    register(app, key, handlers.get(key), services, gate);
  }
}

function register(
  app: FastifyInstance,
  key: CallKey,
  handle: Implementation['handle'] | undefined,
  services: Services,
  gate: Gate,
): void {
  const call: CallDefinition = calls[key];
  const [method = '', path = ''] = key.split(' ');
  app.route({
    method: method as HTTPMethods,
    url: toRoute(path),
    onRequest: async (request) => {
      request.requester = await gate.identify(key, request.headers.authorization);
    },
    handler: async (request, reply) => {
      if (!handle) throw new Failure('not_implemented');
      const { requester, ip } = request;
      const network = networkOf(ip);
      const given = {
        params: validate(call.params, request.params, 'params'),
        query: validate(call.query, request.query, 'query'),
        body: validate(call.body, request.body, 'body'),
      };
      await gate.count(key, requester, network);
      const takeBack = await gate.note(key, requester, given);
      const result = await handle({ requester, ...given, network }, services).catch(
        async (error: unknown) => {
          await takeBack();
          throw error;
        },
      );
      const answer = fitAnswer(call.response, result, (err) =>
        request.log.error({ err, route: key }, 'An entry of a list was left out'),
      );
      const { cacheSeconds } = call;
      const kept = cacheSeconds === undefined ? 'no-store' : `public, max-age=${cacheSeconds}`;
      return reply.header('cache-control', kept).send(answer);
    },
  });
}
