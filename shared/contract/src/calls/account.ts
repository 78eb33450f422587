import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { accountExport, contactRequest, referral, sharedAddress } from '../entities/account.ts';
import { imprint } from '../entities/imprint.ts';
import { pushDevice, pushDevices, pushSubscription } from '../entities/push-device.ts';
import { done, id, idParams } from '../primitives.ts';

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
  'GET /push_device': {
    group: 'main',
    identity: 'user',
    summary: 'Devices that notices are sent to, and the key that browsers subscribe with.',
    rules: 'account-60',
    ours: true,
    response: pushDevices,
  },
  'POST /push_device': {
    group: 'main',
    identity: 'user',
    summary: 'Sends notices to this browser, too. Known already, it becomes the requester’s.',
    rules: 'account-60',
    ours: true,
    body: pushSubscription,
    response: pushDevice,
    errors: ['not_found'],
  },
  'DELETE /push_device/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'Sends no more notices to a device.',
    rules: 'account-60',
    ours: true,
    params: idParams,
    response: done,
    errors: ['not_found'],
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
