import { useApi } from '@silverjobs/api';
import { inviteMutation } from '@silverjobs/api/colleague';
import type { EmployerRole } from '@silverjobs/contract/access';
import { invitationForm } from '@silverjobs/contract/forms/colleague';
import { RadioGroup } from '@silverjobs/ui';
import { useForm } from '@silverjobs/widgets/form';
import { InviteCard } from '@silverjobs/widgets/invite-card';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { roleOptions } from './role-options.ts';

type Values = { email: string; role: EmployerRole };
const INITIAL: Values = { email: '', role: 'applications' };

/**
 * Invites somebody by mail (employers-81).
 * @param invoiced whether the employer gets invoices
 */
export function InviteColleagueCard({ invoiced }: { invoiced: boolean }): ReactNode {
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
    <InviteCard
      form={form}
      label="E-Mail-Adresse"
      sent={invited && `Die Einladung an ${invited} ist unterwegs.`}
    >
      <RadioGroup
        id={form.idOf('role')}
        label="Aufgabe"
        options={roleOptions(invoiced)}
        value={form.values.role}
        onChange={(role) => form.set({ role })}
        error={form.field('role').error}
      />
    </InviteCard>
  );
}
