import { implement } from '../http/implement.ts';
import { requestCallback } from './request-callback.ts';

export const callbackCalls = [
  implement('POST /callback_request', async ({ requester, body, ip }, services) => {
    await requestCallback(services, requester, ip, body);
    return { ok: true as const };
  }),
];
