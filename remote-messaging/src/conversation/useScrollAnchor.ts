import type { Message } from '@silverjobs/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Places {
  firstId: number | null;
  firstTop: number;
  lastId: number | null;
  composerTop: number;
}

/**
 * Keeps what one reads or writes where it is: earlier messages grow above the window, and a new
 * one does not push the field away in which somebody is typing. The browser's own anchoring is
 * switched off for the page, because Safari has none.
 * @param list element whose children with data-id are the messages
 */
export function useScrollAnchor(
  list: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
  messages: readonly Message[],
): void {
  const before = useRef<Places | null>(null);

  useLayoutEffect(() => {
    const known = before.current;
    const firstId = messages[0]?.id ?? null;
    const lastId = messages.at(-1)?.id ?? null;
    const composerTop = topOf(composer.current);
    if (known && known.firstId !== null && known.firstId !== firstId) {
      scroll(topOf(rowOf(list.current, known.firstId)) - known.firstTop);
    } else if (known && known.lastId !== lastId && isTyping(composer.current)) {
      scroll(composerTop - known.composerTop);
    }
    before.current = {
      firstId,
      firstTop: topOf(rowOf(list.current, firstId)),
      lastId,
      composerTop,
    };
  });
}

function scroll(pixels: number): void {
  if (pixels !== 0) window.scrollBy({ top: pixels, behavior: 'instant' });
}

/** Distance from the top of the document, in pixels. */
function topOf(element: Element | null | undefined): number {
  return element ? element.getBoundingClientRect().top + window.scrollY : 0;
}

function rowOf(list: HTMLElement | null, id: number | null): Element | null {
  return id === null ? null : (list?.querySelector(`[data-id="${id}"]`) ?? null);
}

function isTyping(composer: HTMLElement | null): boolean {
  return composer?.contains(document.activeElement) ?? false;
}
