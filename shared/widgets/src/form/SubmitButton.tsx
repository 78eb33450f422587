import { Button, type ButtonProps } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { FormState } from './form-state.ts';

interface SubmitButtonProps extends Omit<ButtonProps, 'form' | 'type' | 'loading' | 'onClick'> {
  form: FormState;
}

/** The button that sends a form; it keeps the focus while it is sent. */
export function SubmitButton({ form, ...rest }: SubmitButtonProps): ReactNode {
  return <Button {...rest} type="submit" loading={form.sending} />;
}
