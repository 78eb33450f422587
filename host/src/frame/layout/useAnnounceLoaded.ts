import { useShell } from '@silverjobs/shell';
import { useEffect } from 'react';

/** The page may say itself what has come. */
const OWN_WORDS_MS = 300;

/** Says when what a page was loading is there, unless the page says so itself (layout-34). */
export function useAnnounceLoaded(): void {
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
