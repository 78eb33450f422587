import { type ApiClient, request } from '@silverjobs/api';
import type { ResponseOf } from '@silverjobs/contract';

/**
 * The conversation that a link names and its job, which is 0 when it is deactivated; fails when the
 * conversation is not the user's (access-35).
 */
export function findLinkedRecords(
  api: ApiClient,
  id: number,
): Promise<ResponseOf<'GET /communication/{id}/deep_link'>> {
  return request(api.main, 'GET /communication/{id}/deep_link', { params: { id } });
}
