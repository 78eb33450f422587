import { calls } from '@silverjobs/contract';
import { networkOf } from '@silverjobs/contract/network-of';
import { paths } from '@silverjobs/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerScope } from '../../http/create-server.ts';
import { Failure } from '../../http/failure.ts';
import { validate } from '../../http/validate.ts';
import { unsubscribe } from '../../job-alerts/unsubscribe.ts';
import type { Services } from '../../services.ts';
import { confirmAlert, requestAlert, searchText } from './request-alert.ts';

const fields = z.record(z.string().max(40), z.string().max(1_000));

/** What the page says afterwards (public-9). */
function hintOf(error: unknown): string {
  if (!(error instanceof Failure)) throw error;
  if (error.code === 'rate.limited') return 'zu-oft';
  return error.code === 'link.invalid' ? 'ungueltig' : 'adresse';
}

/** The query of the page that is shown next. */
async function answerOf(act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    return `hinweis=${hintOf(error)}`;
  }
}

/** @throws Failure link.invalid without a token that could be one */
function tokenIn(body: unknown): string {
  const given = calls['POST /public_alert/confirm'].body.safeParse(body);
  if (!given.success) throw new Failure('link.invalid');
  return given.data.token;
}

/**
 * The forms of pages that run no scripts: browsers send them as such and are led to a page that says
 * what happened.
 */
export function registerAlertForms(api: FastifyInstance, services: Services): void {
  const { publicUrl } = services;
  registerScope(api, 'alert-forms', async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8_192 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/public_alert/form', async (request, reply) => {
      const given = validate(fields, request.body, 'body') as z.output<typeof fields>;
      const schema = calls['POST /public_alert'].body;
      let hint = 'bestellt';
      try {
        const wanted = validate(schema, given, 'body') as z.output<typeof schema>;
        await requestAlert(services, wanted, networkOf(request.ip));
      } catch (error) {
        hint = hintOf(error);
      }
      const search = searchText({ ...schema.omit({ email: true }).parse(given), email: '' });
      const query = [search, `hinweis=${hint}`].filter(Boolean).join('&');
      return reply.redirect(`${publicUrl}${paths.publicJobs}?${query}`, 303);
    });
    scope.post('/public_alert/confirm/form', async (request, reply) => {
      const said = await answerOf(async () => {
        const search = await confirmAlert(services, tokenIn(request.body), networkOf(request.ip));
        return `${search}${search && '&'}hinweis=bestaetigt`;
      });
      return reply.redirect(`${publicUrl}${paths.publicJobs}?${said}`, 303);
    });
    scope.post('/alert_unsubscribe/form', async (request, reply) => {
      const said = await answerOf(async () => {
        await unsubscribe(services.db, tokenIn(request.body));
        return 'hinweis=abbestellt';
      });
      return reply.redirect(`${publicUrl}${paths.publicJobs}?${said}`, 303);
    });
  });
}
