import type { NoticeStore } from '@silverjobs/shell';
import { afterTyping } from '@silverjobs/ui';

/** Long enough for a screen reader to take a text before the next one comes. */
const TURN_MS = 700;
/** What is older than so many others is no news any more. */
const MAX_WAITING = 4;

type Announcement = ReturnType<NoticeStore['getState']>['announcement'];

/**
 * Gives announcements on one at a time, each as a whole, and none while somebody types (layout-33,
 * AGE-03).
 * @returns ends it
 */
export function queueAnnouncements(
  store: NoticeStore,
  say: (next: Announcement) => void,
): () => void {
  let waiting: Announcement[] = [];
  let end = () => {};
  let isBusy = false;

  function next() {
    isBusy = waiting.length > 0;
    if (!isBusy) return;
    end = afterTyping(() => {
      const [first, ...rest] = waiting;
      waiting = rest;
      if (first) say(first);
      const timer = setTimeout(next, TURN_MS);
      end = () => clearTimeout(timer);
    });
  }

  const leave = store.subscribe(({ announcement }, before) => {
    if (announcement === before.announcement) return;
    const others = waiting.filter(({ text }) => text !== announcement.text);
    waiting = [...others, announcement].slice(-MAX_WAITING);
    if (!isBusy) next();
  });
  return () => {
    leave();
    end();
  };
}
