import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketOptions } from '../store/bucket-objects.ts';

/** An S3-compatible server with one bucket, for tests. */
export interface TestBucket {
  options: BucketOptions;
  close(): Promise<void>;
}

const BUCKET = 'releases';

/**
 * Starts the server on a free port; it checks signatures. It does not know conditional writes, so
 * they are added here as S3 documents them: of several writers of a key one succeeds, the others
 * get 412.
 * @param conditions false leaves the server as it is: a service that overwrites in spite of conditions
 */
export async function startBucket({ conditions = true } = {}): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const handle = s3.callback();
  const turns = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    if (!conditions || !isConditional(request)) return void handle(request, response);
    const key = decodeURIComponent(request.url ?? '').slice(`/${BUCKET}/`.length);
    const write = async (): Promise<void> => {
      if (!(await s3.store.existsObject(BUCKET, key))) return handle(request, response);
      request.resume();
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    };
    turns.set(key, (turns.get(key) ?? Promise.resolve()).then(write, write));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    options: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: BUCKET,
      prefix: 'silverjobs/',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function isConditional({ method, headers }: IncomingMessage): boolean {
  return method === 'PUT' && headers['if-none-match'] === '*';
}
