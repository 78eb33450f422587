import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { WEBHOOK_SECRET_START } from '@silverjobs/contract';
import { type LocalHosts, publicTarget } from '../partner-jobs/fetch-feed.ts';

/** So long an address may take for its answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** What is sent. */
type Hook = {
  readonly url: string;
  readonly eventId: string;
  readonly body: string;
  readonly secret: string;
  readonly now: Date;
};

/** Sends an event. @returns the status of the answer @throws Error where none came */
export type PostHook = (hook: Hook) => Promise<number>;

/** The signature of standard-webhooks: over name, time and body. */
function signHook({ eventId, body, secret }: Hook, seconds: number): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_START.length), 'base64');
  const signed = createHmac('sha256', key).update(`${eventId}.${seconds}.${body}`).digest('base64');
  return `v1,${signed}`;
}

/**
 * Posts a signed event, never to this machine or a net of its own, and follows no redirect.
 * @param timeoutMs for the answer, in milliseconds
 */
export function createPostHook(localHosts: LocalHosts, timeoutMs = TIMEOUT_MS): PostHook {
  return async (hook) => {
    const { url, lookup } = publicTarget(new URL(hook.url), localHosts);
    const seconds = Math.floor(hook.now.getTime() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(hook.body),
      'user-agent': 'silverjobs-webhook',
      'webhook-id': hook.eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signHook(hook, seconds),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', headers, signal, ...(lookup && { lookup }) };
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((done, fail) => {
      request(url, options, (response) => {
        // Only whether it was taken counts.
        response.destroy();
        done(response.statusCode ?? 0);
      })
        .on('error', fail)
        .end(hook.body);
    });
  };
}
