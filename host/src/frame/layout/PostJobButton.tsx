import type { User } from '@silverjobs/contract';
import type { Purpose } from '@silverjobs/federation';
import { useUser } from '@silverjobs/shell';
import { LinkButton } from '@silverjobs/ui';
import { Link } from 'react-router-dom';
import { purposePath } from '../../../common/page-table.ts';
import { useDeclaredPages, usePageShown } from '../declared-pages/declared-pages.tsx';

/** 'Anzeige schalten', except on pages that have this button themselves (employers-7). */
export function PostJobButton() {
  const purpose = postJobPurpose(useUser());
  const pages = useDeclaredPages();
  const shown = usePageShown();
  const path = purpose && purposePath(pages, purpose);
  if (!path || shown?.withoutButtonTo?.includes('post-job')) return null;
  return (
    <LinkButton asChild variant="primary">
      <Link to={path}>Anzeige schalten</Link>
    </LinkButton>
  );
}

/** Whether a client has to write a profile before the first job; privately there is none. */
export function needsProfile(user: User): boolean {
  const { _client: client } = user;
  return user.role === 'client' && !client?.isPrivate && !client?.profile_name;
}

/**
 * What 'Anzeige schalten' leads to, or null when it does not show: for clients without a job this
 * month, to their profile first when it has no name (layout-7).
 */
export function postJobPurpose(user: User | null): Purpose | null {
  if (user?.role !== 'client' || user.jobs_current_month !== 0) return null;
  // Owners post (employers-80).
  if (user.employer_role && user.employer_role !== 'owner') return null;
  return needsProfile(user) ? 'complete-employer-profile' : 'post-job';
}
