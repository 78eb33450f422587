import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { Gap } from './gap.ts';
import type { LayoutProps } from './layout-props.ts';

export interface GridProps extends LayoutProps {
  /** Columns on a wide window; one under 768 px, at most two under 992 px. Default 2. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined;
  readonly gap?: Gap | undefined;
}

/** Equal columns. */
export function Grid({
  as = 'div',
  columns = 2,
  gap = 4,
  className,
  ...rest
}: GridProps): ReactNode {
  const classes = cx(
    'sj-grid',
    `sj-grid--${columns}`,
    `sj-gap-${gap}`,
    (as === 'ul' || as === 'ol') && 'sj-list',
    className,
  );
  return createElement(as, { ...rest, className: classes });
}
