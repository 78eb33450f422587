import { useApi } from '@silverjobs/api';
import { inviteHelperMutation } from '@silverjobs/api/helper';
import { HELPER_PERMISSIONS, type HelperPermission } from '@silverjobs/contract/access';
import { helperForm } from '@silverjobs/contract/forms/helper';
import { HELPER_PERMISSION_TEXTS } from '@silverjobs/contract/helper-texts';
import { Checkbox, Field, Text, TextInput } from '@silverjobs/ui';
import { useForm } from '@silverjobs/widgets/form';
import { InviteCard } from '@silverjobs/widgets/invite-card';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Values = { name: string; email: string; permissions: readonly HelperPermission[] };
const INITIAL: Values = { name: '', email: '', permissions: [] };

/** Invites somebody, with a tick for each thing that is allowed (account-70). */
export function InviteHelperCard(): ReactNode {
  const [invited, setInvited] = useState<string | null>(null);
  const form = useForm({
    initial: INITIAL,
    rules: helperForm,
    work: 'Einladung',
    mutation: inviteHelperMutation(useApi(), useQueryClient()),
    toBody: ({ name, email, permissions }: Values) => ({
      name: name.trim(),
      email: email.trim(),
      permissions: [...permissions],
    }),
    onSent: (_, { name }) => {
      setInvited(name.trim());
      form.set(INITIAL);
    },
  });
  const { permissions } = form.values;
  const tick = (one: HelperPermission, ticked: boolean) =>
    form.set({
      permissions: HELPER_PERMISSIONS.filter((other) =>
        other === one ? ticked : permissions.includes(other),
      ),
    });
  return (
    <InviteCard
      form={form}
      label="E-Mail-Adresse der Person"
      before={
        <Field {...form.field('name')} label="Name der Person" required>
          <TextInput {...form.text('name')} autoComplete="off" maxLength={80} />
        </Field>
      }
      sent={
        invited &&
        `Die Einladung an ${invited} ist unterwegs. Wir schreiben Ihnen, wenn sie angenommen wird.`
      }
    >
      <fieldset className="helpers__ticks">
        <legend>
          <Text bold>Was darf die Person?</Text>
        </legend>
        {HELPER_PERMISSIONS.map((one, index) => (
          <Checkbox
            key={one}
            id={index === 0 ? form.idOf('permissions') : undefined}
            error={index === 0 ? form.field('permissions').error : undefined}
            hint={HELPER_PERMISSION_TEXTS[one].hint}
            checked={permissions.includes(one)}
            onChange={({ target }) => tick(one, target.checked)}
          >
            {HELPER_PERMISSION_TEXTS[one].label}
          </Checkbox>
        ))}
      </fieldset>
    </InviteCard>
  );
}
