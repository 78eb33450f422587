import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../lib/cx.ts';
import { icon } from '../text/icon.ts';

interface ReasonProps {
  readonly id: string;
  readonly reason: string;
  /** What the live region says; empty until the button was activated. */
  readonly said: string;
}

/** Why a button cannot be used: a visible sentence, and a live region (layout-13). */
export function Reason({ id, reason, said }: ReasonProps): ReactNode {
  return (
    <span className={cx('sj-reason', said !== '' && 'sj-reason--called')}>
      <Info {...icon('sm')} />
      <span id={id}>{reason}</span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </span>
  );
}
