import { useApi } from '@silverjobs/api';
import { requestEmailChangeMutation } from '@silverjobs/api/account';
import { newEmailForm } from '@silverjobs/contract/forms/access';
import { useShell, useUser } from '@silverjobs/shell';
import { Field, GivenText, Text, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { isGivenUp, useIdentity } from '../identity/useIdentity.tsx';
import { emailProblems, IN_GERMAN } from './email-form.ts';

export interface EmailDialogProps {
  onClose: () => void;
  /** The confirmation is on its way to this address. */
  onSent: (email: string) => void;
}

const FIELDS = [
  { name: 'email', label: 'Neue E-Mail-Adresse' },
  { name: 'again', label: 'Neue E-Mail-Adresse wiederholen' },
] as const;

/** Asks twice for the new address (account-22). Render it while it is open. */
export function EmailDialog({ onClose, onSent }: EmailDialogProps) {
  const { notify, session } = useShell();
  const identity = useIdentity();
  const user = useUser();
  const form = useForm({
    initial: { email: '', again: '' },
    draft: 'new-email',
    work: 'Neue E-Mail-Adresse',
    rules: newEmailForm,
    findMore: (values) => emailProblems(values, user?.id, user?.email ?? ''),
    mutation: identity.guard(requestEmailChangeMutation(useApi())),
    toBody: ({ email }) => ({ email: email.trim(), usersId: user?.id ?? 0 }),
    onSent: (changed, { email }) => {
      session.setState(({ user: known }) => ({ user: known && { ...known, ...changed } }));
      notify({ tone: 'success', title: 'Bestätigungs-E-Mail zur Änderung gesendet' });
      onSent(email.trim());
    },
  });

  return (
    <>
      <DialogForm
        form={form}
        title={<GivenText lang="de" plain="E-Mail-Adresse ändern" given="Emailadresse ändern" />}
        submitLabel="Bestätigung anfordern"
        submittingLabel="Wird gesendet …"
        onCloseRequest={onClose}
      >
        {FIELDS.map(({ name, label }) => {
          const { id, error } = form.field(name);
          return (
            <Field
              key={name}
              id={id}
              label={label}
              required
              error={error && <InGerman text={error} />}
            >
              <TextInput
                {...form.text(name)}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
              />
            </Field>
          );
        })}
        <Text>
          Wir schicken Ihnen eine E-Mail an die neue Adresse. Erst wenn Sie den Link darin öffnen,
          gilt die neue Adresse.
        </Text>
        {!isGivenUp(form.failure) && (
          <FormFailure
            form={form}
            title="E-Mail konnte nicht geändert werden"
            fallback="Bitte versuchen Sie es noch einmal."
          />
        )}
      </DialogForm>
      {identity.dialog}
    </>
  );
}

/** A problem; an English one below what it means. */
function InGerman({ text }: { text: string }) {
  const german = IN_GERMAN[text];
  if (!german) return text;
  return <GivenText plain={german} given={text} />;
}
