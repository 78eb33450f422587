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
