// ab.ts <product> <path> <rowselector> <rounds> file1 file2 ... : interleaved first rows of documents on the slow line
import { chromium } from '@playwright/test';
import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { openSlowLine } from '../tools/bench/slow-line.ts';
import { recordMarks, TELL_MARKS } from '../tools/bench/marks.ts';
const [, , product = '', path = '', row = '', rounds = '8', ...files] = process.argv;
const docs = files.map(f => f === 'live' ? Buffer.alloc(0) : brotliCompressSync(readFileSync(f)));
let current = 0;
const server = createServer((q, a) => {
  if (q.url === path && files[current] !== 'live') { a.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control':'no-store' }); a.end(docs[current]); return; }
  const c = request(product + q.url, { headers: q.headers, method: q.method }, g => { a.writeHead(g.statusCode ?? 502, g.headers); g.pipe(a); }); c.on('error', () => a.destroy()); q.pipe(c);
});
await new Promise<void>(r => server.listen(0, '127.0.0.1', r));
const line = await openSlowLine(`http://localhost:${(server.address() as any).port}`, { latency: 150, down: 200, up: 93.75 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--disable-extensions','--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync'] });
const all: number[][] = files.map(() => []); const logs: any[][] = files.map(() => []);
for (let n = 0; n < Number(rounds) + 1; n++) for (const [i] of files.entries()) {
  current = i;
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const tab = await context.newPage();
  await tab.addInitScript(recordMarks, { path, row, tell: TELL_MARKS });
  const session = await context.newCDPSession(tab);
  await session.send('Runtime.enable'); await session.send('Runtime.addBinding', { name: TELL_MARKS });
  const told = new Promise<any>(r => session.on('Runtime.bindingCalled', ({name,payload}) => name===TELL_MARKS && r(JSON.parse(payload))));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.goto(line.url + path, { waitUntil: 'commit' });
  const r = (await told).row; const t = await tab.evaluate(() => (window as any).__t);
  if (n > 0) { all[i]!.push(r); if (t) logs[i]!.push(t); }
  await tab.waitForTimeout(300);
  await context.close();
}
const q = (v: number[], s: number) => [...v].sort((a, b) => a - b)[Math.floor((v.length - 1) * s)]!;
files.forEach((f, i) => console.log(f.padEnd(40), docs[i]!.length, 'min', Math.round(q(all[i]!, 0)), 'q25', Math.round(q(all[i]!, .25)), 'median', Math.round(q(all[i]!, .5)), logs[i]!.length ? JSON.stringify(logs[i]!.slice(0, 4)) : ''));
await browser.close(); await line.close(); process.exit(0);
