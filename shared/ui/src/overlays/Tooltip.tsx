import { cx } from '@silverjobs/ui';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';

export interface TooltipProps {
  /** A short text. Never the only place of an information: touch has no hover. */
  readonly text: string;
  /** One element that can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Which edge it shares with its element; 'end' near the right edge of the page. Default start. */
  readonly align?: 'start' | 'end' | undefined;
}

/**
 * A short addition on hover and focus (WCAG 1.4.13): Escape hides it, the pointer may go onto it.
 * Placed by CSS: a positioning library would cost more than all dialogs (12 KB Brotli).
 */
export function Tooltip({ text, children, align = 'start' }: TooltipProps): ReactNode {
  const id = useId();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = hovered || focused;

  function hide(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // The same key must not close a dialog around it as well.
    event.stopPropagation();
    setHovered(false);
    setFocused(false);
  }

  return (
    // It only listens to what bubbles up from the control inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      className="sj-tooltip-anchor"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={hide}
    >
      {cloneElement(children, {
        'aria-describedby': cx(children.props['aria-describedby'], id),
      })}
      <span
        role="tooltip"
        id={id}
        hidden={!open}
        className={cx('sj-tooltip', `sj-tooltip--${align}`)}
      >
        {text}
      </span>
    </span>
  );
}
