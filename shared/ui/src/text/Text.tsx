import { createElement, type ReactNode } from 'react';
import type { LayoutProps } from '../layout/layout-props.ts';
import { cx } from '../lib/cx.ts';

export interface TextProps extends Omit<LayoutProps, 'as' | 'color'> {
  /** Default p. */
  readonly as?: 'p' | 'span' | 'div' | 'li' | 'strong' | 'em' | 'time' | 'dt' | 'dd' | undefined;
  /** 'quiet' is the second ink; 'inverse' is for dark ground. */
  readonly tone?: 'quiet' | 'error' | 'success' | 'warning' | 'inverse' | undefined;
  /** sm 17, md 18 (default), lg 20 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly bold?: boolean | undefined;
  /** At most 75 characters wide. */
  readonly reading?: boolean | undefined;
  /** Keeps line breaks, for text that people typed. */
  readonly preserveLines?: boolean | undefined;
  /** For as="time". */
  readonly dateTime?: string | undefined;
}

/** A paragraph or a piece of text. */
export function Text(props: TextProps): ReactNode {
  const { as = 'p', tone, size, bold, reading, preserveLines, className, ...rest } = props;
  const classes = cx(
    tone && `sj-tone-${tone}`,
    size && size !== 'md' && `sj-text--${size}`,
    bold && 'sj-text--bold',
    reading && 'sj-text--reading',
    preserveLines && 'sj-text--pre',
    className,
  );
  return createElement(as, { ...rest, className: classes || undefined });
}
