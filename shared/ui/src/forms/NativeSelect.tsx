import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { icon } from '../text/icon.ts';
import { useFieldControl } from './field-context.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface NativeSelectProps
  extends Omit<ComponentProps<'select'>, 'style' | 'size' | 'multiple'> {
  /** Or pass option elements as children. */
  readonly options?: readonly SelectOption[] | undefined;
  /** First entry without value, e.g. 'Bitte wählen'. */
  readonly placeholder?: string | undefined;
}

/** The browser's own select, which every device knows; stands inside a Field. */
export function NativeSelect(props: NativeSelectProps): ReactNode {
  const { className, required, options, placeholder, children, ...rest } = props;
  const wiring = useFieldControl({ ...rest, required });
  return (
    <span className="sj-select-box">
      <select {...rest} {...wiring} className={cx('sj-input sj-select', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown {...icon('md')} />
    </span>
  );
}
