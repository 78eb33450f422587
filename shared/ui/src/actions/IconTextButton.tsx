import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface IconTextButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'disabled'> {
  /** A decorative icon; the words are the children. */
  readonly icon: ReactNode;
  /** A toggle ('Merken', 'Gemerkt'): true when it is on. */
  readonly pressed?: boolean | undefined;
}

/** An icon with its word, without border: 'Merken', 'Schließen'. */
export function IconTextButton({
  icon,
  pressed,
  className,
  children,
  type = 'button',
  ...rest
}: IconTextButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx('sj-icon-text', className)}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
