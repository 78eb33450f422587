import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBucket } from '../testing/start-bucket.ts';
import { openStore, type StoreEnvironment } from './open-store.ts';
import { generateKeyPair } from './registry-keys.ts';

const run = promisify(execFile);
const keys = generateKeyPair();

test('FED-03 a remote is published into a bucket by command and read with the public key alone', async () => {
  const bucket = await startBucket();
  const access: StoreEnvironment = {
    S3_ENDPOINT: bucket.options.endpoint,
    AWS_ACCESS_KEY_ID: bucket.options.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
  };
  const script = join(import.meta.dirname, '../testing/publish-releases.ts');
  await run(process.execPath, [script, 's3://releases/silverjobs', 'jobs/abc123'], {
    env: { ...process.env, ...access, NODE_OPTIONS: '', REGISTRY_PRIVATE_KEY: keys.privateKey },
  });
  const reader = openStore('s3://releases/silverjobs', {
    ...access,
    REGISTRY_PUBLIC_KEYS: keys.publicKey,
  });
  expect((await reader.readRegistry()).remotes.jobs?.release).toBe('abc123');
  const file = await reader.readFile('jobs', 'abc123', 'page.js');
  expect(new TextDecoder().decode(file ?? undefined)).toMatch(/^jobs abc123 page.js /);
  expect(await reader.readFile('jobs', 'abc123', 'other.js')).toBeNull();
  expect(
    (
      await openStore('s3://releases/other', {
        ...access,
        REGISTRY_PUBLIC_KEYS: keys.publicKey,
      }).readRegistry()
    ).revision,
  ).toBe(0);
  await bucket.close();
});

test.each([
  [
    'a bucket without keys',
    's3://releases/x',
    { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    'REGISTRY_PUBLIC_KEYS',
  ],
  [
    'a bucket without access',
    's3://releases/x',
    { REGISTRY_PUBLIC_KEYS: keys.publicKey },
    'AWS_ACCESS_KEY_ID',
  ],
  [
    'a folder in production',
    '/tmp/none',
    { APP_ENVIRONMENT: 'production' },
    'REGISTRY_PUBLIC_KEYS',
  ],
])('%s is not opened', (_, address, env, missing) => {
  expect(() => openStore(address, env)).toThrow(missing);
});
