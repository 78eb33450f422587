import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { id, idOrZero, idParams } from '../primitives.ts';

/** Where deep links to a conversation and to its job lead. */
const deepLink = z
  .object({
    /** For /messages/{id}. */
    message_id: id,
    /** For /jobs/{id}; 0 when no job is attached or it is deactivated. */
    job_demand_id: idOrZero,
  })
  .meta({ id: 'DeepLink' });

/** The look-up of deep links (access-35). */
export const deepLinksCalls = {
  'GET /communication/{id}/deep_link': {
    group: 'main',
    identity: 'user',
    summary:
      'Where deep links to a conversation of the requester and to its job lead; applications and outreaches have the id of their conversation.',
    rules: 'access-35',
    ours: true,
    params: idParams,
    response: deepLink,
    errors: ['not_found'],
  },
} as const satisfies CallTable;
