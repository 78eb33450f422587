import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyRegistry, type HostRelease } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import {
  openRenderingServer,
  type PublishedRemote,
  type RenderingServer,
  viewOf,
} from '../testing/rendering-server.ts';
import { askableOfTeams } from './ask-backend.ts';
import { createFirstViews } from './first-views.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
let opened: RenderingServer[] = [];
async function open(
  ...parameters: Parameters<typeof openRenderingServer>
): Promise<RenderingServer> {
  const server = await openRenderingServer(...parameters);
  opened.push(server);
  return server;
}
afterEach(async () => {
  for (const server of opened) await server.close();
  opened = [];
  jest.restoreAllMocks();
});

const jobs: PublishedRemote = { name: 'jobs' };
const config: AppConfig = {
  environment: 'local',
  apiBaseUrls: { auth: '/api', main: '/api', billing: '/api', assistants: '/api' },
};

test('VIEW-01 a signed-in visitor gets the page rendered with their data, and no call is made again', async () => {
  const server = await open([jobs]);
  const answer = await server.get('/jobs', 'renate');
  expect([answer.statusCode, viewOf(answer)]).toEqual([200, 'view']);
  expect(answer.body).toContain('<div id="root"><p>renate</p></div>');
  expect(answer.body).toContain('{"of":"renate"}'.replaceAll('"', '\\"'));
  expect(answer.body).toContain('/* rendered-head */');
  expect(answer.body).not.toContain('/* head */');
  expect(answer.body).not.toContain('<script defer');
  expect(answer.headers['content-security-policy']).toContain('host-scripts');
});

test('VIEW-01 ACC-01 guards redirect on the server', async () => {
  const server = await open([jobs, { name: 'ads', access: { kind: 'client' } }]);
  const target = async (url: string, token?: string) => {
    const { statusCode, headers } = await server.get(url, token);
    return [statusCode, headers.location, headers['cache-control']];
  };
  expect(await target('/jobs?a=1')).toEqual([302, '/login?from=%2Fjobs%3Fa%3D1', 'no-store']);
  expect(await target('/ads', 'renate')).toEqual([302, '/', 'no-store']);
  expect(await target('/login?from=%2Fjobs', 'renate')).toEqual([302, '/jobs', 'no-store']);
  expect(await target('/login?from=//evil.example', 'renate')).toEqual([302, '/', 'no-store']);
  expect((await server.get('/login')).body).toContain('<p>host /login</p>');
  expect((await server.get('/nix')).statusCode).toBe(404);
});

test.each<[string, PublishedRemote, string]>([
  ['throws', { name: 'bad', part: "exports.render = () => { throw new Error('x'); };" }, 'threw'],
  ['is unfinished', { name: 'bad', part: "exports.render = () => '<!--$!-->';" }, 'threw'],
  ['cannot be loaded', { name: 'bad', part: "throw new Error('x');" }, 'switched-off|threw'],
  ['has no server part', { name: 'bad', part: null }, 'no-part'],
])(
  "VIEW-02 a remote that %s costs its own first view only: today's document",
  async (_, bad, reason) => {
    const server = await open([jobs, bad]);
    const answer = await server.get('/bad', 'renate');
    expect([answer.statusCode, viewOf(answer)]).toEqual([200, expect.stringMatching(reason)]);
    expect(answer.body).toContain('Seite wird geladen');
    expect(answer.body).toContain('<script defer');
    expect(answer.body).toContain('"path":"/bad/first"');
    expect(viewOf(await server.get('/jobs', 'renate'))).toBe('view');
    expect(Object.values((await server.counts()).fallbacks)).toEqual([{ bad: 1 }]);
  },
);

test('VIEW-02 a server part that was altered by one byte never runs', async () => {
  const server = await open([jobs, { name: 'bad' }]);
  await server.alter({ name: 'bad' });
  expect(viewOf(await server.get('/bad', 'renate'))).toBe('switched-off');
  expect(viewOf(await server.get('/jobs', 'renate'))).toBe('view');
  expect(JSON.stringify((await server.counts()).switchedOff)).toContain('not the file');
});

test('VIEW-02 VIEW-06 delivery-63 a style sheet that was altered by one byte gets into no document', async () => {
  const server = await open([jobs, { name: 'bad' }]);
  await server.alter({ name: 'bad' }, 'page.css');
  expect(viewOf(await server.get('/bad', 'renate'))).toBe('no-styles');
  expect(viewOf(await server.get('/jobs', 'renate'))).toBe('view');
});

