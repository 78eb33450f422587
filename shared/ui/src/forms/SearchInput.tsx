import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { icon } from '../text/icon.ts';
import { ClearButton } from './ClearButton.tsx';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './InputBox.tsx';

export interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'style' | 'size' | 'type' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Name of the clear button, default 'Suchtext löschen'. */
  readonly clearLabel?: string | undefined;
}

/**
 * A search text with a glass and a clear button. Inside a Field, or with aria-label.
 * As a combobox: `<SearchInput {...list.inputProps} />` with useOptionList.
 */
export function SearchInput(props: SearchInputProps): ReactNode {
  const { value, onChange, clearLabel = 'Suchtext löschen', className, ref, ...rest } = props;
  const wiring = useFieldControl(rest);
  const box = useRef<HTMLInputElement | null>(null);

  function clear() {
    onChange('');
    box.current?.focus();
  }

  return (
    <InputBox invalid={wiring['aria-invalid']}>
      <Search {...icon('md')} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        {...wiring}
        ref={(element) => {
          box.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        type="search"
        className={cx('sj-input sj-input--bare', className)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <ClearButton label={clearLabel} onClear={clear} />}
    </InputBox>
  );
}
