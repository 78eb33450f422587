import { type OpenedServer, openServer } from './testing/open-server.ts';

let server: OpenedServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test.each([
  '/robots.txt',
  '/sitemap.xml?teil=stellen-0',
  '/stellen.rss?was=Fahrer&wo=K%C3%B6ln',
  '/stellen.json',
  '/.well-known/security.txt',
  '/link-bild.png',
  '/stelle-bild/1.png',
  '/arbeitgeber-bild/1.png',
  '/stelle-qr/1.svg',
])('PUB-04 %s is the backend’s, below /api/public', async (path) => {
  const { json, statusCode } = await server.get(path);
  expect([statusCode, (json() as { asked: string }).asked]).toEqual([200, `/api/public${path}`]);
});
