import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRelease } from '@silverjobs/federation';
import { publishRemote } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { createDocumentMetrics } from '../metrics/document-metrics.ts';
import { buildServer } from '../server.ts';
import {
  CANARY,
  type CanaryStore,
  createCanaryStore,
  HOST_LIVE,
  LIVE,
} from '../testing/canary-store.ts';
import { createFailureLog } from './answer-for.ts';

const RUNBOOK = 'https://wiki.example.org/jobs-runbook';
const HOST_TAGS = {
  remote: 'host',
  remote_release: HOST_LIVE,
  owner: 'Plattform',
  runbook: 'docs/runbook-broken-release.md',
};

let made: CanaryStore;
let collector: Server;
let server: FastifyInstance;
let dsn: string;
let collected: { path: string; envelope: string }[] = [];
let answers = { status: 200, headers: {} as Record<string, string> };

beforeAll(async () => {
  made = await createCanaryStore();
  const { store } = made;
  const { jobs } = (await store.readRegistry()).remotes;
  if (jobs) await store.describe(jobs);
  const next = (await store.description('jobs', CANARY)) as RemoteRelease;
  await publishRemote(store, { ...next, owner: 'Team Neu', runbook: RUNBOOK });
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    collected.push({ path: request.url ?? '', envelope: Buffer.concat(chunks).toString() });
    response.writeHead(answers.status, answers.headers).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  dsn = `http://key@127.0.0.1:${(collector.address() as AddressInfo).port}/17`;
  server = await buildServer(readServerConfig({ RELEASE_STORE: made.folder, MONITORING_DSN: dsn }));
});
afterAll(async () => {
  await server.close();
  collector.close();
  await made.remove();
});
beforeEach(() => {
  collected = [];
  answers = { status: 200, headers: {} };
});

/** Reports as Sentry's client in a browser does. */
const report = (event: object, type = 'event', header: object = { dsn }) =>
  server.inject({
    method: 'POST',
    url: '/reports/errors',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: [header, { type }, event].map((line) => JSON.stringify(line)).join('\n'),
  });

const arrived = () => JSON.parse(collected[0]?.envelope.split('\n')[2] ?? 'null');

test.each([
  ['the live release', CANARY, { owner: 'Team Neu', runbook: RUNBOOK }],
  // The team may have changed since; a tab keeps its release.
  ['an earlier one', LIVE, { owner: 'Team Test', runbook: 'docs/runbook-broken-release.md' }],
  ['one that nobody knows', 'nothing00', { owner: 'Team Neu', runbook: RUNBOOK }],
])('TEAM-12 an error of %s names remote, release, owner and runbook', async (_, release, who) => {
  const tags = { remote: 'jobs', remote_release: release, diagnosis: 'FED-106' };
  const { statusCode } = await report({ message: 'broken', release: `host@${HOST_LIVE}`, tags });
  expect(statusCode).toBe(204);
  expect(collected[0]?.path).toMatch(/^\/api\/17\/envelope\/\?.*sentry_key=key/);
  expect(arrived()).toMatchObject({ message: 'broken', tags: { ...tags, ...who } });
});

test.each([
  ['of the host', {}],
  ['with a remote that there never was', { remote: 'constructor', remote_release: 'abcdef' }],
])('TEAM-12 an error %s names who answers for the host', async (_, tags) => {
  await report({ release: `host@${HOST_LIVE}`, tags });
  const { owner, runbook } = HOST_TAGS;
  expect(arrived().tags).toEqual('remote' in tags ? { ...tags, owner, runbook } : HOST_TAGS);
});

test('TEAM-12 what a browser says of owner and runbook counts for nothing', async () => {
  const tags = { remote: 'jobs', remote_release: LIVE, owner: 'Nobody', runbook: 'javascript:x' };
  await report({ release: `host@${HOST_LIVE}`, tags });
  expect(arrived().tags).toMatchObject({ owner: 'Team Test' });
  expect(arrived().tags.runbook).not.toBe(tags.runbook);
});

test('TEAM-12 spans and recordings go on as they came, and so does a wish for patience', async () => {
  answers = { status: 429, headers: { 'x-sentry-rate-limits': '60::organization' } };
  const { statusCode, headers } = await report({ spans: [1, 2] }, 'span');
  expect(arrived()).toEqual({ spans: [1, 2] });
  expect([statusCode, headers['x-sentry-rate-limits']]).toEqual([429, '60::organization']);
});

test.each([
  ['another collector', JSON.stringify({ dsn: 'https://key@elsewhere.example/1' })],
  ['no envelope', 'x'],
  ['an error that is none', '{}\n{"type":"event","length":1}\nx'],
])('TEAM-12 a body for %s is refused', async (_, payload) => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await server.inject({ method: 'POST', url: '/reports/errors', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(collected).toEqual([]);
});

test('TEAM-12 documents lead to it, and name no owner and no runbook', async () => {
  const { body } = await server.inject('/jobs');
  expect(body).toContain('"monitoringTunnel":"/reports/errors"');
  expect(body).not.toMatch(/Team (?:Neu|Test)|runbook/);
});

test('TEAM-12 the log of the server names all four', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const who = { remote: 'jobs', remote_release: LIVE, owner: 'Team Test', runbook: RUNBOOK };
  const log = createFailureLog(async (name) => (name === 'jobs' ? who : null));
  log('A part threw.', 'jobs', LIVE);
  log('Another part threw.', 'gone', LIVE);
  await new Promise(setImmediate);
  expect(logged.mock.calls).toEqual([
    [`A part threw. (remote jobs, release ${LIVE}, owner Team Test, runbook ${RUNBOOK})`],
    ['Another part threw.'],
  ]);
  logged.mockRestore();
});

test('TEAM-12 figures of loads name all four, for the mails of alerts', async () => {
  const metrics = createDocumentMetrics();
  const who = { remote: 'jobs', remote_release: LIVE, owner: 'Team Test', runbook: RUNBOOK };
  metrics.countLoad(who, 'failed');
  const { text } = await metrics.read({ ready: true, revision: 1, problem: null });
  const labels = `remote="jobs",owner="Team Test",runbook="${RUNBOOK}",release="${LIVE}"`;
  expect(text).toContain(`silverjobs_documents_remote_loads_total{${labels},outcome="failed"} 1`);
});
