import { createPublicDocuments, isKnown, publicCacheControl } from './public-documents.ts';

const freshness = { freshSeconds: 3, staleSeconds: 1 };
const documentOf = (etag: string, text = etag) => ({
  status: 200,
  headers: {},
  body: new TextEncoder().encode(text),
  etag,
  madeOf: '',
});

test('PUB-09 a document is made once while it is fresh, and for all who ask meanwhile', async () => {
  let now = 0;
  let made = 0;
  const documents = createPublicDocuments(() => now);
  const ask = () =>
    documents.get('/stellen', freshness, async () => {
      made += 1;
      return documentOf(`"${made}"`);
    });
  const etags = (await Promise.all([ask(), ask(), ask()])).map((each) => each?.etag);
  expect(etags).toEqual(['"1"', '"1"', '"1"']);
  expect(documents.fresh('/stellen')?.etag).toBe('"1"');
  now = 2_999;
  expect((await ask())?.etag).toBe('"1"');
  now = 3_000;
  expect(documents.fresh('/stellen')).toBeNull();
  expect((await ask())?.etag).toBe('"2"');
  expect(made).toBe(2);
});

test('PUB-09 what is made anew with the same content is the kept document, whose policy fits it', async () => {
  let now = 0;
  const documents = createPublicDocuments(() => now);
  const first = await documents.get('/a', freshness, async () => documentOf('"same"', 'nonce 1'));
  now = 5_000;
  const second = await documents.get('/a', freshness, async () => documentOf('"same"', 'nonce 2'));
  expect(second).toBe(first);
});

test('PUB-09 what is still right is fresh once more, and rendered again after ten minutes', async () => {
  let now = 0;
  const documents = createPublicDocuments(() => now);
  const first = await documents.get('/a', freshness, async () => documentOf('"1"'));
  const askAt = async (at: number) => {
    now = at;
    let known: unknown;
    const given = await documents.get('/a', freshness, async (kept) => {
      known = kept;
      return kept ?? documentOf('"1"', 'rendered again');
    });
    return { known, given };
  };
  expect(await askAt(300_000)).toEqual({ known: first, given: first });
  expect(documents.fresh('/a')).toBe(first);
  expect((await askAt(600_000)).known).toBeNull();
  expect((await askAt(900_000)).known).toBe(first);
});

test('PUB-09 what could not be made is not kept', async () => {
  const documents = createPublicDocuments(() => 0);
  expect(await documents.get('/a', freshness, async () => null)).toBeNull();
  expect((await documents.get('/a', freshness, async () => documentOf('"1"')))?.etag).toBe('"1"');
  await expect(
    documents.get('/b', freshness, async () => Promise.reject(new Error('down'))),
  ).rejects.toThrow('down');
  expect((await documents.get('/b', freshness, async () => documentOf('"2"')))?.etag).toBe('"2"');
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b"', false],
  ['*', true],
])('PUB-09 whether a browser with %s has the document "a"', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});

test('PUB-09 what caches may do together ends before a change must be seen', () => {
  expect(publicCacheControl(freshness)).toBe(
    'public, max-age=0, s-maxage=3, stale-while-revalidate=1',
  );
});

test('PUB-09 while a document cannot be made anew, the kept one is given', async () => {
  let now = 0;
  const documents = createPublicDocuments(() => now);
  await documents.get('/a', freshness, async () => documentOf('"1"'));
  now = 60_000;
  expect((await documents.get('/a', freshness, async () => null))?.etag).toBe('"1"');
});
