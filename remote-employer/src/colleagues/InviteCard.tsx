import { useApi } from '@silverjobs/api';
import { inviteMutation } from '@silverjobs/api/colleague';
import { EMPLOYER_ROLES, type EmployerRole } from '@silverjobs/contract/access';
import { EMPLOYER_ROLE_TEXTS } from '@silverjobs/contract/employer-role-texts';
import { invitationForm } from '@silverjobs/contract/forms/colleague';
import { Alert, Card, Field, icon, RadioGroup, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const ROLES = EMPLOYER_ROLES.map((value) => ({ value, ...EMPLOYER_ROLE_TEXTS[value] }));

type Values = { email: string; role: EmployerRole };
const INITIAL: Values = { email: '', role: 'applications' };

/** Invites somebody by mail (employers-81). */
export function InviteCard(): ReactNode {
  const [invited, setInvited] = useState<string | null>(null);
  const form = useForm({
    initial: INITIAL,
    rules: invitationForm,
    work: 'Einladung',
    mutation: inviteMutation(useApi(), useQueryClient()),
    toBody: ({ email, role }: Values) => ({ email: email.trim(), role }),
    onSent: (_, { email }) => setInvited(email.trim()),
  });
  return (
    <Card as="section" title="Jemanden einladen">
      <Form form={form} gap={5}>
        <Field
          {...form.field('email')}
          label="E-Mail-Adresse"
          hint="An diese Adresse geht ein Link. Er gilt 7 Tage."
          required
        >
          <TextInput {...form.text('email')} type="email" autoComplete="off" maxLength={254} />
        </Field>
        <RadioGroup
          id={form.idOf('role')}
          label="Aufgabe"
          options={ROLES}
          value={form.values.role}
          onChange={(role) => form.set({ role })}
          error={form.field('role').error}
        />
        <FormFailure form={form} title="Die Einladung wurde nicht gesendet" />
        {invited && form.failure === null && (
          <Alert tone="success" announce>
            Die Einladung an {invited} ist unterwegs.
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
