import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Keyring, keyName, readPrivateKey, readPublicKey } from './envelope.ts';

/** The halves of a key pair as the environment holds them. */
export interface KeyPairText {
  privateKey: string;
  publicKey: string;
}

/** Makes a new key pair. */
export function generateKeyPair(): KeyPairText {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Where keys come from. */
export interface KeyEnvironment {
  REGISTRY_PRIVATE_KEY?: string | undefined;
  /** Several during a rotation, with commas. */
  REGISTRY_PUBLIC_KEYS?: string | undefined;
}

/**
 * The keys of the environment. Without any, a store on this machine has a pair of its own, made
 * when first needed, beside the folder and not in it.
 * @param localFile the file of that pair; null where there must be keys in the environment
 * @throws when there is no key at all
 */
export function readKeyring(env: KeyEnvironment, localFile: string | null): Keyring {
  const publicTexts = (env.REGISTRY_PUBLIC_KEYS ?? '').split(',').filter(Boolean);
  const privateText = env.REGISTRY_PRIVATE_KEY;
  if (publicTexts.length === 0 && !privateText) {
    if (!localFile) throw new Error('The registry needs a key: set REGISTRY_PUBLIC_KEYS.');
    return keyringOf(readPrivateKey(localPair(localFile).privateKey), []);
  }
  const publicKeys = publicTexts.map((text) => readPublicKey(text.trim()));
  return keyringOf(privateText ? readPrivateKey(privateText) : undefined, publicKeys);
}

function keyringOf(privateKey: KeyObject | undefined, publicKeys: KeyObject[]): Keyring {
  const all = privateKey ? [...publicKeys, createPublicKey(privateKey)] : publicKeys;
  return {
    publicKeys: new Map(all.map((key) => [keyName(key), key])),
    ...(privateKey && { privateKey }),
  };
}

function localPair(file: string): KeyPairText {
  const read = (): KeyPairText => JSON.parse(readFileSync(file, 'utf8')) as KeyPairText;
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Of processes that start together one makes the pair, and nobody reads half of it.
  const temporary = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporary, `${JSON.stringify(generateKeyPair(), null, 1)}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(temporary);
  }
  return read();
}
