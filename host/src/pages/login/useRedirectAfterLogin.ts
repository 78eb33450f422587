import {
  REDIRECT_JUMP_DELAY_MS,
  REDIRECT_LOGIN_CHECK_DELAY_MS,
} from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import { useShell } from '@silverjobs/shell';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePurposePath } from '../../frame/declared-pages/declared-pages.tsx';
import { useStoredRedirect } from '../../session/stored-redirect.tsx';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Leads on after signing in: to the page in `from`; else, checked after 300 ms and 50 ms later, to
 * the stored path; else employers to their own advertisements and everybody else to / (access-10, access-15,
 * access-15).
 */
export function useRedirectAfterLogin(): () => Promise<void> {
  const navigate = useNavigate();
  const redirect = useStoredRedirect();
  const { session } = useShell();
  const employerStart = usePurposePath('start-as-employer');
  const [query] = useSearchParams();
  return async () => {
    const role = session.getState().user?.role;
    // The guard of / leads on to the back-office.
    const from = role === 'operator' ? paths.start : safeRedirectPath(query.get('from'));
    if (from) {
      redirect.forget();
      await navigate(from, { replace: true });
      return;
    }
    await wait(REDIRECT_LOGIN_CHECK_DELAY_MS);
    const stored = redirect.take(paths.login);
    if (stored) await wait(REDIRECT_JUMP_DELAY_MS);
    await navigate(stored ?? (role === 'client' ? employerStart : paths.start), { replace: true });
  };
}

/** A page of signing in, with the wanted path that the present one has (access-40). */
export function withRedirectParam(path: string, query: URLSearchParams): string {
  const from = safeRedirectPath(query.get('from'));
  return from ? `${path}?${new URLSearchParams({ from })}` : path;
}
