import { randomUUID } from 'node:crypto';
import { PASSING } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/willkommen', '/stellen', '/ratgeber', '/ratgeber/minijob', '/stelle/1/x'];

test.describe('documents for everybody', { tag: ['@public', '@desktop'] }, () => {
  test('PUB-09 they are the same for all, may be kept for seconds, and are not sent twice', async ({
    request,
    tokenOf,
  }) => {
    const token = await tokenOf('paid');
    for (const path of PAGES.slice(0, 4)) {
      const answer = await request.get(path);
      const headers = answer.headers();
      const policies = answer
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
      expect(policies).toEqual([
        { name: expect.anything(), value: expect.stringMatching(/nonce-/) },
      ]);
      expect(headers['cache-control']).toMatch(
        /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
      );
      expect(headers['set-cookie']).toBeUndefined();
      const cookie = `authToken=${token}; display=size3.dark`;
      // Between two calls another test may post a job, which changes the document for all.
      await expect(async () => {
        const visitor = await request.get(path);
        const signedIn = await request.get(path, { headers: { cookie } });
        expect(await signedIn.text()).toBe(await visitor.text());
        const etag = visitor.headers().etag ?? '';
        const known = await request.get(path, { headers: { 'if-none-match': etag } });
        expect([known.status(), await known.text()]).toEqual([304, '']);
      }).toPass();
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
    const [, feed] = /rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(
      (await headOf('/stellen?was=Fahrer&lohn=15')) ?? '',
    ) ?? ['', ''];
    expect(feed).toMatch(/\/stellen\.rss\?was=Fahrer&#38;lohn=15$/);
    const answer = await request.get(feed.replaceAll('&#38;', '&'));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
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

  test('PUB-03 PUB-09 a changed job shows on its page within 5 s, one that has ended is 410', async ({
    request,
    tokenOf,
  }) => {
    const headers = { authorization: `Bearer ${await tokenOf('companyEmployer')}` };
    const positions = (await (
      await request.get('/api/search_what?mode=modal', { headers })
    ).json()) as {
      id: number;
      label: string;
    }[];
    const job = {
      title: `${PASSING} ${Date.now().toString(36)}`,
      // Rare, and far from the demo logins: nobody else's test counts this job.
      position_id: positions.find(({ label }) => label === 'Nachtwache in der Pflege')?.id,
      description: 'Wir suchen Sie für ruhige Nächte.',
      postal_code: '04109',
      radius: 10_000,
      work_load_id: 3,
      job_type_id: 1,
      homeoffice_id: 1,
      contact_preference: 'message',
    };
    const posted = await request.post('/api/job_demand', {
      headers,
      data: { ...job, client_key: randomUUID(), net_cents: 4_900 },
    });
    expect(posted.status()).toBe(200);
    const { id, version } = (await posted.json()) as { id: number; version: string };
    const page = () => request.get(`/stelle/${id}/x`);
    const isShown = async (word: string) => (await (await page()).text()).includes(word);
    const soon = { intervals: [250] };
    await expect.poll(() => isShown(job.title), soon).toBe(true);
    // How long caches may show what was before, ours too; a busy machine only takes longer to answer.
    const control = (await page()).headers()['cache-control'] ?? '';
    const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(control) ?? [];
    expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(5);

    const changed = await request.put(`/api/job_demand/${id}`, {
      headers,
      data: { ...job, version, description: 'Es gibt jetzt Kaffee um Mitternacht.' },
    });
    expect(changed.status()).toBe(200);
    await expect.poll(() => isShown('Kaffee um Mitternacht'), soon).toBe(true);

    const ended = await request.patch(`/api/job_demand/${id}/status`, {
      headers,
      data: { status: 'closed' },
    });
    expect(ended.status()).toBe(200);
    await expect.poll(async () => (await page()).status(), soon).toBe(410);
    expect((await request.get(`/stelle/${id + 100_000}/x`)).status()).toBe(404);
  });
});
