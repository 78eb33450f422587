import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { handleError, handleNotFound } from './error-handler.ts';

/** Largest body, in bytes: a long letter with room to spare. */
const BODY_LIMIT = 256 * 1_024;

export type ServerOptions = {
  readonly logger?: FastifyServerOptions['logger'];
  readonly trustProxy?: string;
};

/** A server without routes: JSON only, one shape of errors. */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    frameworkErrors: handleError,
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
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  return app;
}
