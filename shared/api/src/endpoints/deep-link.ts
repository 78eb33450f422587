import { type ApiClient, request } from '@silverjobs/api';

/** Conversation that a link names; fails when it is not the user's (DEEP-03). */
export async function findConversation(api: ApiClient, id: number): Promise<number> {
  const found = await request(api.main, 'GET /communication/{id}/deep_link', { params: { id } });
  return found.message_id;
}

/** Job that a link's conversation is about, or 0, the deactivated one (DEEP-03). */
export async function findCommunicationJob(api: ApiClient, id: number): Promise<number> {
  const found = await request(api.main, 'GET /communication/{id}/deep_link', { params: { id } });
  return found.job_demand_id;
}
