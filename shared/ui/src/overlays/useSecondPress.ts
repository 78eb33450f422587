import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { keepOpenForNotices } from './keep-open-for-notices.ts';

/** Longest time between the presses of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/**
 * Who presses twice on what opens a dialog means neither what then lies under the pointer nor to
 * close it (layout-40).
 * @param open whether the dialog is open
 */
export function useSecondPress(open: boolean) {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const justOpened = () => performance.now() - openedAt.current < DOUBLE_CLICK_MS;

  return {
    onClickCapture(event: MouseEvent) {
      if (event.detail < 2 || !justOpened()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onInteractOutside(event: CustomEvent<{ originalEvent: Event }>) {
      keepOpenForNotices(event);
      if (event.detail.originalEvent.type.startsWith('pointer') && justOpened()) {
        event.preventDefault();
      }
    },
  };
}
