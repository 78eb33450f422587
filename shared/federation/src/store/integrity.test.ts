import { hashOf, matchesHash } from './integrity.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(['sha256', 'sha384'] as const)('a file is known by its %s', (algorithm) => {
  const hash = hashOf(bytes('published'), algorithm);
  expect(hash).toMatch(new RegExp(`^${algorithm}-`));
  expect(matchesHash(bytes('published'), hash)).toBe(true);
  expect(matchesHash(bytes('altered'), hash)).toBe(false);
});
