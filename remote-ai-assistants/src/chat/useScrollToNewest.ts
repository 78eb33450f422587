import { type RefObject, useEffect } from 'react';
import type { ChatMessage } from './state/chat-state.ts';

/** Room above the beginning of an answer: the end of one's own words stays visible, in pixels. */
const ROOM_PX = 72;
/** Room below the card, in pixels. */
const EDGE_PX = 8;

/** How far the page is to be scrolled so that the field stands at the lower edge, in pixels. */
function belowWindow({ bottom }: DOMRect, element: HTMLElement): number {
  // Not the height of what is zoomed: on a phone that may be another.
  const edge = (document.documentElement.clientHeight || window.innerHeight) - EDGE_PX;
  const isHigher = (element.parentElement?.offsetHeight ?? 0) > edge;
  const left = bottom - edge;
  return isHigher ? left : Math.max(0, left);
}

/**
 * Keeps the newest words in view: a new answer from its beginning on, however long it is, and
 * everything else from its end. What can be answered stands below it, in view, too (assistants-52).
 */
export function useScrollToNewest(
  box: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  isWaiting: boolean,
  hasFailed: boolean,
): void {
  const newest = messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when one of these changes
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let width = element.clientWidth;
    const showNewest = () => {
      const answers = element.querySelectorAll<HTMLElement>('[data-sender="agent"]');
      const answer = newest?.sender === 'agent' ? answers[answers.length - 1] : undefined;
      const end = element.scrollHeight - element.clientHeight;
      const top = answer && answers.length > 1 ? answer.offsetTop - ROOM_PX : end;
      element.scrollTop = isWaiting || hasFailed ? end : Math.min(top, end);
    };
    showNewest();
    // The card may be higher than the window: the field at its lower edge, the rest is for the words. What can
    // be tapped takes its lines after that, and what is typed takes more.
    const foot = element.nextElementSibling;
    if (!newest || !foot) return;
    const showFoot = () => {
      const below = belowWindow(foot.getBoundingClientRect(), element);
      if (below !== 0) window.scrollBy({ top: below, behavior: 'instant' });
    };
    showFoot();
    const observer = new ResizeObserver(() => {
      // The sheet that comes beside it makes it narrower, and its words longer.
      if (element.clientWidth !== width) showNewest();
      width = element.clientWidth;
      showFoot();
    });
    observer.observe(foot);
    observer.observe(element);
    return () => observer.disconnect();
  }, [newest?.id, isWaiting, hasFailed]);
}
