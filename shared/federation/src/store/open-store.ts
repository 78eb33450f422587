import { bucketObjects } from './bucket-objects.ts';
import { folderObjects } from './folder-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { type KeyEnvironment, readKeyring } from './registry-keys.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

/** What the environment says about store and keys. */
export interface StoreEnvironment extends KeyEnvironment {
  /** `production` and `staging` need keys of their own. */
  APP_ENVIRONMENT?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  AWS_REGION?: string | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
}

/**
 * Opens a store.
 * @param address a folder, or `s3://bucket/folder`
 * @throws when the environment lacks a key or the access to the bucket
 */
export function openStore(address: string, env: StoreEnvironment): ReleaseStore {
  return createReleaseStore(openObjects(address, env), keyringFor(address, env));
}

/** The bytes of a store, without a look at what they mean. */
export function openObjects(address: string, env: StoreEnvironment): ObjectStore {
  if (!isBucket(address)) return folderObjects(address);
  const { hostname, pathname } = new URL(address);
  const region = env.AWS_REGION ?? 'us-east-1';
  return bucketObjects({
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket: hostname,
    prefix: pathname.length > 1 ? `${pathname.slice(1).replace(/\/$/, '')}/` : '',
    region,
    accessKeyId: required(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: required(env, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  });
}

/** The keys for a store: the environment's, or the pair beside a folder on this machine. */
export function keyringFor(address: string, env: StoreEnvironment) {
  const local = !isBucket(address) && (env.APP_ENVIRONMENT ?? 'local') === 'local';
  return readKeyring(env, local ? localKeyFile(address) : null);
}

/** File of the key pair of a store on this machine; beside the folder, so no copy of it signs. */
function localKeyFile(folder: string): string {
  return `${folder.replace(/\/$/, '')}.key.json`;
}

const isBucket = (address: string) => address.startsWith('s3://');

function required(env: StoreEnvironment, name: 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY') {
  const value = env[name];
  if (!value) throw new Error(`A store in a bucket needs ${name}.`);
  return value;
}
