import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDeployedProduct } from './deployed-product.ts';

const registry = { schema: 1, revision: 7, host: null, remotes: {} };
let environment = 'staging';
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/registry.json') response.end(JSON.stringify(registry));
    else if (request.url === '/login' && environment) {
      const boot = JSON.stringify({ config: { environment } });
      response.end(`<script type="application/json" id="silverjobs-boot">${boot}</script>`);
    } else if (request.url?.startsWith('/releases/jobs/abc123/a.js')) response.end('code');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('FED-06 registry and files come from the deployed product', async () => {
  environment = 'staging';
  const deployed = await openDeployedProduct(url);
  expect(await deployed.readRegistry()).toEqual(registry);
  const file = await deployed.readFile('jobs', 'abc123', 'a.js');
  expect(Buffer.from(file ?? []).toString()).toBe('code');
  expect(await deployed.readFile('jobs', 'abc123', 'b.js')).toBeNull();
  expect(await deployed.readFile('jobs', 'abc123', 'a.js.br')).toBeNull();
});

test.each([
  ['production', 'is production'],
  ['', 'no product of ours'],
])('FED-06 an address that says "%s" is refused', async (said, problem) => {
  environment = said;
  await expect(openDeployedProduct(url)).rejects.toThrow(problem);
});
