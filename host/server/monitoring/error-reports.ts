import {
  EnvelopeRefused,
  type ErrorTags,
  openEnvelopeForwarder,
} from '@silverjobs/telemetry/forward-envelopes';
import type { FastifyInstance } from 'fastify';
import { ERROR_REPORTS_PATH } from '../../common/document-names.ts';
import { sendApiError } from '../http/send-error.ts';
import { type AnswerFor, HOST } from './answer-for.ts';

/** A recording of a minute is the longest that comes. */
const BODY_LIMIT_BYTES = 5 * 1024 * 1024;
/** Reports that are passed on at once; what comes beyond is dropped. */
const MOST_UNDER_WAY = 20;
const NAME = /^[a-z][a-z-]{1,30}$/;
const RELEASE = /^[a-z0-9]{3,40}$/;

/**
 * Takes what browsers report and passes it on to the collector. An error gets the names of who answers for
 * its release and of the runbook, which browsers are not told (operation-46).
 * @param dsn the collector's address
 */
export function registerErrorReports(
  server: FastifyInstance,
  { dsn, answerFor }: { dsn: string; answerFor: AnswerFor },
): void {
  const opening = openEnvelopeForwarder(dsn);
  opening.catch(() => {});
  let underWay = 0;

  const complete = async (tags: ErrorTags, hostRelease: string | null): Promise<ErrorTags> => {
    const named = (value: unknown, pattern: RegExp) =>
      typeof value === 'string' && pattern.test(value) ? value : null;
    const remote = named(tags.remote, NAME);
    const release = named(tags.remote_release, RELEASE);
    const who = remote && release ? await answerFor(remote, release) : null;
    // What no remote's code has thrown is the host's to look at first.
    const found = who ?? (hostRelease ? await answerFor(HOST, hostRelease) : null);
    if (!found) return {};
    if (remote && !who) return { owner: found.owner, runbook: found.runbook };
    return { ...found };
  };

  server.register(async (scope) => {
    // Sentry names no type, or one of a text; what it sends is neither JSON nor a form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(ERROR_REPORTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const { body } = request;
      if (!(body instanceof Uint8Array)) return sendApiError(reply, 'validation.failed');
      if (underWay >= MOST_UNDER_WAY) return sendApiError(reply, 'unavailable');
      underWay += 1;
      try {
        const { status, headers } = await (await opening).forward(body, complete);
        reply
          .code(status === 200 ? 204 : status)
          .headers(headers)
          .header('Cache-Control', 'no-store');
        // Sentry reads no body, and browsers would count a request with one as under way.
        return reply.send();
      } catch (error) {
        if (error instanceof EnvelopeRefused) return sendApiError(reply, 'validation.failed');
        return sendApiError(reply, 'unavailable');
      } finally {
        underWay -= 1;
      }
    });
  });
}
