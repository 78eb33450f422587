import { icon } from '@silverjobs/ui';
import { Check } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { OptionListState } from './useOptionList.ts';

export interface OptionProps {
  readonly list: OptionListState;
  /** Place in the whole list, from 0. */
  readonly index: number;
  readonly selected: boolean;
  readonly children: ReactNode;
  /** A second, quieter line. */
  readonly hint?: ReactNode;
}

// The input of a combobox keeps the focus when an option is pressed.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One option of a listbox; OptionList renders them, a virtual list renders its own. */
export function Option({ list, index, selected, children, hint }: OptionProps): ReactNode {
  return (
    // Keys are handled by the element with the focus, as the listbox pattern asks.
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      {...list.optionProps(index)}
      role="option"
      className="sj-option"
      aria-selected={selected}
      onMouseDown={keepFocus}
    >
      <span className="sj-option__text">
        {children}
        {hint && <span className="sj-option__hint">{hint}</span>}
      </span>
      {selected && <Check {...icon('md')} />}
    </div>
  );
}
