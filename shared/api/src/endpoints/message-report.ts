import { type ApiClient, request } from '@silverjobs/api';
import type { Done, MessageReportInput } from '@silverjobs/contract';

/** Reports a message to the operator (messages-19). A second report of it is a conflict. */
export function reportMessage(
  api: ApiClient,
  id: number,
  input: MessageReportInput,
): Promise<Done> {
  return request(api.main, 'POST /message/{id}/report', { params: { id }, body: input });
}
