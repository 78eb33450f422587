import { lookup as resolve } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchedFeed } from './decode-feed.ts';
import type { PartnerFeed } from './feed.ts';
import { isPublicAddress } from './is-public-address.ts';

export type FetchLimits = {
  readonly bytes: number;
  readonly milliseconds: number;
  readonly redirects: number;
};

/** What a feed may cost (jobs-101). */
export const FETCH_LIMITS: FetchLimits = {
  bytes: 20_000_000,
  milliseconds: 30_000,
  redirects: 3,
};

const NOT_PUBLIC = 'The address is not in the open net';

/**
 * Looks a name up and refuses it when any of its addresses is not in the open net. The connection is
 * made to what was checked here, so that a name cannot change between check and use.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(NOT_PUBLIC), '');
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Refuses what is no address of the open net, before anything is asked. @throws Error */
export function requirePublic(url: URL): void {
  if (url.protocol !== 'https:') throw new Error('Addresses are fetched over https only');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error(NOT_PUBLIC);
}

function get(url: URL, isOwn: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = {
      accept: 'application/json, application/xml, text/xml',
      'accept-encoding': 'identity',
    };
    const options = { headers, signal, ...(!isOwn && { lookup: publicLookup }) };
    request(url, options, done).on('error', fail).end();
  });
}

async function read(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).length;
    if (size > most) {
      response.destroy();
      throw new Error(`The feed is larger than ${most} bytes`);
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/**
 * What a feed answers, within limits of size, time and redirects, never from this machine or a net of
 * its own; only the demo's own feed may lie there, and not what it redirects to.
 * @throws Error
 */
export async function fetchFeed(
  feed: Pick<PartnerFeed, 'url' | 'internal'>,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = new URL(feed.url);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const isOwn = feed.internal === true && url.href === new URL(feed.url).href;
    if (!isOwn) requirePublic(url);
    const response = await get(url, isOwn, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`The feed answers ${statusCode}`);
    }
    const bytes = await read(response, limits.bytes);
    return { bytes, contentType: headers['content-type'] };
  }
  throw new Error('The feed redirects too often');
}
