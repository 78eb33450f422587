import type { TraceStatement } from '@silverjobs/telemetry/tracing';

type Call = (...given: unknown[]) => unknown;

/** The statement of what drivers are given: a text, or an object that holds it. */
function statementOf(given: unknown): string {
  const text = given !== null && typeof given === 'object' ? Reflect.get(given, 'text') : given;
  return typeof text === 'string' ? text : '';
}

/**
 * A client of the database, a pool or a transaction, each statement of which is traced with $1 in place
 * of its values (operation-27).
 */
export function traceClient<Client extends object>(client: Client, trace: TraceStatement): Client {
  return new Proxy(client, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      const call = (...given: unknown[]) => (value as Call).apply(target, given);
      if (key === 'query') {
        return (...given: unknown[]) => trace(statementOf(given[0]), async () => call(...given));
      }
      if (key === 'connect') {
        return async () => traceClient((await call()) as object, trace);
      }
      if (key === 'transaction') {
        return (work: Call, ...rest: unknown[]) =>
          call((own: object) => work(traceClient(own, trace)), ...rest);
      }
      return call;
    },
  });
}
