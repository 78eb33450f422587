import { type RefObject, useLayoutEffect } from 'react';

/** What notices must not hide on a page: fields, and its one action. An open dialog always gets room. */
const KEEP_VISIBLE =
  'input:not([type="hidden"]), textarea, select, [role="textbox"], .sj-button--primary';

/** Class of the document while the page makes room; styles/feedback.css, for narrow windows. */
const ROOM_CLASS = 'sj-notice-room';

function hidesSomething(region: DOMRect): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const front = [...dialogs].at(-1) ?? document;
  return [...front.querySelectorAll(KEEP_VISIBLE)].some((element) => {
    const { width, top, bottom } = element.getBoundingClientRect();
    return width > 0 && top < region.bottom && bottom > region.top;
  });
}

/**
 * In narrow windows notices lie over the top of the page. If that would hide a field or the primary
 * button, the page moves down by the notices' height as long as they are there. Dialogs, also those that
 * open later, do by themselves: styles/feedback.css takes the height from here (layout-28).
 * @param region the element that holds the notices
 * @param count number of notices
 */
export function useNoticeRoom(region: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement;
    if (count === 0) {
      classList.remove(ROOM_CLASS);
      return;
    }
    const makeRoom = () => {
      const box = region.current?.getBoundingClientRect();
      if (!box) return;
      style.setProperty('--sj-notice-room', `${Math.ceil(box.height)}px`);
      if (hidesSomething(box)) classList.add(ROOM_CLASS);
    };
    makeRoom();
    // What caused the notice may change the page with it, such as an alert above a form.
    const frame = requestAnimationFrame(makeRoom);
    return () => cancelAnimationFrame(frame);
  }, [region, count]);
}
