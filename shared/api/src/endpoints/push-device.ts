import { type ApiClient, request } from '@silverjobs/api';
import type { PushDevices } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const devicesKey = ['push-devices'] as const;

/** How notices stand in this browser. */
export type NoticesHere =
  | { kind: 'unsupported' }
  /** The browser asks nobody any more; only its own settings change that. */
  | { kind: 'refused' }
  | { kind: 'off' }
  /** It has an address; whether notices are sent there, the list of devices says. */
  | { kind: 'subscribed'; endpointHash: string };

/** Devices that notices are sent to, and how they stand in this browser (account-60). */
export function noticesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => ({
      ...(await request(api.main, 'GET /push_device', { signal })),
      here: await noticesHere(),
    }),
    staleTime: 0,
  });
}

/** Has notices sent to this browser, which asks its owner first. */
export function startNoticesMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ publicKey, name }: { publicKey: string; name: string }) => {
      // Before anything is waited for: browsers ask only in answer to a press.
      if ((await Notification.requestPermission()) !== 'granted') return;
      const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
      const { p256dh = '', auth = '' } = keys ?? {};
      const body = { endpoint: endpoint ?? '', p256dh, auth, name };
      await request(api.main, 'POST /push_device', { body });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Ends the notices of a device; in this browser at once. */
export function endNoticesMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ id, isHere }: { id: number; isHere: boolean }) => {
      if (isHere) await (await ownSubscription())?.unsubscribe();
      await request(api.main, 'DELETE /push_device/{id}', { params: { id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Who signs out here gets no more notices here: another may use this browser next. */
export async function endNoticesHere(api: ApiClient): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const [here] = await Promise.all([hashOf(subscription.endpoint), subscription.unsubscribe()]);
  const { devices } = await request(api.main, 'GET /push_device');
  const own = devices.find(({ endpoint_hash }) => endpoint_hash === here);
  if (own) await request(api.main, 'DELETE /push_device/{id}', { params: { id: own.id } });
}

/** Ends what another account has begun in this browser, and what the server has forgotten. */
export async function endForeignNotices(api: ApiClient): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const here = await hashOf(subscription.endpoint);
  const { devices } = await request(api.main, 'GET /push_device');
  if (!devices.some(({ endpoint_hash }) => endpoint_hash === here))
    await subscription.unsubscribe();
}

/** The device of the list that is this browser. */
export function deviceHere({ devices }: Pick<PushDevices, 'devices'>, here: NoticesHere) {
  if (here.kind !== 'subscribed') return undefined;
  return devices.find(({ endpoint_hash }) => endpoint_hash === here.endpointHash);
}

async function noticesHere(): Promise<NoticesHere> {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'refused' };
  const subscription = await ownSubscription();
  if (!subscription) return { kind: 'off' };
  return { kind: 'subscribed', endpointHash: await hashOf(subscription.endpoint) };
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Longest wait for a worker that is being installed, in milliseconds. */
const WORKER_WAIT_MS = 15_000;

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('There is no service worker')), WORKER_WAIT_MS);
    }),
  ]);
  // An address that was made for another key cannot be used with this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function hashOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
