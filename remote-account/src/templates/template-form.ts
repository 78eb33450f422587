import { SHARED_TEMPLATE_USERS_ID } from '@silverjobs/contract/constants';

/** Shared templates belong to everybody: they are not changed or deleted (account-18). */
export function isShared(template: { users_id: number }): boolean {
  return template.users_id === SHARED_TEMPLATE_USERS_ID;
}
