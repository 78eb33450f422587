import { useUser } from '@silverjobs/shell';
import * as ownPaths from '../paths.ts';

/** Where the first advertisement begins: a company without a name says first who it is (employers-7). */
export function useFirstJobPath() {
  const client = useUser()?._client;
  return !client?.isPrivate && !client?.profile_name ? ownPaths.employerProfile : ownPaths.newJob;
}
