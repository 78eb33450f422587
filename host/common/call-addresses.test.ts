/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { earlyCallName } from '@silverjobs/api';
import type { RegistryPage } from '@silverjobs/federation';
import { startFirstCalls } from '../server/documents/early-script.ts';
import { callAddresses, keptKeys, storedKeys } from './call-addresses.ts';

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

/** What the script in the document's head asks for, with the same in the address and the storage. */
function askedEarly(params: Record<string, string>, search: string, kept: Record<string, string>) {
  localStorage.clear();
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  history.replaceState(null, '', `/${search}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets what the host would
  document.cookie = 'authToken=t';
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    asked.push(earlyCallName(String(url)));
    return new Response('{}');
  });
  const declared = calls.map(({ group, path, query = {} }) => ({
    base: bases[group],
    path,
    query,
  }));
  startFirstCalls({ calls: declared, params });
  return asked;
}

test.each<[Record<string, string>, string, Record<string, string>]>([
  [{ id: '7' }, '', {}],
  [{ id: 'ü/7' }, '', { position: '{"id":3}', location: '{"id":-1}' }],
  [{}, '?position={"id":4}', { position: '{"id":3}', location: '{"id":9}' }],
  [{}, '', { refinement: '{"scope":"near","types":"1,2"}' }],
  [{}, '', { refinement: '{"scope":"all","types":"1,x"}', position: '{"id":"3"}', location: '{' }],
  [{}, '?location=null&position=[]', { position: '{"id":3000000000}', location: '7' }],
])(
  'VIEW-01 POOL-10 the server asks for what the browser would: %j %s %j',
  (params, search, kept) => {
    const query = new URLSearchParams(search);
    const addresses = callAddresses(calls, bases, { params, query, kept });
    expect(addresses.map(earlyCallName)).toEqual(askedEarly(params, search, kept));
  },
);

test('only what is declared is taken out of the browser', () => {
  expect([...new Set(storedKeys(calls))]).toEqual(['position', 'location', 'refinement']);
  expect(storedKeys(undefined)).toEqual([]);
  expect(keptKeys({ remotes: {} })).toEqual([]);
});
