/** @jest-environment node */
import { createApiClient, request } from '@silverjobs/api';
import { createPrefetchedApiClients } from './prefetched-clients.ts';

const baseUrls = {
  auth: '/api',
  main: '/api',
  billing: 'https://billing.example',
  assistants: '/api',
};

test('VIEW-01 a call is answered by its address, whatever the order of its parameters', async () => {
  const clients = createPrefetchedApiClients(baseUrls, {
    '/api/job_demand?mode=count&scope=near': '{"id":7}',
    'https://billing.example/invoice': '[]',
  });
  const query = { scope: 'near', mode: 'count' } as const;
  expect(await request(clients.main, 'GET /job_demand', { query })).toEqual({ id: 7 });
  expect(await request(clients.billing, 'GET /invoice')).toEqual([]);
});

test('VIEW-03 what nobody has asked for is given up, and nothing is ever sent', async () => {
  const clients = createPrefetchedApiClients(baseUrls, {
    '/api/referral': '{}',
    '/api/imprint': '<p>',
  });
  await expect(
    request(clients.main, 'GET /job_demand/{id}', { params: { id: 1 } }),
  ).rejects.toThrow('goes without');
  await expect(request(clients.main, 'DELETE /cv')).rejects.toThrow('goes without');
  await expect(request(clients.main, 'GET /imprint')).rejects.toThrow(SyntaxError);
});

test.each([{}, { a: 1, b: undefined, c: null }, { d: ['x', 'y'], a: true }, { t: 'ä & ü/:,$+[]' }])(
  'VIEW-01 addresses are those that the client of the browser asks for: %j',
  async (params) => {
    const browser = createApiClient({
      baseUrls,
      readToken: () => null,
      expectsToken: () => false,
      onTokenExpired: () => {},
      onUnauthorized: () => {},
    });
    const url = browser.main.getUri({ url: '/jobs/1', params });
    const clients = createPrefetchedApiClients(baseUrls, { [url]: '"found"' });
    const { data } = await clients.main.request({ method: 'GET', url: '/jobs/1', params });
    expect(data).toBe('found');
  },
);

test('delivery-91 a page asks the group of its team in the words of its client', async () => {
  const training = 'https://training.example.org/api';
  const clients = createPrefetchedApiClients(
    { ...baseUrls, training },
    { [`${training}/places?near=9`]: '["Pirna"]', [`${training}/rubbish`]: '<p>' },
  );
  const asked = clients.training?.get('/places', { params: { near: 9 } });
  expect(await asked).toMatchObject({ data: ['Pirna'] });
  await expect(clients.training?.get('/rubbish')).rejects.toThrow(SyntaxError);
  await expect(clients.training?.get('/places')).rejects.toThrow('goes without');
});
