import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
/** What a sealed file begins with; then comes the initialization vector, at its end the tag. */
const MAGIC = Buffer.from('SILVERJOBS-BACKUP-1\n');
const IV_BYTES = 12;
const TAG_BYTES = 16;

const variables = z.object({
  BACKUP_KEYS: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/, 'BACKUP_KEYS needs 32 bytes as base64')
    .transform((keys) => keys.split(',').map((key) => Buffer.from(key, 'base64')))
    .optional(),
});

/**
 * The keys of BACKUP_KEYS: the first one encrypts, all decrypt; none, and backups are not encrypted.
 * @throws Error for one that is no key
 */
export function readBackupKeys(environment: NodeJS.ProcessEnv): readonly Buffer[] {
  const read = variables.safeParse({ BACKUP_KEYS: environment.BACKUP_KEYS || undefined });
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
  return read.data.BACKUP_KEYS ?? [];
}

/** Writes a stream into a new file, encrypted where there is a key, and on the disk when it ends. */
export async function writeSealed(
  source: Readable,
  file: string,
  [key]: readonly Buffer[],
): Promise<void> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  if (!key) return pipeline(source, target);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  await pipeline(
    source,
    cipher,
    async function* frame(sealed: AsyncIterable<Buffer>) {
      yield Buffer.concat([MAGIC, iv]);
      yield* sealed;
      yield cipher.getAuthTag();
    },
    target,
  );
}

/** Opens with one key; null where it is not the key, or the file is not what was written. */
async function openWith(key: Buffer, file: string): Promise<(() => Readable) | null> {
  const { size } = await stat(file);
  const end = size - TAG_BYTES;
  const handle = await open(file);
  const iv = Buffer.alloc(IV_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(iv, 0, IV_BYTES, MAGIC.length);
  await handle.read(tag, 0, TAG_BYTES, end);
  await handle.close();
  const opened = () => {
    const from = createReadStream(file, { start: MAGIC.length + IV_BYTES, end: end - 1 });
    const decipher = createDecipheriv(CIPHER, key, iv).setAuthTag(tag);
    from.once('error', (error) => decipher.destroy(error));
    return from.pipe(decipher);
  };
  try {
    // Once to its end before anybody uses it: only the tag says that nothing was changed.
    await pipeline(opened(), new Writable({ write: (_chunk, _encoding, done) => done() }));
    return opened;
  } catch {
    return null;
  }
}

/**
 * What a file holds, decrypted where it is encrypted, and checked whole before.
 * @throws Error when it is encrypted and no key opens it
 */
export async function readSealed(file: string, keys: readonly Buffer[]): Promise<Readable> {
  const handle = await open(file);
  const head = Buffer.alloc(MAGIC.length);
  await handle.read(head, 0, MAGIC.length, 0);
  await handle.close();
  if (!head.equals(MAGIC)) return createReadStream(file);
  for (const key of keys) {
    const opened = await openWith(key, file);
    if (opened) return opened();
  }
  throw new Error(
    keys.length === 0
      ? 'The backup is encrypted: BACKUP_KEYS is missing.'
      : 'No key of BACKUP_KEYS opens the backup, or it is damaged.',
  );
}
