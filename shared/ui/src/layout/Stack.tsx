import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { Align, Gap, Justify } from './gap.ts';
import type { LayoutProps } from './layout-props.ts';

export interface StackProps extends LayoutProps {
  /** Distance between the children on the 4 px grid, default 4 (16 px). */
  readonly gap?: Gap | undefined;
  readonly align?: Align | undefined;
  readonly justify?: Justify | undefined;
}

const listReset = (as: string) => (as === 'ul' || as === 'ol') && 'sj-list';

/** Children below one another. As ul or ol it is a list without markers. */
export function Stack(props: StackProps): ReactNode {
  const { as = 'div', gap = 4, align, justify, className, ...rest } = props;
  const classes = cx(
    'sj-stack',
    `sj-gap-${gap}`,
    align && `sj-align-${align}`,
    justify && `sj-justify-${justify}`,
    listReset(as),
    className,
  );
  return createElement(as, { ...rest, className: classes });
}
