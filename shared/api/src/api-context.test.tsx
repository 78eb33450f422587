import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createApiClient } from './api-client.ts';
import { ApiProvider, useApiGroup } from './api-context.tsx';

const baseUrls = { auth: '/api', main: '/api', billing: '/api', assistants: '/api' };

function Places() {
  const training = useApiGroup('training');
  const { data, error } = useQuery({
    queryKey: ['training', 'places'],
    queryFn: async () => (await training.get<{ first: string }>('/places')).data,
  });
  if (error) return <p>Gerade nicht da.</p>;
  return <p>{data?.first ?? 'Wird geladen'}</p>;
}

function show(urls: typeof baseUrls & Record<string, string>) {
  const client = createApiClient({
    baseUrls: urls,
    readToken: () => 'token',
    expectsToken: () => true,
    onTokenExpired: () => {},
    onUnauthorized: () => {},
  });
  const { training } = client;
  if (training) {
    training.defaults.adapter = async (config) => ({
      ...{ data: { first: config.headers.get('Authorization') }, status: 200 },
      ...{ statusText: '', headers: {}, config },
    });
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ApiProvider client={client}>
      <QueryClientProvider client={queries}>
        <Places />
      </QueryClientProvider>
    </ApiProvider>,
  );
}

test('delivery-91 a page asks the API group of its team as the one who is signed in', async () => {
  show({ ...baseUrls, training: 'https://training.example.org/api' });
  expect(await screen.findByText('Bearer token')).toBeVisible();
});

test('delivery-91 a group that the operator gives no address fails like any call', async () => {
  show(baseUrls);
  expect(await screen.findByText('Gerade nicht da.')).toBeVisible();
});
