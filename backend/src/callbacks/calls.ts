import { implement } from '../http/implement.ts';
import { requestCallback } from './request-callback.ts';

export const callbackCalls = [
  implement('POST /callback_request', async ({ requester, body, network }, services) => {
    await requestCallback(services, requester, network, body);
    return { ok: true as const };
  }),
];
