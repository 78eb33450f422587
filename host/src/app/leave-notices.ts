import { dismissNotice, type NoticeStore } from '@silverjobs/shell';
import type { AppRouter } from './routing/create-router.tsx';

/**
 * Notices of a page do not follow to the next one (layout-43). Those that were there when something was pressed, or
 * when one went back, are of the page that is left; what came after the press tells of what it did, and stays.
 */
export function leaveNotices(
  router: Pick<AppRouter, 'state' | 'subscribe'>,
  store: NoticeStore,
): void {
  const shown = () => store.getState().notices.map(({ id }) => id);
  let before: readonly number[] = [];
  const note = () => {
    before = shown();
  };
  for (const type of ['click', 'keydown']) window.addEventListener(type, note, { capture: true });
  let path = router.state.location.pathname;
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    for (const id of historyAction === 'POP' ? shown() : before) dismissNotice(store, id);
  });
}
