import type { ApiClient } from '@silverjobs/api';
import { fetchMe } from '@silverjobs/api/session';
import type { Shell } from '@silverjobs/shell';

/**
 * Fetches the user again when it is told that something changed: a paid plan opens and closes
 * without a new sign-in, in every tab (PLUS-07).
 */
export function followUser({ live, session }: Shell, api: ApiClient): void {
  live.listen(({ topic }) => {
    const { status, user } = session.getState();
    if (topic !== 'user' || status !== 'ready' || !user) return;
    fetchMe(api).then(
      (fetched) => {
        if (session.getState().user?.id === fetched.id) session.setState({ user: fetched });
      },
      // The next news or the next visit brings it.
      () => {},
    );
  });
}
