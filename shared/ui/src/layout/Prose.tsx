import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { LayoutProps } from './layout-props.ts';

/** Running text at most 75 characters wide; styles the plain HTML inside it. */
export function Prose({ as = 'div', className, ...rest }: LayoutProps): ReactNode {
  return createElement(as, { ...rest, className: cx('sj-prose', className) });
}
