import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** Files by name; a name is one segment of letters, digits, '-' and '.'. */
export type PaperStore = {
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** null when there is none. */
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** Nothing happens when there is none. */
  readonly remove: (key: string) => Promise<void>;
};

/** In memory, for tests and tools. */
export function memoryStore(): PaperStore {
  const files = new Map<string, Uint8Array>();
  return {
    write: async (key, bytes) => void files.set(key, bytes),
    read: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  };
}

/** In a folder of this machine. @param folder created when missing */
export function folderStore(folder: string): PaperStore {
  return {
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Aside first: nobody reads a half.
      await writeFile(join(folder, `${key}.tmp`), bytes, { flush: true, mode: 0o600 });
      await rename(join(folder, `${key}.tmp`), join(folder, key));
    },
    read: (key) =>
      readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

export type BucketAccess = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of access that lasts for a while. */
  readonly sessionToken?: string;
};

const TIMEOUT_MS = 30_000;

/** In a bucket of any S3-compatible service. @param address `s3://bucket/folder` */
export function bucketStore(address: string, access: BucketAccess): PaperStore {
  const { endpoint, ...keys } = access;
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 });
  const { hostname, pathname } = new URL(address);
  const folder = pathname.split('/').filter(Boolean).map(encodeURIComponent);
  const root = [endpoint.replace(/\/$/, ''), hostname, ...folder].join('/');
  async function ask(method: string, key: string, body?: Uint8Array): Promise<Response> {
    const response = await client.fetch(`${root}/${encodeURIComponent(key)}`, {
      method,
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The bucket of the papers answered ${response.status}.`);
  }
  return {
    write: async (key, bytes) => {
      const { ok } = await ask('PUT', key, bytes);
      if (!ok) throw new Error('The bucket of the papers does not exist.');
    },
    read: async (key) => {
      const response = await ask('GET', key);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    remove: async (key) => void (await ask('DELETE', key)),
  };
}
