import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

let folder: string;
let tool: ChildProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'process-'));
});
afterEach(async () => {
  tool.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('what a tool started ends with it on %s', async (signal, code) => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const server = join(folder, 'server.mjs');
  await writeFile(
    server,
    `import { createServer } from 'node:http';
    createServer((_, response) => response.end()).listen(new URL(process.env.URL).port);`,
  );
  const program = join(folder, 'tool.mjs');
  await writeFile(
    program,
    `import { exitOnSignals, startProcess } from ${JSON.stringify(join(import.meta.dirname, 'start-process.ts'))};
    exitOnSignals();
    await startProcess(${JSON.stringify(server)}, process.env, process.env.URL);
    console.log('ready');
    setInterval(() => {}, 1_000);`,
  );
  tool = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_OPTIONS: '', URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(tool.stdout as NodeJS.EventEmitter, 'data');
  expect(await answers(url)).toBe(true);
  tool.kill(signal);
  expect(await once(tool, 'exit')).toEqual([code, null]);
  while (await answers(url)) await new Promise((resolve) => setTimeout(resolve, 20));
});
