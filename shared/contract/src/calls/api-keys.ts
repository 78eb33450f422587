import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { apiKey, apiKeyInput, newApiKey } from '../entities/api-key.ts';
import { done, idParams } from '../primitives.ts';

const shared = { group: 'main', identity: 'client', rules: 'employers-72', ours: true } as const;

/** Keys that programmes of an employer ask with. */
export const apiKeysCalls = {
  'GET /api_key': { ...shared, summary: 'Own keys, newest first.', response: z.array(apiKey) },
  'POST /api_key': {
    ...shared,
    summary: 'Makes a key; its secret is said this once.',
    body: apiKeyInput,
    response: newApiKey,
    errors: ['conflict'],
  },
  'DELETE /api_key/{id}': {
    ...shared,
    summary: 'Ends a key at once.',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
} as const satisfies CallTable;
