import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Slot } from '../lib/Slot.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'style'> {
  /** standalone: 44 px high, takes an icon; title: bold, in cards; quiet: ink; inverse: on dark. */
  readonly variant?: 'inline' | 'standalone' | 'title' | 'quiet' | 'inverse' | undefined;
  /** The only child is the link itself, e.g. a router link; it gets our look. */
  readonly asChild?: boolean | undefined;
}

/** A real link. `<Link asChild><RouterLink to="/jobs">…</RouterLink></Link>` for our own pages. */
export function Link({ variant = 'inline', asChild, className, ...rest }: LinkProps): ReactNode {
  const classes = cx('sj-link', variant !== 'inline' && `sj-link--${variant}`, className);
  if (asChild) {
    const { children, ...props } = rest;
    return (
      <Slot {...props} className={classes}>
        {children}
      </Slot>
    );
  }
  return <a {...rest} className={classes} />;
}
