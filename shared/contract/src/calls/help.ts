import type { CallTable } from '../call.ts';
import { callbackInput } from '../entities/callback-request.ts';
import { done } from '../primitives.ts';

export const helpCalls = {
  'POST /callback_request': {
    group: 'main',
    identity: 'public',
    summary: 'Asks the operator to call, at a time of the day.',
    rules: 'guide-5',
    ours: true,
    body: callbackInput,
    response: done,
    errors: ['rate.limited'],
  },
} as const satisfies CallTable;
