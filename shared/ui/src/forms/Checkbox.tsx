import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { FieldError } from './FieldError.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'size'> {
  /** The words beside the box. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** A box to tick, with its words; the whole line can be pressed. */
export function Checkbox({
  children,
  hint,
  error,
  className,
  id,
  ...rest
}: CheckboxProps): ReactNode {
  const generated = useId();
  const own = id ?? generated;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  return (
    <div className={className}>
      <label className="sj-choice" htmlFor={own}>
        <input
          {...rest}
          id={own}
          type="checkbox"
          className="sj-choice__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(errorId, hintId) || undefined}
        />
        <span>{children}</span>
      </label>
      {hint && (
        <span className="sj-choice__hint" id={hintId}>
          {hint}
        </span>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
