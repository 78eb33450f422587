import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../lib/Slot.tsx';
import { type ButtonAppearance, buttonClass } from './button-class.ts';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'style'>, ButtonAppearance {
  /** A decorative icon before the words; with asChild put it inside the link. */
  readonly icon?: ReactNode;
  /** The only child is the link itself, e.g. a router link. */
  readonly asChild?: boolean | undefined;
}

/** A link that looks like a button. It goes somewhere; what acts is a Button. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  asChild,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  const classes = buttonClass({ variant, size, fullWidth }, className);
  if (asChild) {
    return (
      <Slot {...rest} className={classes}>
        {children}
      </Slot>
    );
  }
  return (
    <a {...rest} className={classes}>
      {icon}
      {children}
    </a>
  );
}
