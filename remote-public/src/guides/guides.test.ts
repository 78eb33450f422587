/** @jest-environment node */
import { GUIDE_SLUGS } from '@silverjobs/contract/constants';
import { GUIDES } from './guides.ts';

test('PUB-01 ten articles, each with an address, a description and sources of its own', () => {
  expect(GUIDES.map(({ slug }) => slug)).toEqual(GUIDE_SLUGS);
  expect(GUIDES).toHaveLength(10);
  for (const field of ['slug', 'title', 'description'] as const) {
    expect(new Set(GUIDES.map((guide) => guide[field])).size).toBe(GUIDES.length);
  }
  for (const { sources, slug, inBrief } of GUIDES) {
    expect([slug, sources.length > 0, inBrief.length > 1]).toEqual([slug, true, true]);
    expect(slug).toMatch(/^[a-z0-9-]+$/);
  }
});
