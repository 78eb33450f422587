import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface CountBadgeProps {
  readonly count: number;
  /** What is counted, read out after the number, e.g. 'ungelesen'. */
  readonly label: string;
  /** From here on it reads '99+'. Default 99. */
  readonly max?: number | undefined;
}

/** A number in a circle; nothing for 0 and below. */
export function CountBadge({ count, label, max = 99 }: CountBadgeProps): ReactNode {
  if (count <= 0) return null;
  return (
    <span className="sj-count">
      {count > max ? `${max}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
