import type { ApiClient } from '@silverjobs/api';
import { contentsQuery } from '@silverjobs/api/contents';
import { readAuthToken, type Shell } from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
import { diagnoses } from '../../loading/load-failure.ts';
import type { LoadResult, PageRouteData } from '../../loading/load-page.ts';
import type { SessionService } from '../../session/session-service.ts';
import type { AppRouter } from '../routing/create-router.tsx';
import { maintainStream } from './event-stream.ts';
import { followUser } from './follow-user.ts';
import { startHealing } from './heal.ts';
import { shareStream } from './share-stream.ts';

/** What news and healing work with. */
export interface LiveParts {
  shell: Shell;
  api: ApiClient;
  queryClient: QueryClient;
  session: SessionService;
  router: AppRouter;
}

/** Whether the page shown could not be loaded, and a retry may load it. */
function hasFailed(data: unknown): boolean {
  const { kind, result } = (data ?? {}) as Partial<PageRouteData> & { result?: LoadResult };
  if (kind === 'session-failed') return true;
  return result?.kind === 'failed' && !diagnoses[result.failure.reason].needsReload;
}

/** So often an open page learns what the office has written, in milliseconds. */
const CONTENTS_MS = 5 * 60_000;

/** A banner, prices and texts reach pages that stay open (operators-40). */
function followContents(api: ApiClient, queryClient: QueryClient): void {
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    queryClient.fetchQuery(contentsQuery(api)).catch(() => {});
  }, CONTENTS_MS);
}

/** From here on news come by themselves, and what failed is asked for again. */
export function startLive(parts: LiveParts): void {
  const { shell, api, queryClient, session, router } = parts;
  startNews(parts);
  followContents(api, queryClient);
  startHealing({
    queryClient,
    subscribe: (look) => router.subscribe(look),
    hasFailedPage: () => Object.values(router.state.loaderData).some(hasFailed),
    retryPage: async () => {
      if (shell.session.getState().status === 'failed') await session.load();
      await router.revalidate();
    },
    healthUrl: `${shell.config.apiBaseUrls.main}/health`,
  });
}

/** The token of the stream; none while the session ends, or an attempt would be refused (access-22). */
export function streamToken(service: Pick<SessionService, 'isEnding'>): string | null {
  return service.isEnding() ? null : readAuthToken();
}

/** News come by themselves, whenever somebody is signed in. */
function startNews({ shell, api, queryClient, session: service }: LiveParts): void {
  const { config, live, session } = shell;
  const readToken = () => streamToken(service);
  const source = { url: `${config.apiBaseUrls.main}/events`, readToken };
  let usersId: number | null = null;
  let end = () => {};
  const follow = (): void => {
    const { status, user } = session.getState();
    // Helpers have no stream: it would go on telling what they may not read (account-71).
    const next = status === 'ready' && user && !user.helps ? user.id : null;
    if (next === usersId) return;
    end();
    usersId = next;
    end =
      next === null
        ? () => {}
        : shareStream({
            live,
            name: `silverjobs-live-${next}`,
            read: (events, signal) => maintainStream(source, events, signal),
          });
  };
  followUser(shell, api, queryClient);
  session.subscribe(follow);
  follow();
}
