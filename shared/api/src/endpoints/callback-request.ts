import { type ApiClient, request } from '@silverjobs/api';
import type { CallbackInput } from '@silverjobs/contract';
import { mutationOptions } from '@tanstack/react-query';

/** 'Rufen Sie mich an' (guide-5). */
export function callbackMutation(api: ApiClient) {
  return mutationOptions({
    mutationFn: (body: CallbackInput) => request(api.main, 'POST /callback_request', { body }),
  });
}
