import { chromium } from '@playwright/test';
import { openSlowLine } from '../tools/bench/slow-line.ts';
import { recordMarks, TELL_MARKS } from '../tools/bench/marks.ts';
import { writeFileSync } from 'node:fs';
const [, , url = '', path = '/stellen', row = 'main article a[href^="/stelle/"]', out='/tmp/trace.json'] = process.argv;
const line = await openSlowLine(url, { latency: 150, down: 200, up: 93.75 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync'] });
const rows: number[] = [];
for (let n = 0; n < 6; n++) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const tab = await context.newPage();
  await tab.addInitScript(recordMarks, { path, row, tell: TELL_MARKS });
  const session = await context.newCDPSession(tab);
  await session.send('Runtime.enable'); await session.send('Runtime.addBinding', { name: TELL_MARKS });
  const told = new Promise<any>(r => session.on('Runtime.bindingCalled', ({name,payload}) => name===TELL_MARKS && r(JSON.parse(payload))));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const last = n === 5;
  const b = await browser.newBrowserCDPSession();
  const events: any[] = [];
  if (last) { b.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await b.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','blink.user_timing','loading','v8.execute','disabled-by-default-devtools.timeline'] } } as any); }
  await tab.goto(line.url + path, { waitUntil: 'commit' });
  rows.push((await told).row);
  await tab.waitForTimeout(500);
  if (last) { const done = new Promise(r => b.on('Tracing.tracingComplete', r)); await b.send('Tracing.end'); await done; writeFileSync(out, JSON.stringify(events)); }
  await context.close();
}
console.log(path, rows.map(Math.round).join(' '));
await browser.close(); await line.close(); process.exit(0);
