import type { ApiClient } from '@silverjobs/api';
import { readAuthToken, type Shell } from '@silverjobs/shell';
import { maintainStream } from './event-stream.ts';
import { followUser } from './follow-user.ts';
import { shareStream } from './share-stream.ts';

/** News come by themselves from here on, whenever somebody is signed in. */
export function startLive(shell: Shell, api: ApiClient): void {
  const { config, live, session } = shell;
  const source = { url: `${config.apiBaseUrls.main}/events`, readToken: readAuthToken };
  let usersId: number | null = null;
  let end = () => {};
  const follow = (): void => {
    const { status, user } = session.getState();
    const next = status === 'ready' && user ? user.id : null;
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
  followUser(shell, api);
  session.subscribe(follow);
  follow();
}
