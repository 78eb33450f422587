import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { FieldError } from './FieldError.tsx';

interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface RadioGroupProps<T extends string> {
  /** The question. */
  readonly label: ReactNode;
  readonly options: readonly RadioOption<T>[];
  /** null or undefined when nothing is chosen yet. */
  readonly value: T | null | undefined;
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
  /** Side by side, wrapping; default below one another. */
  readonly row?: boolean | undefined;
  /** Name of the inputs for a form that is sent without scripts. */
  readonly name?: string | undefined;
  /** Id of the first choice, for an ErrorSummary. */
  readonly id?: string | undefined;
}

/** One of a few choices. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>): ReactNode {
  const { label, options, value, onChange, hint, error, required, optional, row } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={cx('sj-group', row && 'sj-group--row')}
      aria-describedby={cx(errorId, hintId) || undefined}
    >
      <legend className="sj-field__label">
        {label}
        {optional && <span className="sj-field__mark"> (freiwillig)</span>}
      </legend>
      {hint && (
        <div className="sj-field__hint" id={hintId}>
          {hint}
        </div>
      )}
      <FieldError id={errorId}>{error}</FieldError>
      <div className="sj-group__items">
        {options.map((option, index) => (
          <label key={option.value} className="sj-choice">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              className="sj-choice__input"
              name={props.name ?? generated}
              value={option.value}
              required={required}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className="sj-choice__hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
