import type { User } from '@silverjobs/contract';

const HIDDEN_ON = ['/jobs', '/new/job', '/new/profile'];

/**
 * Where 'Anzeige schalten' leads, or null when it does not show: for clients without a job this
 * month, to their profile first when it has no name (LAY-07).
 * @param path path shown now
 */
export function postJobPath(user: User | null, path: string): string | null {
  if (user?.role !== 'client' || user.jobs_current_month !== 0) return null;
  if (HIDDEN_ON.includes(path)) return null;
  const { _client: client } = user;
  const needsProfile = !client?.isPrivate && !client?.profile_name;
  return needsProfile ? '/new/profile' : '/new/job';
}
