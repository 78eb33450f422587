import { type ReactNode, useId, useMemo } from 'react';
import { cx } from '../lib/cx.ts';
import { FieldError } from './FieldError.tsx';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  readonly label: ReactNode;
  /** One control: TextInput, TextArea, NativeSelect … */
  readonly children: ReactNode;
  /** Help that stands above the control. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  readonly error?: ReactNode;
  /** Must be filled in. Others are marked '(freiwillig)' with `optional`. */
  readonly required?: boolean | undefined;
  /** Writes '(freiwillig)' after the label. */
  readonly optional?: boolean | undefined;
  /** Id of the control, for an ErrorSummary; by default one from useId. */
  readonly id?: string | undefined;
  /** In a row it takes the free width. */
  readonly grow?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Label, hint, error and control of one form field, wired for assistive technology. */
export function Field(props: FieldProps): ReactNode {
  const { label, children, hint, error, required = false, optional, grow, className } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = cx(errorId, hintId) || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={cx('sj-field', grow && 'sj-field--grow', className)}>
      <label className="sj-field__label" htmlFor={id}>
        {label}
        {optional && <span className="sj-field__mark"> (freiwillig)</span>}
      </label>
      {hint && (
        <div className="sj-field__hint" id={hintId}>
          {hint}
        </div>
      )}
      {/* Above: below, it would lift the control above those beside it, and a phone's keyboard covers it. */}
      <FieldError id={errorId}>{error}</FieldError>
      <FieldContext value={wiring}>{children}</FieldContext>
    </div>
  );
}
