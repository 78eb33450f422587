import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field-context.ts';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'style' | 'size'> {
  readonly type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'month'
    | 'datetime-local'
    | undefined;
}

/** A single line of text; stands inside a Field. */
export function TextInput({
  className,
  required,
  type = 'text',
  ...rest
}: TextInputProps): ReactNode {
  const wiring = useFieldControl({ ...rest, required });
  return <input {...rest} {...wiring} type={type} className={cx('sj-input', className)} />;
}
