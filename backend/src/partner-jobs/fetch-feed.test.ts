import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FETCH_LIMITS, fetchFeed } from './fetch-feed.ts';
import { isPublicAddress } from './is-public-address.ts';

let server: Server;
let origin: string;
let answer: RequestListener;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end('{"jobs":[]}');
});

const own = () => ({ url: `${origin}/feed`, internal: true });

test('the demo fetches its own feed', async () => {
  answer = (_, response) =>
    response.setHeader('content-type', 'application/json; charset=utf-8').end('{"jobs":[]}');
  const { bytes, contentType } = await fetchFeed(own());
  expect([Buffer.from(bytes).toString(), contentType]).toEqual([
    '{"jobs":[]}',
    'application/json; charset=utf-8',
  ]);
});

test.each([
  'https://127.0.0.1/feed',
  'https://[::1]/feed',
  'https://[::ffff:10.0.0.1]/feed',
  'https://169.254.169.254/latest/meta-data',
  'https://10.1.2.3/feed',
  'https://0x7f.1/feed',
  'https://2130706433/feed',
  'https://localhost/feed',
  'http://stellen.example/feed',
  'file:///etc/passwd',
])('jobs-101 %s is not fetched', async (url) => {
  await expect(fetchFeed({ url })).rejects.toThrow(/open net|https only/);
});

test('jobs-101 an address of this machine is not asked, however it is called', async () => {
  await expect(fetchFeed({ url: `${origin.replace('http', 'https')}/feed` })).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('jobs-101 a redirect leads neither to this machine nor away from https', async () => {
  answer = (request, response) =>
    request.url === '/feed'
      ? response.writeHead(302, { location: '/secret' }).end()
      : response.end('secret');
  await expect(fetchFeed(own())).rejects.toThrow('https only');
  answer = (_, response) => response.writeHead(301, { location: 'https://127.0.0.1/x' }).end();
  await expect(fetchFeed(own())).rejects.toThrow('open net');
  expect(asked).toEqual(['/feed', '/feed']);
});

test('employers-85 a host of LOCAL_HOSTS is asked on this machine, and no other one', async () => {
  const hosts = { 'partner.example': origin };
  answer = (request, response) =>
    request.url === '/feed?a=1'
      ? response.writeHead(302, { location: '/jobs' }).end()
      : response.end(request.url);
  const { bytes } = await fetchFeed({ url: 'https://partner.example/feed?a=1' }, hosts);
  expect(Buffer.from(bytes).toString()).toBe('/jobs');
  asked = [];
  for (const url of [
    'http://partner.example/feed',
    'https://partner.example:8443/feed',
    `${origin.replace('http', 'https')}/feed`,
    'https://constructor/feed',
  ]) {
    await expect(fetchFeed({ url }, hosts)).rejects.toThrow();
  }
  expect(asked).toEqual([]);
});

test('jobs-101 a feed that redirects without end is given up', async () => {
  answer = (_, response) => response.writeHead(302, { location: '/feed' }).end();
  await expect(fetchFeed(own())).rejects.toThrow('too often');
  expect(asked).toHaveLength(FETCH_LIMITS.redirects + 1);
});

test('jobs-101 a feed that is too large, without end or an error is given up', async () => {
  answer = (_, response) => response.end('x'.repeat(2_000));
  await expect(fetchFeed(own(), {}, { ...FETCH_LIMITS, bytes: 1_000 })).rejects.toThrow('larger');
  answer = (_, response) => response.write('{');
  await expect(fetchFeed(own(), {}, { ...FETCH_LIMITS, milliseconds: 200 })).rejects.toThrow();
  answer = (_, response) => response.writeHead(503).end();
  await expect(fetchFeed(own())).rejects.toThrow('503');
});

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['stellen.example', false],
])('jobs-101 the address %s lies in the open net: %p', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
