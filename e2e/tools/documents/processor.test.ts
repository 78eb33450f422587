import { processorTimes } from './processor.ts';

const TICKS_MS = 20;

test('VIEW-07 what a process takes is its processor time, and not the time that passes', async () => {
  const { result, took } = await processorTimes({ own: process.pid }, async () => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < 2e6; turn += 1) Math.sqrt(turn);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  expect(took.own).toBeGreaterThanOrEqual(result - TICKS_MS);
});

test('VIEW-07 of a process that is not there nothing is known', async () => {
  const { took } = await processorTimes({ nobody: 2 ** 30 }, async () => {});
  expect(took).toEqual({ nobody: Number.NaN });
});
