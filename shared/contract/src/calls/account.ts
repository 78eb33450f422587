import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { accountExport, contactRequest, referral, sharedAddress } from '../entities/account.ts';
import { imprint } from '../entities/imprint.ts';
import { done, id } from '../primitives.ts';

export const accountCalls = {
  'GET /account/export': {
    group: 'main',
    identity: 'user',
    summary: 'Everything that is kept of the user.',
    rules: 'account-31, account-35',
    ours: true,
    response: accountExport,
    errors: ['identity.unconfirmed', 'rate.limited'],
  },
  'GET /shared_address': {
    group: 'main',
    identity: 'candidate',
    summary: 'Conversations in which the employer has another address than the present one.',
    rules: 'account-41',
    ours: true,
    response: z.array(sharedAddress),
  },
  'POST /shared_address': {
    group: 'main',
    identity: 'candidate',
    summary: 'Gives the present address to the employers of these conversations.',
    rules: 'account-41',
    ours: true,
    body: z.object({ communication_ids: z.array(id).min(1).max(500) }),
    response: z.array(sharedAddress),
    errors: ['not_found'],
  },
  'GET /referral': {
    group: 'main',
    identity: 'user',
    summary: 'The own link for recommending the product to employers.',
    rules: 'account-27',
    ours: true,
    response: referral,
  },
  'GET /imprint': {
    group: 'main',
    identity: 'public',
    summary: 'Who runs the product and answers for it.',
    rules: 'operation-18',
    ours: true,
    response: imprint,
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
