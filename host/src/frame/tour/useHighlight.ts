import { useEffect } from 'react';

const MARK = 'data-tour-mark';

/** Frames what a stop is about, also when it renders later or again. */
export function useHighlight(selector: string | undefined): void {
  useEffect(() => {
    const root = document.getElementById('root') ?? document.body;
    let marked: Element | null = null;
    function mark() {
      const wanted = selector ? root.querySelector(selector) : null;
      if (wanted === marked) return;
      marked?.removeAttribute(MARK);
      wanted?.setAttribute(MARK, '');
      marked = wanted;
    }
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [selector]);
}
