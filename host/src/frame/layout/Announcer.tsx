import { type NoticeStore, useShell } from '@silverjobs/shell';
import { afterTyping, VisuallyHidden } from '@silverjobs/ui';
import { useEffect, useState } from 'react';

/** Tells screen readers what changed; the only live region for announcements (layout-39). */
export function Announcer() {
  const { notices } = useShell();
  const [{ id, text }, say] = useState({ id: 0, text: '' });
  useEffect(() => queueAnnouncements(notices, say), [notices]);
  useAnnounceLoaded();
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      <span key={id}>{text}</span>
    </VisuallyHidden>
  );
}

/** The page may say itself what has come. */
const OWN_WORDS_MS = 300;

/** Says when what a page was loading is there, unless the page says so itself (layout-34). */
function useAnnounceLoaded(): void {
  const { announce, notices, title } = useShell();

  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    const loading = root.getElementsByClassName('sj-loading');
    const said = () => notices.getState().announcement.id;
    let before: number | null = loading.length > 0 ? said() : null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look() {
      if (loading.length > 0) before ??= said();
      else if (before !== null) {
        const since = before;
        before = null;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const isOver = loading.length === 0 && said() === since;
          if (isOver && !document.querySelector('main [role=alert]'))
            announce(`Geladen: ${title.text()}`);
        }, OWN_WORDS_MS);
      }
    }
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [announce, notices, title]);
}

/** Long enough for a screen reader to take a text before the next one comes. */
const TURN_MS = 700;
/** What is older than so many others is no news any more. */
const MAX_WAITING = 4;

type Announcement = ReturnType<NoticeStore['getState']>['announcement'];

/**
 * Gives announcements on one at a time, each as a whole, and none while somebody types (layout-33,
 * layout-33).
 * @returns ends it
 */
function queueAnnouncements(store: NoticeStore, say: (next: Announcement) => void): () => void {
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
