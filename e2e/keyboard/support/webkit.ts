import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { withFaces } from '../../support/fonts.ts';
import { freePort } from '../../support/free-port.ts';
import type { Engine } from './reader.ts';
import { openSession } from './webdriver.ts';
import { webkitReader } from './webkit-reader.ts';

/** Debian's browser for WebKitGTK, the engine of Safari; it has no mode without a window. */
const BROWSERS = '/usr/lib/*/webkit2gtk-4.?/MiniBrowser';

/** WebKit in a screen that nobody sees; each reader is a browser of its own. */
export async function startWebkit(): Promise<Engine> {
  const binary = globSync(BROWSERS).filter(existsSync)[0];
  if (!binary) throw new Error('No MiniBrowser of WebKitGTK is installed.');
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...withFaces(),
      DISPLAY: display,
      LANG: 'C.UTF-8',
      LANGUAGE: 'de',
      GDK_BACKEND: 'x11',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  return {
    newReader: async () => {
      const session = await openSession(address, {
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      });
      await session.send('POST', '/window/rect', { x: 0, y: 0, width: 1366, height: 985 });
      return webkitReader(session);
    },
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of stdout ?? []) {
    said += part;
    if (said.includes('\n')) return said.trim();
  }
  throw new Error('Xvfb does not start.');
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const there = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not answer at ${address}`);
}
