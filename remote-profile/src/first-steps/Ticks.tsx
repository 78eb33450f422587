import { Checkbox } from '@silverjobs/ui';
import { type ReactNode, useId } from 'react';

interface TicksProps<T> {
  /** The question. */
  label: string;
  hint?: string | undefined;
  /** Without any nothing is shown. */
  items: readonly T[];
  isTicked: (item: T) => boolean;
  onTick: (item: T, isTicked: boolean) => void;
}

/** Things to confirm or to take back, each by a tick. */
export function Ticks<T extends { id: number | string; label: string; hint: string | null }>({
  label,
  hint,
  items,
  isTicked,
  onTick,
}: TicksProps<T>): ReactNode {
  const hintId = useId();
  if (items.length === 0) return null;
  return (
    <fieldset className="sj-group" aria-describedby={hint && hintId}>
      <legend className="sj-field__label">{label}</legend>
      {hint && (
        <div className="sj-field__hint" id={hintId}>
          {hint}
        </div>
      )}
      <div className="sj-group__items">
        {items.map((item) => (
          <Checkbox
            key={item.id}
            checked={isTicked(item)}
            hint={item.hint}
            onChange={({ target }) => onTick(item, target.checked)}
          >
            {item.label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
