import { courses } from '../demo/courses/index.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const get = (path: string) => api.app.inject({ url: `/api/images${path}` });

test('CRS-04 every image of the demo courses is there, small, and may be kept', async () => {
  const rows = courses({ now: api.clock.now });
  const paths = new Set(rows.flatMap((row) => [row.course_image, row.lecturer_avatar]));
  expect(paths.size).toBe(15);
  for (const path of paths) {
    const { statusCode, headers, body } = await get(path);
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/svg+xml']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(body.length).toBeLessThan(5_000);
  }
});

test.each(['/courses/none.svg', '/', '/../package.json', '/%2e%2e/package.json', '/courses'])(
  'there is no image %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);
