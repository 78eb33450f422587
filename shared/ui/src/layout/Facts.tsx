import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface FactProps {
  /** A decorative icon (lucide-react). */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** 'success' is the bold line with a green icon ('Passt zu Ihrem Profil'). */
  readonly tone?: 'success' | undefined;
}

/** A fact with an icon before it: place, hours, pay. */
export function Fact({ icon, children, tone }: FactProps): ReactNode {
  return (
    <span className={cx('sj-fact', tone && `sj-fact--${tone}`)}>
      {icon}
      {tone ? <b>{children}</b> : <span>{children}</span>}
    </span>
  );
}

export interface FactsProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Facts side by side, wrapping. */
export function Facts({ children, className }: FactsProps): ReactNode {
  return <div className={cx('sj-facts', className)}>{children}</div>;
}
