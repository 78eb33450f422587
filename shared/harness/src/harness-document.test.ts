import { developmentRelease } from '@silverjobs/federation/dev';
import { harnessDocument } from './harness-document.ts';

test('the document holds what the harness reads, and no text of it ends the element', () => {
  const remote = developmentRelease({
    name: 'jobs',
    owner: '</script><script>alert(1)</script>',
    pages: [],
    menu: [],
  });
  const html = harnessDocument({ remote, users: [] }, '/releases/harness/dev/', 'hook()');
  const json = /id="harness-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ remote, users: [] });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<script>hook()</script>');
  expect(html.indexOf('<script>hook()</script>')).toBeLessThan(html.indexOf('harness.js'));
});
