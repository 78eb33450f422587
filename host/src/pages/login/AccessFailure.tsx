import { FormFailure, type FormState } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';

/** Why an access page could not send its form, above the fields. */
export function AccessFailure({ form, action }: { form: FormState; action?: ReactNode }) {
  return (
    <FormFailure
      form={form}
      action={action}
      fallback="Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal."
    />
  );
}
