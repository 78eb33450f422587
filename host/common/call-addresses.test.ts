/** @jest-environment node */
import { earlyCallName } from '@silverjobs/api';
import type { RegistryPage } from '@silverjobs/federation';
import { allFirstCalls, callAddresses, keptKeys, storedKeys } from './call-addresses.ts';

const bases = {
  auth: '/api',
  main: '/api',
  billing: 'https://billing.example',
  assistants: '/api',
};
const calls: NonNullable<RegistryPage['firstCalls']> = [
  {
    group: 'main',
    path: '/job_demand/{id}',
    query: {
      mode: 'lean',
      limit: 20,
      of: { param: 'id' },
      what: { stored: 'position', field: 'id' },
      where: { stored: 'location', field: 'id', without: -1 },
      scope: { stored: 'refinement', field: 'scope', oneOf: ['fitting', 'near'] },
      types: { stored: 'refinement', field: 'types', oneOf: 'ids' },
    },
  },
  { group: 'billing', path: '/invoice' },
];

test.each<[Record<string, string>, string, Record<string, string>, string]>([
  [{ id: '7' }, '', {}, '/7?limit=20&mode=lean&of=7'],
  [
    { id: 'ü/7' },
    '',
    { position: '{"id":3}', location: '{"id":-1}' },
    '/%C3%BC%2F7?limit=20&mode=lean&of=%C3%BC%2F7&what=3',
  ],
  [
    {},
    '?position={"id":4}',
    { position: '{"id":3}', location: '{"id":9}' },
    '/?limit=20&mode=lean&of=&what=4&where=9',
  ],
  [
    {},
    '',
    { refinement: '{"scope":"near","types":"1,2"}' },
    '/?limit=20&mode=lean&of=&scope=near&types=1%2C2',
  ],
  [
    {},
    '',
    { refinement: '{"scope":"all","types":"1,x"}', position: '{"id":"3"}', location: '{' },
    '/?limit=20&mode=lean&of=',
  ],
  [
    {},
    '?location=null&position=[]',
    { position: '{"id":3000000000}', location: '7' },
    '/?limit=20&mode=lean&of=',
  ],
])(
  'VIEW-01 POOL-10 server, document and page ask for the same: %j %s %j',
  (params, search, kept, expected) => {
    const query = new URLSearchParams(search);
    const addresses = callAddresses(calls, bases, { params, query, kept });
    expect(addresses).toEqual([`/api/job_demand${expected}`, 'https://billing.example/invoice']);
    expect(addresses.map(earlyCallName)).toEqual(addresses);
  },
);

test('only what is declared is taken out of the browser', () => {
  expect([...new Set(storedKeys(calls))]).toEqual(['position', 'location', 'refinement']);
  expect(storedKeys(undefined)).toEqual([]);
  expect(keptKeys({ remotes: {} })).toEqual([]);
});

test('delivery-91 calls of a team come after those of the product, at the address of the operator alone', () => {
  const page = {
    firstCalls: [{ group: 'main', path: '/job_demand' }],
    firstTeamCalls: [
      {
        group: 'training',
        path: '/places/{id}',
        query: { near: { stored: 'location', field: 'id' } },
      },
      { group: 'clubs', path: '/all' },
      { group: 'constructor', path: '/all' },
    ],
  };
  const values = {
    ...{ params: { id: '../7' }, query: new URLSearchParams(), kept: { location: '{"id":9}' } },
  };
  const known = { ...bases, training: 'https://training.example.org/api' };
  expect(callAddresses(allFirstCalls(page), known, values)).toEqual([
    '/api/job_demand',
    'https://training.example.org/api/places/..%2F7?near=9',
  ]);
  expect(callAddresses(allFirstCalls(page), bases, values)).toEqual(['/api/job_demand']);
  expect(storedKeys(allFirstCalls(page))).toEqual(['location']);
  expect(allFirstCalls(undefined)).toEqual([]);
});
