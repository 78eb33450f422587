import { useUser } from '@silverjobs/shell';

/** Whether the reader may all at the employer; nothing is offered that would be refused (employers-80). */
export function useIsOwner(): boolean {
  return (useUser()?.employer_role ?? 'owner') === 'owner';
}
