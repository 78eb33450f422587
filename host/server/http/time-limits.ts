/** A visitor who sends nothing more for this long is away, in milliseconds. */
const HEADERS_MS = 15_000;
/** A whole request, of a slow telephone too: bodies are small. */
const REQUEST_MS = 30_000;
/** How often the two are looked at. */
const CHECK_MS = 5_000;
/**
 * A connection on which nothing moves while it should: an answer that nobody reads. Streams of news move
 * every 20 s (their heartbeat).
 */
const IDLE_MS = 120_000;

/** Limits of a Fastify server, so that nobody holds what belongs to all (operation-32). */
export const TIME_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: IDLE_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
};
