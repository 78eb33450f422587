import { useUser } from '@silverjobs/shell';

/** Who signs what an employer writes. */
export function useSignature(): string {
  const client = useUser()?._client;
  return client?.contact_name ?? client?.profile_name ?? '';
}
