/** @jest-environment node */
import { debugIdOf } from '@silverjobs/federation/debug-id';
import { nameFiles } from './name-files.ts';

const jobs = 'https://silverjobs.example/releases/jobs/d3e4f5/12.chunk.js';

test('MON-02 delivery-62 an event names the source map of each published file on its stack', async () => {
  const frames = [
    { filename: jobs },
    { filename: jobs },
    { filename: 'chrome-extension://x/releases/jobs/d3e4f5/12.chunk.js' },
    {},
  ];
  const event = { type: undefined, exception: { values: [{ stacktrace: { frames } }] } };
  const debug_id = await debugIdOf('/releases/jobs/d3e4f5/12.chunk.js');
  expect((await nameFiles(event)).debug_meta).toEqual({
    images: [{ type: 'sourcemap', code_file: jobs, debug_id }],
  });
  const other = { type: undefined, exception: { values: [] } };
  expect(await nameFiles(other)).toBe(other);
});
