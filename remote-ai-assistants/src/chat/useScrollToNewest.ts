import { type RefObject, useEffect } from 'react';
import type { ChatMessage } from './state/chat-state.ts';

/** Room above the beginning of an answer: the end of one's own words stays visible, in pixels. */
const ROOM_PX = 72;

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
    const answers = element.querySelectorAll<HTMLElement>('[data-sender="agent"]');
    const answer = newest?.sender === 'agent' ? answers[answers.length - 1] : undefined;
    const end = element.scrollHeight - element.clientHeight;
    const top = answer && answers.length > 1 ? answer.offsetTop - ROOM_PX : end;
    element.scrollTop = isWaiting || hasFailed ? end : Math.min(top, end);
    // On a phone the card may be higher than the window: the field belongs to the newest words.
    if (newest) element.nextElementSibling?.scrollIntoView?.({ block: 'nearest' });
  }, [newest?.id, isWaiting, hasFailed]);
}
