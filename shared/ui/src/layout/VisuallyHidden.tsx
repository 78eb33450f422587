import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { LayoutProps } from './layout-props.ts';

export interface VisuallyHiddenProps extends LayoutProps {
  /** Shows itself while the focus is inside, for skip links. */
  readonly focusable?: boolean | undefined;
}

/** Only for assistive technology. */
export function VisuallyHidden(props: VisuallyHiddenProps): ReactNode {
  const { as = 'span', focusable, className, ...rest } = props;
  const classes = cx('sj-visually-hidden', focusable && 'sj-visually-hidden--focusable', className);
  return createElement(as, { ...rest, className: classes });
}
