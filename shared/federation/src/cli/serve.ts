import { join } from 'node:path';
import { hostDevBundle, remoteDevBundle } from '../dev/dev-bundles.ts';
import { startDevServer } from '../dev/start-dev-server.ts';

const root = join(import.meta.dirname, '../../../..');
const [name, port] = process.argv.slice(2);
if (!name || !port) {
  console.error('node serve.ts <host or remote> <port>   serves one bundle with fast refresh');
  process.exit(1);
}

const bundle = name === 'host' ? hostDevBundle(root) : await remoteDevBundle(root, name);
const server = await startDevServer({ name, bundle, port: Number(port) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().finally(() => process.exit(0)));
}
