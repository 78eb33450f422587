import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { LayoutProps } from './layout-props.ts';

export interface PageProps extends LayoutProps {
  /** Centres the column in the window, for pages without a side menu. */
  readonly centered?: boolean | undefined;
}

/** The column of a page: at most 1180 px wide, with the page's padding. */
export function Page({ as = 'div', centered, className, ...rest }: PageProps): ReactNode {
  const classes = cx('sj-page', centered && 'sj-page--center', className);
  return createElement(as, { ...rest, className: classes });
}
