import { FIRST_SCREEN_ID } from '@silverjobs/contract/first-screen';
import type { HostRelease, Registry, RemoteRelease } from '@silverjobs/federation';
import { inlineScripts as scripts } from '../testing/inline-scripts.ts';
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
  return renderDocument({
    ...{ registry, config, path: '/', signedIn: false, nonce: 'n', scripts },
    head: { product: 'silverjobs', origin: 'https://a.test' },
  });
};

test('every script and style sheet of the host stands with its hash', () => {
  const tags = render({}).match(/<(script|link)[^>]+\/releases\/[^>]+>/g) ?? [];
  expect(tags).toHaveLength(2);
  for (const tag of tags) expect(tag).toMatch(/ crossorigin integrity="sha256-[ab]"/);
});

test('PUB-06 access-50 without scripts the link of a mail leads to a form that asks first', () => {
  const form = { path: '/alert/form', question: 'Möchten Sie?', confirm: 'Ja' };
  const page = {
    ...{ path: '/link', expose: 'Link', title: 'E-Mails', access: { kind: 'public' } },
    ...{ linkForm: form, files: { js: [], css: [] } },
  };
  const alerts = {
    ...{ name: 'alerts', release: 'a1', entry: 'a.js' },
    pages: [page],
    integrity: { 'a.js': 'sha256-a' },
  };
  const renderLink = (linkToken: string | null) =>
    renderDocument({
      ...{ config: { environment: 'local', apiBaseUrls }, path: '/link', linkToken },
      registry: { schema: 1, revision: 1, host, remotes: { alerts } } as unknown as Registry,
      ...{ signedIn: false, nonce: 'n', scripts },
      head: { product: 'silverjobs', origin: 'https://a.test' },
    });
  const noscript = (text: string) => /<noscript>.*<\/noscript>/.exec(text)?.[0] ?? '';
  const asked = noscript(renderLink('geheim"><script>'));
  expect(asked).toContain('<form action="/api/alert/form" method="post">');
  expect(asked).toContain('name="token" value="geheim&#34;&#62;&#60;script&#62;"');
  expect(asked).toContain('Möchten Sie?');
  expect(noscript(renderLink(null))).toContain('braucht JavaScript');
});

test.each(['host.js', 'host.css'])('FED-04 without a hash of %s there is no document', (file) => {
  const { [file]: _, ...integrity } = host.integrity;
  expect(() => render({ integrity })).toThrow(`no hash for ${file}`);
});

describe('a rendered document', () => {
  const files = { js: ['page.js'], css: ['page.css'] };
  const jobs = {
    name: 'jobs',
    release: 'def456',
    container: 'jobs_def456',
    entry: 'remoteEntry.js',
    pages: [{ path: '/', expose: 'Pool', title: 'Jobs', access: { kind: 'public' }, files }],
    integrity: { 'remoteEntry.js': 'sha256-c', 'page.js': 'sha256-d', 'page.css': 'sha256-e' },
  } as unknown as RemoteRelease;
  const renderView = (returning: boolean, html = '<h1>Jobs</h1>') => {
    const registry: Registry = { schema: 1, revision: 1, host, remotes: { jobs } };
    const first = { route: '/', expose: 'Pool', user: null, kept: {}, display: null };
    const styles = { host: '', page: '' };
    const view = {
      html,
      first,
      queries: '[]',
      head: '<title>Jobs</title>',
      styles,
    };
    const config = { environment: 'local', apiBaseUrls } as const;
    return renderDocument({
      head: { product: 'silverjobs', origin: 'https://a.test' },
      ...{ registry, config, path: '/', signedIn: false, nonce: 'n', scripts, view, returning },
    });
  };
  const linksOf = (text: string) =>
    [
      ...text.matchAll(/<link([^>]*) href="\/releases\/(?:host\/abc123|jobs\/def456)\/([^"]+)"/g),
    ].map(([, how = '', file]) => `${file}${how}`);

  test('VIEW-06 announces the files of its page', () => {
    expect(linksOf(renderView(false))).toEqual([
      'host.js rel="preload" as="script"',
      'remoteEntry.js rel="preload" as="script"',
      'page.js rel="preload" as="script"',
      'page.css rel="preload" as="style"',
    ]);
  });

  test('VIEW-06 only names its code for who has kept the files', () => {
    const text = renderView(true);
    expect(linksOf(text)).toEqual(['page.js']);
    expect(text).toMatch(
      /<link href="[^"]*page.js" crossorigin integrity="sha256-d" data-page-chunk>/,
    );
    // What starts the scripts knows them.
    expect(text).toContain('"src":"/releases/host/abc123/host.js"');
  });

  test('VIEW-06 its first frame waits for what stands behind the page', () => {
    const text = renderView(false);
    const [, id] = /<link rel="expect" href="#(\w+)" blocking="render">/.exec(text) ?? [];
    expect(text.indexOf(`id="${id}"`)).toBeGreaterThan(text.indexOf('<h1>Jobs</h1>'));
  });

  test('PUB-10 its first frame waits for no more than fills the window, where the page says so', () => {
    const text = renderView(false, `<ul><li>1</li><li id="${FIRST_SCREEN_ID}">6</li></ul>`);
    expect(text).toContain('<link rel="expect" href="#first-screen" blocking="render">');
  });
});
