import { createElement, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Heading } from '../text/Heading.tsx';
import type { LayoutProps } from './layout-props.ts';

export interface CardProps extends Omit<LayoutProps, 'title'> {
  /** Heading of the card. */
  readonly title?: ReactNode;
  /** Level of that heading, default 2. */
  readonly titleLevel?: 2 | 3 | 4 | undefined;
  /** Slim: less padding above and below, for rows of facts. */
  readonly slim?: boolean | undefined;
  /** Tint: the pale brand colour without shadow, for previews and hints. */
  readonly tint?: boolean | undefined;
}

/** White surface with the one shadow level. */
export function Card(props: CardProps): ReactNode {
  const { as = 'div', title, titleLevel = 2, slim, tint, className, children, ...rest } = props;
  const classes = cx('sj-card', slim && 'sj-card--slim', tint && 'sj-card--tint', className);
  return createElement(
    as,
    { ...rest, className: classes },
    title === undefined ? null : (
      <Heading level={titleLevel} size="h3" className="sj-card__title">
        {title}
      </Heading>
    ),
    children,
  );
}
