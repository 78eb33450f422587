import type { HostRelease, Registry } from '@silverjobs/federation';
import { renderDocument } from './document.ts';

const host: HostRelease = {
  release: 'abc123',
  scripts: ['host.js'],
  styles: ['host.css'],
  fonts: [],
  integrity: { 'host.js': 'sha256-a', 'host.css': 'sha256-b' },
  provides: {},
  publishedAt: '2026-11-21T00:00:00.000Z',
};
const apiBaseUrls = { auth: '/api', main: '/api', billing: '/api', assistants: '/api' };
const render = (values: Partial<HostRelease>) => {
  const registry: Registry = { schema: 1, revision: 1, host: { ...host, ...values }, remotes: {} };
  const config = { environment: 'local', apiBaseUrls } as const;
  return renderDocument({ registry, config, path: '/', signedIn: false, nonce: 'n' });
};

test('every script and style sheet of the host stands with its hash', () => {
  const tags = render({}).match(/<(script|link)[^>]+\/releases\/[^>]+>/g) ?? [];
  expect(tags).toHaveLength(2);
  for (const tag of tags) expect(tag).toMatch(/ crossorigin integrity="sha256-[ab]"/);
});

test.each(['host.js', 'host.css'])('FED-04 without a hash of %s there is no document', (file) => {
  const { [file]: _, ...integrity } = host.integrity;
  expect(() => render({ integrity })).toThrow(`no hash for ${file}`);
});
