import { headTags, readHead } from './head-tags.ts';

const context = { title: 'Stelle', product: 'Neue Wege', origin: 'https://wege.test' };

test('PUB-02 a declared head becomes title, description, canonical address, preview and data', () => {
  const html = headTags(
    {
      title: 'Fahrer in Köln',
      description: 'Ein paar Stunden.',
      canonical: '/stelle/1/fahrer',
      structuredData: [{ '@type': 'JobPosting', url: '{origin}/stelle/1/fahrer' }],
    },
    context,
  );
  expect(html).toContain('<title>Fahrer in Köln · Neue Wege</title>');
  expect(html).toContain('<meta name="description" content="Ein paar Stunden." data-head>');
  expect(html).toContain(
    '<link rel="canonical" href="https://wege.test/stelle/1/fahrer" data-head>',
  );
  expect(html).toContain('<meta property="og:site_name" content="Neue Wege" data-head>');
  expect(html).toContain('"url":"https://wege.test/stelle/1/fahrer"');
  expect(html).not.toContain('noindex');
});

test('PUB-02 hostile text stays text, also in structured data', () => {
  const hostile = '"><script>alert(1)</script>\u2028';
  const html = headTags(
    { title: hostile, description: hostile, structuredData: [{ name: hostile }] },
    context,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('"><');
  const [, json = ''] = /ld\+json" data-head>(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: hostile });
});

test.each([null, readHead(null), readHead('{}')])(
  'PUB-02 a page that declares nothing has the name of its route and is not listed: %j',
  (head) => {
    expect(headTags(head, context)).toBe(
      '<title>Stelle · Neue Wege</title>\n<meta name="robots" content="noindex" data-head>',
    );
  },
);
