import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKeys } from '../../auth/second-factor/sealed-secret.ts';
import type { PaperStore } from './paper-store.ts';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** For the demo and tests, which keep nothing of real people; production is refused without a key. */
const DEMO_KEY = Buffer.alloc(32, 'silverjobs demo');

/** Keys for one purpose out of those of the configuration, the first one first. */
export function derivedKeys(keys: SecretKeys, purpose: string): [Buffer, ...Buffer[]] {
  const derive = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const [first = DEMO_KEY, ...others] = keys;
  return [derive(first), ...others.map(derive)];
}

/** Encrypts all that a store holds; a file opens under its own name alone. */
export function sealStore(store: PaperStore, secretKeys: SecretKeys): PaperStore {
  const keys = derivedKeys(secretKeys, 'papers');
  return {
    write: (name, bytes) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0], iv).setAAD(Buffer.from(name));
      const sealed = [cipher.update(bytes), cipher.final()];
      return store.write(
        name,
        Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), ...sealed]),
      );
    },
    read: async (name) => {
      const sealed = await store.read(name);
      if (!sealed) return null;
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(CIPHER, key, iv)
            .setAAD(Buffer.from(name))
            .setAuthTag(tag);
          const text = sealed.subarray(1 + IV_BYTES + TAG_BYTES);
          return Buffer.concat([decipher.update(text), decipher.final()]);
        } catch {
          // Another key.
        }
      }
      throw new Error('No key of SECOND_FACTOR_KEYS opens a paper.');
    },
    remove: store.remove,
  };
}
