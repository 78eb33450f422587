import { cx } from '../lib/cx.ts';

export interface ButtonAppearance {
  /** One primary per page; quiet has no border; inverse is for the dark ground. Default secondary. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | undefined;
  /** small 44, medium 52 (default), large 56 px; on phones medium is 56 too. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** Class names of a button's look, for Button and LinkButton. */
export function buttonClass(look: ButtonAppearance, className?: string): string {
  const { variant = 'secondary', size = 'medium', fullWidth } = look;
  return cx(
    'sj-button',
    `sj-button--${variant}`,
    size !== 'medium' && `sj-button--${size}`,
    fullWidth && 'sj-button--full',
    className,
  );
}
