import { Alert, Card, Field, icon, TextInput } from '@silverjobs/ui';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import { FormFailure } from '../form/FormFailure.tsx';
import type { FormState } from '../form/form-state.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';

interface InviteCardProps {
  form: FormState & {
    field(name: 'email'): { id: string; error: string | undefined };
    text(name: 'email'): object;
  };
  /** Label of the address. */
  label: string;
  /** Fields above the address. */
  before?: ReactNode;
  /** Said once the invitation is on its way; null before. */
  sent: string | null;
  /** What the person may do. */
  children: ReactNode;
}

/** The card that invites somebody by mail: a colleague (employers-81), a helper (account-70). */
export function InviteCard({ form, label, before, sent, children }: InviteCardProps): ReactNode {
  return (
    <Card as="section" title="Jemanden einladen">
      <Form form={form}>
        {before}
        <Field
          {...form.field('email')}
          label={label}
          hint="An diese Adresse geht ein Link. Er gilt 7 Tage."
          required
        >
          <TextInput {...form.text('email')} type="email" autoComplete="off" maxLength={254} />
        </Field>
        {children}
        <FormFailure form={form} title="Die Einladung wurde nicht gesendet" />
        {sent !== null && form.failure === null && (
          <Alert tone="success" announce>
            {sent}
          </Alert>
        )}
        <div>
          <SubmitButton form={form} icon={<Send {...icon()} />}>
            Einladung senden
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
