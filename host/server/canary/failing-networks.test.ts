import { createFailingNetworks } from './failing-networks.ts';

test('TRUST-12 a line fails once with each release of a try, and is forgotten with the try', () => {
  const lines = createFailingNetworks();
  expect(lines.isFirst('a', 'live', '2001:db8::1')).toBe(true);
  expect(lines.isFirst('a', 'live', '2001:db8::2')).toBe(false);
  expect(lines.isFirst('a', 'canary', '2001:db8::2')).toBe(true);
  expect(lines.isFirst('b', 'live', '2001:db8::1')).toBe(true);
  expect(lines.size()).toBe(3);
  lines.keepOnly(['b']);
  expect(lines.size()).toBe(1);
  expect(lines.isFirst('a', 'live', '2001:db8::1')).toBe(true);
  lines.keepOnly([]);
  expect(lines.size()).toBe(0);
});