test('VIEW-06 delivery-63 a document brings the rules that its page needs, and files never hold it up', async () => {
  const part = `exports.render = () => '<p class="a">x</p>';`;
  const server = await open([{ name: 'jobs', part }]);
  const { body, headers } = await server.get('/jobs', 'renate');
  expect([...body.matchAll(/<style [^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    '.a{top:0}',
    '.a{top:1px}',
  ]);
  expect(body).not.toContain('rel="stylesheet"');
  expect(body).toContain('"styles":[{"src":"/releases/host/abc123/host.css"');
  expect(headers['set-cookie']).toBeUndefined();
});

test('HOUSE-06 each new registry unloads what it does not name, and loads what a visitor gets of it', async () => {
  const pool = {
    ...{ keepOnly: jest.fn(), prepare: jest.fn(), render: jest.fn(), close: async () => {} },
    ...{ isFull: () => true, switchedOff: () => new Map<string, string>() },
  };
  const registryOf = (revision: number) => ({
    ...emptyRegistry,
    revision,
    host: {
      release: `h${revision}`,
      firstView: { file: 'f' },
      styles: [],
    } as unknown as HostRelease,
  });
  let present = registryOf(1);
  const views = createFirstViews({
    ...{ pool, config, apiUrl: '', basePath: '', budget: 1 },
    store: { readFile: async () => null },
    readRegistry: async () => present,
  });
  const ask = () =>
    views.make({
      ...{
        registry: present,
        config,
        url: '/',
        cookies: '',
        address: '',
        nonce: '',
      },
      ...{ compose: () => '', packing: { kind: 'none' as const } },
      head: { product: 'silverjobs', origin: '' },
    });
  expect(await ask()).toEqual({ kind: 'none', reason: 'busy' });
  await ask();
  present = registryOf(2);
  await ask();
  expect(pool.keepOnly.mock.calls).toEqual([[new Set(['host/h1'])], [new Set(['host/h2'])]]);
  expect(pool.prepare.mock.calls.map(([{ id }]) => id)).toEqual(['host/h1', 'host/h2']);
});

test('VIEW-02 shared libraries in another version than the remote needs', async () => {
  const server = await open([jobs, { name: 'new', requires: { react: '^20.0.0' } }]);
  expect(viewOf(await server.get('/new', 'renate'))).toBe('other-version');
  expect(viewOf(await server.get('/jobs', 'renate'))).toBe('view');
});

test('VIEW-02 a backend that is late, fails or knows no session', async () => {
  const silent = await open([jobs], () => {}, { FIRST_VIEW_BACKEND_MS: '50' });
  expect(viewOf(await silent.get('/jobs', 'renate'))).toBe('backend-late');
  const broken = await open([jobs], (_, response) => response.writeHead(500).end());
  expect(viewOf(await broken.get('/jobs', 'renate'))).toBe('backend-failed');
  const server = await open([jobs]);
  expect(viewOf(await server.get('/jobs', 'over'))).toBe('no-session');
  // Nobody is asked for who has no token.
  expect(viewOf(await silent.get('/login'))).toBe('view');
});

test('VIEW-02 TRUST-28 a cookie that no backend takes is its visitor’s alone: others keep their first views', async () => {
  const server = await open([jobs], ({ headers }, response) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    response.statusCode = token === 'odd' ? 400 : 200;
    response.end(JSON.stringify({ email: token, role: 'candidate', candidate_id: 1 }));
  });
  const cookies = {
    'a line break': 'a%0Ab',
    'no letters': '%E2%82%AC',
    'a broken escape': '%E4',
    'a second one': 'a; authToken=b',
    'more than any backend reads': 'a'.repeat(9_000),
    'what the backend calls malformed': 'odd',
  };
  for (const [kind, cookie] of Object.entries(cookies)) {
    for (let round = 0; round < 8; round += 1) {
      expect([kind, viewOf(await server.get('/jobs', cookie))]).not.toEqual([kind, 'view']);
    }
    expect([kind, viewOf(await server.get('/jobs', 'renate'))]).toEqual([kind, 'view']);
  }
});

test('VIEW-02 DEEP-01 links of mails are left to the browser', async () => {
  const server = await open([{ name: 'jobs', access: { kind: 'public' } }]);
  for (const url of ['/jobs?token=geheim', '/redirects/job?param2=geheim&id=1&target=job']) {
    const answer = await server.get(url);
    expect([url, viewOf(answer)]).toEqual([url, 'link']);
    expect(answer.body).not.toContain('geheim');
  }
});

test('VIEW-03 documents of two users that are made at once never mix', async () => {
  const server = await open([jobs]);
  const ask = async (user: string) => {
    const answer = await server.get('/jobs', user);
    const view = viewOf(answer);
    const own = answer.body.includes(`<p>${user}</p>`);
    const others = answer.body.includes(user === 'renate' ? 'heinz' : 'renate');
    return { user, view, own, others };
  };
  const pairs = Array.from({ length: 100 }, () => [ask('renate'), ask('heinz')]).flat();
  const documents = await Promise.all(pairs);
  // More than may wait: what is too much is left to the browser, and holds nobody's data (delivery-48).
  const rendered = documents.filter(({ view }) => view === 'view');
  const left = documents.filter(({ view }) => view !== 'view');
  expect(rendered.filter(({ own, others }) => !own || others)).toEqual([]);
  expect(left.filter(({ view, own, others }) => view !== 'busy' || own || others)).toEqual([]);
  expect(new Set(rendered.map(({ user }) => user)).size).toBe(2);
});

test('VIEW-05 style attributes travel under another name, style elements in the head', async () => {
  const server = await open([
    {
      name: 'jobs',
      part: `exports.render = () => '<style data-emotion="sj a" nonce="n">.a{top:0}</style><p style="top:1px">x</p>';`,
    },
  ]);
  const { body } = await server.get('/jobs', 'renate');
  expect(body).toContain('<p data-sj-style="top:1px">x</p>');
  expect(body).not.toContain(' style="');
  expect(body.indexOf('.a{top:0}')).toBeLessThan(body.indexOf('<body>'));
});

test('VIEW-01 OPER-09 a page of the host brings its data along, for everybody, and comes without it too', async () => {
  const answering = await open([jobs], (request, response) => {
    const known = request.url === '/api/imprint' && !request.headers.authorization;
    response.writeHead(known ? 200 : 404).end(JSON.stringify({ name: 'Weber GmbH' }));
  });
  const imprint = await answering.get('/impressum');
  expect([imprint.statusCode, viewOf(imprint)]).toEqual([200, 'view']);
  expect(imprint.body).toContain('Weber GmbH');
  expect((await answering.get('/agb')).body).not.toContain('Weber GmbH');
  const silent = await open([jobs], (_, response) => response.destroy());
  const without = await silent.get('/impressum');
  expect([without.statusCode, viewOf(without)]).toEqual([200, 'view']);
});

describe('delivery-91 a page asks the API group of a team first', () => {
  const training: PublishedRemote = {
    name: 'training',
    firstTeamCalls: [{ group: 'training', path: '/places' }],
  };
  let team: Server;
  let asked: Pick<IncomingMessage, 'url' | 'headers'>[];
  let answer: (response: ServerResponse) => void;
  let settings: Record<string, string>;

  beforeEach(async () => {
    asked = [];
    answer = (response) => response.end('{"places":["Pirna"]}');
    team = createServer((request, response) => {
      asked.push({ url: request.url ?? '', headers: request.headers });
      answer(response);
    });
    await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
    const { port } = team.address() as AddressInfo;
    settings = { TEAM_API_URLS: `training=http://127.0.0.1:${port}/api` };
  });
  afterEach(() => {
    team.closeAllConnections();
    team.close();
  });

  test('its answer is in the document, asked with the token and with nothing of the product', async () => {
    const server = await open([training], undefined, settings);
    const document = await server.get('/training', 'renate', 'other=secret');
    expect(viewOf(document)).toBe('view');
    expect(document.body).toContain('{"places":["Pirna"]}'.replaceAll('"', '\\"'));
    expect(asked.map(({ url }) => url)).toEqual(['/api/places']);
    const { authorization, cookie, traceparent } = asked[0]?.headers ?? {};
    expect([authorization, cookie, traceparent]).toEqual(['Bearer renate', undefined, undefined]);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['says that the session is over', (response) => refuse(response, 401)],
    ['is down', (response) => response.destroy()],
    ['fails', (response) => refuse(response, 503)],
    ['leads elsewhere', (response) => response.writeHead(302, { location: '/secret' }).end()],
    ['answers without end', (response) => response.end('x'.repeat(300_000))],
    ['never answers', () => {}],
  ])('a server of a team that %s costs what it would have answered', async (_, does) => {
    answer = does;
    const server = await open([jobs, training], undefined, {
      ...settings,
      FIRST_VIEW_BACKEND_MS: '1000',
    });
    const document = await server.get('/training', 'renate');
    expect([document.statusCode, viewOf(document)]).toEqual([200, 'view']);
    expect(document.body).toContain('<p>renate</p>');
    expect(document.body).toContain('{"of":"renate"}'.replaceAll('"', '\\"'));
    expect(document.body).not.toContain('xxx');
    expect(document.headers['set-cookie']).toBeUndefined();
    expect(viewOf(await server.get('/jobs', 'renate'))).toBe('view');
  });

  test('one that goes on failing is spared for a while, and no other', async () => {
    answer = (response) => refuse(response, 503);
    const server = await open([training], undefined, settings);
    for (let round = 0; round < 7; round += 1) {
      expect(viewOf(await server.get('/training', 'renate'))).toBe('view');
    }
    expect(asked).toHaveLength(5);
  });

  test('nothing is asked that the operator has given no address, or that lies outside of it', async () => {
    const calls = (group: string) => [{ group, path: '/places' }];
    const server = await open(
      [
        { name: 'closed', firstTeamCalls: calls('closed') },
        { name: 'clubs', firstTeamCalls: calls('clubs') },
      ],
      undefined,
      { TEAM_API_URLS: `${settings.TEAM_API_URLS},clubs=/clubs-api` },
    );
    for (const path of ['/closed', '/clubs']) {
      expect([path, viewOf(await server.get(path, 'renate'))]).toEqual([path, 'view']);
    }
    expect(asked).toEqual([]);
    const base = 'https://training.example.org/api';
    const urls = ['/places', '/places/../../admin', '/../other', 's/places'].map(
      (path) => base + path,
    );
    const askable = askableOfTeams(
      [...urls, 'https://evil.example/api/a'].map((url) => ({ base, url })),
    );
    expect(askable.map(({ url }) => url)).toEqual([`${base}/places`]);
    // Without a path of its own a name that goes on would be another's.
    const bare = 'https://training.example.org';
    expect(askableOfTeams([{ base: bare, url: `${bare}.evil.example/a` }])).toEqual([]);
    expect(askableOfTeams([{ base: bare, url: `${bare}@evil.example/a` }])).toEqual([]);
  });

  test('delivery-70 a document for everybody is not kept without what a team has for it', async () => {
    const publicDocument = { freshSeconds: 1, staleSeconds: 1 };
    const forAll = { access: { kind: 'public' as const }, publicDocument };
    const server = await open([{ ...training, ...forAll }], undefined, settings);
    const document = await server.get('/training');
    expect([document.statusCode, asked.length]).toEqual([200, 1]);
    expect(asked[0]?.headers.authorization).toBeUndefined();
    const closed = await open([{ ...training, ...forAll }], undefined, {
      TEAM_API_URLS: 'training=/training-api',
    });
    expect((await closed.get('/training')).statusCode).toBe(200);
    answer = (response) => refuse(response, 503);
    const failing = await open([{ ...training, ...forAll }], undefined, settings);
    expect((await failing.get('/training')).statusCode).toBe(503);
  });

  test('PUB-09 PUB-10 one of the same data is rendered once, and asked about each time it has gone stale', async () => {
    const server = await open(
      [
        {
          ...training,
          access: { kind: 'public' },
          publicDocument: { freshSeconds: 3, staleSeconds: 1 },
          part: "let n = 0; exports.render = () => '<p>rendered ' + (n += 1) + '</p>';",
        },
      ],
      undefined,
      { ...settings, FIRST_VIEW_THREADS: '1' },
    );
    let ahead = 0;
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
    const askLater = async () => {
      ahead += 4_000;
      const { body, headers } = await server.get('/training');
      return [asked.length, /rendered \d/.exec(body)?.[0], headers.etag];
    };
    const [, , etag] = await askLater();
    expect(await askLater()).toEqual([2, 'rendered 1', etag]);
    answer = (response) => response.end('{"places":["Pirna","Görlitz"]}');
    expect(await askLater()).toEqual([3, 'rendered 2', expect.not.stringMatching(String(etag))]);
  });
});

/** As a server that takes the token for an expired one. */
function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status).end('{"code":"token.expired"}');
}
