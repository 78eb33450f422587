import type { ApiClient } from '@silverjobs/api';
import { fetchMe } from '@silverjobs/api/session';
import type { Shell } from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
import { ENDED_PLAN_TITLE } from '../../frame/remote-page/ended-plan-title.ts';

/** How often a tab without live news looks whether its plan is still there, in milliseconds. */
const LOOK_INTERVAL_MS = 8_000;

/**
 * Fetches the user again when it is told that something changed: a paid plan opens and closes
 * without a new sign-in, in every tab (silverplus-44). Each event says the plan, so that a
 * change between the loading of the document and the first event is seen; without live news a tab
 * with a plan asks by itself.
 */
export function followUser(
  { live, session, notify }: Shell,
  api: ApiClient,
  queries: QueryClient,
): void {
  const known = () => {
    const { status, user } = session.getState();
    return status === 'ready' ? user : null;
  };
  const look = (): void => {
    if (!known()) return;
    fetchMe(api).then(
      (fetched) => {
        const before = session.getState().user;
        if (before?.id !== fetched.id) return;
        session.setState({ user: fetched });
        // Whoever has no plan any more may not ask for it.
        const changed = fetched.isPaidUser ? ['billing', 'invoices'] : ['invoices'];
        for (const about of changed) void queries.invalidateQueries({ queryKey: [about] });
        if (!before.isPaidUser || fetched.isPaidUser) return;
        notify({
          tone: 'warning',
          title: ENDED_PLAN_TITLE,
          message:
            'Die Funktionen von silver+ sind jetzt geschlossen. Ihr Konto bleibt kostenlos bestehen.',
        });
      },
      // The next news, the next look or the next visit brings it.
      () => {},
    );
  };
  live.listen(({ topic, plan_type }) => {
    const changed = plan_type !== undefined && plan_type !== known()?.plan_type;
    if (topic === 'user' || changed) look();
  });
  setInterval(() => {
    const shown = document.visibilityState === 'visible';
    if (shown && known()?.isPaidUser && !live.connection.getState().connected) look();
  }, LOOK_INTERVAL_MS);
}
