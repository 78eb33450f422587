import { cx } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Option } from './Option.tsx';
import type { OptionListState } from './useOptionList.ts';

export interface OptionListProps<T> {
  /** From useOptionList. */
  readonly list: OptionListState;
  /** Name of the list. */
  readonly label: string;
  readonly options: readonly T[];
  readonly keyOf: (option: T) => string | number;
  readonly isSelected: (option: T) => boolean;
  readonly renderOption: (option: T) => ReactNode;
  readonly hintOf?: ((option: T) => ReactNode) | undefined;
  /** True when no input commands the list: it takes the focus itself. */
  readonly focusable?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A listbox of moderate length (a few hundred options). Longer ones: Option in a virtual list. */
export function OptionList<T>(props: OptionListProps<T>): ReactNode {
  const { list, label, options, keyOf, isSelected, renderOption, hintOf, focusable } = props;
  return (
    <div
      {...list.listProps}
      role="listbox"
      {...(focusable && list.focusableListProps)}
      className={cx('sj-options', props.className)}
      aria-label={label}
    >
      {options.map((option, index) => (
        <Option
          key={keyOf(option)}
          list={list}
          index={index}
          selected={isSelected(option)}
          hint={hintOf?.(option)}
        >
          {renderOption(option)}
        </Option>
      ))}
    </div>
  );
}
