import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { freePort } from '../../../../e2e/support/free-port.ts';

/** A proxy with TLS in front of document servers, as deploy/nginx.conf sets it up. */
export interface RunningProxy {
  port: number;
  stop(): Promise<void>;
}

const CONF = join(import.meta.dirname, '../../../../deploy/nginx.conf');

/**
 * Starts nginx with the project's own settings, on a free port with a certificate of its own.
 * @param servers addresses of the document servers, `127.0.0.1:3000`
 */
export async function startNginx(servers: string[]): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const [port, plain] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=silverjobs.example.org', '-days', '1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const made = ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate];
  if (spawnSync('openssl', made).status !== 0) throw new Error('There is no certificate.');
  const site = (await readFile(CONF, 'utf8'))
    .replace('server documents:3000;', servers.map((server) => `server ${server};`).join(' '))
    .replace('/etc/ssl/silverjobs.pem', certificate)
    .replace('/etc/ssl/silverjobs.key', key)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; events {}
     http { access_log off; ${paths.join(' ')} ${site} }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  await isReady(port, 'silverjobs.example.org', nginx, () =>
    readFile(join(folder, 'error.log'), 'utf8'),
  );
  return {
    port,
    stop: async () => {
      nginx.kill();
      await new Promise((resolve) => nginx.once('exit', resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until a proxy has shaken hands for this name. Its port is open earlier: Caddy listens before
 * it has made the certificate of its own, and refuses handshakes until then.
 * @throws what the process has logged, when it ends before
 */
export async function isReady(
  port: number,
  name: string,
  proxy: ChildProcess,
  readLog: () => Promise<string>,
): Promise<void> {
  while (!(await shakesHands(port, name))) {
    if (proxy.exitCode !== null) throw new Error(await readLog());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function shakesHands(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', servername, rejectUnauthorized: false };
    const socket = connect(options, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
