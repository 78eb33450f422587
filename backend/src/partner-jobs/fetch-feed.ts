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

/** Hosts that a server of this machine answers for, and where it listens (LOCAL_HOSTS): never in production. */
export type LocalHosts = Readonly<Record<string, string>>;

/** Where a connection goes, and how its name is looked up. */
type Target = { readonly url: URL; readonly lookup?: LookupFunction };

/**
 * Where what others name is called: in the open net over https alone, before anything is asked; a host
 * of `LOCAL_HOSTS` on this machine.
 * @throws Error
 */
export function publicTarget(url: URL, localHosts: LocalHosts): Target {
  if (url.protocol !== 'https:') throw new Error('Addresses are fetched over https only');
  const local = Object.hasOwn(localHosts, url.host) && localHosts[url.host];
  if (local) return { url: new URL(`${url.pathname}${url.search}`, local) };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublicAddress(host)) throw new Error(NOT_PUBLIC);
  return { url, lookup: publicLookup };
}

function get({ url, lookup }: Target, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = {
      accept: 'application/json, application/xml, text/xml',
      'accept-encoding': 'identity',
    };
    const options = { headers, signal, ...(lookup && { lookup }) };
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
  localHosts: LocalHosts = {},
  limits: FetchLimits = FETCH_LIMITS,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let url = new URL(feed.url);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const isOwn = feed.internal === true && url.href === new URL(feed.url).href;
    const response = await get(isOwn ? { url } : publicTarget(url, localHosts), signal);
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
