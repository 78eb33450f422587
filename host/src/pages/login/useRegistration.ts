import type { User } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { useShell } from '@silverjobs/shell';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePurposePath } from '../../frame/declared-pages/declared-pages.tsx';
import { needsProfile } from '../../frame/layout/PostJobButton.tsx';
import { useSessionService } from '../../session/session-context.tsx';
import { useStoredRedirect } from '../../session/stored-redirect.tsx';

/** What follows a registration. */
export interface Registered {
  /** Whom the way on was mailed to; null until then. */
  mailedTo: string | null;
  /** Takes the answer of the call: signs in with the token, or says that there is a mail. */
  enter(token: string | null, email: string): Promise<void>;
}

/** Whether nothing is known that jobs could be found by (guide-12). */
function needsFirstSteps(user: User | null): boolean {
  const candidate = user?._candidate;
  return (
    !!candidate &&
    !candidate.main_job.job_position &&
    candidate.candidate_matching_positions.length === 0 &&
    candidate.display.potential_jobs_count === 0
  );
}

/**
 * Leads on after a registration. A known address with its own password signs in to the account that
 * exists, whatever its role (docs/decisions/0007-known-addresses.md).
 */
export function useRegistration(): Registered {
  const service = useSessionService();
  const { session } = useShell();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = useStoredRedirect();
  const profilePath = usePurposePath('complete-employer-profile');
  const employerStart = usePurposePath('start-as-employer');
  const firstSteps = usePurposePath('first-steps');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  function startOf(user: User | null) {
    if (user?.role !== 'client') return needsFirstSteps(user) ? firstSteps : paths.start;
    return needsProfile(user) ? profilePath : employerStart;
  }

  return {
    mailedTo,
    enter: async (token, email) => {
      if (!token) return setMailedTo(email);
      await service.begin(token);
      const { user } = session.getState();
      // What was begun goes on before the first steps are asked for (access-51).
      const from = user?.role === 'candidate' ? safeRedirectPath(query.get('from')) : null;
      if (from) redirect.forget();
      await navigate(from ?? startOf(user), { replace: true });
    },
  };
}
