import type { ContactData } from '@silverjobs/contract';
import type { Requester } from '../http/requester.ts';

/**
 * What a helper reads of conversations and messages: the words, not the telephone and address that went
 * along, and no papers (account-71). Everybody else reads all.
 */
export function withoutContact<T extends { readonly contact_data: ContactData }>(
  { helper }: Pick<Requester, 'helper'>,
  rows: readonly T[],
): T[] {
  if (!helper) return [...rows];
  return rows.map((row) => ({ ...row, contact_data: 'anonymous' as const, _papers: undefined }));
}
