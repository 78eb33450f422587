/** @jest-environment node */
import { createAppStorage } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import { jobLink } from './job-link.ts';
import {
  adoptableJobs,
  readMatchedJobs,
  removeMatchedJob,
  writeMatchedJobs,
} from './stored-matched-jobs.ts';
import { sampleJob } from './testing/sample-job.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 21, 9);
const jobs = [sampleJob({ id: '1' }), sampleJob({ id: '2' })];

function stored(value: unknown) {
  return createAppStorage(memoryStore({ matchedJobs: JSON.stringify(value) }));
}

test.each([
  [0, 2],
  [DAY - 1, 2],
  [DAY, 0],
  [-1, 0],
])('AI-08 jobs stored %d ms ago: %d are used', (age, count) => {
  expect(readMatchedJobs(stored({ timestamp: now - age, jobs }), now)).toHaveLength(count);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
])('AI-08 of %d stored jobs %d are adopted', (kept, count) => {
  const storage = stored({ timestamp: now, jobs: jobs.slice(0, kept) });
  expect(adoptableJobs(storage, now)).toHaveLength(count);
});

test.each([
  ['text', 'kaputt'],
  ['no list', { timestamp: now, jobs: 'x' }],
  ['no time', { jobs }],
  ['broken jobs', { timestamp: now, jobs: [{ id: 1 }, null, 'x', { ...jobs[0], link: 5 }] }],
])('assistants-30 a stored value with %s is no jobs', (_name, value) => {
  expect(readMatchedJobs(stored(value), now)).toEqual([]);
});

test('AI-07 a deleted job is forgotten, the time stays', () => {
  const storage = stored({});
  writeMatchedJobs(storage, jobs, now);
  removeMatchedJob(storage, '1');
  expect(readMatchedJobs(storage, now + DAY - 1).map(({ id }) => id)).toEqual(['2']);
  expect(readMatchedJobs(storage, now + DAY)).toEqual([]);
  removeMatchedJob(storage, '2');
  expect(readMatchedJobs(storage, now)).toEqual([]);
});

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['http://localhost:3000/jobs/1', 'http://localhost:3000/jobs/1'],
  ['a.example/x', 'https://a.example/x'],
  ['//a.example', 'https://a.example'],
  ['a.example:8080/x', 'https://a.example:8080/x'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  [' ', null],
  [null, null],
])('AI-07 the link %j opens %j', (link, opened) => {
  expect(jobLink(link)).toBe(opened);
});
