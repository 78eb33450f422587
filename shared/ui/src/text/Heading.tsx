import { type ComponentProps, createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'style'> {
  /** Place in the outline; one level 1 per page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Look: h1 36, h2 28, h3 24, h4 22 px. Default is that of the level. */
  readonly size?: 'h1' | 'h2' | 'h3' | 'h4' | undefined;
}

/** A heading. The page's h1 takes `tabIndex={-1}` so that navigation can focus it. */
export function Heading({ level, size, className, ...rest }: HeadingProps): ReactNode {
  const classes = cx('sj-heading', `sj-heading--${size ?? `h${level}`}`, className);
  return createElement(`h${level}`, { ...rest, className: classes });
}
