import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../e2e/support/free-port.ts';
import { isReady, type RunningProxy } from './start-nginx.ts';

const CONF = join(import.meta.dirname, '../../../../deploy/Caddyfile');

/**
 * Starts Caddy with the project's own settings, on a free port with a certificate of its own.
 * @param servers addresses of the document servers, `127.0.0.1:3000`
 */
export async function startCaddy(servers: string[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const [port, plain] = [await freePort(), await freePort()];
  const local = `\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${port}\n\tservers {`;
  const site = (await readFile(CONF, 'utf8'))
    .replace('\tservers {', local)
    .replace(/dynamic a \{[^}]*\}/, `to ${servers.join(' ')}`);
  if (site.includes('dynamic')) throw new Error('The Caddyfile names its servers in another way.');
  const file = join(folder, 'Caddyfile');
  await writeFile(file, site);
  const env = {
    ...process.env,
    ...{ SITE_ADDRESS: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  };
  let log = '';
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const caddy = spawn('caddy', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  caddy.stderr.on('data', (part) => {
    log += String(part);
  });
  await isReady(port, 'localhost', caddy, async () => log);
  return {
    port,
    stop: async () => {
      caddy.kill();
      await new Promise((resolve) => caddy.once('exit', resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
