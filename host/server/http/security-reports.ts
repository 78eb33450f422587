import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerConfig } from '../config.ts';
import { sendApiError } from './send-error.ts';

/** Where browsers report what the document's policy forbade. */
export const SECURITY_REPORTS_PATH = '/reports/security';

const BODY_LIMIT_BYTES = 16_384;
const LINES_PER_MINUTE = 60;
const TEXT_LENGTH = 300;
const MAX_REPORTS = 20;

const text = z.string().transform((value) => value.slice(0, TEXT_LENGTH));
const reportBody = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.default(''),
    'document-uri': text.default(''),
    'source-file': text.default(''),
    'script-sample': text.default(''),
  }),
});

/** A report, shortened; the document without its query, which may hold a token. */
interface SecurityReport {
  directive: string;
  blocked: string;
  document: string;
  source: string;
  sample: string;
}

/**
 * Takes the reports of browsers, counts them and writes them to the log, at most one a second on
 * average. Outside production the count can be read: the end-to-end tests expect none.
 */
export function registerSecurityReports(
  server: FastifyInstance,
  config: ServerConfig,
  count: () => void = () => {},
): void {
  const latest: SecurityReport[] = [];
  let total = 0;
  const mayLog = createLimit(LINES_PER_MINUTE);

  server.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    server.getDefaultJsonParser('error', 'error'),
  );
  server.post(SECURITY_REPORTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const parsed = reportBody.safeParse(request.body);
    if (!parsed.success) return sendApiError(reply, 'validation.failed');
    const report = shorten(parsed.data);
    total += 1;
    count();
    latest.splice(0, latest.length, ...[report, ...latest].slice(0, MAX_REPORTS));
    if (mayLog()) console.warn('Security policy violated:', JSON.stringify(report));
    return reply.code(204).send();
  });
  if (config.APP_ENVIRONMENT !== 'production') {
    server.get(SECURITY_REPORTS_PATH, async (_, reply) => {
      reply.header('Cache-Control', 'no-store');
      return { total, latest };
    });
  }
}

function shorten({ 'csp-report': report }: z.infer<typeof reportBody>): SecurityReport {
  return {
    directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    blocked: withoutQuery(report['blocked-uri']),
    document: withoutQuery(report['document-uri']),
    source: withoutQuery(report['source-file']),
    sample: report['script-sample'],
  };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** A limit of lines, a new limit every minute. */
function createLimit(perMinute: number): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, used] = [now, 0];
    used += 1;
    return used <= perMinute;
  };
}
