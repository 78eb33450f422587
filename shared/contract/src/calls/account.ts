import type { CallTable } from '../call.ts';
import { accountExport, contactRequest, referral } from '../entities/account.ts';
import { done } from '../primitives.ts';

export const accountCalls = {
  'GET /account/export': {
    group: 'main',
    identity: 'user',
    summary: 'Everything that is kept of the user.',
    rules: 'account-31',
    ours: true,
    response: accountExport,
    errors: ['rate.limited'],
  },
  'GET /referral': {
    group: 'main',
    identity: 'user',
    summary: 'The own link for recommending the product to employers.',
    rules: 'account-27',
    ours: true,
    response: referral,
  },
  'POST /contact': {
    group: 'main',
    identity: 'public',
    summary: 'Sends a message to the operator by mail.',
    rules: 'account-30',
    ours: true,
    body: contactRequest,
    response: done,
    errors: ['rate.limited'],
  },
} as const satisfies CallTable;
