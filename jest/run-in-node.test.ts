import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const jestCommand = createRequire(import.meta.url).resolve('jest/bin/jest');
const runner = join(import.meta.dirname, 'node-runner.ts');

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

let report: Report;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  const outputFile = join(folder, 'report.json');
  const config = {
    ...{ rootDir: join(import.meta.dirname, 'testing'), runner, transform: {} },
    ...{ testMatch: ['<rootDir>/*.ts'], cacheDirectory: folder },
  };
  const options = ['--config', JSON.stringify(config), '--json', '--outputFile', outputFile];
  try {
    const args = [jestCommand, ...options, '--maxWorkers=1'];
    expect(() => execFileSync(process.execPath, args, { stdio: 'ignore' })).toThrow();
    report = JSON.parse(readFileSync(outputFile, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const fileOf = (name: string) => report.testResults.find((file) => file.name.endsWith(name));

test('HOUSE-01 what passes, fails, takes too long, asserts nothing or is skipped is reported as that', () => {
  const tests = fileOf('all-kinds.ts')?.assertionResults ?? [];
  expect(
    tests.map(({ fullName, status, failureMessages: [message = ''] }) => [
      fullName.replace('of one kind each ', ''),
      status,
      /"found": 2|timeout of \d+ ms|hasAssertions/.exec(message)?.[0],
    ]),
  ).toEqual([
    ['passes', 'passed', undefined],
    ['fails', 'failed', '"found": 2'],
    ['takes too long', 'failed', 'timeout of 50 ms'],
    ['asserts nothing', 'failed', 'hasAssertions'],
    ['is skipped', 'pending', undefined],
  ]);
});

test('HOUSE-01 a file fails by what nobody awaits and by what cannot be loaded, and keeps no variable for the next', () => {
  expect(fileOf('nobody-awaits.ts')?.message).toContain('lost promise');
  expect(fileOf('nobody-awaits.ts')?.assertionResults[0]?.status).toBe('passed');
  expect(fileOf('no-module.ts')?.message).toContain('this file cannot be loaded');
});
