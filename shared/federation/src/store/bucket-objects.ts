import { AwsClient } from 'aws4fetch';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** A bucket of any S3-compatible service. */
export interface BucketOptions {
  /** Address of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** Folder within the bucket, with a slash at the end; empty for the whole bucket. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of access that lasts for a while. */
  sessionToken?: string | undefined;
}

const TIMEOUT_MS = 15_000;
const CONFLICT_ATTEMPTS = 5;
const CHECK_KEY = 'conditions-check';
/** A key of a listing, and when it was written. */
const LISTED = /<Key>([^<]*)<\/Key>(?:\s*<LastModified>([^<]*)<)?/g;
const IF_ABSENT = { 'if-none-match': '*' };

/**
 * Objects in a bucket. Creating is a conditional write (`If-None-Match: *`), of which the service
 * lets one succeed; nothing is locked.
 */
export function bucketObjects(options: BucketOptions): ObjectStore {
  const { endpoint, bucket, prefix, sessionToken, ...access } = options;
  const token = sessionToken ? { sessionToken } : {};
  const client = new AwsClient({ ...access, ...token, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const ask = (url: string, init: RequestInit = {}) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const addressOf = (key: string) =>
    `${root}/${[...prefix.split('/'), ...key.split('/')].filter(Boolean).map(encodeURIComponent).join('/')}`;

  const create = async (key: string, content: Uint8Array): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      const init = { method: 'PUT', body: new Uint8Array(content), headers: IF_ABSENT };
      const response = await ask(addressOf(key), init);
      const text = await response.text();
      if (response.ok) return true;
      if (response.status === 412) return false;
      // Another writer is at work on the key; who asks again learns whether it has succeeded.
      if (response.status !== 409 || attempt === CONFLICT_ATTEMPTS) throw failure(response, text);
    }
  };

  const listObjects = async (folder: string, after: string): Promise<StoredObject[]> => {
    const objects: StoredObject[] = [];
    let startAfter = after && prefix + after;
    for (;;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + folder });
      if (startAfter) query.set('start-after', startAfter);
      const response = await ask(`${root}?${query}`);
      const text = await response.text();
      if (!response.ok) throw failure(response, text);
      const page = [...text.matchAll(LISTED)].map(([, key = '', since = '']) => ({
        key,
        // Of a service that does not say since when, everything is new.
        since: Date.parse(since) || Date.now(),
      }));
      objects.push(...page.map(({ key, since }) => ({ key: key.slice(prefix.length), since })));
      startAfter = page.at(-1)?.key ?? '';
      if (!startAfter || !text.includes('<IsTruncated>true')) return objects;
    }
  };

  return {
    create,

    read: async (key) => {
      const response = await ask(addressOf(key));
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const text = await response.text();
      if (response.status === 404) return null;
      throw failure(response, text);
    },

    list: async (folder, after = '') =>
      (await listObjects(folder, after)).map(({ key }) => key).sort(),

    listAll: (folder) => listObjects(folder, ''),

    remove: async (key) => {
      const response = await ask(addressOf(key), { method: 'DELETE' });
      const text = await response.text();
      if (!response.ok && response.status !== 404) throw failure(response, text);
    },

    requireConditions: async () => {
      const content = new TextEncoder().encode('conditions');
      await create(CHECK_KEY, content);
      if (await create(CHECK_KEY, content)) {
        throw new Error(
          `The bucket ${bucket} overwrites in spite of If-None-Match; it loses updates.`,
        );
      }
    },
  };
}

function failure({ status, url }: Response, text: string): Error {
  const code = /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ?? text.slice(0, 200);
  return new Error(`The bucket answered ${status} ${code} for ${new URL(url).pathname}.`);
}
