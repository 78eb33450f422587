import { useUser } from '@silverjobs/shell';

/** Where the first advertisement begins: a company without a name says first who it is (LAY-07). */
export function useFirstJobPath(): '/new/job' | '/new/profile' {
  const client = useUser()?._client;
  return !client?.isPrivate && !client?.profile_name ? '/new/profile' : '/new/job';
}
