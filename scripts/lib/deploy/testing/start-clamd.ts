import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What all scanners take for a virus, and what harms nobody (eicar.org); never as one piece in a file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);

type Clamd = { readonly socket: string; readonly stop: () => Promise<void> };

/**
 * Starts the daemon of ClamAV on a socket of its own. It knows the test file alone, wherever it lies in a
 * file: signatures of real viruses would have to be fetched.
 */
export async function startClamd(): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.sock');
  const signatures = join(folder, 'signatures');
  await mkdir(signatures);
  const hash = createHash('md5').update(EICAR).digest('hex');
  await writeFile(join(signatures, 'test.hdb'), `${hash}:${EICAR.length}:Test.EICAR\n`);
  await writeFile(join(signatures, 'test.ndb'), `Test.EICAR.Inside:0:*:${EICAR.toString('hex')}\n`);
  const file = join(folder, 'clamd.conf');
  const settings = [
    'Foreground yes',
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  const clamd = spawn('clamd', ['--config-file', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const read = (part: unknown) => {
      log += String(part);
      if (log.includes('Self checking every')) resolve();
    };
    clamd.stdout.on('data', read);
    clamd.stderr.on('data', read);
    clamd.on('error', reject);
    clamd.once('exit', () => reject(new Error(`clamd has ended:\n${log}`)));
  });
  return {
    socket,
    stop: async () => {
      const ended = once(clamd, 'exit');
      clamd.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
