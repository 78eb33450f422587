/** @jest-environment node */
import { buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { withEntryHash } from './entry-hash.ts';

const integrity = { 'remoteEntry.js': 'sha256-a' };
const known = buildRemote({ release: 'a1' });
const live = buildRegistry({ ...known, integrity });

test('delivery-87 a hash that the document has not is that of the registry, which is asked once', async () => {
  const fetchRegistry = jest.fn(async () => live);
  const both = [withEntryHash(known, fetchRegistry), withEntryHash(known, fetchRegistry)];
  for (const { integrity: found } of await Promise.all(both)) expect(found).toEqual(integrity);
  await withEntryHash(known, fetchRegistry);
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
});

test('FED-04 without a registry a page fails as without a file, and is asked for again', async () => {
  const fetchRegistry = jest.fn(async () => live).mockRejectedValueOnce(new Error('503'));
  await expect(withEntryHash(known, fetchRegistry)).rejects.toMatchObject({ reason: 'network' });
  expect(await withEntryHash(known, fetchRegistry)).toMatchObject({ integrity });
});

test('FED-04 of another release than the live one there is no hash: the loader takes the live one', async () => {
  const older = buildRemote({ release: 'a0' });
  const found = withEntryHash(older, async () => live);
  await expect(found).rejects.toMatchObject({ reason: 'incompatible' });
});
