import { expect, test } from '../support/test.ts';

const PAGES = ['/willkommen', '/stellen', '/ratgeber', '/ratgeber/minijob', '/stelle/1/x'];

test.describe('documents for everybody', { tag: ['@public', '@desktop'] }, () => {
  test('PUB-09 they are the same for all, may be kept for seconds, and are not sent twice', async ({
    request,
    tokenOf,
  }) => {
    const token = await tokenOf('paid');
    for (const path of PAGES.slice(0, 4)) {
      const first = await request.get(path);
      const headers = first.headers();
      expect(headers['cache-control']).toMatch(
        /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
      );
      expect(headers['set-cookie']).toBeUndefined();
      const cookie = `authToken=${token}; display=size3.dark`;
      const signedIn = await request.get(path, { headers: { cookie } });
      expect(await signedIn.text()).toBe(await first.text());
      const known = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect([known.status(), await known.text()]).toEqual([304, '']);
    }
  });

  test('PUB-02 head of every page from its declaration, host pages too', async ({ request }) => {
    const headOf = async (path: string) =>
      (await (await request.get(path)).text()).split('</head>')[0];
    for (const path of PAGES.slice(0, 4)) {
      const head = await headOf(path);
      expect(head).toMatch(/<title>[^<]+ · silverjobs<\/title>/);
      expect(head).toMatch(/<meta name="description" content="[^"]{50,}"/);
      expect(head).toContain(`<link rel="canonical" href="`);
      expect(head).toContain('<meta property="og:title"');
      expect(head).not.toContain('noindex');
    }
    expect(await headOf('/impressum')).toContain('<title>Impressum · silverjobs</title>');
    const login = await headOf('/login');
    expect(login).toContain('<title>Anmelden · silverjobs</title>');
    expect(login).toContain('<meta name="robots" content="noindex"');
  });

  test('PUB-01 PUB-06 hostile and broken addresses get a page with a sentence, never 500', async ({
    request,
  }) => {
    const hostile = encodeURIComponent('</script><script>alert(1)</script>\u2028');
    for (const [path, status] of [
      [`/stellen?was=${hostile}&wo=${hostile}&lohn=${hostile}&seite=-5`, 200],
      ['/stellen?seite=99999999&umkreis=x&art=0,1;drop&stunden=%00', 200],
      [`/stellen?was=${'a'.repeat(3_000)}`, 200],
      ['/stelle/999999999/x', 404],
      ['/stelle/abc/x', 404],
      [`/stellen/beruf/${hostile}`, 404],
      ['/stellen/ort/00000-nirgends', 404],
      ['/arbeitgeber/999999999/x', 404],
      ['/ratgeber/gibt-es-nicht', 404],
    ] as const) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, status]);
      expect(html).toMatch(/<h1[^>]*>[^<]+/);
      expect(html).not.toContain('alert(1)</script>');
    }
  });
});
