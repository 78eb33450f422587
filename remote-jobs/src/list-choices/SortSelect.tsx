import { Field, NativeSelect } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { type Refinement, refined } from '../filter/refinement.ts';

export interface SortSelectProps {
  refinement: Refinement;
  onChange: (next: Refinement) => void;
}

const ORDERS = [
  { value: 'fitting', label: 'passend' },
  { value: 'nearest', label: 'nächste zuerst' },
  { value: 'newest', label: 'neueste zuerst' },
] as const;

/** In which order the list is (jobs-60, jobs-90). */
export function SortSelect({ refinement, onChange }: SortSelectProps): ReactNode {
  return (
    <div className="jobs-sort">
      <Field label="Sortieren" className="jobs-sort__field">
        <NativeSelect
          value={refinement.order ?? 'fitting'}
          options={ORDERS}
          onChange={({ target }) => {
            const chosen = ORDERS.find(({ value }) => value === target.value)?.value;
            onChange(refined(refinement, 'order', chosen === 'fitting' ? undefined : chosen));
          }}
        />
      </Field>
    </div>
  );
}
