/** @jest-environment node */
import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { createQueryClient } from './query-client.ts';

const failure = (status: number) => {
  const config = {} as InternalAxiosRequestConfig;
  return new AxiosError('failed', undefined, config, null, {
    status,
    data: {},
    statusText: '',
    headers: {},
    config,
  });
};

test('ACC-17 data is not fetched again when the window gets the focus', async () => {
  const client = createQueryClient();
  const queryFn = jest.fn(async () => 'data');
  const observer = new QueryObserver(client, { queryKey: ['jobs'], queryFn, staleTime: 0 });
  const stop = observer.subscribe(() => {});
  await client.fetchQuery({ queryKey: ['jobs'], queryFn });
  const before = queryFn.mock.calls.length;
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await Promise.resolve();
  expect(queryFn).toHaveBeenCalledTimes(before);
  stop();
  focusManager.setFocused(undefined);
});

test.each([
  [404, 1],
  [403, 1],
  [503, 3],
])('an answer %i is asked for %i times', async (status, times) => {
  const client = createQueryClient();
  const queryFn = jest.fn().mockRejectedValue(failure(status));
  await expect(
    client.fetchQuery({
      ...client.getDefaultOptions().queries,
      queryKey: ['jobs'],
      queryFn,
      retryDelay: 0,
    }),
  ).rejects.toBeInstanceOf(AxiosError);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

test('without a network calls fail instead of waiting in silence', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const fail = () => Promise.reject(failure(404));
  const mutation = new MutationObserver(client, { mutationFn: fail });
  await expect(mutation.mutate()).rejects.toBeInstanceOf(AxiosError);
  await expect(client.fetchQuery({ queryKey: ['jobs'], queryFn: fail })).rejects.toBeInstanceOf(
    AxiosError,
  );
  onlineManager.setOnline(true);
});
