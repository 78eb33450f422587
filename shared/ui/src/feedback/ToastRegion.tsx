import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { Toast, type ToastNotice } from './Toast.tsx';
import { useNoticeRoom } from './useNoticeRoom.ts';

export interface ToastRegionProps {
  readonly notices: readonly ToastNotice[];
  readonly onDismiss: (id: string) => void;
}

/**
 * The notices in the corner, in narrow windows along the top. Errors interrupt, the others wait for the reader's turn; each is read
 * once, as a whole, and those before are not read again (layout-39). While the pointer or the focus is on them, none goes away. Render it once, always, as a
 * child of the body: an open dialog hides all of the body but live regions.
 */
export function ToastRegion({ notices, onDismiss }: ToastRegionProps): ReactNode {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const region = useRef<HTMLElement>(null);
  useNoticeRoom(region, notices.length);
  const urgent = notices.filter(({ tone }) => tone === 'error');
  const calm = notices.filter(({ tone }) => tone !== 'error');

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  const draw = (notice: ToastNotice) => (
    <Toast key={notice.id} notice={notice} held={held} onDismiss={onDismiss} />
  );
  return (
    <section
      ref={region}
      className={cx('sj-toasts', notices.length === 0 && 'sj-toasts--empty')}
      aria-label="Meldungen"
      aria-live="off"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div role="alert" aria-atomic="false" className="sj-toasts__group">
        {urgent.map(draw)}
      </div>
      <div role="status" aria-atomic="false" className="sj-toasts__group">
        {calm.map(draw)}
      </div>
    </section>
  );
}
