import { INLINE_SCRIPTS_FILE } from '@silverjobs/federation';
import { inlineScripts } from '../testing/inline-scripts.ts';
import { openRenderingServer, type RenderingServer, viewOf } from '../testing/rendering-server.ts';
import { scriptElement } from './inline-scripts.ts';

let server: RenderingServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
  jest.restoreAllMocks();
});

test('HOUSE-07 inline scripts come from the release of the host, each in its place', async () => {
  server = await openRenderingServer([{ name: 'jobs' }]);
  const { body } = await server.get('/jobs', 'renate');
  const order = [...body.matchAll(/\/\* ([\w-]+) \*\//g)].map(([, name]) => name);
  expect(order).toEqual(['rendered-head', 'typeface', 'style-attributes', 'start-host']);
});

test('HOUSE-07 FED-04 scripts that were altered by one byte get into no document, which is one without a first view', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server = await openRenderingServer([{ name: 'jobs' }]);
  await server.alter({ name: 'host' }, INLINE_SCRIPTS_FILE);
  const answer = await server.get('/jobs', 'renate');
  expect([answer.statusCode, viewOf(answer)]).toEqual([200, 'no-scripts']);
  expect(answer.body).toContain('<script defer data-host-file');
  expect(Object.values(inlineScripts).filter((text = '') => answer.body.includes(text))).toEqual(
    [],
  );
  expect(String(logged.mock.calls)).toContain('is not the file that was published');
});

test('HOUSE-07 what a script is told cannot leave its attribute', () => {
  const input = { text: `it's "</script>" & <b>` };
  const element = scriptElement({ text: 'run()', input }, 'n', 'x');
  const [, told = ''] =
    /^<script nonce="n" id="x" data-input='([^'<]*)'>run\(\)<\/script>$/.exec(element) ?? [];
  const read = told.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  expect(JSON.parse(read)).toEqual(input);
});
