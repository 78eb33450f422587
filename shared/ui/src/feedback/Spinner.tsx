import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface SpinnerProps {
  /** Words beside the ring, default 'Wird geladen …'. */
  readonly label?: string | undefined;
  readonly large?: boolean | undefined;
}

/** A turning ring with words, read out politely. */
export function Spinner({ label = 'Wird geladen …', large }: SpinnerProps): ReactNode {
  return (
    <span role="status" className={cx('sj-spinner sj-loading', large && 'sj-spinner--large')}>
      <span className="sj-spinner__ring" aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}
