import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'size' | 'role'> {
  /** The words beside the switch. */
  readonly children: ReactNode;
}

/** On or off, at once: 'Ihre Kontaktdaten mitsenden'. */
export function Switch({ children, className, ...rest }: SwitchProps): ReactNode {
  return (
    <label className={cx('sj-switch', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on. */}
      <input {...rest} type="checkbox" role="switch" className="sj-switch__input" />
      <span className="sj-switch__track" aria-hidden="true" />
      <span>{children}</span>
    </label>
  );
}
