import type { User } from '@silverjobs/contract';

const HIDDEN_ON = ['/jobs', '/new/job', '/new/profile'];

/** Whether a client has to write a profile before the first job; privately there is none. */
export function needsProfile(user: User): boolean {
  const { _client: client } = user;
  return user.role === 'client' && !client?.isPrivate && !client?.profile_name;
}

/**
 * Where 'Anzeige schalten' leads, or null when it does not show: for clients without a job this
 * month, to their profile first when it has no name (LAY-07).
 * @param path path shown now
 */
export function postJobPath(user: User | null, path: string): string | null {
  if (user?.role !== 'client' || user.jobs_current_month !== 0) return null;
  if (HIDDEN_ON.includes(path)) return null;
  return needsProfile(user) ? '/new/profile' : '/new/job';
}
