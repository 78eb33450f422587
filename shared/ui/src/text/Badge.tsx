import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'success' | 'warning' | 'error' | undefined;
  /** A decorative icon before the words. */
  readonly icon?: ReactNode;
}

/** A word on a pale pill, for a state. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactNode {
  return (
    <span className={cx('sj-badge', tone !== 'neutral' && `sj-badge--${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
