import { BODY_MAX_BYTES } from '@silverjobs/contract';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { handleError, handleNotFound, refuseUnreadable } from './error-handler.ts';

/**
 * Nobody holds a connection by sending nothing: for its headers there is this long, for the whole request
 * (milliseconds), and for an answer that nobody reads; streams of news move more often (operation-32).
 */
const TIME_LIMITS = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

const ANSWER_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The contract checks calls and answers, so Fastify need not load its own validator and serializer. */
const NO_SCHEMAS = () => () => {
  throw new Error('No route has a schema of Fastify: the contract says what it takes and gives.');
};

export type ServerOptions = {
  readonly logger?: FastifyServerOptions['logger'];
  readonly trustProxy?: string;
};

/** A server without routes: JSON only, one shape of errors. */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_MAX_BYTES,
    // What comes on a connection that is there is answered (operation-40).
    return503OnClosing: false,
    schemaController: {
      compilersFactory: { buildValidator: NO_SCHEMAS, buildSerializer: NO_SCHEMAS },
    },
    ...TIME_LIMITS,
    exposeHeadRoutes: false,
    frameworkErrors: handleError,
    clientErrorHandler: refuseUnreadable,
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      // Some clients name the type on calls without a body, for example DELETE.
      if (body.trim() === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
  // What is answered here is data: opened by itself it loads nothing and stands in no frame.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(ANSWER_HEADERS);
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  return app;
}

/**
 * Registers routes that share a prefix or read bodies in a way of their own.
 * @param name what errors call them; without one Fastify looks for it among all modules that are loaded
 */
export function registerScope(
  app: FastifyInstance,
  name: string,
  routes: (scope: FastifyInstance) => Promise<void>,
  prefix = '',
): void {
  app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: name }), { prefix });
}
