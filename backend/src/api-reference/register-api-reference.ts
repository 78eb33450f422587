import type { FastifyInstance } from 'fastify';

/** Where the page is; the description itself is at /api/openapi.json. */
export const API_REFERENCE_PATH = '/api/reference';

/** Nothing of the page comes from elsewhere, and nothing that is typed into it goes there. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that shows every call of the API, to read and to try (operation-25). */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  // Some megabytes that production does not load.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await app.register(reference, {
    routePrefix: API_REFERENCE_PATH,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'silverjobs API',
      withDefaultFonts: false,
      telemetry: false,
      // What leads to the maker's own services.
      showDeveloperTools: 'never',
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
    hooks: {
      onRequest: async (_request, reply) => {
        reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
      },
    },
  });
}
