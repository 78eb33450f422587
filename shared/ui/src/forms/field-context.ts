import { createContext, useContext } from 'react';
import { cx } from '../lib/cx.ts';

/** What a Field tells the control inside it. */
export interface FieldWiring {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: unknown;
}

/** The attributes of a control: its own, completed by those of the Field around it. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-invalid': own['aria-invalid'] === true || field?.invalid || undefined,
    'aria-describedby': cx(own['aria-describedby'], field?.describedBy) || undefined,
  };
}
