import { type ApiClient, request } from '@silverjobs/api';

/** Page id of the conversation that a link names; fails when it is not the user's (DEEP-03). */
export async function findConversation(api: ApiClient, id: number): Promise<number> {
  const [found] = await request(api.main, 'GET /communication/{id}', { params: { id } });
  return found?.id ?? id;
}

/** Id of the job that a conversation is about, or 0, the deactivated one (DEEP-03). */
export async function findCommunicationJob(api: ApiClient, id: number): Promise<number> {
  const [found] = await request(api.main, 'GET /communication/{id}', { params: { id } });
  return found?.job_demand_id ?? 0;
}
