import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { ClearButton } from './ClearButton.tsx';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './InputBox.tsx';

export interface ReadOnlyPickerInputProps {
  /** The chosen value in words; empty when nothing is chosen. */
  readonly value: string;
  readonly placeholder?: string | undefined;
  /** Opens the picker: on click, Enter, space and arrow down. */
  readonly onOpen: () => void;
  /** Takes the choice back. Without it, or while value is empty, there is no clear button. */
  readonly onClear?: (() => void) | undefined;
  /** Name of the clear button, e.g. 'Beruf löschen'. */
  readonly clearLabel: string;
  /** A decorative icon. */
  readonly icon?: ReactNode;
  /** True while the picker is open. */
  readonly open?: boolean | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown']);

/** A read-only input that opens a picker: 'Was?', 'Wo?' (jobs-9). Stands inside a Field. */
export function ReadOnlyPickerInput(props: ReadOnlyPickerInputProps): ReactNode {
  const { value, placeholder, onOpen, onClear, clearLabel, icon, open, ref } = props;
  const wiring = useFieldControl({ id: props.id });
  const box = useRef<HTMLInputElement | null>(null);

  function openByKey(event: KeyboardEvent) {
    if (!OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    onOpen();
  }

  function clear() {
    onClear?.();
    // The clear button goes away with the value; the focus must not.
    box.current?.focus();
  }

  return (
    <InputBox invalid={wiring['aria-invalid']}>
      {icon}
      <input
        {...wiring}
        ref={(element) => {
          box.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        readOnly
        type="text"
        className="sj-input sj-input--bare sj-input--picker"
        value={value}
        title={value || undefined}
        placeholder={placeholder}
        aria-haspopup="dialog"
        data-open={open || undefined}
        onClick={onOpen}
        onKeyDown={openByKey}
      />
      {onClear && value !== '' && <ClearButton label={clearLabel} onClear={clear} />}
    </InputBox>
  );
}
