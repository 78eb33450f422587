import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { Align, Gap, Justify } from './gap.ts';
import type { LayoutProps } from './layout-props.ts';

export interface InlineProps extends LayoutProps {
  /** Distance between the children on the 4 px grid, default 3 (12 px). */
  readonly gap?: Gap | undefined;
  readonly align?: Align | undefined;
  readonly justify?: Justify | undefined;
  /** Keeps everything in one line; by default it wraps. */
  readonly nowrap?: boolean | undefined;
  /** Under 768 px the children stand below one another in full width. */
  readonly stackOnPhone?: boolean | undefined;
}

/** Children side by side, wrapping where the window is narrow. */
export function Inline(props: InlineProps): ReactNode {
  const { as = 'div', gap = 3, align, justify, nowrap, stackOnPhone, className, ...rest } = props;
  const classes = cx(
    'sj-inline',
    `sj-gap-${gap}`,
    align && `sj-align-${align}`,
    justify && `sj-justify-${justify}`,
    nowrap && 'sj-inline--nowrap',
    stackOnPhone && 'sj-inline--stack-on-phone',
    (as === 'ul' || as === 'ol') && 'sj-list',
    className,
  );
  return createElement(as, { ...rest, className: classes });
}
